import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MINUTE_MS } from '@aosai/api/kit/constants';
import { newId } from '../base/newId.ts';
import type { OpenDatabase } from '../db/open.ts';
import { enrolment } from '../db/schema/enrolment.ts';
import { exam } from '../db/schema/exam.ts';
import { organizationMember } from '../db/schema/people.ts';
import { message } from '../db/schema/platform.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { aPlace } from '../testing/homework/aPlace.ts';
import { handIn, judgeAll } from '../testing/stages/attemptStage.ts';
import { examStage, type Persona, type Stage } from '../testing/stages/examStage.ts';
import { code, offer } from '../testing/engine/drive.ts';
import { NOON } from '../testing/engine/world.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

type Known = keyof Stage['ids'];

/** The titles in a member's message box, without names, which vary between runs. */
async function box({ world, ids }: Stage, persona: Known): Promise<string[]> {
  const rows = await database.db
    .select({ title: message.title })
    .from(message)
    .where(and(eq(message.appId, world.appId), eq(message.memberId, ids[persona])))
    .orderBy(asc(message.id));
  return rows.map(({ title }) => title.replace(/成员 .{4}/, '某人'));
}

/** Makes the manager a member of the school too. */
async function aSchool(stage: Stage): Promise<string> {
  const { actor } = stage.context('manager');
  const orgId = actor.kind === 'member' ? (actor.orgId ?? '') : '';
  const base = { appId: stage.world.appId, id: newId(), createdAt: NOON, updatedAt: NOON };
  const link = { memberId: stage.ids.manager, roles: ['manager' as const], status: 'active' as const };
  await database.db.insert(organizationMember).values({ ...base, orgId, ...link });
  return orgId;
}

const later = ({ world }: Stage) => world.passMs(MINUTE_MS);

test('a quit notifies the school, and each decision on it the student and the guardian', async () => {
  const stage = await examStage(database.db);
  await aSchool(stage);
  const { enrollId: id } = stage.world;
  await database.db.update(enrolment).set({ source: 'batch' }).where(eq(enrolment.id, id));
  const ask = () => stage.ask('student', 'examEnroll', 'applyQuit', { id, reason: '时间冲突' });
  await ask();
  expect(await box(stage, 'manager')).toEqual(['某人申请退出考试「测试考试」']);
  later(stage);
  await stage.ask('manager', 'examEnroll', 'rejectQuit', { id, reason: '请先来一次' }, 'edms');
  later(stage);
  await ask();
  later(stage);
  await stage.ask('manager', 'examEnroll', 'passQuit', { id }, 'edms');
  later(stage);
  await stage.ask('manager', 'examEnroll', 'finishQuit', { id }, 'edms');
  expect(await box(stage, 'manager')).toHaveLength(2);
  const decided = ['退出申请没有通过：测试考试', '退出申请已通过：测试考试', '已退出考试：测试考试'];
  expect(await box(stage, 'student')).toEqual(decided);
  expect(await box(stage, 'parent')).toEqual(decided.map((title) => `某人：${title}`));
  expect(await box(stage, 'otherParent')).toEqual([]);
});

test('notifies the teacher of a request for exemption and, once it is granted, the student', async () => {
  const { stage, homeworkId, enrollId: id } = await aPlace(database.db);
  await database.db.update(exam).set({ createdBy: stage.ids.teacher }).where(eq(exam.id, homeworkId));
  await stage.ask('student', 'homeworkEnroll', 'applyQuit', { id, reason: '生病' });
  expect(await box(stage, 'teacher')).toEqual(['某人申请免做「循环练习」']);
  expect(await box(stage, 'otherTeacher')).toEqual([]);
  later(stage);
  await stage.ask('teacher', 'homeworkEnroll', 'passQuit', { id }, 'edms');
  await stage.ask('teacher', 'homeworkEnroll', 'finishQuit', { id }, 'edms');
  expect(await box(stage, 'student')).toEqual(['可以免做：循环练习']);
});

test('a free seat without a waiting list is announced to the school once a day, if it had been full', async () => {
  const stage = await examStage(database.db);
  const orgId = await aSchool(stage);
  const { examId, enrollId } = stage.world;
  const quit = (persona: Persona, id: string) => stage.ask(persona, 'examEnroll', 'applyQuit', { id });
  const [other] = await database.db.select().from(enrolment).where(eq(enrolment.memberId, stage.ids.classmate));
  await database.db.update(enrolment).set({ source: 'self' }).where(eq(enrolment.targetId, examId));
  await database.db.update(exam).set({ orgId, capacity: 2 }).where(eq(exam.id, examId));
  await quit('student', enrollId);
  expect(await box(stage, 'manager')).toEqual(['「测试考试」空出了名额']);
  await quit('classmate', other?.id ?? '');
  expect(await box(stage, 'manager')).toHaveLength(1);
});

test('stopping an exam notifies students who have not begun too', async () => {
  const stage = await examStage(database.db);
  const { examId } = stage.world;
  await database.db.update(exam).set({ createdBy: stage.ids.teacher }).where(eq(exam.id, examId));
  const stop = () => stage.ask('teacher', 'exam', 'stop', { id: examId, reason: '停电' });
  await handIn(stage);
  await stop();
  await stop();
  expect(await box(stage, 'classmate')).toEqual(['考试「测试考试」已取消']);
  expect(await box(stage, 'student')).toEqual([]);
});

test('a result that comes after the hand-in notifies the student once', async () => {
  const stage = await examStage(database.db);
  await handIn(stage, [offer(stage.world.questionIds.code, 0, code('int main(){}'))]);
  expect(await box(stage, 'student')).toEqual([]);
  stage.world.passMs(5 * MINUTE_MS);
  await judgeAll(stage);
  expect(await box(stage, 'student')).toEqual(['「测试考试」已评测完']);
});
