/** The public interface of the engine: names only. */
export { answerParsed } from "./answer-parsed.js";
export { type CheckedResult, type CheckResult, check, type UncheckedResult } from "./check.js";
export { CHECK_RULES, type CheckRule, type Violation } from "./checking/violation.js";
export { frameText } from "./deduce/language/frame-text.js";
export type { FrameName, Language } from "./deduce/language/language.js";
export { LANGUAGE_CODES, LANGUAGES, type LanguageCode } from "./deduce/language/languages.js";
export { BAND_LIMITS, BANDS, type Band } from "./deduce/path/grade.js";
export { LEVELS, type Level } from "./deduce/rule.js";
export { cellNames } from "./deduce/setting/cell-names.js";
export { type CarriesOfRows, layoutCarries } from "./deduce/setting/layout-carries.js";
export { LARGEST_EXPLAINED_BASE } from "./deduce/setting/setting.js";
export {
  type StackedCell,
  type StackedRow,
  type StackedSum,
  stackedSums,
} from "./deduce/setting/stacked-sum.js";
export type { Asked } from "./deduce/several/asked.js";
export type { DigitCount, LetterDigits, LetterFork } from "./deduce/several/letter-fork.js";
export type { Interchange, Listed, Several } from "./deduce/several/several.js";
export type { Given as UniqueGiven, UniqueGivens } from "./deduce/several/unique-givens.js";
export { Known } from "./deduce/state/known.js";
export { alikeCases, claimOfCases, forkText, pivotOf } from "./deduce/tell/cases-together.js";
export {
  type ColumnDrawing,
  type DrawnCell,
  type DrawnColumn,
  drawColumn,
} from "./deduce/tell/draw-column.js";
export { drawnLayout } from "./deduce/tell/drawn-layout.js";
export { filledIn } from "./deduce/tell/filled-in.js";
export { solutionsIn, stepsIn, tableStart } from "./deduce/tell/in-stretch.js";
export { type Remarkable, type Remarks, remarksOn } from "./deduce/tell/remarks.js";
export type { None, Rescue } from "./deduce/tell/tell-none.js";
export {
  type DoublyTrueOptions,
  type DoublyTruePuzzle,
  type DoublyTruePuzzles,
  doublyTrue,
} from "./doubly-true.js";
export { DRAWING_FORMATS, type DrawingFormat, type DrawOptions, draw, drawFormula } from "./draw.js";
export type { OptionChange } from "./encode/choices.js";
export {
  KEY_ORDERS,
  type Key,
  type KeyOrder,
  type SuggestOptions,
  suggestKeys,
} from "./encode/key.js";
export { type DecodedDigits, Spelling, type SpeltPhrase } from "./encode/spelling.js";
export { type Encoded, type EncodeOptions, encode } from "./encode.js";
export { type ExplainOptions, type Explanation, explain } from "./explain.js";
export type { NumberWord } from "./generate/doubly-true/doubly-true-puzzle.js";
export { SeenForms } from "./generate/seen-forms.js";
export type { FoundPuzzle } from "./generate/source.js";
export type { SpeltKey } from "./generate/spelt-keys.js";
export {
  type GeneratedPuzzle,
  type GeneratedPuzzles,
  type GenerateOptions,
  generate,
} from "./generate.js";
export type { GenerateEnd, GenerateProgress, GenerationOptions } from "./generation.js";
export { type Difficulty, type Grade, grade, type NeededTechnique } from "./grade.js";
export { hint } from "./hint.js";
export type { Hint, HintOptions, WrongHint } from "./hint-answer.js";
export type { HintLevel, RuleHint, WhereHint } from "./hint-text.js";
export { type Calculation, writeOut } from "./layout/calculate/calculation.js";
export type { DivisionCalculation, StackedDivisionCalculation } from "./layout/calculate/division.js";
export type { GridCalculation, MagicSquareCalculation } from "./layout/calculate/grid.js";
export type { MultiplicationCalculation } from "./layout/calculate/multiplication.js";
export type { RootCalculation } from "./layout/calculate/root.js";
export type { WriteOutOptions } from "./layout/calculate/rows.js";
export type { SumCalculation } from "./layout/calculate/sum.js";
export { type ReadLayout, readLayout } from "./layout/read-layout.js";
export { readPuzzle } from "./layout/read-puzzle.js";
export { clusters, displayWidth } from "./layout/write/display-width.js";
export type {
  ColumnKind,
  LineKind,
  Page,
  PageRow,
  PageSign,
  Placed,
  PlacedBracket,
  PlacedCell,
} from "./layout/write/page.js";
export {
  LAYOUT_STYLES,
  type LayoutStyle,
  type WriteOptions,
  writeLayout,
} from "./layout/write/write-layout.js";
export { type Lesson, type LessonExample, type LessonStep, lessonExample, lessons } from "./lessons.js";
export {
  checkOrThrow,
  countOrThrow,
  firstOrThrow,
  isUniqueOrThrow,
  parseOrThrow,
  proveOrThrow,
  solveOrThrow,
} from "./or-throw.js";
export { type PuzzleSpelling, phrase, type SpeltPhrases, spellingOf } from "./phrase.js";
export { pageDrawings, pictureOf } from "./picture.js";
export { drawingsOfParsed, pictureOfParsed } from "./picture-parsed.js";
export { PASSES, type PassName } from "./plan/rewrite.js";
export { type Plan, plan } from "./plan.js";
export { type Proof, prove } from "./prove.js";
export { PuzzleError } from "./puzzle-error.js";
export type { Drawing, MathDrawing, PageDrawing } from "./render/drawing.js";
export { type DigitText, FILLS, type Fill } from "./render/fill-page.js";
export type { Look } from "./render/mark-page.js";
export type { MathBracket, MathItem, MathLine, MathSign } from "./render/math.js";
export { type PageEdges, pageEdges } from "./render/page-picture.js";
export {
  BOX_KINDS,
  type BoxKind,
  GLYPH_KINDS,
  type GlyphKind,
  PICTURE_LINES,
  type Picture,
  type PictureBox,
  type PictureGlyph,
  type PictureItem,
  type PictureLines,
  type PicturePath,
} from "./render/picture.js";
export { pictureOfDrawings } from "./render/picture-of-drawings.js";
export type { PictureOptions } from "./render/picture-options.js";
export { pictureSvg, type SvgOptions } from "./render/picture-svg.js";
export { placeName, rowNames } from "./render/row-names.js";
export { CHANGE_KINDS, type Change, type ChangedRule, type ChangeKind } from "./repair/change.js";
export { type Repair, type RepairOptions, type Repairs, repair } from "./repair.js";
export type {
  Answer,
  AnswerOptions,
  Contrast,
  FoundAnswer,
  InvalidAnswer,
  SearchOptions,
  Statistics,
} from "./search/answer.js";
export { answer } from "./search/answer-puzzle.js";
export type { Crew, PartResult, SharedRun, Watch } from "./search/crew.js";
export { CrewMember } from "./search/crew-member.js";
export type { AbortSignalLike, Limits, StopReason } from "./search/meter.js";
export type { Strategy } from "./search/prepared.js";
export type { Mode } from "./search/run.js";
export type { Solution } from "./search/solution.js";
export type {
  CarryPlace,
  FactClaim,
  NoteClaim,
  StatedCase,
  StatedConstraint,
  StatedEnd,
  StatedFact,
  StatedGrounds,
  StatedStep,
  StatedStretch,
} from "./semantics/explanation.js";
export { parseOptions } from "./semantics/parse-options.js";
export { type Given, type RuleOptions, type Rules, readDigits } from "./semantics/rules.js";
export {
  type Count,
  count,
  first,
  isUnique,
  type Solutions,
  type SolutionsEnd,
  type SolveOptions,
  solve,
} from "./solve.js";
export type { Cell, Expression, Formula } from "./syntax/ast.js";
export { symbolName } from "./syntax/cell.js";
export type { Diagnostic } from "./syntax/diagnostic.js";
export { FUNCTIONS, type FunctionReference } from "./syntax/function-reference.js";
export type { FunctionName } from "./syntax/functions.js";
export type { Layout, LayoutKind, LayoutRow, Role } from "./syntax/layout.js";
export { type Parsed, type ParseOptions, parse } from "./syntax/parser.js";
export { print } from "./syntax/printer.js";
export type { Span } from "./syntax/span.js";
export {
  type Expected,
  type InvalidCertificate,
  type ValidCertificate,
  type Verification,
  Verifier,
  verify,
} from "./verify.js";
export { wantedDifficulty } from "./wanted-difficulty.js";
export { GERMAN } from "./wording/german.js";
export type { LanguageOption, SpokenLanguage, Wording } from "./wording/wording.js";
