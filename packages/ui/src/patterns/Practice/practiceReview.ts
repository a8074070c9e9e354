import { MS_PER_SECOND } from '@aosai/api/kit/constants';
import type { PracticeView } from './practiceProps.ts';
import type { ReportQuestion } from '@aosai/api/exams/examPaperEnroll.contract';

const FULL_PERCENT = 100;

/** Seconds until another answer is accepted; 0 when it is accepted now. */
export const lockedSeconds = ({ state: { lockedUntil } }: Pick<PracticeView, 'state'>, now: number): number =>
  lockedUntil === null ? 0 : Math.max(0, Math.ceil((Date.parse(lockedUntil) - now) / MS_PER_SECOND));

/** Whether the wrong book asks for the question now. */
export const isDue = ({ state: { dueAt } }: Pick<PracticeView, 'state'>, now: number): boolean =>
  dueAt !== null && Date.parse(dueAt) <= now;

/** The answer with its key, in the shape of a report; null while the key is not available. */
export function reviewOf(view: PracticeView): ReportQuestion | null {
  const { question, solution, standing, tries } = view;
  if (solution === null) return null;
  const [last] = tries;
  return {
    ...question,
    mine: standing.answer && {
      questionId: question.id,
      revision: 0,
      savedAt: last?.submittedAt ?? null,
      hash: null,
      answer: standing.answer,
      flagged: false,
      spentMs: 0,
    },
    score: null,
    correct: last === undefined || last.percent === null ? null : last.percent === FULL_PERCENT,
    verdict: null,
    rightAnswer: solution.rightAnswer,
    acceptedTexts: solution.acceptedTexts,
    ...(solution.blankRule && { blankRule: solution.blankRule }),
    analysisHtml: solution.analysisHtml === '' ? null : solution.analysisHtml,
    ...(solution.videoFile !== null && { videoFile: solution.videoFile }),
    tags: [],
    submission: null,
    submissionNo: null,
    submissionCount: 0,
  };
}
