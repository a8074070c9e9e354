import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '@aosai/api/kit/constants';
import { CONTEST_REVIEW, PRACTICE_REVIEW, SEE_EVERYTHING } from '@aosai/api/exams/review';
import { newId } from '../base/newId.ts';
import type { OpenDatabase } from '../db/open.ts';
import { question } from '../db/schema/bank.ts';
import { enrolment } from '../db/schema/enrolment.ts';
import { exam, examMemberQuestion, examPaperEnroll, questionVersion } from '../db/schema/exam.ts';
import { memberTeacher } from '../db/schema/people.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { CANARIES } from '../testing/engine/canaries.ts';
import { choice, code, DEVICE, offer, text } from '../testing/engine/drive.ts';
import { NOON } from '../testing/engine/world.ts';
import { aPlace, type PlaceStage } from '../testing/homework/aPlace.ts';
import { judgeAll } from '../testing/stages/attemptStage.ts';
import type { ExamResource, Persona, Stage } from '../testing/stages/examStage.ts';
import { leaks, served } from '../testing/stages/served.ts';
import { servedPractice } from '../testing/stages/servedPractice.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const SCHOOL = ['student', 'parent', 'teacher', 'manager'] as const satisfies readonly Persona[];
/** Personas compared before and after the exam, so that there is something to withhold. */
const TOLD = ['student', 'manager'] as const satisfies readonly Persona[];
const LIST = { page: 0, size: 200, sort: [] };

/** Fields that reveal how an answer was scored, anywhere in a reply. */
const TELLING = new Set([
  'score',
  'correct',
  'verdict',
  'totalPoints',
  'autoPoints',
  'percentile',
  'passed',
  'percent',
  'bestPercent',
  'averagePercent',
  'meanPoints',
  'facility',
  'average',
  'solvedAt',
  'earned',
  'onTime',
  'verdicts',
]);

/** Settings and sizes of papers have the same names as results; results name a member. */
const isSetting = (key: string, whole: object): boolean =>
  key === 'reviewMatrix' || (key === 'totalPoints' && !('memberId' in whole) && !('receipt' in whole));

function marksIn(value: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const one of value) marksIn(one, found);
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) {
      if (isSetting(key, value)) continue;
      const isEmpty = inner === null || (Array.isArray(inner) && inner.length === 0);
      const isPoints = key === 'points' && 'verdict' in value && 'maxPoints' in value;
      if (!isEmpty && (TELLING.has(key) || isPoints)) found.add(key);
      if (key === 'isWrong' && inner === true) found.add(key);
      marksIn(inner, found);
    }
  return found;
}

/**
 * An exam and a homework of one school, handed in, with the questions of another school's exam, and practice of one of
 * them.
 */
interface Elsewhere extends PlaceStage {
  /** The same stage with the first school's exam in place of the other's. */
  ofSchool: Stage;
  attemptId: string;
}

async function elsewhere(): Promise<Elsewhere> {
  const place = await aPlace(database.db);
  const { stage, homeworkId, enrollId } = place;
  const { world, ids } = stage;
  const { db } = database;
  const { actor } = stage.context('manager');
  const orgId = actor.kind === 'member' ? actor.orgId : null;
  const other = stage.context('otherManager').actor;
  const otherOrgId = other.kind === 'member' ? other.orgId : null;
  if (orgId === null || otherOrgId === null || orgId === otherOrgId) throw new Error('two schools are needed');
  const whole = { during: SEE_EVERYTHING, justAfter: SEE_EVERYTHING, whileOpen: SEE_EVERYTHING };
  await db
    .update(exam)
    .set({ orgId, createdBy: ids.teacher, reviewMatrix: { ...whole, afterClose: SEE_EVERYTHING } })
    .where(eq(exam.id, homeworkId));
  await db
    .update(question)
    .set({ isOpen: true, points: ['gesp-cpp-1/loop'] })
    .where(eq(question.appId, world.appId));
  await db.update(memberTeacher).set({ orgId }).where(eq(memberTeacher.teacherId, ids.teacher));
  const [theirs] = await db.select().from(exam).where(eq(exam.id, world.examId));
  if (!theirs) throw new Error('the world has an exam');
  const examId = newId();
  await db.insert(exam).values({ ...theirs, id: examId, orgId, reviewMatrix: PRACTICE_REVIEW });
  const [placed] = await db.select().from(enrolment).where(eq(enrolment.id, world.enrollId));
  if (!placed) throw new Error('the world has a place');
  await db.insert(enrolment).values({ ...placed, id: newId(), targetId: examId });
  await db
    .update(exam)
    .set({
      published: false,
      orgId: otherOrgId,
      reviewMatrix: CONTEST_REVIEW,
      endAt: new Date(NOON.getTime() + 2 * DAY_MS),
    })
    .where(eq(exam.id, world.examId));
  const { single, trueFalse, fill, code: codeId } = world.questionIds;
  const answers = [
    offer(single, 0, choice('A')),
    offer(fill, 0, text('MINE')),
    { ...offer(codeId, 0, code('int main() {}')), submit: true },
  ];
  const begin = { examId, examPaperId: world.paperId, deviceId: DEVICE };
  const { attempt, token } = await stage.ask('student', 'examPaperEnroll', 'start', begin);
  const save = { attemptId: attempt.id, token: token ?? '', answers, events: [], wantResults: false };
  await stage.ask('student', 'examMemberQuestion', 'save', save);
  await stage.ask('student', 'homeworkMemberQuestion', 'save', { homeworkEnrollId: enrollId, answers });
  await judgeAll(stage);
  await stage.ask('student', 'examPaperEnroll', 'complete', { id: attempt.id, token: token ?? '', answers: [] });
  const done = { homeworkEnrollId: enrollId, answers: [], complete: true };
  await stage.ask('student', 'homeworkMemberQuestion', 'save', done);
  const [head] = await db.select().from(questionVersion).where(eq(questionVersion.id, trueFalse));
  const tried = { questionId: head?.questionId ?? '', answer: choice('F'), requestId: newId(), draw: 0 };
  await stage.ask('student', 'memberQuestion', 'submitAnswer', tried);
  await stage.ask('office', 'homeworkEnroll', 'settle', { homeworkId, reason: '提前出分' }, 'bms').catch(() => null);
  return { ...place, attemptId: attempt.id, ofSchool: { ...stage, world: { ...world, examId } } };
}

/** The reading calls of homework, with exports and reports. */
async function ofHomework({ stage, homeworkId, enrollId }: PlaceStage, persona: Persona): Promise<unknown[]> {
  const { world } = stage;
  const inOne = await database.db
    .select({ id: examMemberQuestion.id, kind: examPaperEnroll.kind })
    .from(examMemberQuestion)
    .innerJoin(examPaperEnroll, eq(examPaperEnroll.id, examMemberQuestion.attemptId))
    .where(eq(examMemberQuestion.appId, world.appId));
  const homework = inOne.filter(({ kind }) => kind === 'homework').map(({ id }) => ({ id }));
  const codeId = world.questionIds.code;
  const asked: [ExamResource, string, object, ('' | 'edms')?][] = [
    ['homework', 'queryById', { id: homeworkId }],
    ['homework', 'queryList', LIST],
    ['homework', 'queryQuestionList', { homeworkId }],
    ['homework', 'queryItemAnalysis', { id: homeworkId }],
    ['homeworkEnroll', 'report', { id: enrollId }],
    ['homeworkEnroll', 'queryById', { id: enrollId }],
    ['homeworkEnroll', 'queryList', LIST],
    ['homeworkEnroll', 'queryListByTeacher', LIST],
    ['homeworkEnroll', 'queryMemberListSortByScore', { homeworkId }],
    ['homeworkEnroll', 'queryEnrolledMemberListByHomework', { ...LIST, homeworkId }],
    ['homeworkEnroll', 'queryEnrollStatistics', { homeworkId }],
    ['homeworkEnroll', 'queryMineEnrollByEnrollId', { enrollId }],
    ['homeworkMemberQuestion', 'queryLatestList', { homeworkEnrollId: enrollId }],
    ['homeworkMemberQuestion', 'queryListByHomeworkEnroll', { homeworkEnrollId: enrollId }],
    ['homeworkMemberQuestion', 'queryListByHomeworkEnroll', { homeworkEnrollId: enrollId, questionId: codeId }],
    ['homeworkMemberQuestion', 'queryList', LIST],
    ['homeworkMemberQuestion', 'queryListByTeacher', LIST],
    ['homeworkMemberQuestion', 'queryStatisticsGroupByMember', { homeworkId }],
    ['memberQuestion', 'queryReviewList', { kind: 'homework', state: 'all', size: 100 }],
    ...homework.flatMap((one): [ExamResource, string, object][] => [
      ['homeworkMemberQuestion', 'queryById', one],
      ['memberQuestion', 'queryReview', one],
    ]),
    ['examMemberQuestion', 'queryQuestionStatisticsByExamPaper', { ...LIST, examId: homeworkId }],
    ['examMemberQuestion', 'queryStatisticsGroupByMember', { ...LIST, examId: homeworkId }],
  ];
  const ask = stage.ask as (...all: [Persona, ExamResource, string, unknown, ('' | 'edms')?]) => Promise<unknown>;
  const said: unknown[] = [];
  for (const [resource, action, input] of asked)
    for (const group of ['', 'edms'] as const)
      said.push(await ask(persona, resource, action, input, group).catch((error: unknown) => String(error)));
  return said;
}

/** Replies as `served` prints them: one per line, after the name of the call. */
const parsed = (lines: string): unknown[] =>
  lines.split('\n').map((line) => JSON.parse(line.slice(line.indexOf(' ') + 1)) as unknown);

async function seenBy(found: Elsewhere, persona: Persona): Promise<{ keys: string[]; marks: string[] }> {
  const exams = await served(found.ofSchool, persona, found.attemptId, '', 'reading');
  const practice = await servedPractice(found.stage, persona);
  const homework = await ofHomework(found, persona);
  const replies = [...parsed(exams), ...parsed(practice), ...homework];
  const everything = JSON.stringify(replies);
  const keys = leaks(everything, [CANARIES.analysis, CANARIES.acceptedText, CANARIES.video]);
  return { keys: keys.toSorted(), marks: [...marksIn(replies)].toSorted() };
}

async function seenByThese(found: Elsewhere, personas: readonly Persona[]) {
  const seen: Record<string, Awaited<ReturnType<typeof seenBy>>> = {};
  for (const persona of personas) seen[persona] = await seenBy(found, persona);
  return seen;
}

const NOTHING = { keys: [], marks: [] };
const none = Object.fromEntries(SCHOOL.map((persona) => [persona, NOTHING]));

test('no key, mark or sum of a running formal exam’s questions is read in other exams, homework or practice', async () => {
  const found = await elsewhere();
  const { world } = found.stage;
  const before = await seenByThese(found, TOLD);
  await database.db.update(exam).set({ published: true }).where(eq(exam.id, world.examId));
  const running = await seenByThese(found, SCHOOL);
  world.passMs(2 * DAY_MS + 1);
  const after = await seenByThese(found, TOLD);
  expect(running).toEqual(none);
  for (const persona of TOLD) {
    expect(before[persona]?.keys, persona).toContain(CANARIES.analysis);
    expect(before[persona]?.marks, persona).toEqual(expect.arrayContaining(['score', 'correct', 'totalPoints']));
    expect(after[persona]?.keys, persona).toContain(CANARIES.analysis);
    expect(after[persona]?.marks, persona).toEqual(expect.arrayContaining(['score', 'correct', 'totalPoints']));
  }
});
