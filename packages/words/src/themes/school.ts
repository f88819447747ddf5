/** What is at school, what is learnt there and by whom. */
export const words: string = `abacus academy add algebra alphabet answer art atlas basics bell biology board book brush calculus
  campus chalk chart class classes college compass course crayon degree desk diploma drama draw english
  eraser essay exam exercise french geometry german globe graduate grammar graph gym history homework ink
  language latin learn lecture lesson letter library marker maths notebook page pen pencil physics
  playtime poem poetry pupil puzzle question quiz read reader ruler rules schedule scholar school science
  scissors slate spanish speak spell student study subject syllabus teach teacher test text think tutor
  write writer writing`;
