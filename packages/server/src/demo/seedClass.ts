import { and, eq } from 'drizzle-orm';
import { DAY_MS } from '@aosai/api/kit/constants';
import { DEFAULT_LEVELS, DEFAULT_WEIGHTS } from '@aosai/api/classes/classMembers';
import type { DemoPeople } from './demoPeople.ts';
import { renderMarkdown } from '../kit/markdown/markdown.ts';
import { newId } from '../base/newId.ts';
import type { Db } from '../db/open.ts';
import { enrolment } from '../db/schema/enrolment.ts';
import { grade, gradeControl } from '../db/schema/teaching.ts';
import { demoRow } from './demoRow.ts';
import { ENROLMENT } from '@aosai/api/enrolment/enrolments';

export const RUNNING_CLASS = 'demo-class';
/** Code with which visitors of the demo can join the class; it opens nothing else. */
const JOIN_CODE = 'XHBC2345';
const NOTES = `## 上课时间

每周六 14:00 到 16:00，线上开放答疑到 17:00。

## 要求

1. 作业在下一次课之前完成，迟交按天扣分。
2. 代码请自己写。和同学讨论思路没有问题，抄代码会影响成绩。
3. 缺课请提前一天告诉老师。
`;

/** A class to come that costs money; the orders of the demo fill it. */
export const PRICED_CLASS = 'demo-winter-class';
const WINTER_NOTES = `## 上课时间

寒假里的十天，每天 9:00 到 11:30，线下小班。

## 带什么

1. 自己的电脑，装好 C++ 环境；装不好提前一天来，老师帮忙。
2. 一个写草稿的本子。
`;

const daysFrom = (now: Date) => (count: number) => new Date(now.getTime() + count * DAY_MS);

/** Moves the windows of a class that is there already, unless it was stopped. Returns whether it is there. */
async function moved(
  db: Db,
  { appId, key }: { appId: string; key: string },
  windows: Pick<typeof grade.$inferSelect, 'enrollStartAt' | 'enrollEndAt' | 'startAt' | 'endAt'>,
): Promise<boolean> {
  const where = and(eq(grade.appId, appId), eq(grade.key, key));
  const [known] = await db.select({ stoppedAt: grade.stoppedAt }).from(grade).where(where);
  if (known && !known.stoppedAt) await db.update(grade).set(windows).where(where);
  return known !== undefined;
}

/** Seeds the demo school's class of the winter holidays, for which families still enrol; its window moves at each start. */
export async function seedPricedClass(db: Db, now: Date, { appId, orgId, teacherId }: DemoPeople): Promise<void> {
  const days = daysFrom(now);
  const windows = { enrollStartAt: days(-20), enrollEndAt: days(40), startAt: days(50), endAt: days(61) };
  if (await moved(db, { appId, key: PRICED_CLASS }, windows)) return;
  await db.insert(grade).values({
    ...demoRow(appId, now, orgId),
    ...windows,
    key: PRICED_CLASS,
    title: '寒假集训班 · 模拟与枚举',
    intro: '十天小班，上午讲题，下午自己写，最后一天模拟考试。',
    notes: WINTER_NOTES,
    notesHtml: renderMarkdown(WINTER_NOTES),
    teacherIds: [teacherId],
    published: true,
    capacity: 12,
    waitlist: true,
    isPublic: true,
    priceFen: 98_000,
    weights: DEFAULT_WEIGHTS,
    levels: DEFAULT_LEVELS,
  });
}

/** Seeds the demo school's running class: members and schedule once; its window moves at each start. */
export async function seedClass(db: Db, now: Date, people: DemoPeople, examIds: readonly string[]): Promise<void> {
  const { appId, orgId, teacherId, studentId, classmateIds } = people;
  const days = daysFrom(now);
  const windows = { enrollStartAt: days(-45), enrollEndAt: days(20), startAt: days(-30), endAt: days(90) };
  if (await moved(db, { appId, key: RUNNING_CLASS }, windows)) return;
  const groups = [
    { id: newId(), name: '提高组' },
    { id: newId(), name: '基础组' },
  ];
  const row = demoRow(appId, now, orgId);
  await db.transaction(async (tx) => {
    await tx.insert(grade).values({
      ...row,
      ...windows,
      key: RUNNING_CLASS,
      title: '信奥一班 · 秋季',
      intro: 'C++ 语法到算法入门，每周一次课、一次作业，期末出成绩单。',
      notes: NOTES,
      notesHtml: renderMarkdown(NOTES),
      teacherIds: [teacherId],
      published: true,
      capacity: 20,
      waitlist: true,
      isPublic: true,
      groups,
      joinCode: JOIN_CODE,
      weights: DEFAULT_WEIGHTS,
      levels: DEFAULT_LEVELS,
    });
    const [advanced, basic] = groups.map(({ id }) => id);
    await tx.insert(enrolment).values(
      [studentId, ...classmateIds].map((memberId, index) => ({
        ...demoRow(appId, days(-30), orgId),
        kind: 'grade' as const,
        targetId: row.id,
        memberId,
        source: 'batch' as const,
        status: ENROLMENT.enrolled,
        teacherId,
        groupIds: [index < 3 ? (advanced ?? '') : (basic ?? '')],
      })),
    );
    if (examIds.length > 0)
      await tx.insert(gradeControl).values(
        examIds.map((targetId) => ({
          ...demoRow(appId, now, orgId),
          gradeId: row.id,
          targetType: 'exam' as const,
          targetId,
          visible: true,
        })),
      );
  });
}

/** Shows work of the teacher's in the schedule of the class, and gives each student a place in it. */
export async function giveToClass(
  tx: Db,
  now: Date,
  { appId, orgId, teacherId, studentId, classmateIds }: DemoPeople,
  work: { kind: 'exam' | 'homework'; id: string; gradeId: string },
  dates: Pick<typeof enrolment.$inferInsert, 'openAt' | 'dueAt' | 'lateUntilAt' | 'dueFrom'> = {},
): Promise<void> {
  const made = () => ({ ...demoRow(appId, now, orgId), createdBy: teacherId });
  const { kind, id: targetId, gradeId } = work;
  await tx.insert(gradeControl).values({ ...made(), gradeId, targetType: kind, targetId, visible: true });
  await tx.insert(enrolment).values(
    [studentId, ...classmateIds].map((memberId) => ({
      ...made(),
      ...dates,
      kind,
      targetId,
      memberId,
      source: 'grade' as const,
      status: ENROLMENT.enrolled,
      teacherId,
      gradeId,
    })),
  );
}
