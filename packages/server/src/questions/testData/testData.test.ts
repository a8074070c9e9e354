import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { CPP } from '@aosai/api/judging/languages';
import { PROGRAMMING } from '@aosai/api/questions/kinds';
import type { GivenSource } from '@aosai/api/questions/source';
import type { WrittenCase } from '@aosai/api/judging/testData';
import type { OpenDatabase } from '../../db/open.ts';
import { questionVersion } from '../../db/schema/exam.ts';
import type { ProgrammingSpec } from '../../db/schema/storedQuestion.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { ACCEPTED, fakeJudge } from '../../testing/judging/fakeJudge.ts';
import { judgeJob, specOf } from '../../judging/queue/judgeJob.ts';
import { A_PLUS_B, namedCase } from '../../testing/engine/aPaper.ts';
import { refusal } from '../../testing/engine/outcomes.ts';
import { aWorld, type World } from '../../testing/engine/world.ts';
import { storeCases, storeTestData } from './storeCases.ts';
import { moveInlineData } from './moveInlineData.ts';
import { sweepTestData } from './sweepTestData.ts';
import { openTestData, type TestDataStore } from '../../adapters/testData/testDataStore.ts';

let database: OpenDatabase;
let folder: string;
let store: TestDataStore;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aosai-testdata-'));
  store = openTestData(folder);
});
afterEach(async () => {
  await database.db.delete(questionVersion);
  await rm(folder, { recursive: true });
});

const written = (no: number, sample = false): WrittenCase => ({
  id: `${no}`,
  input: `${no}\n`,
  expected: `${no * 2}\n`,
  sample,
});

async function useSpec(world: World, programming: ProgrammingSpec): Promise<void> {
  await database.db.update(questionVersion).set({ programming }).where(eq(questionVersion.id, world.questionIds.code));
}

const casesOf = async ({ appId, questionIds }: World) =>
  (await specOf(database.db, { appId, questionVersionId: questionIds.code })).cases;

test('judges a thousand cases from their files: the database contains only their names', async () => {
  const world = await aWorld(database.db);
  const texts = Array.from({ length: 1000 }, (_, no) => ({ ...written(no), input: `${no}\n`.repeat(2000) }));
  const cases = await storeCases(store, texts);
  await useSpec(world, { ...A_PLUS_B, cases });
  const read = { times: 0, bytes: 0, atOnce: 0, most: 0 };
  const counted: TestDataStore = {
    ...store,
    read: async (sha) => {
      read.atOnce += 1;
      read.most = Math.max(read.most, read.atOnce);
      const data = await store.read(sha);
      read.times += 1;
      read.bytes += data.byteLength;
      read.atOnce -= 1;
      return data;
    },
  };
  const judge = fakeJudge();
  judge.judge = async (request) => {
    for (const { input, expected } of request.cases)
      for (const data of [input, expected]) if (typeof data !== 'string') await data.read();
    return ACCEPTED;
  };
  const job = {
    appId: world.appId,
    questionVersionId: world.questionIds.code,
    kind: 'submit',
    language: CPP,
    code: '',
    maxPoints: 100,
    totalCases: 1000,
  } as Parameters<typeof judgeJob>[1];
  const { signal } = new AbortController();
  await judgeJob({ db: database.db, judge, testData: counted }, job, () => undefined, signal);
  const fromDatabase = JSON.stringify(await specOf(database.db, job)).length;
  const total = cases.reduce((sum, { inBytes, outBytes }) => sum + inBytes + outBytes, 0);
  expect({ ...read, total }).toEqual({ times: 2000, bytes: total, atOnce: 0, most: 1, total });
  expect(fromDatabase / total).toBeLessThan(0.05);
});

test('moveInlineData: moves data into files, continues after an interruption, and moves it once', async () => {
  const worlds = [await aWorld(database.db), await aWorld(database.db), await aWorld(database.db)];
  const old = [written(1, true), { ...written(2), subtaskId: 's' }];
  const inline = { ...A_PLUS_B, cases: old } as unknown as ProgrammingSpec;
  for (const world of worlds) await useSpec(world, inline);
  let left = 5;
  const failing: TestDataStore = {
    ...store,
    keep: (data) => {
      left -= 1;
      return left < 0 ? Promise.reject(new Error('the disk is full')) : store.keep(data);
    },
  };
  await expect(moveInlineData(database.db, failing)).rejects.toThrow('the disk is full');
  expect(await moveInlineData(database.db, store)).toBe(2);
  expect(await moveInlineData(database.db, store)).toBe(0);
  const moved = [namedCase(written(1, true)), { ...namedCase(written(2)), subtaskId: 's' }];
  for (const world of worlds) expect(await casesOf(world)).toEqual(moved);
  expect(new Set(await readdir(folder))).toEqual(new Set(moved.flatMap(({ inSha, outSha }) => [inSha, outSha])));
});

test('sweepTestData: deletes unnamed data after a day and broken writes, but keeps that of deleted questions', async () => {
  const world = await aWorld(database.db);
  const log = { error: () => undefined };
  const now = new Date();
  const [named] = await storeCases(store, [written(1)]);
  if (!named) throw new Error('one case was kept');
  await useSpec(world, { ...A_PLUS_B, cases: [named] });
  await database.db.update(questionVersion).set({ deletedAt: now });
  const young = await store.keep('young');
  const old = await store.keep('old');
  await writeFile(join(folder, 'half.part'), 'ha');
  const sweep = () => sweepTestData({ db: database.db, testData: store, now, log });
  for (const name of [old.sha, named.inSha, named.outSha, 'half.part']) await utimes(join(folder, name), 1, 1);
  await sweep();
  expect((await readdir(folder)).toSorted()).toEqual([named.inSha, named.outSha, young.sha].toSorted());
});

test('sweepTestData: deletes nothing from a full folder when the database names none of it', async () => {
  const said: string[] = [];
  const log = { error: (_: object, message?: string) => said.push(message ?? '') };
  const kept = await storeCases(
    store,
    Array.from({ length: 51 }, (_, no) => ({ ...written(no), expected: `other ${no}` })),
  );
  for (const { inSha, outSha } of kept) for (const name of [inSha, outSha]) await utimes(join(folder, name), 1, 1);
  await sweepTestData({ db: database.db, testData: store, now: new Date(), log });
  expect(said).toEqual(['no question names any of the test data: none was removed']);
  expect(await readdir(folder)).toHaveLength(102);
});

const task = (cases: Extract<GivenSource, { cases: unknown }>['cases']): GivenSource => ({
  key: 'k',
  type: PROGRAMMING,
  title: 't',
  stem: 's',
  analysis: '',
  difficulty: 'easy',
  tags: [],
  limits: A_PLUS_B.limits,
  languages: [CPP],
  compare: { kind: 'default' },
  subtasks: [],
  cases,
});

test('keepCases: stores written and uploaded cases alike: by hash, samples with their texts too', async () => {
  const sample = { ...written(1, true), name: '样例一' };
  const named = namedCase(written(2));
  await storeCases(store, [written(2)]);
  const kept = await storeTestData(store, task([sample, named, { ...named, id: '3', sample: true }]));
  expect('cases' in kept && kept.cases).toEqual([
    { ...namedCase(sample), name: '样例一' },
    named,
    { ...named, id: '3', sample: true, input: '2\n', expected: '4\n' },
  ]);
});

test('keepCases: refuses missing data, a wrong length, or a huge sample, with a message', async () => {
  const long = { ...written(1, true), input: 'a'.repeat(256 * 1024 + 1) };
  const kept = await storeCases(store, [written(2)]);
  const told = (cases: Parameters<typeof task>[0]): Promise<unknown> => refusal(storeTestData(store, task(cases)));
  expect(
    await Promise.all([
      told([namedCase(written(3))]),
      told(kept.map((one) => ({ ...one, inBytes: 99 }))),
      told([long]),
    ]),
  ).toEqual([
    { code: 'VALIDATION', params: { detail: '测试点 3 的数据不在服务器上，请重新上传', path: 'cases' } },
    { code: 'VALIDATION', params: { detail: '测试点 2 的数据不在服务器上，请重新上传', path: 'cases' } },
    { code: 'VALIDATION', params: { detail: '样例 1 太长：样例最多 256 KB，更长的请作为测试点', path: 'cases' } },
  ]);
});
