import { expect, test } from 'vitest';
import { HOUR_MS } from '@aosai/api/kit/constants';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { nightly } from './nightly.ts';

const THREE = new Date('2026-11-21T03:00:00+08:00');
const later = (hours: number) => new Date(THREE.getTime() + hours * HOUR_MS);

test('oncePerNight: one of several servers does the work, and failed work may be repeated at once', async () => {
  const { db, close } = await openTestDatabase();
  const done: string[] = [];
  const at = (moment: Date, who: string) =>
    nightly(db, 'work', moment, () => {
      done.push(who);
      return who === 'fails' ? Promise.reject(new Error('the power is gone')) : Promise.resolve();
    });
  await expect(at(THREE, 'fails')).rejects.toThrow('the power is gone');
  expect((await Promise.all(['a', 'b', 'c'].map((who) => at(later(0.1), who)))).filter(Boolean)).toEqual([true]);
  expect(await at(later(5), 'same night')).toBe(false);
  expect(await at(later(24), 'next night')).toBe(true);
  expect(await nightly(db, 'other work', later(24), () => Promise.resolve())).toBe(true);
  expect(done).toEqual(['fails', expect.stringMatching(/^[abc]$/), 'next night']);
  await close();
});

test('oncePerNight: work that died with its server is repeated after an hour', async () => {
  const { db, close } = await openTestDatabase();
  const done: string[] = [];
  const at = (hours: number, who: string, work: () => Promise<void>) =>
    nightly(db, 'work', later(hours), () => {
      done.push(who);
      return work();
    });
  void at(0, 'dies', () => new Promise(() => undefined));
  await expect.poll(() => done).toEqual(['dies']);
  expect(await at(0.9, 'too soon', () => Promise.resolve())).toBe(false);
  expect(await at(1.1, 'next', () => Promise.resolve())).toBe(true);
  expect(done).toEqual(['dies', 'next']);
  await close();
});
