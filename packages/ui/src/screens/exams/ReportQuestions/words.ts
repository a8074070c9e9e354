import { isAnswered } from '@aosai/api/questions/answers';
import { isJudged, QUESTION_KINDS } from '@aosai/api/questions/kinds';
import type { Report, ReportQuestion } from '@aosai/api/exams/examPaperEnroll.contract';

export type Viewer = 'self' | 'guardian' | 'teacher';

/** Column head that says whose answer it is. */
export const answerHead = (viewer: Viewer): string => {
  switch (viewer) {
    case 'self':
      return '我的答案';
    case 'guardian':
      return '孩子的答案';
    case 'teacher':
      return '学生的答案';
    default:
      return viewer satisfies never;
  }
};

/** Type and knowledge points: 单选 · 函数与参数传递. */
export const questionKind = (question: ReportQuestion): string =>
  [QUESTION_KINDS[question.type].label, ...question.tags].join(' · ');

/** Whether any right answer is shown yet. */
export const showsKeys = (questions: readonly ReportQuestion[]): boolean =>
  questions.some(
    ({ rightAnswer, acceptedTexts, analysisHtml }) =>
      rightAnswer !== null || acceptedTexts !== null || analysisHtml !== null,
  );

/** Why a question shows no result while another exam contains it. */
export const HELD_WORDS = '这道题正在另一场考试中，考试结束后公布';

/** Whether a question did not get full points; without a score, whether it is known to be wrong. */
export const isMissed = (question: ReportQuestion): boolean =>
  question.score === null ? question.correct === false : question.score < question.points;

/** Whether nothing was submitted, which says nothing about ability. A withheld answer counts as given. */
const isBlank = ({ mine }: ReportQuestion): boolean => mine !== null && !isAnswered(mine.answer);

export interface TagStanding {
  tag: string;
  points: number | null;
  maxPoints: number;
  /** Number of questions with the tag that were not answered. */
  blankCount: number;
  /** True below 60 % of the answered questions' points. */
  weak: boolean;
}

const WEAK_SHARE = 0.6;

/** Points by knowledge point, the weakest first; blank answers do not make one weak. */
export const tagStandings = ({ tags, questions }: Pick<Report, 'tags' | 'questions'>): TagStanding[] => {
  const shareOf = ({ tag, points, maxPoints }: Report['tags'][number]) => {
    const blanks = questions.filter((question) => question.tags.includes(tag) && isBlank(question));
    const answeredPoints = maxPoints - blanks.reduce((sum, question) => sum + question.points, 0);
    const share = points === null || answeredPoints <= 0 ? null : points / answeredPoints;
    return { blankCount: blanks.length, share };
  };
  return tags
    .map((tag) => ({ ...tag, ...shareOf(tag) }))
    .sort((a, b) => (a.share ?? 1) - (b.share ?? 1))
    .map(({ share, ...tag }) => ({ ...tag, weak: share !== null && share < WEAK_SHARE }));
};

const lost = ({ points, maxPoints }: TagStanding): number => maxPoints - (points ?? maxPoints);

/** Weak points, those with most points to win first. */
export const weakTags = (report: Pick<Report, 'tags' | 'questions'>): string[] =>
  tagStandings(report)
    .filter(({ weak }) => weak)
    .sort((a, b) => lost(b) - lost(a))
    .map(({ tag }) => tag);

/** 达到四级 when the paper names its level, else 达标. */
export const passText = (report: Report): string | null => {
  if (report.passed === null) return null;
  const { paperTitle } = report.attempt;
  const gespAt = paperTitle.indexOf('GESP');
  const level = gespAt < 0 ? undefined : /[一二三四五六七八]级/.exec(paperTitle.slice(gespAt))?.[0];
  if (level) return report.passed ? `达到${level}` : `未达到${level}`;
  return report.passed ? '达标' : '未达标';
};

/** Whether keys and analyses are still withheld. */
export const keysAhead = (report: Report): boolean =>
  report.questions.some((question) => !isJudged(question.type) && question.isHeld !== true) &&
  !showsKeys(report.questions);
