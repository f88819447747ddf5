/** First names that are common in English. */
export const words: string = `aaron adam adrian alan albert alex alice amanda amelia amy andrew angela anna anne anthony arthur ashley
  austin barbara ben beth betty bob brandon brian carl carol caroline charles charlie chris claire daniel
  david deborah dennis diana donald donna dorothy douglas dylan edith edward eleanor ella ellen emily emma
  eric ethan eva evelyn frank fred gary george gerald gloria grace greg hannah harold harry heather helen
  henry holly hugo isaac isabel ivy jack jacob james jane janet jason jean jennifer jenny jeremy jessica
  jim joan joe john jonathan joseph joshua joyce judith julia julie karen kate keith kelly kenneth kevin
  kyle larry laura lauren leo liam linda lisa louis lucas lucy luke margaret maria mark martha martin mary
  matthew max megan mia michael michelle mike molly nancy natalie nathan nicole nina noah nora oliver
  olivia oscar pamela patrick paul peter philip rachel ralph rebecca richard robert rose ruth ryan sally
  sam samuel sandra sarah scott sean sharon simon sophie stella stephen steven susan teresa thomas tim tom
  tony victor vincent virginia walter wendy william zoe`;
