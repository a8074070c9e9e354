import { canonicalAnswer, type Answer } from '@aosai/api/questions/answers';
import { JUDGEMENT, kindOf } from '@aosai/api/questions/kinds';
import { answerText, optionLetter } from '@aosai/api/questions/answerText';
import type { AnswerRecord } from '@aosai/api/exams/attempt.contract';

export type LateCopy = AnswerRecord['lateCopies'][number];

/** Why a copy was kept instead of replacing the answer. */
export const LATE_REASONS = {
  late: '迟到',
  takenOver: '换设备后到达',
  conflict: '与另一份冲突',
  closed: '交卷后到达',
} as const satisfies Record<LateCopy['reason'], string>;

/** The copy that would be accepted: the newest one not accepted yet. */
export const pendingCopy = ({ lateCopies }: AnswerRecord): LateCopy | undefined =>
  lateCopies.findLast(({ accepted }) => !accepted);

export const isSameAnswer = (a: Answer | null, b: Answer | null): boolean => canonicalAnswer(a) === canonicalAnswer(b);

/** The record does not contain the options; their ids are the letters of the original paper. */
const optionsOf = (type: AnswerRecord['type']): { id: string }[] =>
  kindOf(type).body === 'judgement'
    ? [...JUDGEMENT]
    : Array.from({ length: 26 }, (_, index) => ({ id: optionLetter(index) }));

/** Formats an answer other than code in one line. */
export const shortAnswer = (type: AnswerRecord['type'], answer: Answer | null): string => {
  const { body } = kindOf(type);
  if (body === 'parts' && answer?.kind === 'text')
    return answer.texts.map((id) => JUDGEMENT.find((one) => one.id === id)?.text ?? (id || '—')).join('；');
  const options = body === 'options' || body === 'judgement' ? optionsOf(type) : [];
  const known = new Set(options.map(({ id }) => id));
  if (answer?.kind === 'choice' && answer.optionIds.some((id) => !known.has(id))) return answer.optionIds.join('、');
  return answerText(options, answer);
};
