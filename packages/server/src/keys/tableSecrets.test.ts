import { afterAll, expect, test } from 'vitest';
import { secret } from '../db/schema/platform.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { openKeys } from './openKeys.ts';
import { tableSecrets } from './tableSecrets.ts';

const now = new Date('2026-11-21T08:00:00.000Z');
const PASSPHRASE = 'a passphrase of the operator';
const opened = await openTestDatabase();
afterAll(() => opened.close());

test('tableSecrets: throws without AOSAI_SECRET or with a short one', () => {
  expect(() => tableSecrets(opened.db, undefined)).toThrow('AOSAI_SECRET');
  expect(() => tableSecrets(opened.db, 'short')).toThrow('AOSAI_SECRET');
});

test('tableSecrets: servers that start at once on one database get the same secrets, stored encrypted', async () => {
  const store = () => tableSecrets(opened.db, PASSPHRASE);
  const [first, second] = await Promise.all([openKeys(store(), now), openKeys(store(), now)]);
  expect(second.envelopeKeys(now)).toEqual(first.envelopeKeys(now));
  expect(second.sessionKey('abc')).toEqual(first.sessionKey('abc'));

  const rows = await opened.db.select().from(secret);
  expect(rows.map(({ name }) => name).toSorted()).toEqual(['envelope.json', 'master.json']);
  const rested = JSON.stringify(rows);
  const [key] = first.envelopeKeys(now);
  expect(rested).not.toContain(Buffer.from(key?.secretKey ?? []).toString('base64url'));
  expect(rested).not.toContain('secretKey');
});

test('tableSecrets: a key made by one server works on the other at once', async () => {
  const store = () => tableSecrets(opened.db, PASSPHRASE);
  const [first, second] = await Promise.all([openKeys(store(), now), openKeys(store(), now)]);
  const later = new Date(now.getTime() + 8 * 24 * 60 * 60 * 1000);
  await first.refresh(later);
  const [made] = first.envelopeKeys(later);
  expect(second.envelopeKeys(later)).toEqual([]);
  expect(await second.envelopeKey(made?.kid ?? '', later)).toEqual(made);
});

test('tableSecrets: throws when AOSAI_SECRET is another one', async () => {
  await expect(openKeys(tableSecrets(opened.db, 'another passphrase of his'), now)).rejects.toThrow(
    'AOSAI_SECRET does not open the secrets of this database',
  );
});
