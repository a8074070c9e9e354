import { eq } from 'drizzle-orm';
import { buffer } from 'node:stream/consumers';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { HOUR_MS } from '@aosai/api/kit/constants';
import { newId } from '../../base/newId.ts';
import type { OpenDatabase } from '../../db/open.ts';
import { enrolment } from '../../db/schema/enrolment.ts';
import { exam as exams, examMemberQuestion, examPaper, examPaperEnroll } from '../../db/schema/exam.ts';
import { member, organizationMember } from '../../db/schema/people.ts';
import { sysLog } from '../../db/schema/platform.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { KEYS, POINTS, type QuestionKey } from '../../testing/engine/aPaper.ts';
import { NOON } from '../../testing/engine/world.ts';
import { codeOf, examStage, type Persona, type Stage } from '../../testing/stages/examStage.ts';
import { exam } from '../exam/exam.ts';

let database: OpenDatabase;
let stage: Stage;
let examId: string;
let orgId: string | null;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

beforeEach(async () => {
  stage = await examStage(database.db);
  ({ examId } = stage.world);
  const { actor } = stage.context('manager');
  orgId = actor.kind === 'member' ? actor.orgId : null;
  await database.db.update(exams).set({ orgId, createdBy: stage.ids.teacher }).where(eq(exams.id, examId));
});

const base = () => ({ appId: stage.world.appId, id: newId(), createdAt: NOON, updatedAt: NOON });

async function named(memberId: string, no: string, name: string) {
  await database.db.update(member).set({ name }).where(eq(member.id, memberId));
  const place = { ...base(), orgId, memberId, roles: ['student' as const], no, className: '高一（3）班' };
  await database.db.insert(organizationMember).values({ ...place, status: 'active' });
}

/** A settled attempt with these points, in the order of the paper. */
async function sat(memberId: string, points: readonly number[], attemptNo = 1) {
  const [place] = await database.db.select().from(enrolment).where(eq(enrolment.memberId, memberId));
  const attempt = base();
  const totalPoints = points.reduce((sum, one) => sum + one, 0);
  await database.db.insert(examPaperEnroll).values({
    ...attempt,
    orgId,
    examEnrollId: place?.id ?? '',
    examId,
    examPaperId: stage.world.paperId,
    memberId,
    attemptNo,
    status: '3',
    seed: 1,
    startedAt: NOON,
    completedAt: NOON,
    totalPoints,
    maxPoints: 3500,
    questionCount: points.length,
  });
  await database.db.insert(examMemberQuestion).values(
    points.map((one, no) => {
      const key: QuestionKey = KEYS[no] ?? 'single';
      return {
        ...base(),
        attemptId: attempt.id,
        memberId,
        questionVersionId: stage.world.questionIds[key],
        no: no + 1,
        maxPoints: POINTS[key],
        status: '3' as const,
        points: one,
      };
    }),
  );
}

const sheetFor = async (persona: Persona, group: 'edms' | 'bms' = 'edms') => {
  const file = await exam.downloadScores(stage.context(persona, group), { id: examId });
  return { title: file.title, rows: await readSheet(await buffer(file.open(0, 0))) };
};

test('lists every student with sections, questions, total and rank, including absent ones as 缺考', async () => {
  const { student, classmate } = stage.ids;
  const [third] = await stage.world.addStudent();
  await database.db.update(enrolment).set({ orgId }).where(eq(enrolment.memberId, third));
  await named(student, '10', '林知夏');
  await named(classmate, '9', '欧阳明远');
  await named(third, '11', '周一诺');
  await sat(student, [200, 0, 200, 400, 2500]);
  await sat(third, [200, 0, 200, 400, 1000]);
  // Only the better of two attempts counts.
  await sat(third, [200, 0, 200, 400, 2500], 2);
  stage.world.passMs(10 * HOUR_MS);
  const { title, rows } = await sheetFor('teacher');
  expect(title).toBe('测试考试 成绩表 2026-11-21 220000.xlsx');
  const total = 33;
  expect(rows).toEqual([
    [
      ...'序号 学号 姓名 班级 试卷 状态 交卷时间 客观题（10） 编程题（25）'.split(' '),
      '第 1 题（2）',
      '第 2 题（2）',
      '第 3 题（2）',
      '第 4 题（4）',
      '第 5 题（25）',
      '总分',
      '满分',
      '名次',
    ],
    [1, '9', '欧阳明远', '高一（3）班', '测试卷', '缺考', '—', ...Array(8).fill(null), 35, null],
    [2, '10', '林知夏', '高一（3）班', '测试卷', '已出分', '2026-11-21 12:00', 8, 25, 2, 0, 2, 4, 25, total, 35, 1],
    [3, '11', '周一诺', '高一（3）班', '测试卷', '已出分', '2026-11-21 12:00', 8, 25, 2, 0, 2, 4, 25, total, 35, 1],
    [null, '—', '平均分', '—', '测试卷', '已出分', '—', 8, 25, 2, 0, 2, 4, 25, total, 35, null],
  ]);
  const [entry] = await database.db.select().from(sysLog).where(eq(sysLog.target, examId));
  expect(entry).toMatchObject({ action: 'exam:downloadScores', diff: { after: { exported: 3 } } });
});

test('queryScores: has the same points as the sheet, row by row, and says who was absent', async () => {
  const { student, classmate } = stage.ids;
  await named(student, '10', '林知夏');
  await named(classmate, '9', '欧阳明远');
  await sat(student, [200, 0, 200, 400, 2500]);
  const ask = (persona: Persona) => stage.ask(persona, 'exam', 'queryScores', { id: examId }, 'edms');
  expect((await ask('teacher')).papers[0]?.rows.map(({ isAbsent }) => isAbsent)).toEqual([false, false]);
  stage.world.passMs(10 * HOUR_MS);
  const { isOver, papers } = await ask('teacher');
  expect([isOver, papers.length]).toEqual([true, 1]);
  const { rows = [], sections, questions } = papers[0] ?? {};
  expect([sections, questions?.map(({ section }) => section)]).toEqual([
    [
      { name: '客观题', maxPoints: 1000 },
      { name: '编程题', maxPoints: 2500 },
    ],
    [0, 0, 0, 0, 1],
  ]);
  const place = { placeId: expect.any(String) as string, className: '高一（3）班' };
  expect(rows).toEqual([
    {
      ...place,
      memberId: classmate,
      no: '9',
      name: '欧阳明远',
      attemptId: null,
      status: null,
      isAbsent: true,
      makeUpAt: null,
      completedAt: null,
      sections: [null, null],
      questions: [null, null, null, null, null],
      totalPoints: null,
      rank: null,
    },
    {
      ...place,
      memberId: student,
      no: '10',
      name: '林知夏',
      attemptId: expect.any(String) as string,
      status: '3',
      isAbsent: false,
      makeUpAt: null,
      completedAt: NOON.toISOString(),
      sections: [800, 2500],
      questions: [200, 0, 200, 400, 2500],
      totalPoints: 3300,
      rank: 1,
    },
  ]);
  expect([await ask('otherTeacher').catch(codeOf), await ask('otherManager').catch(codeOf)]).toEqual([
    'NOT_FOUND',
    'NOT_FOUND',
  ]);
});

test('marks nobody absent while the exam runs', async () => {
  const { rows } = await sheetFor('office', 'bms');
  expect(rows.slice(1).map((row) => row[5])).toEqual(['未开始', '未开始']);
});

test('with two papers, gives each student a row per paper and each section its own column', async () => {
  const [paper] = await database.db.select().from(examPaper).where(eq(examPaper.id, stage.world.paperId));
  if (!paper) throw new Error('no paper');
  const [first, second] = paper.sections;
  const second_ = { ...paper, ...base(), title: '第二份', sections: [first, { ...second, name: first?.name }] };
  await database.db.insert(examPaper).values(second_ as typeof paper);
  await database.db
    .update(exams)
    .set({ examPaperIds: [paper.id, second_.id] })
    .where(eq(exams.id, examId));
  const { rows } = await sheetFor('manager');
  expect([rows[0]?.slice(7, 10), rows.slice(1).map((row) => row[4])]).toEqual([
    ['客观题', '编程题', '客观题'],
    ['测试卷', '测试卷', '第二份', '第二份'],
  ]);
});

test('only those who run the exam get the sheet, with masked names of another school’s students', async () => {
  await database.db.update(enrolment).set({ orgId: newId() }).where(eq(enrolment.memberId, stage.ids.classmate));
  await database.db.update(member).set({ name: '欧阳明远' }).where(eq(member.id, stage.ids.classmate));
  const names = await sheetFor('teacher').then(({ rows }) => rows.slice(1).map((row) => row[2]));
  expect(names).toContain('欧阳*');
  expect([
    await sheetFor('otherTeacher').catch(codeOf),
    await sheetFor('otherManager').catch(codeOf),
    (await sheetFor('manager')).rows.length,
  ]).toEqual(['NOT_FOUND', 'NOT_FOUND', 3]);
});
