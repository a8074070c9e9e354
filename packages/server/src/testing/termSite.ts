import { and, eq } from 'drizzle-orm';
import { MOCK_REVIEW } from '@aosai/api/exams/review';
import { DAY_MS } from '@aosai/api/kit/constants';
import { newId } from '../base/newId.ts';
import { chapter } from '../db/schema/content.ts';
import { question } from '../db/schema/bank.ts';
import { enrolment } from '../db/schema/enrolment.ts';
import { exam } from '../db/schema/exam.ts';
import { gradeControl } from '../db/schema/teaching.ts';
import { askAs } from './askAs.ts';
import { seedSecondSchool } from './secondSchool.ts';
import { openTestApp } from './testApp.ts';
import { aChoice } from './writtenQuestions.ts';

const GROUPS = [{ name: '甲组' }, { name: '乙组' }];

/** A second school whose class ends its term: members in groups, and a plan with one row of each kind. */
export async function openTermSite() {
  const site = await openTestApp();
  const other = await seedSecondSchool(site);
  const people = {
    boss: await site.signIn('boss2'),
    teacher: await site.signIn('teacher2'),
    foreign: await site.signIn('laoshi'),
    office: await site.signIn('guanli', 'user'),
  };
  const ask = askAs(site, people.boss);
  const { appId } = site.people;
  const days = (count: number) => new Date(site.now().getTime() + count * DAY_MS);
  const text = (count: number) => days(count).toISOString();
  const base = () => ({ appId, id: newId(), createdAt: site.now(), updatedAt: site.now(), orgId: other.orgId });

  const asked = await ask<{ id: string }>('POST /bms/question/create', { source: aChoice() }, people.office);
  const questionId = asked.data.id;
  await site.db
    .update(question)
    .set({ status: '1', isOpen: true, isShared: true })
    .where(and(eq(question.appId, appId), eq(question.id, questionId)));

  /** A class that runs from 30 days ago to in 30 days, without members. */
  async function aClass(title: string, more: object = {}, by = people.boss) {
    const given = { title, groups: GROUPS, startAt: text(-30), endAt: text(30), enrollStartAt: text(-40), ...more };
    const { id } = (await ask<{ id: string }>('POST /edms/grade/create', given, by)).data;
    await ask('PUT /edms/grade/publish', { id }, by);
    return id;
  }

  /** A homework that opened 20 days ago and was due 13 days ago. */
  async function aHomework(more: Partial<typeof exam.$inferInsert> = {}) {
    const given = { title: '第一次作业', openAt: text(-1), dueAt: text(6), questions: [{ questionId }] };
    const { id } = (await ask<{ id: string }>('POST /edms/homework/create', given)).data;
    const late = { startAt: days(-20), dueAt: days(-13), endAt: days(-13), published: true };
    await site.db
      .update(exam)
      .set({ ...late, ...more })
      .where(and(eq(exam.appId, appId), eq(exam.id, id)));
    return id;
  }

  async function anExam(title: string, from: number, to: number) {
    const row = { ...base(), kind: 'exam' as const, title, createdBy: other.managerId };
    const windows = { enrollStartAt: days(-60), enrollEndAt: days(from), startAt: days(from), endAt: days(to) };
    const rest = { summary: '', notesHtml: '', published: true, examPaperIds: [], priceFen: 0 };
    const rules = { maxAttempts: 1, reviewMatrix: MOCK_REVIEW, recordsEvents: false };
    const more = { scope: 'grade' as const, lateStartPolicy: 'untilEnd' as const };
    await site.db.insert(exam).values({ ...row, ...windows, ...rest, ...rules, ...more });
    return row.id;
  }

  async function aChapter() {
    const row = { ...base(), ownerId: null, status: '1' as const, title: '循环', isFree: true };
    await site.db.insert(chapter).values({ ...row, questionIds: [] });
    return row.id;
  }

  const plan = (gradeId: string, rows: readonly object[]) =>
    ask('PUT /edms/grade/controls/update', { gradeId, rows: rows.map((row) => ({ visible: true, ...row })) });

  const read = async (id: string) =>
    (
      await ask<{
        version: number;
        title: string;
        status: string;
        groups: { id: string; name: string }[];
        promotedTo: { id: string; title: string } | null;
        promotedFrom: { id: string; title: string } | null;
        staff: { joinCode: string | null; version: number };
      }>(`GET /edms/grade/queryById?id=${id}`)
    ).data;

  const placesIn = (targetId: string) =>
    site.db
      .select()
      .from(enrolment)
      .where(and(eq(enrolment.appId, appId), eq(enrolment.targetId, targetId)))
      .orderBy(enrolment.memberId);

  const controlsIn = (gradeId: string) =>
    site.db
      .select()
      .from(gradeControl)
      .where(and(eq(gradeControl.appId, appId), eq(gradeControl.gradeId, gradeId)));

  return {
    site,
    other,
    people,
    ask,
    days,
    text,
    aClass,
    aHomework,
    anExam,
    aChapter,
    plan,
    read,
    placesIn,
    controlsIn,
  };
}
