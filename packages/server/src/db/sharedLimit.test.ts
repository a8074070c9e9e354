import { expect, test } from 'vitest';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { sharedLimit } from './sharedLimit.ts';

test('sharedLimit: two servers count together, also when all calls come at once', async () => {
  const { runSql, close } = await openTestDatabase();
  const options = { name: 'code', limit: 20, windowMs: 600_000 };
  const [one, other] = [sharedLimit(runSql, options), sharedLimit(runSql, options)];
  const takes = Array.from({ length: 30 }, (_, no) => (no % 2 === 0 ? one : other).take('me'));
  const waits = await Promise.all(takes);
  expect(waits.filter((seconds) => seconds === 0)).toHaveLength(20);
  expect(Math.max(...waits)).toBeGreaterThan(590);
  expect(await one.take('you')).toBe(0);
  expect(await sharedLimit(runSql, { ...options, name: 'other' }).take('me')).toBe(0);
  await close();
});

test('sharedLimit: allows calls again after the window', async () => {
  const { runSql, close } = await openTestDatabase();
  const limit = sharedLimit(runSql, { name: 'short', limit: 1, windowMs: 1_000 });
  expect([await limit.take('me'), await limit.take('me')]).toEqual([0, 1]);
  await expect.poll(() => limit.take('me'), { timeout: 10_000 }).toBe(0);
  await close();
});

test('sharedLimit: without a database it fails instead of letting anybody through', async () => {
  const { runSql, close } = await openTestDatabase();
  const limit = sharedLimit(runSql, { name: 'code', limit: 20, windowMs: 600_000 });
  await close();
  await expect(limit.take('me')).rejects.toThrow(/.+/);
});
