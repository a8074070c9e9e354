import { and, eq } from 'drizzle-orm';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@aosai/api/kit/constants';
import type { Answer } from '@aosai/api/questions/answers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OpenDatabase } from '../db/open.ts';
import { enrolment } from '../db/schema/enrolment.ts';
import { exam } from '../db/schema/exam.ts';
import { message } from '../db/schema/platform.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { choice, code, offer } from '../testing/engine/drive.ts';
import { judgeAll } from '../testing/stages/attemptStage.ts';
import { codeOf, type Persona } from '../testing/stages/examStage.ts';
import { aPlace, type PlaceStage } from '../testing/homework/aPlace.ts';

let database: OpenDatabase;
let here: PlaceStage;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

beforeEach(async () => {
  here = await aPlace(database.db);
  await database.db.update(exam).set({ review: 'code' }).where(eq(exam.id, here.homeworkId));
  const { actor } = here.stage.context('teacher');
  const orgId = actor.kind === 'member' ? actor.orgId : null;
  await database.db.update(enrolment).set({ orgId }).where(eq(enrolment.targetId, here.homeworkId));
});

/** Saves an answer as the student, and hands in. */
async function handIn(questionId: string, answer: Answer, revision = 0) {
  const { stage, enrollId } = here;
  const answers = [offer(questionId, revision, answer)];
  await stage.ask('student', 'homeworkMemberQuestion', 'save', { homeworkEnrollId: enrollId, answers, complete: true });
  await judgeAll(stage);
}

const find = async (questionId: string, persona: Persona = 'teacher') => {
  const { content } = await here.stage.ask(persona, 'memberQuestion', 'queryReviewList', {
    kind: 'homework',
    state: 'all',
    size: 50,
  });
  const row = content.find((one) => one.questionId === questionId);
  if (!row) throw new Error('not in the list');
  return row;
};

const mark = (id: string, version: number, points: number | null, more: object = {}, persona: Persona = 'teacher') =>
  here.stage.ask(persona, 'memberQuestion', 'reviewSubmit', {
    source: 'homework',
    id,
    version,
    points,
    comment: '',
    lineNotes: [],
    ...more,
  });

const place = async (persona: Persona = 'teacher') => {
  const { progress, totalPoints } = await here.stage.ask(persona, 'homeworkEnroll', 'queryById', { id: here.enrollId });
  return [progress, totalPoints];
};

test('a homework with marked programs settles with its last mark, and the student reads the result', async () => {
  const questionId = here.stage.world.questionIds.code;
  await database.db.update(exam).set({ results: 'atHandIn' }).where(eq(exam.id, here.homeworkId));
  await handIn(questionId, code('int main(){}'));
  expect(await place('student')).toEqual(['2', null]);
  const row = await find(questionId);
  expect(row).toMatchObject({ kind: 'homework', needsReview: true, autoPoints: 2500, targetId: here.homeworkId });
  const notes = { comment: '变量名要有意义', lineNotes: [{ line: 1, text: '缺少返回值' }] };
  expect(await mark(row.id, row.version, 2000, notes)).toMatchObject({ totalPoints: 2000 });
  expect(await place('student')).toEqual(['3', 2000]);
  const { late } = await here.stage.ask('student', 'homeworkEnroll', 'report', { id: here.enrollId });
  expect(late.find((one) => one.questionId === questionId)).toMatchObject({ ...notes, points: 2000 });
  const told = await database.db.select().from(message).where(eq(message.memberId, here.stage.ids.student));
  expect(told.filter(({ title }) => title.startsWith('老师批阅了'))).toMatchObject([
    { type: 'homework', title: '老师批阅了「循环练习」', link: `homework/report/enroll?enrollId=${here.enrollId}` },
  ]);
});

test('a mark replaces points reduced for lateness, which return when it is withdrawn', async () => {
  const { single } = here.stage.world.questionIds;
  here.stage.world.passMs(2 * DAY_MS + HOUR_MS);
  await handIn(single, choice('B'));
  expect(await place()).toEqual(['3', 180]);
  const row = await find(single);
  expect(await mark(row.id, row.version, 200)).toMatchObject({ totalPoints: 200 });
  expect(await mark(row.id, row.version + 1, null)).toMatchObject({ totalPoints: 180 });
});

test('a mark survives a later change of the answer, and the marker is notified', async () => {
  const { single } = here.stage.world.questionIds;
  await handIn(single, choice('B'));
  const row = await find(single);
  await mark(row.id, row.version, 150);
  await handIn(single, choice('A'), 1);
  expect(await place()).toEqual(['3', 150]);
  expect(await find(single)).toMatchObject({ points: 150, autoPoints: 0, manualPoints: 150, isAutoChanged: true });
});

test('a homework still being written can get comments but no points', async () => {
  const { stage, enrollId } = here;
  const { single } = stage.world.questionIds;
  const answers = [offer(single, 0, choice('B'))];
  await stage.ask('student', 'homeworkMemberQuestion', 'save', { homeworkEnrollId: enrollId, answers });
  const { content } = await stage.ask('teacher', 'homeworkMemberQuestion', 'queryListByHomeworkEnroll', {
    homeworkEnrollId: enrollId,
  });
  const id = content.find(({ questionId }) => questionId === single)?.id ?? '';
  expect(await mark(id, 1, 100).catch(codeOf)).toBe('ATTEMPT_RUNNING');
  expect(await mark(id, 1, null, { comment: '看清题意' })).toMatchObject({ version: 2 });
});

test('nobody marks their own homework, another teacher’s student’s, or homework as an exam', async () => {
  const { single } = here.stage.world.questionIds;
  await handIn(single, choice('B'));
  const { id } = await find(single);
  const tries = (['student', 'parent', 'otherTeacher', 'otherManager'] as const).map((persona) =>
    mark(id, 1, 100, {}, persona).catch(codeOf),
  );
  expect(await Promise.all(tries)).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND']);
  expect(await mark(id, 1, 100, { source: 'exam' }).catch(codeOf)).toBe('NOT_FOUND');
  expect(await mark(id, 1, 100, {}, 'office')).toMatchObject({ version: 2 });
});

test('marks within ten minutes are announced once, later ones again', async () => {
  const { single, multiple } = here.stage.world.questionIds;
  await handIn(single, choice('B'));
  await handIn(multiple, choice('A'), 0);
  const tellings = async () =>
    database.db.$count(
      message,
      and(eq(message.memberId, here.stage.ids.student), eq(message.title, '老师批阅了「循环练习」')),
    );
  const [one, other] = [await find(single), await find(multiple)];
  await mark(one.id, one.version, 100);
  await mark(other.id, other.version, 100);
  expect(await tellings()).toBe(1);
  here.stage.world.passMs(10 * MINUTE_MS);
  await mark(one.id, one.version + 1, 120);
  expect(await tellings()).toBe(2);
});

test('one answer is read with its question, its programs and the comments', async () => {
  const questionId = here.stage.world.questionIds.code;
  await handIn(questionId, code('int main(){}'));
  const { id, version } = await find(questionId);
  await mark(id, version, 2000, { comment: '好', lineNotes: [{ line: 1, text: '空' }] });
  const one = await here.stage.ask('teacher', 'memberQuestion', 'queryReview', { id });
  expect(one).toMatchObject({
    comment: '好',
    lineNotes: [{ line: 1, text: '空' }],
    version: 2,
    question: { id: questionId },
    submissions: [{ verdict: 'AC', code: 'int main(){}' }],
  });
  expect(one.reviewedBy).not.toBeNull();
  expect(await here.stage.ask('otherTeacher', 'memberQuestion', 'queryReview', { id }).catch(codeOf)).toBe('NOT_FOUND');
});

test('shows answers to the office with masked names but not to a teacher without students', async () => {
  const { single } = here.stage.world.questionIds;
  await handIn(single, choice('B'));
  const [whole, part] = [await find(single), await find(single, 'office')];
  expect(part.memberName).not.toBe(whole.memberName);
  await expect(find(single, 'otherTeacher')).rejects.toThrow('not in the list');
});
