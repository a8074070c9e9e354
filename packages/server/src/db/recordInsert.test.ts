import { eq, sql } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_APP_ID } from '@aosai/api/kit/constants';
import { SINGLE } from '@aosai/api/questions/kinds';
import { openTestDatabase } from '../testing/testDatabase.ts';
import type { OpenDatabase } from './open.ts';
import { recordInsert } from './recordInsert.ts';
import { question } from './schema/bank.ts';
import { questionVersion } from './schema/exam.ts';

const AT = new Date('2026-11-29T08:30:00.123Z');
const BASE = { appId: DEFAULT_APP_ID, createdAt: AT, updatedAt: AT };
const HARD_TEXT = `引号 " ' 反斜线 \\ \\u0000 \\ud800 {a,b} NULL 换行\n 😀 null`;

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const aVersion = (id: string, changes: Partial<typeof questionVersion.$inferInsert> = {}) => ({
  ...BASE,
  id,
  questionId: `question-${id}`,
  versionNo: 1,
  type: SINGLE,
  stem: HARD_TEXT,
  stemHtml: '',
  options: [{ id: 'a', text: HARD_TEXT, html: '' }],
  analysis: '',
  analysisHtml: '',
  difficulty: 'easy',
  tags: [],
  ...changes,
});

const aQuestion = (id: string, changes: Partial<typeof question.$inferInsert> = {}) => ({
  ...BASE,
  id,
  type: SINGLE,
  currentVersionId: id,
  ...changes,
});

test('recordInsert: stores what the query builder stores, and the same defaults', async () => {
  const { db } = database;
  const given = { title: HARD_TEXT, points: ['a', HARD_TEXT, ''], bands: [3, -2_000_000_000], facility: 0.125 };
  await db.insert(question).values(aQuestion('built', given));
  await db.execute(recordInsert(question, [aQuestion('record', given), aQuestion('empty', { note: undefined })]));
  const [built, record, empty] = await Promise.all(
    ['built', 'record', 'empty'].map(async (id) => {
      const [row] = await db.select().from(question).where(eq(question.id, id));
      return { ...row, id: null, currentVersionId: null };
    }),
  );
  expect(record).toEqual(built);
  expect(record).toMatchObject({ ...given, createdAt: AT, deletedAt: null });
  expect(empty).toEqual({ ...built, title: '', points: [], bands: [], facility: null });
});

test('recordInsert: stores JSON columns as the query builder does, null as no value', async () => {
  const { db } = database;
  const given = { answerKey: null, programming: null, tags: ['"', '\\', '{}'] };
  await db.insert(questionVersion).values(aVersion('built', given));
  await db.execute(recordInsert(questionVersion, [aVersion('record', given)]));
  const [built, record] = await Promise.all(
    ['built', 'record'].map(async (id) => {
      const [row] = await db
        .select({ row: questionVersion, hasKey: sql<boolean>`answer_key is not null` })
        .from(questionVersion)
        .where(eq(questionVersion.id, id));
      return { ...row, row: { ...row?.row, id: null, questionId: null } };
    }),
  );
  expect(record).toEqual(built);
  expect(record?.hasKey).toBe(false);
});

test('recordInsert: replaces what PostgreSQL refuses, in texts within JSON as well', async () => {
  const { db } = database;
  const html = '一\0二\ud800三';
  await db.execute(
    recordInsert(questionVersion, [aVersion('refused', { stemHtml: html, options: [{ id: 'a', text: html, html }] })]),
  );
  const [row] = await db.select().from(questionVersion).where(eq(questionVersion.id, 'refused'));
  const kept = '一\uFFFD二\uFFFD三';
  expect([row?.stemHtml, row?.options, row?.stem]).toEqual([kept, [{ id: 'a', text: kept, html: kept }], HARD_TEXT]);
});

test('recordInsert: leaves a column of a newer program to its default', async () => {
  const { db } = database;
  await db.execute(sql`alter table question add column newer text not null default '新的'`);
  await db.execute(recordInsert(question, [aQuestion('older')]));
  const { rows } = (await db.execute(sql`select newer from question where id = 'older'`)) as unknown as {
    rows: unknown[];
  };
  expect(rows).toEqual([{ newer: '新的' }]);
});

test('recordInsert: refuses a table with a default that only the database knows', () => {
  const table = pgTable('stamped', { at: text('at').default(sql`now()::text`) });
  expect(() => recordInsert(table, [{}])).toThrow('the default of at is known to the database alone');
});
