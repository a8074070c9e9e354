import fc from 'fast-check';
import { buffer } from 'node:stream/consumers';
import readWorkbook from 'read-excel-file/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { CallDefinition, ResourceDefinition } from '@aosai/api/kit/contract/call';
import { contract } from '@aosai/api/contract';
import { someMarks } from '@aosai/api/classes/classMarks.fixtures';
import { classReport } from '@aosai/api/classes/classReport.contract';
import { enrolmentColumns } from '@aosai/api/exams/enrolmentColumns';
import { classPlaceColumns } from '@aosai/api/classes/classPlaceColumns';
import { importColumns } from '@aosai/api/questions/importColumns';
import { orderColumns } from '@aosai/api/orders/orderColumns';
import { SINGLE } from '@aosai/api/questions/kinds';
import { type AnyColumns, type Column, NOTHING } from '@aosai/api/kit/column';
import type { OpenDatabase } from '../../db/open.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { columnSheet, numberedSheet } from '../../excel/columnSheet.ts';
import { sheetStream } from '../../excel/sheetStream.ts';
import { writeSheet, writeSheets } from '../../excel/writeSheet.ts';
import { sheetExport } from '../../importers/exports/sheetExport.ts';
import type { QuestionDraft } from '../../importers/draft.ts';
import type { FileReply } from '../../kit/context.ts';
import { exam } from '../../exams/exam/exam.ts';
import { PASSWORD_COLUMNS } from '../../schools/member/memberBatch.ts';
import { reportSheet } from '../../schools/roster/importReply.ts';
import { markSheet } from '../../classes/marks/markSheet.ts';
import { reportSheets } from '../../classes/reportSheets.ts';
import { aPlace } from '../../testing/homework/aPlace.ts';
import { homeworkEnroll } from '../../homework/places/homeworkEnroll.ts';
import { handIn } from '../../testing/stages/attemptStage.ts';
import { examStage } from '../../testing/stages/examStage.ts';
import { anyOutput } from '../../testing/testArbitrary.ts';
import { sheetOfList } from './sheetOfList.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

type Row = Record<string, unknown>;
const ROWS = 30;

const calls = Object.entries<ResourceDefinition>(contract).flatMap(([name, { calls: all }]) =>
  Object.entries<CallDefinition>(all).map(([action, call]) => ({ id: `${name}.${action}`, call })),
);

/** Values that a schema may output, the same at each run. */
const made = <Schema extends z.ZodMiniType>(schema: Schema, count = ROWS): z.output<Schema>[] =>
  fc.sample(anyOutput(schema), { numRuns: count, seed: 7 }) as z.output<Schema>[];

/** The schema of a call's rows, in its output or its input. */
function rowOf(id: string, given?: string): z.ZodMiniType<never> {
  const call = calls.find((one) => one.id === id)?.call;
  if (!call) throw new Error(`no call ${id}`);
  const { shape } = (given === undefined ? call.output : call.input) as z.ZodMiniObject;
  const list = shape[given ?? 'content'] as unknown as z.ZodMiniArray;
  return list._zod.def.element as z.ZodMiniType<never>;
}
/** Rows of a list by its schema. */
const rowsOf = (id: string): Row[] => made(rowOf(id));

/** A sheet of columns that belong to no list: its rows come from the list with the same fields. */
const tableOf = (columns: AnyColumns, id: string) =>
  columnSheet(columns as unknown as readonly Column<Row>[], rowsOf(id));
const streamed = (sheet: ReturnType<typeof columnSheet>) => buffer(sheetStream({ name: '表', ...sheet }));
const bytesOf = async (file: FileReply | Promise<FileReply>) => buffer((await file).open(0, 0));

const aDraft: QuestionDraft = {
  type: SINGLE,
  title: '平方',
  stem: '2 的平方是',
  options: [
    { id: 'A', text: '4' },
    { id: 'B', text: '8' },
  ],
  answer: ['A'],
  analysis: '',
  difficulty: 'easy',
  tags: [],
  points: 250,
  images: [],
};

const LOOP = 'gesp-cpp-1/loop';
/** A report of a class with a mastery of one point. */
function aReport() {
  const [report] = made(classReport, 1);
  if (!report) throw new Error('nothing was made');
  const students = made(classReport.shape.students._zod.def.element).map((student, at) => ({
    ...student,
    mastery: student.mastery.slice(0, 1).map((one) => ({ ...one, pointId: LOOP, percent: at })),
  }));
  const weak = made(classReport.shape.weak._zod.def.element);
  return { ...report, students: students.filter(({ mastery }) => mastery.length > 0), weak };
}

/** Every download: how to make its sheet here, or `no sheet`. */
const DOWNLOADS: Readonly<Record<string, 'no sheet' | (() => Promise<Buffer>)>> = {
  'backup.download': 'no sheet',
  'exam.downloadScores': async () => {
    const stage = await examStage(database.db);
    await handIn(stage);
    return bytesOf(exam.downloadScores(stage.context('office', 'bms'), { id: stage.world.examId }));
  },
  'examEnroll.downloadEnrollList': () =>
    streamed(numberedSheet(tableOf(enrolmentColumns, 'examEnroll.queryEnrollList'))),
  'examPaper.exportPaper': () => sheetExport('试卷', [aDraft]),
  'file.download': 'no sheet',
  'grade.downloadMarks': () => writeSheet(markSheet(someMarks())),
  'grade.downloadReport': () => writeSheets(reportSheets(aReport())),
  'gradeEnroll.downloadEnrollList': () =>
    streamed(numberedSheet(tableOf(classPlaceColumns, 'gradeEnroll.queryEnrollList'))),
  'homeworkEnroll.downloadEnrollList': async () => {
    const { stage, homeworkId } = await aPlace(database.db);
    return bytesOf(homeworkEnroll.downloadEnrollList(stage.context('office', 'bms'), { homeworkId }));
  },
  'image.qrCode': 'no sheet',
  'judge.testdata': 'no sheet',
  'member.exportPwd': () =>
    writeSheet({
      name: '初始密码',
      columns: PASSWORD_COLUMNS,
      rows: [['林知夏', '学生', '2026001', '3', '5', '12345678']],
    }),
  'member.generateMemberCardById': 'no sheet',
  'membershipOrder.download': () => streamed(tableOf(orderColumns, 'membershipOrder.queryList')),
  'organizationMember.exportReport': () => reportSheet(made(rowOf('organizationMember.exportReport', 'rows'))),
  'question.exportCase': 'no sheet',
  'question.exportCaseFile': 'no sheet',
  'question.exportImport': () =>
    streamed(columnSheet(importColumns as never, made(rowOf('question.queryImport')) as Row[])),
  'wx.gzh/verifyToken': 'no sheet',
};

/** Heads of columns with quantities; all other columns are text, whatever it looks like. */
const COUNTED = new Set(
  `人数 价格 作业 作答 使用 使用人数 候补 全对 区分度 区分效率 单元 名次 名额 完成 实付 已售 已答 已退 平均分 平均用时（秒）
应交 应付 待批 得分 得分率 总分 总评 成员 报名 排序 操作数 时长 有效期 权限 标准差 满分 版本 申请退出 监考记录 积分 空白 第几次
考试 试卷 迟到答案 部分对 金额（元） 错 项数 顺序 题号 题数 序号 行号 迟交天数 扣分 分值 做过题数 练习天数 预计得分 通过把握
掌握度 依据题数 举报次数 选错的人数 没通过的人数 提交次数 练习人数 首次作答 首答正确率 掌握度中位数 平均得分率 缺考未交`.split(
    /\s+/,
  ),
);
/** Columns of a question, of a section with its points, of an exam or homework, of a knowledge point. */
const MARKED = /^第 \d+ 题|（\d+(\.\d+)?）$|（%）$|^循环结构：/;
/** Heads of identifying numbers, which nobody adds up. */
const IDENTIFYING =
  /学号|工号|账号|手机|号码|订单号|流水号|证书号|信用代码|税号|代号|编号|密码|班级|日期|时间|姓名|版本|组号/;
const QUANTITY = /^[+-]?\d[\d,]*(\.\d+)?\s?(%|分钟|秒|天|人|分|题|元|次|项|个)?$/;

type Cells = readonly (readonly unknown[])[];

/** Faults in the cells of a sheet; `counts` says which heads are quantities. */
function faultsOf(id: string, [heads = [], ...rows]: Cells, counts: (head: string) => boolean): string[] {
  return heads.flatMap((given, at) => {
    const head = String(given);
    const cells = rows.map((row) => row[at]).filter((cell) => cell !== null && cell !== undefined);
    const numbers = cells.filter((cell) => typeof cell === 'number');
    const disguised = cells.filter((cell): cell is string => typeof cell === 'string' && QUANTITY.test(cell));
    if (counts(head)) {
      if (disguised.length > 0) return [`${id} ${head}: ${disguised[0]} is a text`];
      return [];
    }
    if (numbers.length > 0 || cells.some((cell) => typeof cell !== 'string')) return [`${id} ${head}: no text`];
    // A column of numbers with some words such as 不限 is still a quantity.
    const said = cells.filter((cell) => cell !== NOTHING);
    const counting = said.length > 1 && 2 * disguised.length > said.length && !IDENTIFYING.test(head);
    return counting ? [`${id} ${head}: counts, and is a text`] : [];
  });
}

const workbook = async (bytes: Buffer): Promise<Cells[]> =>
  (await readWorkbook(bytes)).map(({ data }) => data as Cells);

test('every download is listed here, with its content or as no sheet', () => {
  expect(Object.keys(DOWNLOADS).toSorted()).toEqual(
    calls.flatMap(({ id, call }) => (call.download ? [id] : [])).toSorted(),
  );
});

test('every export of a list has quantities as numbers and all else as text', async () => {
  const stage = await examStage(database.db);
  const context = stage.context('office', 'bms');
  const faults: string[] = [];
  for (const { id, call } of calls) {
    if (!call.sheet) continue;
    const content = rowsOf(id);
    const ask = ({ size }: Row) => ({ content: content.slice(0, Number(size)), total: content.length, page: 0, size });
    const permission = id.replace('.', ':');
    const loose = { ...call, output: z.any() };
    const file = await sheetOfList(context, { call: loose, permission, ask: (input) => ask(input as Row) }, {});
    const [cells = []] = await workbook(await bytesOf(file));
    const declared = new Set(
      (call.sheet as readonly Column<Row>[]).flatMap(({ head, quantity }) => (quantity ? [head] : [])),
    );
    faults.push(...faultsOf(id, cells, (head) => declared.has(head)));
    const wrong = [...declared].filter((head) => !COUNTED.has(head) || IDENTIFYING.test(head.replace('版本', '')));
    faults.push(...wrong.map((head) => `${id} ${head}: declared to count`));
    const numbers = cells
      .slice(1)
      .flat()
      .filter((cell) => typeof cell === 'number');
    if (declared.size > 0 && numbers.length === 0) faults.push(`${id}: no number at all`);
  }
  expect(faults).toEqual([]);
}, 120_000);

test('every other sheet has quantities as numbers and all else as text', async () => {
  const faults: string[] = [];
  for (const [id, make] of Object.entries(DOWNLOADS)) {
    if (make === 'no sheet') continue;
    for (const cells of await workbook(await make())) {
      if (cells.length < 2) faults.push(`${id}: an empty sheet shows nothing`);
      faults.push(...faultsOf(id, cells, (head) => COUNTED.has(head) || MARKED.test(head)));
    }
  }
  expect(faults).toEqual([]);
}, 120_000);
