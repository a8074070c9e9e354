import type { Report, ReportQuestion } from '@aosai/api/contract/types';
import { isJudged, QUESTION_KINDS } from '@aosai/api/domain/questions/kinds';

export type Viewer = 'self' | 'guardian' | 'teacher';

/** Whose answer it is, as a column head. */
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

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', '#39': "'", nbsp: ' ' };
const EXCERPT_CHARS = 60;

/** The words of a statement in one line, without code blocks: enough to recognise a question. */
export const excerpt = (html: string): string => {
  const prose = html.split('</pre>').map((part) => part.split('<pre', 1)[0] ?? '');
  const text = prose
    .join(' ')
    .replace(/<[^<>]+>/g, '')
    .replace(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
  return text.length > EXCERPT_CHARS ? `${text.slice(0, EXCERPT_CHARS)}…` : text;
};

export const questionTitle = (question: ReportQuestion): string => question.title ?? excerpt(question.stemHtml);

/** 单选 · 函数与参数传递 */
export const questionKind = (question: ReportQuestion): string =>
  [QUESTION_KINDS[question.type].label, ...question.tags].join(' · ');

/** Whether any right answer may be seen yet. */
export const showsKeys = (questions: readonly ReportQuestion[]): boolean =>
  questions.some(
    ({ rightAnswer, acceptedTexts, analysisHtml }) =>
      rightAnswer !== null || acceptedTexts !== null || analysisHtml !== null,
  );

/** Not the full points, where the score may be seen. */
export const isMissed = (question: ReportQuestion): boolean =>
  question.score === null ? question.correct === false : question.score < question.points;

const WEAK_SHARE = 0.6;

/** Knowledge points with less than 60 %, the weakest first. */
export const weakTags = (tags: Report['tags']): string[] =>
  tags
    .flatMap(({ tag, points, maxPoints }) =>
      points === null || maxPoints === 0 ? [] : [{ tag, share: points / maxPoints }],
    )
    .filter(({ share }) => share < WEAK_SHARE)
    .sort((a, b) => a.share - b.share)
    .map(({ tag }) => tag);

/** 达到四级 when the paper says which level it is, else 达标. */
export const passText = (report: Report): string | null => {
  if (report.passed === null) return null;
  const { paperTitle } = report.attempt;
  const gespAt = paperTitle.indexOf('GESP');
  const level = gespAt < 0 ? undefined : /[一二三四五六七八]级/.exec(paperTitle.slice(gespAt))?.[0];
  if (level) return report.passed ? `达到${level}` : `未达到${level}`;
  return report.passed ? '达标' : '未达标';
};

/** Keys and analyses are still kept back. */
export const keysAhead = (report: Report): boolean =>
  report.questions.some((question) => !isJudged(question.type)) && !showsKeys(report.questions);
