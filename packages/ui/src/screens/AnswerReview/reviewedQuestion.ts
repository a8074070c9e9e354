import type { ReportQuestion } from '@aosai/api/contract/types';
import { formatPoints } from '@aosai/api/domain/points';

/** What a teacher has said about an answer. */
interface TeacherComment {
  text: string;
  by: string;
  /** ISO 8601 instant. */
  at: string;
}

/** One answer of an attempt, with what the judge and a teacher made of it. */
export type ReviewedQuestion = ReportQuestion & { comment: TeacherComment | null };

export type ReviewMark = 'full' | 'part' | 'none' | 'open';

/** How well an answer did; open while its score is not known or not shown. */
export const markOf = ({ score, points }: Pick<ReviewedQuestion, 'score' | 'points'>): ReviewMark => {
  if (score === null) return 'open';
  if (score >= points) return 'full';
  return score > 0 ? 'part' : 'none';
};

export const MARK_WORDS = {
  full: '满分',
  part: '部分得分',
  none: '未得分',
  open: '待评分',
} as const satisfies Record<ReviewMark, string>;

/** 0 / 2 分; 待评分 / 25 分 */
export const scoreWords = ({ score, points }: Pick<ReviewedQuestion, 'score' | 'points'>): string =>
  `${score === null ? MARK_WORDS.open : formatPoints(score)} / ${formatPoints(points)} 分`;

/** Those that are worth another look: not the full points. */
export const missed = (questions: readonly ReviewedQuestion[]): ReviewedQuestion[] =>
  questions.filter((question) => markOf(question) !== 'full');

/** The questions before and after one of them. */
export const neighbours = (questions: readonly ReviewedQuestion[], id: string) => {
  const place = questions.findIndex((question) => question.id === id);
  return { before: questions[place - 1], after: place === -1 ? undefined : questions[place + 1] };
};
