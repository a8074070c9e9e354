import { DAY_MS, MINUTE_MS, MS_PER_SECOND } from '@aosai/api/kit/constants';
import { expect, test } from 'vitest';
import type { Keys } from './keys.ts';
import { openKeys } from './openKeys.ts';
import type { SecretStore } from './secretStore.ts';
import { memorySecrets } from '../testing/memorySecrets.ts';

const start = Date.parse('2026-11-21T08:00:00.000Z');
const WEEKS = 4;

interface Client {
  cached: readonly { kid: string; notAfter: Date }[];
}

/** The reply of the API root. */
async function rootOf(keys: Keys, at: Date) {
  if (keys.envelopeKeys(at).length === 0) await keys.refresh(at);
  return keys.envelopeKeys(at);
}

/** How often the client was refused before it succeeded; -1 without a usable key, or if the one retry failed. */
async function refusals(client: Client, root: Keys, to: Keys, at: Date): Promise<number> {
  const usable = () => client.cached.find(({ notAfter }) => at < notAfter);
  for (let refused = 0; refused <= 1; refused += 1) {
    if (refused > 0 || !usable()) client.cached = await rootOf(root, at);
    const key = usable();
    if (!key) return -1;
    if (await to.envelopeKey(key.kid, at)) return refused;
  }
  return -1;
}

/** Every minute of four weeks, and the moments around the end of each key. */
async function* moments(servers: readonly Keys[]): AsyncGenerator<Date> {
  const ends = new Set<number>();
  for (let ms = start; ms < start + WEEKS * 7 * DAY_MS; ms += MINUTE_MS) {
    yield new Date(ms);
    for (const keys of servers) for (const key of keys.envelopeKeys(new Date(ms))) ends.add(key.notAfter.getTime());
    for (const end of ends) {
      if (end - ms > MINUTE_MS) continue;
      ends.delete(end);
      for (const near of [-1, 0, 1, 500]) if (end + near > ms) yield new Date(end + near);
    }
  }
}

test.each([
  ['both servers are maintained every minute', () => true],
  ['the second is not maintained for 50 of 60 minutes', (minute: number) => minute % 60 < 10],
  ['the second is never maintained', () => false],
])('key rotation: over four weeks no client is refused, while %s', async (_, isMaintained) => {
  const store = memorySecrets();
  const first = await openKeys(store, new Date(start));
  const second = await openKeys(store, new Date(start));
  const ways = [first, second].flatMap((root) => [first, second].map((to) => ({ root, to, holder: { cached: [] } })));
  const seen = new Set<number>();
  for await (const at of moments([first, second])) {
    for (const { root, to, holder } of ways) {
      seen.add(await refusals({ cached: [] }, root, to, at));
      // This client caches the reply until its key ends.
      seen.add(await refusals(holder, root, to, at));
    }
    const minute = (at.getTime() - start) / MINUTE_MS;
    if (Number.isInteger(minute)) await first.refresh(at);
    if (Number.isInteger(minute) && isMaintained(minute)) await second.refresh(at);
  }
  expect([...seen]).toEqual([0]);
});

test('envelopeKeys: the next key is listed after the current one from an hour before its end', async () => {
  const keys = await openKeys(memorySecrets(), new Date(start));
  const week = start + 7 * DAY_MS;
  await keys.refresh(new Date(week - 60 * MINUTE_MS - 1));
  expect(keys.envelopeKeys(new Date(week - 1)).length).toBe(1);
  await keys.refresh(new Date(week - 60 * MINUTE_MS));
  const named = keys.envelopeKeys(new Date(week - 1));
  expect(named.map(({ notAfter }) => notAfter.getTime() - week)).toEqual([0, 7 * DAY_MS - 60 * MINUTE_MS]);
});

test('envelopeKey: looks up a key of another server, and unknown ones once a second', async () => {
  const secrets = memorySecrets();
  let reads = 0;
  const counting: SecretStore = {
    ...secrets,
    read: async (name) => {
      reads += 1;
      return secrets.read(name);
    },
  };
  const second = await openKeys(counting, new Date(start));
  const first = await openKeys(secrets, new Date(start));
  const later = start + 8 * DAY_MS;
  await first.refresh(new Date(later));
  const [made] = first.envelopeKeys(new Date(later));
  expect((await second.envelopeKey(made?.kid ?? '', new Date(later)))?.kid).toBe(made?.kid);
  expect(reads).toBe(1);

  const at = (ms: number) => new Date(later + ms);
  await Promise.all(Array.from({ length: 200 }, (_, i) => second.envelopeKey(`00${i}`, at(MS_PER_SECOND))));
  for (let ms = MS_PER_SECOND; ms < 5 * MS_PER_SECOND; ms += 100) await second.envelopeKey('ffffff', at(ms));
  expect(reads).toBe(5);
});
