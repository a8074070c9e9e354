import { and, arrayOverlaps, asc, eq, isNotNull, isNull, lte, type SQL } from 'drizzle-orm';
import { KNOWLEDGE_POINTS } from '@aosai/api/questions/knowledgePoints';
import { expectedShare, masteryKey } from '@aosai/api/practice/mastery';
import { isJudged } from '@aosai/api/questions/kinds';
import { PRACTICE_LIMITS } from '@aosai/api/practice/practiceRules';
import type { Db } from '../../db/open.ts';
import { question } from '../../db/schema/bank.ts';
import { questionVersion } from '../../db/schema/exam.ts';
import { memberQuestion } from '../../db/schema/practice.ts';
import { heldQuestions } from '../../questions/bank/heldQuestions.ts';
import type { QuestionRow } from '../../questions/bank/createQuestion.ts';
import { familyOf } from '../../questions/parametric/templates.ts';
import { masteriesOf, type PointStanding } from '../mastery/masteries.ts';
import { strongPoints, weakPoints } from '../mastery/memberPractice.ts';

interface Call {
  db: Db;
  appId: string;
  now: Date;
}

export interface Wish {
  memberId: string;
  /** Selects questions that the member may practise. */
  from: SQL | undefined;
  excludeIds: readonly string[];
}

/** The expected score of a suitable question: neither boring nor too hard. */
const AIM = 0.7;
/** How many candidates are considered per point. */
const CANDIDATES = 200;
const SHARES = { weakest: 4, next: 3, due: 2 } as const;
const MIDDLE = 0.65;

/** Removes questions that a running or coming exam holds. */
async function withoutExams(call: Call, rows: readonly QuestionRow[]): Promise<QuestionRow[]> {
  const asked = await heldQuestions(
    call.db,
    call,
    rows.map(({ id }) => id),
  );
  return rows.filter(({ id }) => !asked.has(id));
}

/** Questions due in the wrong book, longest overdue first. */
export async function dueQuestions(call: Call, { memberId, from, excludeIds }: Wish, most: number) {
  const { db, appId, now } = call;
  const rows = await db
    .select({ head: question })
    .from(memberQuestion)
    .innerJoin(question, and(eq(question.appId, memberQuestion.appId), eq(question.id, memberQuestion.questionId)))
    .where(
      and(
        eq(memberQuestion.appId, appId),
        eq(memberQuestion.memberId, memberId),
        eq(memberQuestion.isWrong, true),
        isNotNull(memberQuestion.dueAt),
        lte(memberQuestion.dueAt, now),
        from,
      ),
    )
    .orderBy(asc(memberQuestion.dueAt), asc(memberQuestion.id))
    .limit(most + excludeIds.length + CANDIDATES);
  const there = rows.flatMap(({ head }) => (excludeIds.includes(head.id) ? [] : [head]));
  return (await withoutExams(call, there)).slice(0, most);
}

/** Questions of a point: new ones of suitable difficulty first, and among them one of each family of templates. */
async function ofPoint(
  call: Call,
  { memberId, from }: Wish,
  { point, mastery }: PointStanding,
  { withBook = false }: { withBook?: boolean } = {},
) {
  const { db, appId } = call;
  const ids = KNOWLEDGE_POINTS.flatMap(({ id }) => (masteryKey(id) === masteryKey(point.id) ? [id] : []));
  const rows = await db
    .select({
      head: question,
      tries: memberQuestion.tries,
      isWrong: memberQuestion.isWrong,
      drawnFrom: questionVersion.drawnFrom,
    })
    .from(question)
    .innerJoin(
      questionVersion,
      and(eq(questionVersion.appId, question.appId), eq(questionVersion.id, question.currentVersionId)),
    )
    .leftJoin(
      memberQuestion,
      and(
        eq(memberQuestion.appId, question.appId),
        eq(memberQuestion.memberId, memberId),
        eq(memberQuestion.questionId, question.id),
      ),
    )
    .where(and(eq(question.appId, appId), isNull(question.deletedAt), from, arrayOverlaps(question.points, ids)))
    .orderBy(asc(question.id))
    .limit(CANDIDATES);
  const far = (head: QuestionRow) => Math.abs(mastery.value + expectedShare(head) - MIDDLE - AIM);
  const group = ({ isWrong, tries }: (typeof rows)[number]) => 2 * Number(isWrong ?? false) + Number((tries ?? 0) > 0);
  const sorted = rows
    .filter(({ isWrong }) => withBook || isWrong !== true)
    .toSorted((a, b) => group(a) - group(b) || far(a.head) - far(b.head));
  const seen = new Set<string>();
  const ranked = sorted.map((row) => {
    const family = row.drawnFrom && familyOf(row.drawnFrom.template);
    const isRepeat = family !== null && seen.has(family);
    if (family !== null) seen.add(family);
    return { ...row, isRepeat };
  });
  const fit = ranked.toSorted((a, b) => group(a) - group(b) || Number(a.isRepeat) - Number(b.isRepeat));
  return withoutExams(
    call,
    fit.map(({ head }) => head),
  );
}

/**
 * Ten questions for a member: of the point with most to gain, of the next one, due ones, and one that is known well.
 * Where one of these has too few, further weak points fill up.
 */
export async function weakPractice(call: Call, wish: Wish, level: string): Promise<QuestionRow[]> {
  const { standings } = (await masteriesOf(call, [wish.memberId], level))(wish.memberId);
  const chosen = new Map<string, QuestionRow>();
  const excluded = new Set(wish.excludeIds);
  const take = (rows: readonly QuestionRow[], most: number) => {
    const fresh = rows.filter(({ id }) => !chosen.has(id) && !excluded.has(id));
    for (const row of fresh.slice(0, most)) chosen.set(row.id, row);
    return Math.min(most, fresh.length);
  };
  const weak = weakPoints(standings);
  const wanted: number[] = [SHARES.weakest, SHARES.next];
  const left: QuestionRow[][] = [];
  for (const standing of weak) {
    const rows = await ofPoint(call, wish, standing);
    const [most = 0] = wanted;
    if (take(rows, most) > 0) wanted.shift();
    left.push(rows);
    if (wanted.length === 0) break;
  }
  take(await dueQuestions(call, wish, SHARES.due + wish.excludeIds.length), SHARES.due);
  const [strong] = strongPoints(standings);
  if (strong) take(await ofPoint(call, wish, strong), 1);
  for (const rows of left) take(rows, PRACTICE_LIMITS.weakItems - chosen.size);
  return [...chosen.values()];
}

/** Two short questions before a task, and then the other short ones: a task takes as long as they all. */
function mixed(rows: readonly QuestionRow[]): QuestionRow[] {
  const [tasks, short] = [rows.filter(({ type }) => isJudged(type)), rows.filter(({ type }) => !isJudged(type))];
  return [...short.slice(0, 2), ...tasks.slice(0, 1), ...short.slice(2), ...tasks.slice(1)];
}

/**
 * Ten questions of named points, in turn, so that each point gets its share. Questions of the wrong book come last:
 * there they come back by themselves.
 */
export async function pointPractice(call: Call, wish: Wish, pointIds: readonly string[]): Promise<QuestionRow[]> {
  const excluded = new Set(wish.excludeIds);
  const queues: QuestionRow[][] = [];
  for (const id of pointIds) {
    const [level = ''] = id.split('/');
    const { standings } = (await masteriesOf(call, [wish.memberId], level))(wish.memberId);
    const standing = standings.find(({ point }) => point.id === id);
    if (standing) queues.push(mixed(await ofPoint(call, wish, standing, { withBook: true })));
  }
  const chosen = new Map<string, QuestionRow>();
  while (chosen.size < PRACTICE_LIMITS.weakItems && queues.some((queue) => queue.length > 0))
    for (const queue of queues) {
      const at = queue.findIndex((row) => !chosen.has(row.id) && !excluded.has(row.id));
      const [row] = at < 0 ? [] : queue.splice(0, at + 1).slice(-1);
      if (row === undefined) queue.length = 0;
      else if (chosen.size < PRACTICE_LIMITS.weakItems) chosen.set(row.id, row);
    }
  return [...chosen.values()];
}
