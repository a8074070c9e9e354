import { AppError } from '@aosai/api/kit/errors';
import { isAwaited } from '@aosai/api/exams/release';
import { isJudged } from '@aosai/api/questions/kinds';
import { ATTEMPT } from '@aosai/api/papers/attemptStatus';
import { answersOf, attemptIs } from '../attempts/attemptRow.ts';
import { type AttemptFacts, attemptFacts, attemptView } from '../room/attemptView.ts';
import { closeIfDue, isDue } from '../attempts/close.ts';
import { receiptOf } from '../attempts/receipt.ts';
import { closedVersions, closedWorks, heldQuestions } from '../../questions/bank/heldQuestions.ts';
import type { Author } from '../../kit/reader.ts';
import type { EngineCall } from '../../kit/engineCall.ts';
import { programsOf, scoredSubmissions } from '../scoring/attemptSubmissions.ts';
import { orderPaper } from '../../papers/orderPaper.ts';
import { type PaperContent, paperContent } from '../../papers/paperContent.ts';
import { percentileOf } from './percentile.ts';
import { countedIds, reportQuestions } from './reportQuestions.ts';
import { reviewOf } from './reviewOf.ts';
import {
  opensAt,
  type Reader,
  reviewViewAt,
  type ResultsRule,
  submissionSight,
  waitsForClose,
} from './reviewVisibility.ts';
import type { Report, ReportQuestion } from '@aosai/api/exams/examPaperEnroll.contract';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { QUESTION } from '@aosai/api/questions/bank';
import { question } from '../../db/schema/bank.ts';
import { KNOWLEDGE_POINTS } from '@aosai/api/questions/knowledgePoints';

const MOST = 3;
const POINT_OF = new Map(KNOWLEDGE_POINTS.map((point) => [point.id, point]));

/**
 * The knowledge points at which the student lost most, three at most. A question counts for its main point; questions
 * whose score or key the report hides do not count.
 */
async function weakestPoints(
  { db, appId }: Pick<EngineCall, 'db' | 'appId'>,
  { byVersion }: Pick<PaperContent, 'byVersion'>,
  questions: readonly ReportQuestion[],
): Promise<NonNullable<Report['weakest']>> {
  const seen = questions.filter(({ score, correct, isHeld }) => score !== null && correct !== null && isHeld !== true);
  const idOf = new Map([...byVersion].map(([versionId, { version }]) => [versionId, version.questionId]));
  const ids = [...new Set(seen.flatMap(({ id }) => idOf.get(id) ?? []))];
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: question.id, points: question.points })
    .from(question)
    .where(and(eq(question.appId, appId), inArray(question.id, ids)));
  const mainOf = new Map(rows.map(({ id, points }) => [id, points[0]]));
  const sums = new Map<string, { points: number; maxPoints: number }>();
  for (const { id, score, points: maxPoints } of seen) {
    const pointId = mainOf.get(idOf.get(id) ?? '');
    if (pointId === undefined || score === null) continue;
    const sum = sums.get(pointId) ?? { points: 0, maxPoints: 0 };
    sums.set(pointId, { points: sum.points + score, maxPoints: sum.maxPoints + maxPoints });
  }
  const lost = ({ points, maxPoints }: { points: number; maxPoints: number }) => maxPoints - points;
  return [...sums]
    .filter(([, sum]) => lost(sum) > 0)
    .toSorted(([a, one], [b, other]) => lost(other) - lost(one) || a.localeCompare(b))
    .flatMap(([pointId, sum]) => {
      const point = POINT_OF.get(pointId);
      return point ? [{ pointId, name: point.name, ...sum }] : [];
    })
    .slice(0, MOST);
}

/** The platform's questions in a paper that are open to practice now, by version. */
async function openToPractice(
  { db, appId, now }: EngineCall,
  { byVersion }: Pick<PaperContent, 'byVersion'>,
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set([...byVersion.values()].map(({ version }) => version.questionId))];
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: question.id })
    .from(question)
    .where(
      and(
        eq(question.appId, appId),
        inArray(question.id, ids),
        isNull(question.orgId),
        isNull(question.ownerId),
        eq(question.isOpen, true),
        eq(question.status, QUESTION.ready),
        isNull(question.deletedAt),
      ),
    );
  const held = await heldQuestions(
    db,
    { appId, now },
    rows.map(({ id }) => id),
  );
  const open = new Set(rows.flatMap(({ id }) => (held.has(id) ? [] : [id])));
  return new Map(
    [...byVersion].flatMap(([versionId, { version }]) =>
      open.has(version.questionId) ? [[versionId, version.questionId]] : [],
    ),
  );
}

const NONE: ReadonlySet<string> = new Set();

interface TaggedResult {
  tags: readonly string[];
  points: number | null;
  maxPoints: number;
}

/** Points by tag, in the order in which tags first appear; a question counts in full for each of its tags. */
export function tagPoints(
  results: readonly TaggedResult[],
): { tag: string; points: number | null; maxPoints: number }[] {
  const byTag = new Map<string, { points: number | null; maxPoints: number }>();
  for (const { tags, points, maxPoints } of results) {
    for (const tag of new Set(tags)) {
      const sum = byTag.get(tag) ?? { points: 0, maxPoints: 0 };
      byTag.set(tag, {
        points: points === null || sum.points === null ? null : sum.points + points,
        maxPoints: sum.maxPoints + maxPoints,
      });
    }
  }
  return [...byTag].map(([tag, sum]) => ({ tag, ...sum }));
}

function stateOf({ attempt }: AttemptFacts, showsScore: boolean): Report['state'] {
  if (attempt.status === ATTEMPT.completed) return 'pending';
  return showsScore ? 'ready' : 'closed';
}

function sectionsOf(
  { attempt }: AttemptFacts,
  content: PaperContent,
  { showsScore, closed }: { showsScore: boolean; closed: ReadonlySet<string> },
): Report['sections'] {
  return content.sections.map(({ name, points, items }, index) => {
    const isShown = showsScore && !items.some(({ version }) => closed.has(version.id));
    return { name, points: isShown ? (attempt.sectionPoints?.[index] ?? null) : null, maxPoints: points };
  });
}

function tagsOf(questions: readonly ReportQuestion[]): Report['tags'] {
  return tagPoints(questions.map(({ tags, score, points }) => ({ tags, points: score, maxPoints: points })));
}

/** Closes an attempt whose time is over before it is read. */
async function factsWhenClosed(call: EngineCall, attemptId: string): Promise<AttemptFacts> {
  const where = attemptIs(call.appId, attemptId);
  const facts = await attemptFacts(call.db, where);
  if (!isDue(facts.attempt, facts.examStoppedAt, call.now)) return facts;
  await closeIfDue(call, attemptId);
  return attemptFacts(call.db, where);
}

/**
 * The result of an attempt as this reader may see it now; whatever the review matrix hides is not in the reply. Throws
 * ATTEMPT_RUNNING before it is handed in.
 */
export async function reportOf(
  call: EngineCall,
  attemptId: string,
  { reader, author, rule }: { reader: Reader; author: Author; rule?: ResultsRule },
): Promise<Report> {
  const { db, appId, now } = call;
  const facts = await factsWhenClosed(call, attemptId);
  const { attempt } = facts;
  if (attempt.status === ATTEMPT.inProgress || attempt.status === ATTEMPT.ready) throw new AppError('ATTEMPT_RUNNING');
  const { review, awaited } = await reviewOf(call, facts, reader);
  const view = reviewViewAt(review, now);
  const content = await paperContent(db, appId, attempt.examPaperId);
  const rows = await answersOf(db, appId, attemptId);
  const submissions = await scoredSubmissions(db, appId, attemptId);
  const isSettled = attempt.status === ATTEMPT.settled;
  const closed = await closedVersions(call, author, [...content.byVersion.keys()], attempt.examId);
  // The sums of an exam stay when its questions are asked again in a later one.
  const isHeld = closed.size > 0 && (await closedWorks(call, author, [attempt.examId])).size > 0;
  const isWaiting =
    reader === 'candidate' &&
    rule !== undefined &&
    waitsForClose(rule, view, now) &&
    [...content.byVersion.values()].some(({ version }) => !isJudged(version.type));
  const showsParts = isSettled && view.score;
  // The total would reveal the hidden points.
  const showsScore = showsParts && !isHeld && !isWaiting;
  const questions = reportQuestions(orderPaper(content, attempt.seed), {
    answers: new Map(rows.map((row) => [row.questionVersionId, row])),
    submissions,
    programs: view.answer ? await programsOf(db, appId, countedIds(rows, submissions)) : new Map(),
    view,
    sight: submissionSight(view, { feedback: facts.feedback, reader }),
    isSettled,
    practice: reader === 'candidate' ? await openToPractice(call, content) : new Map(),
    closed,
    isWaiting,
  });
  const { totalPoints, startedAt, completedAt } = attempt;
  const total = showsScore ? totalPoints : null;
  const weakest = reader === 'candidate' && !isWaiting ? await weakestPoints(call, content, questions) : [];
  return {
    state: stateOf(facts, showsParts),
    attempt: attemptView(facts, showsScore),
    serverNow: now.toISOString(),
    opensAt: opensAt(review, now)?.toISOString() ?? null,
    judging: { done: submissions.filter(({ state }) => state === 'done').length, total: submissions.length },
    totalPoints: total,
    maxPoints: attempt.maxPoints,
    passPoints: facts.passPoints,
    passed: total === null || facts.passPoints === null ? null : total >= facts.passPoints,
    percentile: isSettled && view.rank && !isHeld && !isWaiting ? await percentileOf(call, attempt) : null,
    usedMs: startedAt && completedAt ? completedAt.getTime() - startedAt.getTime() : null,
    sections: sectionsOf(facts, content, { showsScore: showsParts && !isWaiting, closed: isHeld ? closed : NONE }),
    tags: tagsOf(questions),
    ...(weakest.length > 0 && { weakest }),
    questions,
    receipt: receiptOf(attempt, rows, now),
    ...(isHeld && { isHeld }),
    ...(reader === 'candidate' && isAwaited(awaited) && { awaited }),
    ...(isWaiting && { resultsAt: rule.closedAt.toISOString() }),
  };
}
