import { expect, test } from 'vitest';
import { openTestApp } from '../testing/testApp.ts';
import { type RateLimit, rateLimit, type SharedLimit, spreadLimit } from './rateLimit.ts';

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

/** A limit in memory that several servers share, and how often it was asked. */
function together(limit: number) {
  const counts = new Map<string, number>();
  let asked = 0;
  const shared: SharedLimit = {
    take: (key, calls = 1) => {
      asked += 1;
      const count = (counts.get(key) ?? 0) + calls;
      counts.set(key, count);
      return Promise.resolve(count > limit ? 7 : 0);
    },
  };
  return { shared, asked: () => asked };
}

/** How many of these calls pass, one after the other on servers in turn. */
async function passing(servers: readonly RateLimit[], calls: number, nowMs = 1_000_000): Promise<number> {
  let passed = 0;
  for (let no = 0; no < calls; no += 1) {
    if (servers[no % servers.length]?.take('me', nowMs) === 0) passed += 1;
    await Promise.resolve();
  }
  return passed;
}

test('spreadLimit: three servers together let little more through than one', async () => {
  const { shared } = together(300);
  const servers = [1, 2, 3].map(() => spreadLimit(shared, { limit: 300, windowMs: 10_000 }));
  const passed = await passing(servers, 1_500);
  expect(passed).toBeGreaterThanOrEqual(300);
  expect(passed).toBeLessThanOrEqual(300 + 3 * 30);
  expect(servers[0]?.take('you', 1_000_000)).toBe(0);
  expect(servers[0]?.take('me', 1_000_000)).toBe(7);
  expect(servers[0]?.take('me', 1_010_000)).toBe(0);
});

test('spreadLimit: asks nobody about people who make few calls', async () => {
  const { shared, asked } = together(300);
  const limit = spreadLimit(shared, { limit: 300, windowMs: 10_000 });
  for (let window = 0; window < 50; window += 1) await passing([limit], 29, 1_000_000 + window * 10_000);
  expect(asked()).toBe(0);
});

test('spreadLimit: keeps its own limit while the database is away', async () => {
  const away: SharedLimit = { take: () => Promise.reject(new Error('the database does not answer')) };
  expect(await passing([spreadLimit(away, { limit: 300, windowMs: 10_000 })], 400)).toBe(300);
});
