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
import { pyFloor, pyRange, pyRepeat, pySlice } from './templates/python.ts';
import { digitValue, letterShift, substring } from './templates/text.ts';
import type { Template } from './parametric.ts';

/** Every template, ordered by name. Never remove one: stored questions name it. */
export const TEMPLATES: readonly Template[] = [
  bitOperations,
  breakContinue,
  bubblePass,
  castParts,
  conditionValue,
  danglingElse,
  digitValue,
  divideRemainder,
  elseIfChain,
  forSum,
  fromComplement,
  fromHex,
  increments,
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
  pyFloor,
  pyRange,
  pyRepeat,
  pySlice,
  recursionTrace,
  reverseDigits,
  rowsAndColumns,
  runningSums,
  shiftArray,
  shifts,
  steps,
  substring,
  switchFall,
  toBinary,
  twosComplement,
];

export const templateNamed = (name: string): Template | undefined => TEMPLATES.find((one) => one.name === name);
