import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_APP_ID } from '@aosai/api/kit/constants';
import type { OpenDatabase } from '../../db/open.ts';
import { question, questionSearch } from '../../db/schema/bank.ts';
import { questionVersion } from '../../db/schema/exam.ts';
import { aStatement } from '../../testing/engine/aStatement.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { createQuestions } from './createQuestion.ts';

const BY = { appId: DEFAULT_APP_ID, now: new Date('2026-11-23T01:00:00.000Z'), actorId: null };
/** More than three statements' worth. */
const MANY = 100;

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const create = (keys: readonly string[]) =>
  database.db.transaction((tx) =>
    createQuestions(
      tx,
      BY,
      keys.map((key) => ({
        source: { ...aStatement(), stem: `${key} 是一个关键字。` },
        given: { orgId: null, ownerId: null, status: '1', key },
      })),
    ),
  );

test('createQuestions: returns the ids of many questions in their order, each with a version and a text', async () => {
  const keys = Array.from({ length: MANY }, (_, at) => `many-${at}`);
  const made = await create(keys);
  const ids = made.map(({ id }) => id);
  const rows = await database.db
    .select({ id: question.id, key: question.key, versionId: questionVersion.id, text: questionSearch.text })
    .from(question)
    .innerJoin(questionVersion, eq(questionVersion.questionId, question.id))
    .innerJoin(questionSearch, eq(questionSearch.questionId, question.id))
    .where(inArray(question.id, ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const found = made.map(({ id, versionId }) => ({
    ...byId.get(id),
    isItsVersion: byId.get(id)?.versionId === versionId,
  }));
  expect(
    found.map(({ key, isItsVersion, text }) => [key, isItsVersion, text?.includes(`${key} 是一个关键字`)]),
  ).toEqual(keys.map((key) => [key, true, true]));
});

test.each([0, 40, 99])('createQuestions: stores none when the database refuses the one at place %i', async (place) => {
  await create([`taken-${place}`]);
  const keys = Array.from({ length: MANY }, (_, at) => (at === place ? `taken-${place}` : `refused-${place}-${at}`));
  await expect(create(keys)).rejects.toMatchObject({ cause: { constraint: 'question_key' } });
  const stored = and(eq(question.appId, BY.appId), inArray(question.key, keys));
  expect(await database.db.$count(question, stored)).toBe(1);
});
