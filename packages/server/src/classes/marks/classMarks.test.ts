import { eq } from 'drizzle-orm';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ClassMarks } from '@aosai/api/classes/classMarks.contract';
import { HOUR_MS } from '@aosai/api/kit/constants';
import { CONTEST_REVIEW, MOCK_REVIEW } from '@aosai/api/exams/review';
import { newId } from '../../base/newId.ts';
import { enrolment } from '../../db/schema/enrolment.ts';
import { exam, examPaper, examPaperEnroll } from '../../db/schema/exam.ts';
import { gradeControl } from '../../db/schema/teaching.ts';
import { askAs, loggedBy } from '../../testing/askAs.ts';
import { seedSecondSchool } from '../../testing/secondSchool.ts';
import { openTestApp, type TestApp, type Visitor } from '../../testing/testApp.ts';

let site: TestApp;
let ask: ReturnType<typeof askAs>;
let boss: Visitor;
beforeAll(async () => {
  site = await openTestApp();
  await seedSecondSchool(site);
  boss = await site.signIn('laoshi');
  ask = askAs(site, boss);
});
afterAll(() => site.close());

const base = () => ({ appId: site.people.appId, id: newId(), createdAt: site.now(), updatedAt: site.now() });
const inHours = (hours: number) => new Date(site.now().getTime() + hours * HOUR_MS);

async function aClass(memberIds: readonly string[]): Promise<string> {
  const { id } = (await ask<{ id: string }>('POST /edms/grade/create', { title: '周六班' })).data;
  await ask('PUT /edms/grade/publish', { id });
  const place = { kind: 'grade' as const, targetId: id, source: 'batch' as const, status: '2' as const };
  await site.db
    .insert(enrolment)
    .values(memberIds.map((memberId) => ({ ...base(), ...place, memberId, orgId: site.people.orgId })));
  return id;
}

interface Taken {
  /** Points of each attempt; an attempt without points is handed in and not yet marked. */
  attempts?: readonly (number | null)[];
  place?: Partial<typeof enrolment.$inferInsert>;
}

/** An exam or homework of 50 points that a class has had since some hours. */
async function aWork(
  gradeId: string,
  work: { kind: 'exam' | 'homework'; from: number; until: number; of?: Partial<typeof exam.$inferInsert> },
  taken: Readonly<Record<string, Taken>>,
): Promise<string> {
  const { orgId, teacherId } = site.people;
  const { kind, from, until } = work;
  const paper = { ...base(), title: '卷', template: 'free', sections: [], totalPoints: 5000, durationMin: 60 };
  const shuffle = { section: false, question: false, option: false };
  await site.db.insert(examPaper).values({ ...paper, shuffle, scorePolicy: 'best', feedback: 'ioi' });
  const row = {
    ...base(),
    orgId,
    createdBy: teacherId,
    title: `${kind} ${from}`,
    summary: '',
    notesHtml: '',
    published: true,
    kind,
    priceFen: 0,
    maxAttempts: 2,
  };
  const windows = {
    enrollStartAt: inHours(from),
    enrollEndAt: inHours(until),
    startAt: inHours(from),
    endAt: inHours(until),
  };
  const rest = { scope: 'grade' as const, reviewMatrix: MOCK_REVIEW, lateStartPolicy: 'untilEnd' as const };
  await site.db
    .insert(exam)
    .values({ ...row, ...windows, ...rest, recordsEvents: false, examPaperIds: [paper.id], ...work.of });
  for (const [memberId, { attempts = [], place: more = {} }] of Object.entries(taken)) {
    const place = { ...base(), kind, targetId: row.id, memberId, gradeId, orgId, source: 'grade' as const };
    await site.db
      .insert(enrolment)
      .values({ ...place, status: '2', ...(kind === 'homework' && { dueAt: inHours(until) }), ...more });
    for (const [no, points] of attempts.entries()) {
      const attempt = { ...base(), examEnrollId: place.id, examId: row.id, examPaperId: paper.id, memberId, kind };
      const counts = { attemptNo: no + 1, seed: 1, maxPoints: 5000, questionCount: 1, orgId };
      const status = points === null ? ('2' as const) : ('3' as const);
      const at = { startedAt: inHours(from), completedAt: inHours(from), lastSeenAt: inHours(from) };
      await site.db
        .insert(examPaperEnroll)
        .values({ ...attempt, ...counts, ...at, status, totalPoints: points === null ? null : points * 100 });
    }
  }
  return row.id;
}

const read = (call: string, id: string, visitor: Visitor) =>
  site.send('GET', `/edms/grade/${call}?${new URLSearchParams({ id }).toString()}`, { visitor, headerForm: true });
const marksOf = async (id: string, visitor = boss) => {
  const { body } = await read('queryMarks', id, visitor);
  return body.code ?? (body.data as ClassMarks);
};
const shortly = (marks: ClassMarks | string) => {
  if (typeof marks === 'string') return marks;
  return marks.students.map(({ memberId, meanPercent, missedCount, marks: all }) => ({
    memberId,
    meanPercent,
    missedCount,
    marks: all.map((mark) => mark && `${mark.state} ${mark.percent ?? '-'}`),
  }));
};

test('queryMarks: lists exams and homework that have begun, with the best attempt and what was missed', async () => {
  const { studentId, classmateIds } = site.people;
  const [second = ''] = classmateIds;
  const id = await aClass([studentId, second]);
  const first = await aWork(
    id,
    { kind: 'homework', from: -9, until: -5 },
    { [studentId]: { attempts: [45] }, [second]: {} },
  );
  const sat = await aWork(
    id,
    { kind: 'exam', from: -4, until: -2 },
    { [studentId]: { attempts: [20, 30] }, [second]: {} },
  );
  const running = await aWork(id, { kind: 'homework', from: -1, until: 9 }, { [studentId]: { attempts: [null] } });
  await aWork(id, { kind: 'exam', from: 2, until: 4 }, { [studentId]: {}, [second]: {} });
  const marks = await marksOf(id);
  if (typeof marks === 'string') throw new Error(marks);
  expect(marks.works.map((work) => [work.id, work.kind, work.meanPercent])).toEqual([
    [running, 'homework', null],
    [sat, 'exam', 60],
    [first, 'homework', 90],
  ]);
  expect(shortly(marks)).toEqual(
    expect.arrayContaining([
      { memberId: studentId, meanPercent: 75, missedCount: 0, marks: ['2 -', '3 60', '3 90'] },
      { memberId: second, meanPercent: null, missedCount: 2, marks: [null, '4 -', '5 -'] },
    ]),
  );
});

test('queryMarks: dates a homework by when the class has to hand it in, not by the end of late work', async () => {
  const { studentId } = site.people;
  const id = await aClass([studentId]);
  const dated = { from: -9, until: 60, of: { dueAt: inHours(-1) } } as const;
  const homeworkId = await aWork(id, { kind: 'homework', ...dated }, { [studentId]: {} });
  const atOf = async () => {
    const marks = await marksOf(id);
    return typeof marks === 'string' ? marks : marks.works.map(({ at }) => at);
  };
  expect(await atOf()).toEqual([inHours(-1).toISOString()]);
  const own = { gradeId: id, targetType: 'homework' as const, targetId: homeworkId, groupId: '', visible: true };
  await site.db.insert(gradeControl).values({ ...base(), ...own, dueAt: inHours(20) });
  expect(await atOf()).toEqual([inHours(20).toISOString()]);
});

test('queryMarks: leaves an excused student out of every figure', async () => {
  const { studentId } = site.people;
  const id = await aClass([studentId]);
  await aWork(
    id,
    { kind: 'homework', from: -9, until: -5 },
    { [studentId]: { attempts: [45], place: { status: '6' } } },
  );
  expect(shortly(await marksOf(id))).toEqual([
    { memberId: studentId, meanPercent: null, missedCount: 0, marks: ['6 -'] },
  ]);
});

test("queryMarks: hides results of another organizer's exam while others still write it", async () => {
  const { studentId } = site.people;
  const id = await aClass([studentId]);
  const foreign = { orgId: null, createdBy: newId() };
  const examId = await aWork(
    id,
    { kind: 'exam', from: -4, until: 2, of: { ...foreign, reviewMatrix: CONTEST_REVIEW } },
    { [studentId]: { attempts: [30] } },
  );
  expect(shortly(await marksOf(id))).toMatchObject([{ meanPercent: null, marks: ['3 -'] }]);
  await site.db
    .update(exam)
    .set({ endAt: inHours(-1) })
    .where(eq(exam.id, examId));
  expect(shortly(await marksOf(id))).toMatchObject([{ meanPercent: 60, marks: ['3 60'] }]);
});

test('queryMarks: refuses students and teachers of another school', async () => {
  const id = await aClass([site.people.studentId]);
  expect(await marksOf(id, await site.signIn('boss2'))).toBe('NOT_FOUND');
  expect(await marksOf(id, await site.signIn('xuesheng'))).toBe('FORBIDDEN');
});

test('downloadMarks: has the percent or the state in each cell, and the means below', async () => {
  const { studentId, classmateIds } = site.people;
  const [second = ''] = classmateIds;
  const id = await aClass([studentId, second]);
  await aWork(id, { kind: 'exam', from: -4, until: -2 }, { [studentId]: { attempts: [30] }, [second]: {} });
  let bytes: Uint8Array | undefined;
  const logged = await loggedBy(site, async () => {
    ({ bytes } = await read('downloadMarks', id, boss));
  });
  expect(logged).toMatchObject([{ action: 'grade:downloadMarks', target: id, diff: { after: { exported: 2 } } }]);
  const rows = await readSheet(Buffer.from(bytes ?? []));
  expect(rows.map((row) => row.slice(2))).toEqual(
    expect.arrayContaining([
      ['平均得分率', '缺考未交', expect.stringMatching(/^考试 .* exam -4（%）$/)],
      [60, 0, 60],
      [null, 1, '缺考'],
      [null, null, 60],
    ]),
  );
});
