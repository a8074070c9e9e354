import {
  divideRemainder,
  precedence,
  mixedDivision,
  castParts,
  mathCalls,
  middleDigit,
  increments,
} from './templates/arithmetic.ts';
import { runningSums, shiftArray, rowsAndColumns, bubblePass, pointerWalk } from './templates/arrays.ts';
import {
  breakFirst,
  charStep,
  compoundAssign,
  continueCount,
  intDouble,
  lateChange,
  printTogether,
  printfPlaces,
  sumSwap,
  ternaryPick,
} from './templates/basics.ts';
import { conditionValue, elseIfChain, danglingElse, switchFall } from './templates/branches.ts';
import { passParameters, recursionTrace } from './templates/functions.ts';
import { loopTimes, forSum, breakContinue, reverseDigits, nestedTimes, nestedSum, steps } from './templates/loops.ts';
import {
  toBinary,
  fromHex,
  octalFromBinary,
  twosComplement,
  fromComplement,
  bitOperations,
  shifts,
} from './templates/numerals.ts';
import {
  pyAndOr,
  pyCompare,
  pyElif,
  pyFormat,
  pyJoin,
  pyPower,
  pyPrint,
  pyReverse,
  pyTwoIfs,
} from './templates/pythonBasics.ts';
import { pyFloor, pyRange, pyRepeat, pySlice } from './templates/python.ts';
import { digitValue, letterShift, substring } from './templates/text.ts';
import { BEFORE_CODE } from './templates/beforeCode.ts';
import { BITS } from './templates/bits.ts';
import { CHARACTERS } from './templates/characters.ts';
import { CHOICES } from './templates/choices.ts';
import { FIRST_STEPS } from './templates/firstSteps.ts';
import { FLOW } from './templates/flow.ts';
import { NETWORK } from './templates/network.ts';
import { ROUNDS } from './templates/rounds.ts';
import { MEMORY } from './templates/memory.ts';
import { ENUMERATION } from './templates/enumeration.ts';
import { SORTING } from './templates/sorting.ts';
import { SEQUENCES } from './templates/sequences.ts';
import { CALLS_AND_SCOPES } from './templates/callsAndScopes.ts';
import { RECURRENCE } from './templates/recurrence.ts';
import { STRINGS } from './templates/strings.ts';
import { STORAGE } from './templates/storage.ts';
import { PY_COLLECTIONS } from './templates/pyCollections.ts';
import { PY_TEXT } from './templates/pyText.ts';
import { PY_FIRST } from './templates/pyFirst.ts';
import { PY_NESTED } from './templates/pyNested.ts';
import { PY_FUNCTIONS } from './templates/pyFunctions.ts';
import { FILES_AND_ERRORS } from './templates/filesAndErrors.ts';
import { NUMBER_THEORY } from './templates/numberTheory.ts';
import { LINKS_AND_SEARCHES } from './templates/linksAndSearches.ts';
import { ALGORITHMS } from './templates/algorithms.ts';
import { BINARY_TREES } from './templates/binaryTrees.ts';
import { CODINGS } from './templates/codings.ts';
import { SEARCHES } from './templates/searches.ts';
import { PLANS } from './templates/plans.ts';
import { OBJECTS } from './templates/objects.ts';
import { CONTAINERS } from './templates/containers.ts';
import { COUNTING } from './templates/counting.ts';
import { WEIGHTED_GRAPHS } from './templates/weightedGraphs.ts';
import { EFFICIENCY } from './templates/efficiency.ts';
import { TABLES } from './templates/tables.ts';
import { INTERVALS_AND_SUBSEQUENCES } from './templates/intervalsAndSubsequences.ts';
import { GRAPHS } from './templates/graphs.ts';
import { FILLS_AND_HASHES } from './templates/fillsAndHashes.ts';
import { STATEMENTS } from './templates/statements.ts';
import { STATEMENTS_IN_PYTHON } from './templates/statementsInPython.ts';
import { STATEMENTS_OF_ALGORITHMS } from './templates/statementsOfAlgorithms.ts';
import type { Template } from './parametric.ts';

const BY_TOPIC: readonly Template[] = [
  bitOperations,
  breakContinue,
  breakFirst,
  bubblePass,
  castParts,
  charStep,
  compoundAssign,
  conditionValue,
  continueCount,
  danglingElse,
  digitValue,
  divideRemainder,
  elseIfChain,
  forSum,
  fromComplement,
  fromHex,
  increments,
  intDouble,
  lateChange,
  letterShift,
  loopTimes,
  mathCalls,
  middleDigit,
  mixedDivision,
  nestedSum,
  nestedTimes,
  octalFromBinary,
  passParameters,
  pointerWalk,
  precedence,
  printTogether,
  printfPlaces,
  pyAndOr,
  pyCompare,
  pyElif,
  pyFloor,
  pyFormat,
  pyJoin,
  pyPower,
  pyPrint,
  pyRange,
  pyRepeat,
  pyReverse,
  pySlice,
  pyTwoIfs,
  recursionTrace,
  reverseDigits,
  rowsAndColumns,
  runningSums,
  shiftArray,
  shifts,
  steps,
  substring,
  sumSwap,
  switchFall,
  ternaryPick,
  toBinary,
  twosComplement,
  ...BITS,
  ...CHARACTERS,
  ...CHOICES,
  ...FIRST_STEPS,
  ...BEFORE_CODE,
  ...FLOW,
  ...NETWORK,
  ...ROUNDS,
  ...ENUMERATION,
  ...MEMORY,
  ...SEQUENCES,
  ...SORTING,
  ...CALLS_AND_SCOPES,
  ...RECURRENCE,
  ...STRINGS,
  ...PY_COLLECTIONS,
  ...PY_TEXT,
  ...PY_FIRST,
  ...PY_NESTED,
  ...PY_FUNCTIONS,
  ...FILES_AND_ERRORS,
  ...NUMBER_THEORY,
  ...LINKS_AND_SEARCHES,
  ...ALGORITHMS,
  ...BINARY_TREES,
  ...CODINGS,
  ...SEARCHES,
  ...PLANS,
  ...OBJECTS,
  ...CONTAINERS,
  ...TABLES,
  ...INTERVALS_AND_SUBSEQUENCES,
  ...GRAPHS,
  ...FILLS_AND_HASHES,
  ...STORAGE,
  ...COUNTING,
  ...WEIGHTED_GRAPHS,
  ...EFFICIENCY,
  ...STATEMENTS,
  ...STATEMENTS_OF_ALGORITHMS,
  ...STATEMENTS_IN_PYTHON,
];

/** Every template, ordered by name. Never remove one: stored questions name it. */
export const TEMPLATES: readonly Template[] = BY_TOPIC.toSorted((a, b) => (a.name < b.name ? -1 : 1));

const BY_NAME = new Map(TEMPLATES.map((one) => [one.name, one]));

export const templateNamed = (name: string): Template | undefined => BY_NAME.get(name);

/** The family of the template with this name, also of one that no longer exists. */
export const familyOf = (name: string): string => BY_NAME.get(name)?.family ?? name;
