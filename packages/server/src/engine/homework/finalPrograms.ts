import type { AnswerRow, AttemptRow } from '../attempt/attemptRow.ts';
import type { EngineCall } from '../engineCall.ts';
import { type CodeAnswer, writtenCode } from '../grade/codeAnswer.ts';

const NEVER = new Date(0);

/** What was submitted until then counts no more; long ago where the answer was never cleaned. */
export const cleanedAt = ({ onTime }: Pick<AnswerRow, 'onTime'>): Date =>
  onTime?.cleanedAt ? new Date(onTime.cleanedAt) : NEVER;

/** The programs that have to be judged when an attempt ends: of homework also what stood when it was due. */
export function finalPrograms(
  { now }: Pick<EngineCall, 'now'>,
  { kind }: Pick<AttemptRow, 'kind'>,
  { answer, onTime, savedAt }: Pick<AnswerRow, 'answer' | 'onTime' | 'savedAt'>,
): { code: CodeAnswer; at: Date }[] {
  const last = { answer, at: kind === 'homework' && savedAt ? savedAt : now };
  const due = onTime ? [{ answer: onTime.answer, at: new Date(onTime.savedAt) }] : [];
  return [...due, last].flatMap((one) => {
    const code = writtenCode(one.answer);
    return code ? [{ code, at: one.at }] : [];
  });
}
