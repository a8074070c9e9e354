import { and, asc, eq } from 'drizzle-orm';
import { HOUR_MS } from '@aosai/api/kit/constants';
import { DEFAULT_LEVELS, DEFAULT_WEIGHTS } from '@aosai/api/classes/classMembers';
import { DEFAULT_MESSAGE_SETTINGS, type MessageSettings } from '@aosai/api/platform/messageSettings';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../base/newId.ts';
import type { OpenDatabase } from '../../db/open.ts';
import { enrolment } from '../../db/schema/enrolment.ts';
import { exam, examPaperEnroll } from '../../db/schema/exam.ts';
import { member, memberGuardian } from '../../db/schema/people.ts';
import { message } from '../../db/schema/platform.ts';
import { memberQuestionTry } from '../../db/schema/practice.ts';
import { grade } from '../../db/schema/teaching.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { aWorld, NOON, type World } from '../../testing/engine/world.ts';
import { sweepReminders } from './sweepReminders.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const at = (hours: number) => new Date(NOON.getTime() + hours * HOUR_MS);
const rowOf = (appId: string) => ({ appId, id: newId(), createdAt: NOON, updatedAt: NOON });

/** A homework of the world, due at this hour, for its student. */
async function homeworkDue(world: World, dueHour: number, handedIn?: { atHour: number }): Promise<string> {
  const { db } = database;
  const [like] = await db.select().from(exam).where(eq(exam.id, world.examId));
  if (!like) throw new Error('the world has an exam');
  const dueAt = at(dueHour);
  const homework = {
    ...like,
    ...rowOf(world.appId),
    key: null,
    title: '循环练习',
    kind: 'homework' as const,
    dueAt,
    endAt: dueAt,
  };
  await db.insert(exam).values(homework);
  const place = {
    ...rowOf(world.appId),
    kind: 'homework' as const,
    targetId: homework.id,
    memberId: world.studentId,
    source: 'batch' as const,
    status: '2' as const,
    openAt: at(-200),
    dueAt,
  };
  await db.insert(enrolment).values(place);
  if (handedIn)
    await db.insert(examPaperEnroll).values({
      ...rowOf(world.appId),
      kind: 'homework',
      examEnrollId: place.id,
      examId: homework.id,
      examPaperId: world.paperId,
      memberId: world.studentId,
      attemptNo: 1,
      status: '2',
      seed: 1,
      completedAt: at(handedIn.atHour),
      maxPoints: 100,
      questionCount: 1,
    });
  return place.id;
}

async function aGuardian(world: World, settings?: Partial<MessageSettings>): Promise<string> {
  const guardianId = await world.addMember('parent');
  const tie = { guardianId, memberId: world.studentId, relation: '母亲', status: 'active' as const };
  await database.db.insert(memberGuardian).values({ ...rowOf(world.appId), ...tie });
  if (settings)
    await database.db
      .update(member)
      .set({ messageSettings: { ...DEFAULT_MESSAGE_SETTINGS, ...settings } })
      .where(eq(member.id, guardianId));
  return guardianId;
}

async function boxOf(world: World, memberId: string): Promise<string[]> {
  const mine = and(eq(message.appId, world.appId), eq(message.memberId, memberId));
  const rows = await database.db.select().from(message).where(mine).orderBy(asc(message.id));
  return rows.map(({ title }) => title);
}

const sweep = ({ appId }: World, hours: number) => sweepReminders({ db: database.db, appId, now: at(hours) });

test('remindBeforeDue: reminds students once of homework due within a day that is not handed in', async () => {
  const world = await aWorld(database.db);
  const soon = await homeworkDue(world, 20);
  await homeworkDue(world, 30);
  await homeworkDue(world, 10, { atHour: -1 });
  await sweep(world, 0);
  await sweep(world, 1);
  expect(await boxOf(world, world.studentId)).toEqual(['作业「循环练习」还没有交']);
  // A teacher gave two more hours: a new date, so a new reminder.
  await database.db
    .update(enrolment)
    .set({ dueAt: at(22) })
    .where(eq(enrolment.id, soon));
  await sweep(world, 1);
  expect(await boxOf(world, world.studentId)).toHaveLength(2);
});

test('tellOfOverdue: tells guardians about homework that was due and not handed in, and nothing else', async () => {
  const world = await aWorld(database.db);
  const guardianId = await aGuardian(world);
  await homeworkDue(world, -1);
  await homeworkDue(world, -2, { atHour: -3 });
  await homeworkDue(world, -30);
  await sweep(world, 0);
  await sweep(world, 0);
  expect(await boxOf(world, guardianId)).toEqual([expect.stringMatching(/^成员 .{4}的作业「循环练习」逾期未交$/)]);
});

test("sendWeeklyNotes: tells guardians on Sunday evening about their child's week, unless switched off", async () => {
  const world = await aWorld(database.db);
  const wants = await aGuardian(world);
  const wantsNot = await aGuardian(world, { weekly: false });
  await homeworkDue(world, -40, { atHour: -41 });
  await homeworkDue(world, -40, { atHour: -39 });
  await homeworkDue(world, -40);
  // NOON is a Saturday, so nothing is sent that evening.
  await sweep(world, 7);
  expect(await boxOf(world, wants)).toEqual([]);
  await sweep(world, 30);
  await sweep(world, 31);
  expect(await boxOf(world, wants)).toEqual([expect.stringMatching(/这一周：作业 2\/3 份已交$/)]);
  expect(await boxOf(world, wantsNot)).toEqual([]);
});

test('sendWeeklyNotes: tells the time of a week without homework, once, with a link to the page', async () => {
  const world = await aWorld(database.db);
  const guardianId = await aGuardian(world);
  const idle = await aGuardian({ ...world, studentId: await world.addMember() });
  await database.db.insert(memberQuestionTry).values({
    ...rowOf(world.appId),
    createdAt: at(-24),
    memberId: world.studentId,
    questionId: newId(),
    versionId: newId(),
    no: 1,
    answer: { kind: 'choice', optionIds: ['A'] },
    state: 'done',
    percent: 100,
    spentMs: 17 * 60_000,
    requestId: newId(),
    requestHash: '',
  });
  await sweep(world, 30);
  await sweep(world, 31);
  expect(await boxOf(world, guardianId)).toEqual([expect.stringMatching(/这一周：学习 17 分钟（1 天）$/)]);
  expect(await boxOf(world, idle)).toEqual([]);
  const [sent] = await database.db.select().from(message).where(eq(message.memberId, guardianId));
  expect([sent?.body, sent?.link]).toEqual(['学习 17 分钟（1 天）。', `user/week?childId=${world.studentId}`]);
});

test('tellOfNewMembers: names everybody who joined since the evening before exactly once', async () => {
  const world = await aWorld(database.db);
  const teacherId = await world.addMember('teacher');
  const window = { enrollStartAt: at(-200), enrollEndAt: at(200), startAt: at(-200), endAt: at(200) };
  const rules = { weights: DEFAULT_WEIGHTS, levels: DEFAULT_LEVELS };
  const row = { ...rowOf(world.appId), ...window, ...rules };
  await database.db.insert(grade).values({ ...row, title: '提高班', teacherIds: [teacherId], published: true });
  // NOON is 12:00 in Beijing: two hours after yesterday's summary, at noon, and half an hour after today's.
  for (const hours of [-16, 0, 6.5])
    await database.db.insert(enrolment).values({
      ...rowOf(world.appId),
      createdAt: at(hours),
      kind: 'grade',
      targetId: row.id,
      memberId: await world.addMember(),
      source: 'self',
      status: '2',
    });
  await sweep(world, 7);
  await sweep(world, 8);
  expect(await boxOf(world, teacherId)).toEqual(['2 名学生新加入「提高班」']);
  await sweep(world, 31);
  expect(await boxOf(world, teacherId)).toEqual(['2 名学生新加入「提高班」', '1 名学生新加入「提高班」']);
});
