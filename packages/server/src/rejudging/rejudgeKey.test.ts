import { and, eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../db/open.ts';
import { questionVersion } from '../db/schema/exam.ts';
import { submission } from '../db/schema/submission.ts';
import { message, sysLog } from '../db/schema/platform.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { choice, DEVICE, offer } from '../testing/engine/drive.ts';
import { codeOf, examStage, page, type Stage } from '../testing/stages/examStage.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

type Student = 'student' | 'classmate';

async function enter(stage: Stage, persona: Student) {
  const { examId, paperId } = stage.world;
  const entering = { examId, examPaperId: paperId, deviceId: DEVICE };
  const room = await stage.ask(persona, 'examPaperEnroll', 'start', entering);
  return { id: room.attempt.id, token: room.token ?? '' };
}

async function handIn(stage: Stage, persona: Student, option: string): Promise<string> {
  const { id, token } = await enter(stage, persona);
  const answers = [offer(stage.world.questionIds.single, 0, choice(option))];
  await stage.ask(persona, 'examPaperEnroll', 'complete', { id, token, answers });
  return id;
}

const useKey = (stage: Stage, ...optionIds: string[]) =>
  database.db
    .update(questionVersion)
    .set({ answerKey: { kind: 'choice', optionIds } })
    .where(eq(questionVersion.id, stage.world.questionIds.single));

const start = (stage: Stage, targetId = stage.world.questionIds.single) =>
  stage.ask('office', 'rejudge', 'start', { scope: 'question', targetId, reason: '答案有误' });

/** The id of the question whose version is in the paper. */
async function headOf(stage: Stage): Promise<string> {
  const [version] = await database.db
    .select({ questionId: questionVersion.questionId })
    .from(questionVersion)
    .where(eq(questionVersion.id, stage.world.questionIds.single));
  return version?.questionId ?? '';
}

async function totalOf(stage: Stage, id: string): Promise<number | null> {
  return (await stage.ask('office', 'examPaperEnroll', 'report', { id })).totalPoints;
}

test('a question named by its own id means its current version, whose key was fixed', async () => {
  const stage = await examStage(database.db);
  const questionId = await headOf(stage);
  expect(await start(stage, questionId).then(() => 'started', codeOf)).toBe('REJUDGE_EMPTY');
  await handIn(stage, 'student', 'A');
  await useKey(stage, 'A');
  const begun = await start(stage, questionId);
  expect(begun).toMatchObject({ targetTitle: 'single 题干', total: 1, differences: 1 });
  expect((await start(stage)).id).toBe(begun.id);
});

test('answers to a question with a wrong key are rescored: previewed, then applied once', async () => {
  const stage = await examStage(database.db);
  const wronged = await handIn(stage, 'student', 'A');
  const lucky = await handIn(stage, 'classmate', 'B');
  const totals = async () => [await totalOf(stage, wronged), await totalOf(stage, lucky)];
  expect(await totals()).toEqual([0, 200]);
  await useKey(stage, 'A');
  const begun = await start(stage);
  expect(begun).toMatchObject({ targetTitle: 'single 题干', total: 2, done: 2, differences: 2, failed: 0 });
  const shown = await stage.ask('office', 'rejudge', 'queryDifferenceList', { id: begun.id, ...page });
  const points = (value: number) => ({ verdict: null, points: value });
  const changes = [
    { attemptId: wronged, maxPoints: 200, before: points(0), after: points(200), totalBefore: 0, totalAfter: 200 },
    { attemptId: lucky, maxPoints: 200, before: points(200), after: points(0), totalBefore: 200, totalAfter: 0 },
  ];
  expect(shown).toMatchObject({ total: 2, content: changes });
  expect(await totals()).toEqual([0, 200]);

  const apply = () => stage.ask('office', 'rejudge', 'apply', { id: begun.id, digest: begun.digest });
  const applied = await Promise.all([apply(), apply()]);
  expect(applied.map(({ state, differences }) => [state, differences])).toEqual([
    ['applied', 2],
    ['applied', 2],
  ]);
  expect(await totals()).toEqual([200, 0]);
  expect(await stage.ask('office', 'rejudge', 'queryDifferenceList', { id: begun.id, ...page })).toMatchObject({
    total: 2,
    content: changes,
  });
  const told = await database.db
    .select()
    .from(message)
    .where(and(eq(message.appId, stage.world.appId), ne(message.memberId, stage.ids.parent)));
  expect(told.map(({ title }) => title)).toEqual(['「测试考试」已重新评测', '「测试考试」已重新评测']);
  expect(new Set(told.map(({ memberId }) => memberId))).toEqual(new Set([stage.ids.student, stage.ids.classmate]));
  expect(await database.db.select().from(sysLog).where(eq(sysLog.target, begun.id))).toMatchObject([
    { action: 'rejudge:apply', diff: { after: { scope: 'question', reason: '答案有误' } } },
  ]);
  expect(await database.db.$count(submission, eq(submission.appId, stage.world.appId))).toBe(0);
  expect(await start(stage)).toMatchObject({ total: 2, differences: 0 });
});

test('a key that changes after the preview is not applied', async () => {
  const stage = await examStage(database.db);
  const id = await handIn(stage, 'student', 'A');
  await useKey(stage, 'A');
  const seen = await start(stage);
  await useKey(stage, 'A', 'C');
  const apply = stage.ask('office', 'rejudge', 'apply', { id: seen.id, digest: seen.digest });
  expect(await apply.then(() => 'applied', codeOf)).toBe('REJUDGE_CHANGED');
  expect(await totalOf(stage, id)).toBe(0);
});

test('an answer of a running attempt is not rescored', async () => {
  const stage = await examStage(database.db);
  await enter(stage, 'student');
  await useKey(stage, 'A');
  expect(await start(stage).then(() => 'started', codeOf)).toBe('REJUDGE_EMPTY');
});
