import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOUR_MS } from '@aosai/api/kit/constants';
import { MOCK_REVIEW } from '@aosai/api/exams/review';
import { newId } from '../../base/newId.ts';
import { enrolment } from '../../db/schema/enrolment.ts';
import { exam, examPaper, examPaperEnroll } from '../../db/schema/exam.ts';
import { askAs } from '../../testing/askAs.ts';
import { seedSecondSchool } from '../../testing/secondSchool.ts';
import { openTestApp, type TestApp, type Visitor } from '../../testing/testApp.ts';

let site: TestApp;
let ask: ReturnType<typeof askAs>;
const people: Record<'boss' | 'teacher' | 'parent' | 'student' | 'stranger', Visitor> = {} as never;
beforeAll(async () => {
  site = await openTestApp();
  await seedSecondSchool(site);
  people.boss = await site.signIn('laoshi');
  people.parent = await site.signIn('jiazhang');
  people.student = await site.signIn('xuesheng');
  people.stranger = await site.signIn('boss2');
  ask = askAs(site, people.boss);
});
afterAll(() => site.close());

const base = () => ({ appId: site.people.appId, id: newId(), createdAt: site.now(), updatedAt: site.now() });
const PATH = '/edms/memberGradeSettlement';

interface Report {
  id: string;
  memberId: string;
  score: number;
  rank: number | null;
  level: string;
  comment: string;
  status: string;
  certificateNo: string | null;
  homeworkPct: number | null;
  examPct: number | null;
}

/** A closed exam or homework of a class with its members' points; null means nothing was handed in. */
async function aWork(
  gradeId: string,
  kind: 'exam' | 'homework',
  max: number,
  reached: Readonly<Record<string, number | null>>,
  settings: Partial<typeof exam.$inferInsert> = {},
): Promise<string> {
  const past = (hours: number) => new Date(site.now().getTime() - hours * HOUR_MS);
  const paper = { ...base(), title: '卷', template: 'free', sections: [], totalPoints: max * 100, durationMin: 60 };
  const shuffle = { section: false, question: false, option: false };
  await site.db.insert(examPaper).values({ ...paper, shuffle, scorePolicy: 'best', feedback: 'ioi' });
  const row = {
    ...base(),
    title: kind,
    summary: '',
    notesHtml: '',
    published: true,
    kind,
    priceFen: 0,
    maxAttempts: 1,
  };
  const windows = { enrollStartAt: past(9), enrollEndAt: past(8), startAt: past(8), endAt: past(1), dueAt: past(1) };
  const rest = {
    scope: 'grade' as const,
    reviewMatrix: MOCK_REVIEW,
    lateStartPolicy: 'untilEnd' as const,
    recordsEvents: false,
  };
  await site.db.insert(exam).values({ ...row, ...windows, ...rest, examPaperIds: [paper.id], ...settings });
  for (const [memberId, points] of Object.entries(reached)) {
    const place = {
      ...base(),
      kind,
      targetId: row.id,
      memberId,
      gradeId,
      source: 'grade' as const,
      status: '2' as const,
    };
    await site.db.insert(enrolment).values({ ...place, dueAt: past(1) });
    if (points === null) continue;
    const attempt = { ...base(), examEnrollId: place.id, examId: row.id, examPaperId: paper.id, memberId, kind };
    const counts = { attemptNo: 1, seed: 1, maxPoints: max * 100, questionCount: 1, totalPoints: points * 100 };
    await site.db.insert(examPaperEnroll).values({ ...attempt, ...counts, status: '3' });
  }
  return row.id;
}

async function aClass(memberIds: readonly string[]): Promise<string> {
  const { id } = (await ask<{ id: string }>('POST /edms/grade/create', { title: '周六班' })).data;
  await ask('PUT /edms/grade/publish', { id });
  const place = { kind: 'grade' as const, targetId: id, source: 'batch' as const, status: '2' as const };
  await site.db
    .insert(enrolment)
    .values(memberIds.map((memberId) => ({ ...base(), ...place, memberId, orgId: site.people.orgId })));
  return id;
}

const reports = async (gradeId: string, by: Visitor = people.boss) =>
  (await ask<{ content: Report[] }>(`POST ${PATH}/queryList`, { gradeId }, by)).data.content;
const compute = (gradeId: string) => ask(`POST ${PATH}/create`, { gradeId });
const update = async (input: object, by?: Visitor) => (await ask(`PUT ${PATH}/update`, input, by)).code ?? 'ok';

test('each call computes a term from closed homework and exams again, and keeps what a teacher wrote', async () => {
  const { studentId, classmateIds } = site.people;
  const [second = ''] = classmateIds;
  const id = await aClass([studentId, second]);
  await aWork(id, 'homework', 100, { [studentId]: 85, [second]: null });
  await aWork(id, 'exam', 40, { [studentId]: 29, [second]: 40 });
  expect((await compute(id)).data).toEqual({ gradeId: id, count: 2 });
  const first = await reports(id);
  expect(first).toMatchObject([
    { memberId: studentId, homeworkPct: 8500, examPct: 7250, score: 7806, level: 'good', rank: 1, status: 'draft' },
    { memberId: second, homeworkPct: 0, examPct: 10_000, score: 5556, level: 'improve', rank: 2, certificateNo: null },
  ]);
  const worse = first[1]?.id ?? '';
  expect(await update({ ids: [worse], comment: '要按时交作业' })).toBe('ok');
  expect(await update({ ids: [worse], score: 9000 })).toBe('VALIDATION');
  expect(await update({ ids: [worse], score: 9000, reason: '补交了线下作业' })).toBe('ok');
  expect(await reports(id)).toMatchObject([{ id: worse, score: 9000, rank: 1, level: 'excellent' }, { rank: 2 }]);
  await aWork(id, 'exam', 60, { [studentId]: 60, [second]: 0 });
  await compute(id);
  expect(await reports(id)).toMatchObject([
    { id: worse, score: 9000, scoreReason: '补交了线下作业', examPct: 4000, rank: 1, comment: '要按时交作业' },
    { memberId: studentId, examPct: 8900, rank: 2 },
  ]);
  await ask(`DELETE ${PATH}/delete`, { ids: [worse] });
  await compute(id);
  expect((await reports(id))[1]).toMatchObject({ memberId: second, score: 2222, scoreReason: null });
});

test('an exam whose scores wait to be published counts once they are', async () => {
  const { studentId } = site.people;
  const id = await aClass([studentId]);
  const waiting = await aWork(id, 'exam', 40, { [studentId]: 29 }, { scoreRelease: 'manual' });
  await compute(id);
  expect(await reports(id)).toMatchObject([{ memberId: studentId, examPct: null }]);
  await site.db.update(exam).set({ scoresReleasedAt: site.now() }).where(eq(exam.id, waiting));
  await compute(id);
  expect(await reports(id)).toMatchObject([{ memberId: studentId, examPct: 7250 }]);
});

test('homework settled before its hard close counts with its points', async () => {
  const { studentId } = site.people;
  const id = await aClass([studentId]);
  await aWork(id, 'homework', 100, { [studentId]: 85 });
  const ahead = new Date(site.now().getTime() + HOUR_MS);
  const ofClass = and(eq(enrolment.gradeId, id), eq(enrolment.kind, 'homework'));
  await site.db.update(enrolment).set({ dueAt: ahead }).where(ofClass);
  await compute(id);
  expect(await reports(id)).toMatchObject([{ homeworkPct: null }]);
  await site.db.update(enrolment).set({ status: '7' }).where(ofClass);
  await compute(id);
  expect(await reports(id)).toMatchObject([{ homeworkPct: 8500, score: 8500 }]);
});

test('only student and parent read a published report, and it is never computed again', async () => {
  const { studentId, classmateIds } = site.people;
  const [second = ''] = classmateIds;
  const id = await aClass([studentId, second]);
  await compute(id);
  const [mine, theirs] = await reports(id);
  const ids = [mine, theirs].map((one) => one?.id ?? '');
  expect(await reports(id, people.student)).toEqual([]);
  const own = (await reports(id)).find(({ memberId }) => memberId === studentId)?.id ?? '';
  expect(await update({ ids: [own], status: 'settled' }, people.stranger)).toBe('NOT_FOUND');
  expect(await update({ ids: [own], status: 'settled', comment: '进步很大' })).toBe('ok');
  for (const by of [people.student, people.parent])
    expect(await reports(id, by)).toMatchObject([
      {
        id: own,
        status: 'settled',
        comment: '进步很大',
        certificateNo: expect.stringMatching(/^20261121-[0-9A-Z]{8}$/),
      },
    ]);
  const place = await site.db
    .select({ status: enrolment.status })
    .from(enrolment)
    .where(and(eq(enrolment.targetId, id), eq(enrolment.memberId, studentId)));
  expect(place).toEqual([{ status: '7' }]);
  const inbox = await ask<{ content: object[] }>('POST /message/queryList', {}, people.parent);
  expect(inbox.data.content[0]).toMatchObject({ type: 'grade', title: '「周六班」的成绩单已发布' });
  expect(await update({ ids: [own], comment: '改一改' })).toBe('SETTLEMENT_STATE');
  expect((await ask(`DELETE ${PATH}/delete`, { ids })).code).toBe('SETTLEMENT_STATE');
  await compute(id);
  expect((await reports(id)).find((one) => one.id === own)).toMatchObject({ status: 'settled' });
});

test('a report that the school withdraws keeps its certificate number', async () => {
  const id = await aClass([site.people.studentId]);
  await compute(id);
  const ids = (await reports(id)).map((one) => one.id);
  await Promise.all(Array.from({ length: 5 }, () => update({ ids, status: 'settled' })));
  const [settled] = await reports(id);
  expect(await update({ ids, status: 'draft' })).toBe('VALIDATION');
  expect(await update({ ids, status: 'draft', reason: '分数有误' })).toBe('ok');
  expect(await reports(id, people.student)).toEqual([]);
  expect(await update({ ids, status: 'settled' })).toBe('ok');
  expect((await reports(id))[0]?.certificateNo).toBe(settled?.certificateNo);
  expect(await update({ ids, status: 'draft', reason: '再撤回' })).toBe('ok');
  expect((await ask(`DELETE ${PATH}/delete`, { ids })).data).toEqual({ count: 1 });
  expect(await reports(id)).toEqual([]);
});
