import { expect, test } from 'vitest';
import { openTestApp } from '../testing/testApp.ts';
import { rateLimit } from './rateLimit.ts';

test('rateLimit: the window slides: calls count until it has passed', () => {
  const limit = rateLimit({ limit: 4, windowMs: 10_000 });
  const take = (ms: number) => limit.take('me', 1_000_000 + ms);
  expect([take(0), take(0), take(0), take(0)]).toEqual([0, 0, 0, 0]);
  expect(take(2_000)).toBe(8);
  expect(limit.take('you', 1_002_000)).toBe(0);
  // Half of the earlier window still counts here, so two more pass.
  expect([take(15_000), take(15_000), take(15_000)]).toEqual([0, 0, 5]);
  expect([take(40_000), take(40_000), take(40_000), take(40_000), take(40_000)]).toEqual([0, 0, 0, 0, 10]);
});

test('a person and an address that send too much are told how long to wait, and nobody else is', async () => {
  const windowMs = 10_000;
  const site = await openTestApp(
    {},
    { address: rateLimit({ limit: 9, windowMs }), person: rateLimit({ limit: 2, windowMs }) },
  );
  try {
    const [student, other] = [await site.signIn('xuesheng'), await site.signIn('laoshi')];
    const verify = async (visitor: typeof student | null, ip?: string) => {
      const reply = await site.send('GET', '/auth/verify', { visitor, ...(ip && { ip }) });
      return [reply.status, reply.headers.get('Retry-After')];
    };
    expect([await verify(student), await verify(student), await verify(student)]).toEqual([
      [200, null],
      [200, null],
      [429, '10'],
    ]);
    expect(await verify(other)).toEqual([200, null]);
    const anonymous = [await verify(null), await verify(null), await verify(null), await verify(null)];
    expect(anonymous.map(([status]) => status)).toEqual([401, 401, 401, 429]);
    expect(await verify(other, '10.0.0.2')).toEqual([200, null]);
  } finally {
    await site.close();
  }
});
