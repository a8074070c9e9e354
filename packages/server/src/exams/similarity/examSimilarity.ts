import { hash } from 'node:crypto';
import { and, desc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import type { LanguageId } from '@aosai/api/judging/languages';
import type { CaseResult } from '@aosai/api/judging/judging';
import { ATTEMPT } from '@aosai/api/papers/attemptStatus';
import { examEvent, examMemberQuestion, examPaperEnroll, questionVersion } from '../../db/schema/exam.ts';
import { submission } from '../../db/schema/submission.ts';
import { member } from '../../db/schema/people.ts';
import { LRUCache } from 'lru-cache';
import type { EngineCall } from '../../kit/engineCall.ts';
import { namedQuestion } from '../statistics/namedQuestion.ts';
import type { GivenCode, Program, SimilarPair } from './similarPairs.ts';
import { once } from 'node:events';
import { openLaneLimiter } from '../../base/limitPerLane.ts';
import { startThread } from '../../base/startThread.ts';
import type { SimilarOrder } from './similarThread.ts';

const MEMORY_MIB = 1_024;

/** One exam at a time: the thread has low priority, and a second one would only compete with it. */
const inLane = openLaneLimiter({ atOnce: 1, maxWaiting: 64, busy: 'UNAVAILABLE' });

/**
 * `similarPairs` on a thread of its own.
 *
 * @param lane calls with the same lane take turns: an app
 * @param parts the programs in chunks, as they are read
 * @throws UNAVAILABLE when too many wait
 */
function similarOnThread(lane: string, parts: AsyncIterable<Program[]>, given: GivenCode[]): Promise<SimilarPair[]> {
  return inLane(lane, async () => {
    const worker = startThread(new URL('./similarThread.ts', import.meta.url), {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MIB },
    });
    try {
      // Also rejects if the thread fails.
      const reply = once(worker, 'message') as Promise<[SimilarPair[]]>;
      const sent = (async () => {
        for await (const programs of parts) worker.postMessage({ programs } satisfies SimilarOrder);
        worker.postMessage({ given } satisfies SimilarOrder);
      })();
      await Promise.all([sent, reply]);
      const [pairs] = await reply;
      return pairs;
    } finally {
      await worker.terminate();
    }
  });
}

export interface ComparedProgram {
  id: string;
  attemptId: string;
  memberId: string;
  name: string;
  orgId: string | null;
  questionId: string;
  language: LanguageId;
  code: string;
  cases: CaseResult[];
  points: number | null;
  submittedAt: Date;
}

export interface AlikePair {
  similarity: number;
  sameWrongCases: number;
  programs: [ComparedProgram, ComparedProgram];
}

export interface AlikeQuestion {
  questionId: string;
  title: string;
  count: number;
  pairs: AlikePair[];
}

/** The compared submissions of an exam, without code and verdicts, which are read only for those that stand out. */
interface Compared {
  id: string;
  memberId: string;
  questionId: string;
}

/** Selects submissions that count in an exam's results. */
const counted = ({ appId }: EngineCall, examId: string) =>
  and(
    eq(examPaperEnroll.appId, appId),
    eq(examPaperEnroll.examId, examId),
    eq(examPaperEnroll.status, ATTEMPT.settled),
    isNotNull(examMemberQuestion.gradedSubmissionId),
    ne(member.type, 'teacher'),
  );
const ofAttempt = and(
  eq(examMemberQuestion.appId, examPaperEnroll.appId),
  eq(examMemberQuestion.attemptId, examPaperEnroll.id),
);
const ofMember = and(eq(member.appId, examPaperEnroll.appId), eq(member.id, examPaperEnroll.memberId));
const ofAnswer = and(
  eq(submission.appId, examPaperEnroll.appId),
  eq(submission.id, examMemberQuestion.gradedSubmissionId),
);

/** Bounds on each statement, so that saves never wait long for one. */
const PROGRAMS_AT_ONCE = 50;
const ATTEMPTS_AT_ONCE = 100;

function* inParts<T>(all: readonly T[], atOnce: number): Generator<T[]> {
  for (let from = 0; from < all.length; from += atOnce) yield all.slice(from, from + atOnce);
}

/** Each student's counting programs, of several attempts the last one's, so that nobody is compared with themselves. */
async function comparedPrograms(call: EngineCall, examId: string): Promise<Compared[]> {
  const { db, appId } = call;
  const attempts = await db
    .select({ id: examPaperEnroll.id })
    .from(examPaperEnroll)
    .where(
      and(
        eq(examPaperEnroll.appId, appId),
        eq(examPaperEnroll.examId, examId),
        eq(examPaperEnroll.status, ATTEMPT.settled),
      ),
    )
    .orderBy(desc(examPaperEnroll.startedAt), desc(examPaperEnroll.id));
  const last = new Map<string, Compared>();
  for (const some of inParts(attempts, ATTEMPTS_AT_ONCE)) {
    const ids = some.map(({ id }) => id);
    const rows = await db
      .select({ id: submission.id, memberId: submission.memberId, questionId: submission.questionVersionId })
      .from(examPaperEnroll)
      .innerJoin(examMemberQuestion, ofAttempt)
      .innerJoin(submission, ofAnswer)
      .innerJoin(member, ofMember)
      .where(and(counted(call, examId), inArray(examPaperEnroll.id, ids)))
      .orderBy(desc(examPaperEnroll.startedAt), desc(submission.id));
    for (const row of rows) {
      const key = `${row.memberId}/${row.questionId}`;
      if (!last.has(key)) last.set(key, row);
    }
  }
  return [...last.values()];
}

/** The programs in chunks: a thousand long ones are many megabytes. */
async function* programsOf({ db, appId }: EngineCall, compared: readonly Compared[]): AsyncGenerator<Program[]> {
  for (const some of inParts(compared, PROGRAMS_AT_ONCE)) {
    const ids = some.map(({ id }) => id);
    yield await db
      .select({
        id: submission.id,
        memberId: submission.memberId,
        language: submission.language,
        code: submission.code,
      })
      .from(submission)
      .where(and(eq(submission.appId, appId), inArray(submission.id, ids)))
      // Sorted, so that the two programs of a pair always come in the same order.
      .orderBy(submission.id);
  }
}

/** The complete rows of submissions that stand out. */
async function wholePrograms(call: EngineCall, examId: string, ids: readonly string[]): Promise<ComparedProgram[]> {
  const whole: ComparedProgram[] = [];
  for (const some of inParts(ids, PROGRAMS_AT_ONCE)) whole.push(...(await someWhole(call, examId, some)));
  return whole;
}

const someWhole = (call: EngineCall, examId: string, ids: string[]): Promise<ComparedProgram[]> =>
  call.db
    .select({
      id: submission.id,
      attemptId: examPaperEnroll.id,
      memberId: submission.memberId,
      name: member.name,
      orgId: examPaperEnroll.orgId,
      questionId: submission.questionVersionId,
      language: submission.language,
      code: submission.code,
      cases: submission.cases,
      points: submission.points,
      submittedAt: submission.createdAt,
    })
    .from(examPaperEnroll)
    .innerJoin(examMemberQuestion, ofAttempt)
    .innerJoin(submission, ofAnswer)
    .innerJoin(member, ofMember)
    .where(and(counted(call, examId), inArray(submission.id, ids)));

interface Kept {
  /** Hash of all submissions that were compared. */
  print: string;
  pairs: Promise<Map<string, SimilarPair[]>>;
}

/** Cached results of recent exams, valid until other submissions count. */
const keptByExam = new LRUCache<string, Kept>({ max: 50 });

async function pairsByQuestion(
  call: EngineCall,
  compared: readonly Compared[],
  questions: readonly ComparedQuestion[],
): Promise<Map<string, SimilarPair[]>> {
  const byQuestion = Map.groupBy(compared, ({ questionId }) => questionId);
  const found = new Map<string, SimilarPair[]>();
  for (const { id, given } of questions)
    found.set(id, await similarOnThread(call.appId, programsOf(call, byQuestion.get(id) ?? []), given));
  return found;
}

/** The similar pairs of an exam, computed once for the submissions that count now, also for concurrent calls. */
async function keptPairs(
  call: EngineCall,
  examId: string,
  compared: readonly Compared[],
  questions: readonly ComparedQuestion[],
): Promise<Map<string, SimilarPair[]>> {
  const key = `${call.appId}/${examId}`;
  const print = hash('sha256', JSON.stringify([compared.map(({ id }) => id).toSorted(), questions]));
  const kept = keptByExam.get(key);
  if (kept?.print === print) return kept.pairs;
  const pairs = pairsByQuestion(call, compared, questions);
  keptByExam.set(key, { print, pairs });
  try {
    return await pairs;
  } catch (error) {
    // Not cached, so that the next call tries again.
    if (keptByExam.get(key)?.pairs === pairs) keptByExam.delete(key);
    throw error;
  }
}

const isWrong = ({ verdict }: CaseResult): boolean => verdict !== 'AC';

const sameWrong = (a: readonly CaseResult[], b: readonly CaseResult[]): number =>
  a.filter((one, no) => isWrong(one) && one.verdict === b[no]?.verdict).length;

interface ComparedQuestion {
  id: string;
  title: string;
  given: GivenCode[];
}

async function comparedQuestions({ db, appId }: EngineCall, ids: string[]): Promise<ComparedQuestion[]> {
  const versions = await db
    .select({
      id: questionVersion.id,
      title: questionVersion.title,
      stem: questionVersion.stem,
      programming: questionVersion.programming,
      solutions: questionVersion.solutions,
    })
    .from(questionVersion)
    .where(and(eq(questionVersion.appId, appId), inArray(questionVersion.id, ids)));
  return versions.map(({ id, title, stem, programming, solutions }) => {
    const templates = Object.entries(programming?.templates ?? {}).map(([language, { start, prepend, append }]) => ({
      language: Number(language) as LanguageId,
      code: [prepend, start, append].join('\n'),
    }));
    return {
      id,
      title: namedQuestion({ title, stem }),
      given: [...templates, ...solutions.map(({ language, code }) => ({ language, code }))],
    };
  });
}

/**
 * Conspicuously similar programs of an exam, by question. Compared on a thread, and again only when other submissions
 * count.
 *
 * @throws UNAVAILABLE when too many exams wait to be compared
 */
export async function examSimilarity(call: EngineCall, examId: string): Promise<AlikeQuestion[]> {
  const compared = await comparedPrograms(call, examId);
  const counts = Map.groupBy(compared, ({ questionId }) => questionId);
  if (counts.size === 0) return [];
  const questions = await comparedQuestions(call, [...counts.keys()]);
  const found = await keptPairs(call, examId, compared, questions);
  const ids = [...found.values()].flatMap((pairs) => pairs.flatMap(({ a, b }) => [a, b]));
  const byId = new Map((await wholePrograms(call, examId, ids)).map((program) => [program.id, program]));
  return questions.map(({ id, title }) => {
    const pairs = (found.get(id) ?? []).flatMap(({ a, b, similarity }): AlikePair[] => {
      const [one, other] = [byId.get(a), byId.get(b)];
      if (!one || !other) return [];
      const isLater = one.submittedAt > other.submittedAt;
      const sameWrongCases = sameWrong(one.cases, other.cases);
      return [{ similarity, sameWrongCases, programs: isLater ? [other, one] : [one, other] }];
    });
    return { questionId: id, title, count: counts.get(id)?.length ?? 0, pairs };
  });
}

export interface Pasted {
  count: number;
  length: number;
}

/** Text pasted into these attempts, by attempt and question. */
export async function pastedIn(
  { db, appId }: EngineCall,
  attemptIds: readonly string[],
): Promise<ReadonlyMap<string, Pasted>> {
  if (attemptIds.length === 0) return new Map();
  const rows = await db
    .select({
      attemptId: examEvent.attemptId,
      questionId: examEvent.questionVersionId,
      count: sql<number>`count(*)::int`,
      length: sql<number>`coalesce(sum(${examEvent.ms}), 0)::int`,
    })
    .from(examEvent)
    .where(and(eq(examEvent.appId, appId), inArray(examEvent.attemptId, [...attemptIds]), eq(examEvent.type, 'paste')))
    .groupBy(examEvent.attemptId, examEvent.questionVersionId);
  return new Map(rows.map(({ attemptId, questionId, ...pasted }) => [`${attemptId}/${questionId ?? ''}`, pasted]));
}
