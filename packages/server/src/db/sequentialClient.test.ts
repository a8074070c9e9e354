import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../testing/testDatabase.ts';

const postgres = process.env['DATABASE_URL'];

test('statements of one transaction that start together run in order, without a warning by the driver', async (context) => {
  if (!postgres) return context.skip('no DATABASE_URL; npm run test:postgres starts one');
  const warnings: string[] = [];
  const note = ({ message }: Error) => warnings.push(message);
  process.on('warning', note);
  const { db, close } = await openTestDatabase();
  const answers = await db.transaction(async (tx) => {
    await tx.execute(sql`create temporary table turn (no serial, word text) on commit drop`);
    const outcomes = await Promise.allSettled([
      tx.execute(sql`insert into turn (word) select 'a' from pg_sleep(0.05)`),
      tx.execute(sql`savepoint before`),
      tx.execute(sql`select 1 / 0`),
      tx.execute(sql`rollback to savepoint before`),
      tx.execute(sql`insert into turn (word) values ('b')`),
    ]);
    const { rows } = (await tx.execute(sql`select no, word from turn order by no`)) as unknown as { rows: unknown[] };
    return { outcomes: outcomes.map(({ status }) => status), rows };
  });
  await close();
  // Warnings are told after the current work.
  await new Promise((resolve) => setImmediate(resolve));
  process.off('warning', note);
  expect(answers).toEqual({
    outcomes: ['fulfilled', 'fulfilled', 'rejected', 'fulfilled', 'fulfilled'],
    rows: [
      { no: 1, word: 'a' },
      { no: 2, word: 'b' },
    ],
  });
  expect(warnings.filter((line) => line.includes('client.query()'))).toEqual([]);
});
