import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openThreadClient, StatementError } from './threadClient.ts';
import type { EmbeddedClient } from './statementQueue.ts';

/** Creating a database takes a busy machine several seconds. */
const NEW_DATABASE_MS = 60_000;

let folder: string;
let client: EmbeddedClient;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aosai-thread-'));
  client = await openThreadClient(folder);
  await client.query('create table entry (no int primary key, word text, at timestamptz, meta jsonb)');
}, NEW_DATABASE_MS);
afterAll(async () => {
  await rm(folder, { recursive: true });
});

const count = async () => (await client.query('select count(*)::int as n from entry')).rows;

test('query: returns rows as objects or arrays, with numbers and JSON parsed and instants as text', async () => {
  await client.query("insert into entry values (1, $1, '2026-11-21T04:00:00Z', $2)", ['一', '{"a":[1]}']);
  const text = "select no, word, at at time zone 'UTC' as at, meta from entry where no = $1";
  expect([await client.query(text, [1]), await client.query(text, [1], { rowMode: 'array' })]).toEqual([
    { rows: [{ no: 1, word: '一', at: '2026-11-21 04:00:00', meta: { a: [1] } }], affectedRows: 0 },
    { rows: [[1, '一', '2026-11-21 04:00:00', { a: [1] }]], affectedRows: 0 },
  ]);
});

test('query: rejects with the SQLSTATE and constraint of a failed statement, and runs the next one', async () => {
  const refused = await client.query('insert into entry (no) values (1)').catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(StatementError);
  expect(refused).toMatchObject({ code: '23505', constraint: 'entry_pkey' });
  expect(await count()).toEqual([{ n: 1 }]);
});

test('transaction: a query from outside waits until it ends, and sees all of its rows', async () => {
  const order: string[] = [];
  let seen: Promise<unknown> | undefined;
  await client.transaction(async (tx) => {
    await tx.query('insert into entry (no) values (2)');
    seen = count().then((rows) => {
      order.push('outside');
      return rows;
    });
    await tx.query('insert into entry (no) values (3)');
    order.push('inside');
  });
  expect([await seen, order]).toEqual([[{ n: 3 }], ['inside', 'outside']]);
});

test('transaction: rolls back when the work throws, and the next transactions run', async () => {
  const settled = await Promise.allSettled([
    client.transaction(async (tx) => {
      await tx.query('insert into entry (no) values (4)');
      throw new Error('changed my mind');
    }),
    client.transaction(async (tx) => {
      await tx.query('insert into entry (no) values (1)');
    }),
    client.transaction((tx) => tx.query('insert into entry (no) values (5)')),
  ]);
  expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
  expect(await count()).toEqual([{ n: 4 }]);
});

test('query: a statement that failed to prepare or to run can be repeated', async () => {
  const twice = async (text: string, params: unknown[]) =>
    Promise.all(
      [0, 1].map(async () =>
        client.query(text, params).then(
          ({ rows }) => rows,
          (error: unknown) => error instanceof StatementError && error.code,
        ),
      ),
    );
  expect([
    await twice('select nothing from entry', []),
    await twice('select 1 / $1::int as n', [0]),
    await twice('select 1 / $1::int as n', [1]),
    await twice('select $1::text as n', ["it's; drop table entry"]),
  ]).toEqual([
    ['42703', '42703'],
    ['22012', '22012'],
    [[{ n: 1 }], [{ n: 1 }]],
    [[{ n: "it's; drop table entry" }], [{ n: "it's; drop table entry" }]],
  ]);
});

test('query: answers more different statements than are kept prepared', async () => {
  const answers = await Promise.all(
    Array.from({ length: 700 }, async (_, n) => (await client.query(`select ${n % 400}::int as n`)).rows),
  );
  expect(answers).toEqual(Array.from({ length: 700 }, (_, n) => [{ n: n % 400 }]));
});

test('query: rejects after close', async () => {
  await client.close();
  await expect(client.query('select 1')).rejects.toThrow('the embedded database has ended');
});
