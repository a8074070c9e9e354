import { eq } from 'drizzle-orm';
import { buffer } from 'node:stream/consumers';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '@aosai/api/kit/constants';
import type { OpenDatabase } from '../../db/open.ts';
import { exam, examMemberQuestion } from '../../db/schema/exam.ts';
import { sysLog } from '../../db/schema/platform.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { choice, offer } from '../../testing/engine/drive.ts';
import { codeOf, type Persona } from '../../testing/stages/examStage.ts';
import { aPlace, type PlaceStage } from '../../testing/homework/aPlace.ts';
import { homeworkEnroll } from './homeworkEnroll.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function sheetFor({ stage, homeworkId }: PlaceStage, persona: Persona, group: 'bms' | 'edms') {
  const file = await homeworkEnroll.downloadEnrollList(stage.context(persona, group), { homeworkId });
  return { title: file.title, rows: await readSheet(await buffer(file.open(0, 0))) };
}

test('the sheet has student, dates, lateness, deduction, each question, total, rank and comments', async () => {
  const here = await aPlace(database.db);
  const { stage, homeworkId, enrollId } = here;
  const { single } = stage.world.questionIds;
  const save = (revision: number, letter: string) =>
    stage.ask('student', 'homeworkMemberQuestion', 'save', {
      homeworkEnrollId: enrollId,
      answers: [offer(single, revision, choice(letter))],
      complete: true,
    });
  await save(0, 'A');
  stage.world.passMs(2 * DAY_MS + 5 * HOUR_MS);
  await save(1, 'B');
  await stage.ask('office', 'homeworkEnroll', 'settle', { homeworkId, reason: '期末' }, 'bms');
  await database.db
    .update(examMemberQuestion)
    .set({ comment: '=看清题目' })
    .where(eq(examMemberQuestion.questionVersionId, single));
  const { title, rows } = await sheetFor(here, 'office', 'bms');
  expect(title).toBe('循环练习 作业 2026-11-23 170000.xlsx');
  const [head = [], ...body] = rows;
  const of = (name: string) => body.map((row) => row[head.indexOf(name)]);
  expect(head.slice(0, 14)).toEqual(
    '序号 学号 姓名 手机 班级 分组 来源 状态 报名时间 老师 截止 提交 迟交天数 扣分'.split(' '),
  );
  expect(head.slice(14).map((one) => String(one).split('（')[0])).toEqual(
    '第 1 题,第 2 题,第 3 题,第 4 题,第 5 题,总分,名次,评语'.split(','),
  );
  const one = body.findIndex((row) => row[head.indexOf('提交')] !== null);
  const at = (name: string) => of(name)[one];
  expect([at('迟交天数'), at('扣分'), at('总分'), at('名次'), at('评语'), at('状态')]).toEqual([
    1,
    0.2,
    1.8,
    1,
    '第 1 题：=看清题目',
    '已结算',
  ]);
  expect(new Set(of('总分'))).toEqual(new Set([0, 1.8]));
  expect(of('姓名').every((name) => String(name).endsWith('*'))).toBe(true);
  const log = await database.db.select().from(sysLog).where(eq(sysLog.target, homeworkId));
  expect(log.map(({ action }) => action)).toContain('homeworkEnroll:downloadEnrollList');
});

test('only the teacher who made a homework gets its sheet, with full names', async () => {
  const here = await aPlace(database.db);
  await database.db.update(exam).set({ createdBy: here.stage.ids.teacher }).where(eq(exam.id, here.homeworkId));
  const namesFor = async (persona: Persona) =>
    sheetFor(here, persona, 'edms').then(({ rows }) => rows.slice(1).map((row) => String(row[2])), codeOf);
  const names = await namesFor('teacher');
  expect([Array.isArray(names) && names.length, String(names).includes('*')]).toEqual([2, false]);
  expect([await namesFor('otherTeacher'), await namesFor('otherManager')]).toEqual(['NOT_FOUND', 'NOT_FOUND']);
});

test('without a payment provider every payment notice is refused', async () => {
  const { stage } = await aPlace(database.db);
  const tell = (action: 'paidNotify' | 'refundNotify') =>
    stage.ask('anonymous', 'homeworkEnroll', action, { outTradeNo: 'x' }, 'bms').catch(codeOf);
  expect([await tell('paidNotify'), await tell('refundNotify')]).toEqual(['NOT_CONFIGURED', 'NOT_CONFIGURED']);
});
