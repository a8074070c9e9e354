import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openThreadClient, StatementError, type ThreadClient } from './threadClient.ts';

let folder: string;
let client: ThreadClient;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aosai-thread-'));
  client = await openThreadClient(folder);
  await client.query('create table entry (no int primary key, word text, at timestamptz, meta jsonb)');
});
afterAll(async () => {
  await client.close();
  await rm(folder, { recursive: true });
});

const count = async () => (await client.query('select count(*)::int as n from entry')).rows;

test('rows come as objects or arrays: numbers and JSON parsed, instants as the text that PostgreSQL sends', async () => {
  await client.query("insert into entry values (1, $1, '2026-11-21T04:00:00Z', $2)", ['一', '{"a":[1]}']);
  const text = "select no, word, at at time zone 'UTC' as at, meta from entry where no = $1";
  expect([await client.query(text, [1]), await client.query(text, [1], { rowMode: 'array' })]).toEqual([
    { rows: [{ no: 1, word: '一', at: '2026-11-21 04:00:00', meta: { a: [1] } }], affectedRows: 0 },
    { rows: [[1, '一', '2026-11-21 04:00:00', { a: [1] }]], affectedRows: 0 },
  ]);
});

test('a refused statement says why, with its code, and the next one runs', async () => {
  const refused = await client.query('insert into entry (no) values (1)').catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(StatementError);
  expect(refused).toMatchObject({ code: '23505', constraint: 'entry_pkey' });
  expect(await count()).toEqual([{ n: 1 }]);
});

test('what is asked while a transaction is open waits, and sees all of it', async () => {
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

test('a transaction that throws leaves nothing, and those waiting go on', async () => {
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

test('after the end every question is refused', async () => {
  const other = await mkdtemp(join(tmpdir(), 'aosai-thread-'));
  const closed = await openThreadClient(other);
  await closed.close();
  await expect(closed.query('select 1')).rejects.toThrow('the embedded database has ended');
  await rm(other, { recursive: true });
});
