import type { AnswerRow, AttemptRow } from '../attempts/attemptRow.ts';
import type { EngineCall } from '../../kit/engineCall.ts';
import { type CodeAnswer, writtenCode } from '../../judging/submissions/codeAnswer.ts';

const NEVER = new Date(0);

/** Submissions up to this time no longer count; long ago if the answer was never cleaned. */
export const cleanedAt = ({ onTime }: Pick<AnswerRow, 'onTime'>): Date =>
  onTime?.cleanedAt ? new Date(onTime.cleanedAt) : NEVER;

/** The programs to judge when an attempt ends; for homework also the version at the due date. */
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
