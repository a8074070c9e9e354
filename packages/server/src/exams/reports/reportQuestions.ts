import type { ReviewView } from '@aosai/api/exams/review';
import { analysisFor } from '@aosai/api/questions/analysisLetters';
import { isJudged } from '@aosai/api/questions/kinds';
import { scoreParts } from '@aosai/api/questions/scoring';
import type { AnswerRow } from '../attempts/attemptRow.ts';
import { savedAnswer } from '../attempts/savedAnswer.ts';
import { type JudgedRow, type Sight, submissionView } from '../../judging/submissions/submissionView.ts';
import type { OrderedSection } from '../../papers/orderPaper.ts';
import type { OrderedItem } from '../../questions/question/paperItem.ts';
import { roomQuestion } from '../../questions/question/roomQuestion.ts';
import { shownKey } from '../../papers/shownKey.ts';
import { heldSight, heldView } from './reviewVisibility.ts';
import type { ReportQuestion } from '@aosai/api/exams/examPaperEnroll.contract';

export interface QuestionFacts {
  answers: ReadonlyMap<string, AnswerRow>;
  submissions: readonly JudgedRow[];
  /** Programs by the id of their submission. */
  programs: ReadonlyMap<string, string>;
  view: ReviewView;
  sight: Sight;
  /** Versions held by a running exam. */
  closed: ReadonlySet<string>;
  /** Results of objective questions are hidden until the student can no longer change answers. */
  isWaiting: boolean;
  /** Until then totals and points are not final and are hidden. */
  isSettled: boolean;
  /** Question ids by version, for those that the reader can practise now. */
  practice: ReadonlyMap<string, string>;
}

/** The points of each part of a group, where the reader may see points and verdicts. */
function partScoresOf({ item }: OrderedItem, row: AnswerRow | undefined, { view, isSettled }: QuestionFacts) {
  const key = item.version.answerKey;
  if (key?.kind !== 'parts') return {};
  const isShown = isSettled && view.score && view.correct;
  return { partScores: isShown ? scoreParts(key, row?.answer ?? null, item.points) : null };
}

/** A marker's comment, notes and points, where the reader may see the score. */
function reviewOf(row: AnswerRow | undefined, { view, isSettled }: QuestionFacts) {
  if (!row || !isSettled || !view.score) return {};
  const { comment, lineNotes, manualPoints } = row;
  const isByHand = manualPoints !== null;
  return comment === '' && lineNotes.length === 0 && !isByHand ? {} : { review: { comment, lineNotes, isByHand } };
}

/** The submission whose points count, or else the newest. */
function countedIn(submissions: readonly JudgedRow[], row: AnswerRow | undefined): JudgedRow | undefined {
  const own = submissions.filter((one) => one.questionVersionId === row?.questionVersionId);
  return own.find((one) => one.id === row?.gradedSubmissionId) ?? own.at(-1);
}

/** The submissions whose code a report shows. */
export function countedIds(rows: readonly AnswerRow[], submissions: readonly JudgedRow[]): string[] {
  return rows.flatMap((row) => countedIn(submissions, row)?.id ?? []);
}

/** Before an analysis whose letters may not follow shuffled options. */
const AS_WRITTEN = '（解析里的选项字母按打乱以前的顺序）';

function reportQuestion(ordered: OrderedItem, given: QuestionFacts): ReportQuestion {
  const { version } = ordered.item;
  const isHeld = given.closed.has(version.id);
  const isKept = isHeld || (given.isWaiting && !isJudged(version.type));
  const facts = isKept ? { ...given, view: heldView(given.view), sight: heldSight(given.sight) } : given;
  const { view, sight, isSettled } = facts;
  const row = facts.answers.get(version.id);
  const own = facts.submissions.filter((one) => one.questionVersionId === version.id);
  const counted = countedIn(own, row);
  const code = view.answer && counted ? (facts.programs.get(counted.id) ?? null) : null;
  const practiceId = facts.practice.get(version.id);
  const points = isSettled ? (row?.points ?? null) : null;
  return {
    ...roomQuestion(ordered),
    mine: row && view.answer ? savedAnswer(row) : null,
    score: view.score ? points : null,
    correct: view.correct && points !== null ? points === ordered.item.points : null,
    verdict: view.correct && isSettled ? (row?.verdict ?? null) : null,
    ...shownKey(view.rightAnswer ? ordered.item.version.answerKey : null),
    ...partScoresOf(ordered, row, facts),
    analysisHtml: view.analysis ? analysisFor(version.analysisHtml, version, ordered, AS_WRITTEN) : null,
    ...(view.analysis && version.videoFile !== null && { videoFile: version.videoFile }),
    ...(practiceId !== undefined && { practiceId }),
    tags: version.tags,
    submission: counted ? { ...submissionView(counted, sight), code } : null,
    submissionNo: counted ? own.indexOf(counted) + 1 : null,
    submissionCount: own.length,
    ...reviewOf(row, facts),
    ...(isHeld && { isHeld }),
  };
}

export function reportQuestions(sections: readonly OrderedSection[], facts: QuestionFacts): ReportQuestion[] {
  return sections.flatMap(({ items }) => items.map((ordered) => reportQuestion(ordered, facts)));
}
