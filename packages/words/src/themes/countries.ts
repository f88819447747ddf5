/** Countries, by their short English names. */
export const words: string = `albania algeria andorra angola armenia austria bahamas bahrain barbados belarus belgium belize benin
  bhutan bolivia botswana brazil britain brunei bulgaria burundi cambodia cameroon canada chad chile china
  colombia comoros congo croatia cuba cyprus czechia denmark djibouti dominica ecuador egypt england
  eritrea estonia eswatini ethiopia fiji finland france gabon gambia georgia germany ghana greece grenada
  guinea guyana haiti honduras hungary iceland india iran iraq ireland israel italy jamaica japan jordan
  kenya kiribati korea kosovo kuwait laos latvia lebanon lesotho liberia libya malawi malaysia maldives
  mali malta mexico moldova monaco mongolia morocco myanmar namibia nauru nepal niger nigeria norway oman
  pakistan palau panama paraguay peru poland portugal qatar romania russia rwanda samoa scotland senegal
  serbia slovakia slovenia somalia spain sudan suriname sweden syria taiwan tanzania thailand togo tonga
  tunisia turkey tuvalu uganda ukraine uruguay vanuatu vatican vietnam wales yemen zambia zimbabwe`;
