import { bitOperations } from './templates/bitOperations.ts';
import { breakContinue } from './templates/breakContinue.ts';
import { bubblePass } from './templates/bubblePass.ts';
import { castParts } from './templates/castParts.ts';
import { conditionValue } from './templates/conditionValue.ts';
import { danglingElse } from './templates/danglingElse.ts';
import { digitValue } from './templates/digitValue.ts';
import { divideRemainder } from './templates/divideRemainder.ts';
import { elseIfChain } from './templates/elseIfChain.ts';
import { forSum } from './templates/forSum.ts';
import { fromComplement } from './templates/fromComplement.ts';
import { fromHex } from './templates/fromHex.ts';
import { increments } from './templates/increments.ts';
import { letterShift } from './templates/letterShift.ts';
import { loopTimes } from './templates/loopTimes.ts';
import { mathCalls } from './templates/mathCalls.ts';
import { middleDigit } from './templates/middleDigit.ts';
import { mixedDivision } from './templates/mixedDivision.ts';
import { nestedSum } from './templates/nestedSum.ts';
import { nestedTimes } from './templates/nestedTimes.ts';
import { octalFromBinary } from './templates/octalFromBinary.ts';
import { passParameters } from './templates/passParameters.ts';
import { pointerWalk } from './templates/pointerWalk.ts';
import { precedence } from './templates/precedence.ts';
import { pyFloor } from './templates/pyFloor.ts';
import { pyRange } from './templates/pyRange.ts';
import { pyRepeat } from './templates/pyRepeat.ts';
import { pySlice } from './templates/pySlice.ts';
import { recursionTrace } from './templates/recursionTrace.ts';
import { reverseDigits } from './templates/reverseDigits.ts';
import { rowsAndColumns } from './templates/rowsAndColumns.ts';
import { runningSums } from './templates/runningSums.ts';
import { shiftArray } from './templates/shiftArray.ts';
import { shifts } from './templates/shifts.ts';
import { steps } from './templates/steps.ts';
import { substring } from './templates/substring.ts';
import { switchFall } from './templates/switchFall.ts';
import { toBinary } from './templates/toBinary.ts';
import { twosComplement } from './templates/twosComplement.ts';
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
