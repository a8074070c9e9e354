import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PlanLine } from '@aosai/api/classes/nextTerm.contract';
import { exam } from '../../db/schema/exam.ts';
import { loggedBy } from '../../testing/askAs.ts';
import { openTermSite } from '../../testing/termSite.ts';
import type { Visitor } from '../../testing/testApp.ts';

let term: Awaited<ReturnType<typeof openTermSite>>;
beforeAll(async () => {
  term = await openTermSite();
});
afterAll(() => term.site.close());

interface Copied {
  days: number;
  lines: PlanLine[];
  homework: number;
  enrolled: number;
}

const copy = (fromGradeId: string, toGradeId: string, more: object = {}, by?: Visitor) =>
  term.ask<Copied>(
    'POST /edms/grade/copyPlan',
    { fromGradeId, toGradeId, shift: { days: 60 }, mode: 'apply', ...more },
    by,
  );
const outcomes = ({ lines }: Copied): Record<string, string> =>
  Object.fromEntries(lines.map(({ targetTitle, outcome, reason }) => [targetTitle ?? '', reason ?? outcome]));

/** A class with a plan of every kind, and a parallel class with two students. */
async function twoClasses() {
  const { aClass, aHomework, anExam, aChapter, plan, read, ask, other, text } = term;
  const from = await aClass('老班');
  const to = await aClass('新班', { groups: [{ name: '甲组' }], startAt: text(31), endAt: text(91) });
  await ask('POST /edms/grade/enroll/batchEnroll', {
    gradeId: to,
    mode: 'apply',
    memberIds: other.studentIds.slice(0, 2),
  });
  const [first, second] = (await read(from)).groups;
  const homework = await aHomework();
  const chapterId = await aChapter();
  const ahead = await anExam('期末考试', 40, 41);
  await plan(from, [
    { targetType: 'chapter', targetId: chapterId, openAt: text(-28) },
    { targetType: 'homework', targetId: homework },
    { targetType: 'homework', targetId: homework, groupId: first?.id, dueAt: text(-10) },
    { targetType: 'homework', targetId: homework, groupId: second?.id, dueAt: text(-9) },
    { targetType: 'solution', targetId: homework, openAt: text(-12) },
    { targetType: 'exam', targetId: await anExam('摸底考试', -25, -24), openAt: text(-25) },
    { targetType: 'exam', targetId: await anExam('月考', 10, 11) },
    { targetType: 'exam', targetId: ahead },
  ]);
  return { from, to, homework, chapterId, ahead };
}

test('copyPlan: a check lists every row with both dates, and changes nothing', async () => {
  const { from, to } = await twoClasses();
  const { data } = await copy(from, to, { mode: 'check' });
  expect(data).toMatchObject({ days: 60, homework: 0, enrolled: 0 });
  expect(
    data.lines.map(({ targetTitle, groupName, outcome, reason }) => [targetTitle, groupName, reason ?? outcome]),
  ).toEqual([
    ['循环', null, 'copied'],
    ['摸底考试', null, '考试已经结束'],
    ['第一次作业', null, 'copied'],
    ['第一次作业', '甲组', 'copied'],
    ['第一次作业', '乙组', '那个班级没有分组「乙组」'],
    ['第一次作业', null, 'copied'],
    ['月考', null, '考试在那个班级开始以前就结束'],
    ['期末考试', null, 'copied'],
  ]);
  const { text } = term;
  const of = (title: string) => data.lines.filter(({ targetTitle }) => targetTitle === title);
  expect(of('第一次作业').map(({ before, after }) => [before, after])).toEqual([
    [
      { openAt: text(-20), dueAt: text(-13) },
      { openAt: text(40), dueAt: text(47) },
    ],
    [
      { openAt: text(-20), dueAt: text(-10) },
      { openAt: text(40), dueAt: text(50) },
    ],
    [
      { openAt: text(-20), dueAt: text(-9) },
      { openAt: text(40), dueAt: text(51) },
    ],
    [
      { openAt: text(-12), dueAt: null },
      { openAt: text(48), dueAt: null },
    ],
  ]);
  // An exam keeps its own time.
  expect(of('期末考试')[0]?.after).toEqual({ openAt: text(40), dueAt: text(41) });
  expect(await term.controlsIn(to)).toEqual([]);
});

test('copyPlan: homework becomes a copy of its own, and the old one stays as it was', async () => {
  const { from, to, homework, chapterId, ahead } = await twoClasses();
  const [before] = await term.site.db.select().from(exam).where(eq(exam.id, homework));
  let copied: Copied | undefined;
  const log = await loggedBy(term.site, async () => {
    copied = (await copy(from, to)).data;
  });
  expect(copied).toMatchObject({ homework: 1, enrolled: 2 });
  const [after] = await term.site.db.select().from(exam).where(eq(exam.id, homework));
  expect(after).toEqual(before);
  const [made] = await term.site.db.select().from(exam).where(eq(exam.copiedFrom, homework));
  expect(made).toMatchObject({
    title: '第一次作业',
    published: true,
    orgId: term.other.orgId,
    startAt: term.days(40),
    dueAt: term.days(47),
  });
  const group = (await term.read(to)).groups[0]?.id ?? '';
  const rows = (await term.controlsIn(to)).map(({ targetType, targetId, groupId, openAt, dueAt }) => [
    targetType,
    targetId,
    groupId,
    openAt,
    dueAt,
  ]);
  expect(rows).toHaveLength(5);
  expect(rows).toEqual(
    expect.arrayContaining([
      ['chapter', chapterId, '', term.days(32), null],
      ['exam', ahead, '', null, null],
      ['homework', made?.id, '', null, null],
      ['homework', made?.id, group, null, term.days(50)],
      ['solution', made?.id, '', term.days(48), null],
    ]),
  );
  // Members get the copy and the exam, each once, and not the homework of the old class.
  expect(await term.placesIn(made?.id ?? '')).toHaveLength(2);
  expect(await term.placesIn(ahead)).toHaveLength(2);
  expect(await term.placesIn(homework)).toEqual([]);
  expect(log.map(({ action }) => action)).toEqual(['homework:create', 'homework:publish', 'grade:copyPlan']);
  expect(log.at(-1)).toEqual({
    action: 'grade:copyPlan',
    target: to,
    diff: { after: { from, days: 60, rows: 5, homework: 1, enrolled: 2 } },
  });
});

test('copyPlan: a second copy finds every row in the class and makes no more homework', async () => {
  const { from, to, homework } = await twoClasses();
  const both = await Promise.all([copy(from, to), copy(from, to)]);
  expect(both.reduce((sum, { data }) => sum + data.homework, 0)).toBe(1);
  const again = (await copy(from, to)).data;
  expect(again).toMatchObject({ homework: 0, enrolled: 0 });
  expect(outcomes(again)).toMatchObject({ 循环: 'there', 期末考试: 'there' });
  expect(again.lines.filter(({ outcome }) => outcome === 'copied')).toEqual([]);
  expect(await term.site.db.select().from(exam).where(eq(exam.copiedFrom, homework))).toHaveLength(1);
});

test('copyPlan: copies only the named rows, and a solution only with its homework', async () => {
  const { from, to } = await twoClasses();
  const { lines } = (await copy(from, to, { mode: 'check' })).data;
  const solution = lines.find(({ targetType }) => targetType === 'solution')?.id ?? '';
  const chapter = lines.find(({ targetType }) => targetType === 'chapter')?.id ?? '';
  const { data } = await copy(from, to, { controlIds: [solution, chapter] });
  expect(outcomes(data)).toEqual({ 循环: 'copied', 第一次作业: '它的作业或考试这次没有复制' });
  expect((await term.controlsIn(to)).map(({ targetType }) => targetType)).toEqual(['chapter']);
  expect((await copy(from, to, { controlIds: ['0'.repeat(26)] })).code).toBe('NOT_FOUND');
});

test('copyPlan: a first day moves the first day of the class there, at the same hours in Beijing', async () => {
  const { from, to } = await twoClasses();
  // The class began on October 22 in Beijing, 30 days before; March 1 is 130 days later.
  const { data } = await copy(from, to, { shift: { firstDay: '2027-03-01' }, mode: 'check' });
  expect(data.days).toBe(130);
  expect(data.lines.find(({ targetTitle }) => targetTitle === '循环')?.after.openAt).toBe(term.text(102));
});

test('copyPlan: leaves homework behind whose new due date has passed, and a draft stays a draft', async () => {
  const { aClass, aHomework, plan, days, text } = term;
  const [from, to] = [await aClass('旧班'), await aClass('平行班')];
  const draft = await aHomework({
    title: '草稿作业',
    published: false,
    startAt: days(1),
    dueAt: days(8),
    endAt: days(8),
  });
  await plan(from, [
    { targetType: 'homework', targetId: await aHomework({ title: '早的作业' }) },
    { targetType: 'homework', targetId: draft },
  ]);
  const { data } = await copy(from, to, { shift: { days: 7 } });
  expect(outcomes(data)).toEqual({ 早的作业: '新的截止时间已经过去', 草稿作业: 'copied' });
  const [made] = await term.site.db
    .select()
    .from(exam)
    .where(and(eq(exam.appId, term.site.people.appId), eq(exam.copiedFrom, draft)));
  expect(made).toMatchObject({ published: false, dueAt: new Date(text(15)) });
});

test('copyPlan: a teacher copies between their own classes, and the copy stays with its maker', async () => {
  const { aClass, aHomework, plan, people, other } = term;
  const teachers = { teacherIds: [other.teacherId] };
  const [from, to] = [await aClass('何老师一班', teachers), await aClass('何老师二班', teachers)];
  const homework = await aHomework({ createdBy: other.teacherId });
  await plan(from, [{ targetType: 'homework', targetId: homework }]);
  expect((await copy(from, to)).data.homework).toBe(1);
  const [made] = await term.site.db.select().from(exam).where(eq(exam.copiedFrom, homework));
  expect(made?.createdBy).toBe(other.teacherId);
  expect((await copy(from, to, { mode: 'check' }, people.teacher)).code).toBeUndefined();
  expect((await copy(from, await aClass('别人的班'), {}, people.teacher)).code).toBe('NOT_FOUND');
});

test('copyPlan: the office copies for a school, and the copies belong to it', async () => {
  const { from, to, homework } = await twoClasses();
  const { data } = await term.ask<Copied>(
    'POST /bms/grade/copyPlan',
    { fromGradeId: from, toGradeId: to, shift: { days: 60 }, mode: 'apply' },
    term.people.office,
  );
  expect(data.homework).toBe(1);
  const [made] = await term.site.db.select().from(exam).where(eq(exam.copiedFrom, homework));
  expect(made?.orgId).toBe(term.other.orgId);
});

test('copyPlan: refuses one class, a class that is over, and classes of another school', async () => {
  const { aClass, people, ask } = term;
  const from = await aClass('来源班');
  const stopped = await aClass('终止班');
  await ask('PUT /edms/grade/stop', { id: stopped, reason: '合班' });
  for (const mode of ['check', 'apply']) {
    expect((await copy(from, from, { mode })).code).toBe('VALIDATION');
    expect((await copy(from, stopped, { mode })).code).toBe('GRADE_STATE');
    expect((await copy(from, await aClass('外校班', {}, people.foreign), { mode })).code).toBe('NOT_FOUND');
    expect((await copy(from, stopped, { mode }, people.foreign)).code).toBe('NOT_FOUND');
  }
  expect((await copy(from, stopped, { shift: {} })).code).toBe('VALIDATION');
  expect((await copy(from, stopped, { shift: { days: 99_999 } })).message).toContain('最多移动十年');
});
