/** The states of the USA, capitals and large cities. */
export const words: string = `akron alabama alaska albany anaheim arizona arkansas atlanta augusta aurora austin bangor bismarck boise
  boston boulder buffalo camden carson chandler chicago colorado columbia columbus concord dallas dayton
  delaware denver detroit dover durham elpaso eugene fargo flint florida fresno gary georgia glendale
  hartford hawaii helena honolulu houston idaho illinois indiana iowa irvine irving jackson juneau kansas
  kentucky lansing laredo lasvegas lincoln lubbock macon madison maine maryland memphis mesa miami
  michigan missouri mobile montana nebraska nevada newark newyork norfolk oakland ogden ohio oklahoma
  olympia omaha oregon orlando pasadena peoria phoenix pierre plano portland provo raleigh reno richmond
  salem sandiego santafe savannah seattle spokane stockton stpaul tacoma tampa tempe texas toledo topeka
  trenton tucson tulsa utah vermont virginia waco wichita wyoming yonkers yuma`;
