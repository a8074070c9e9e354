import { Hono } from 'hono';
import type { HttpBindings } from '@hono/node-server';
import { afterEach, expect, test } from 'vitest';
import type { Db } from '../../db/open.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { testServices } from '../../testing/testServices.ts';
import { mountProbes } from './probes.ts';

const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

async function probesOf(db: Db, foreignFolders: () => Promise<readonly string[]> = () => Promise.resolve([])) {
  const app = new Hono<{ Bindings: HttpBindings }>();
  const services = await testServices();
  const platform = { ...services.platform, foreignFolders };
  const { stop } = mountProbes(app, { db, services: { ...services, platform } });
  stops.push(stop);
  return async (path: string): Promise<unknown[]> => {
    const reply = await app.request(path);
    const body: unknown = await reply.json();
    return [reply.status, body];
  };
}

const fine = { database: true, disk: true, clock: true, folders: true, judge: false };
const WITHOUT_DATABASE = [
  503,
  { ...fine, database: false, reasons: ['the database does not answer, or lacks a table'], version: '0.0.0-test' },
];

test('without the database a server is alive but not ready, and says why', async () => {
  const { db, close } = await openTestDatabase();
  const probe = await probesOf(db);
  expect(await probe('/ready')).toEqual([200, { ...fine, reasons: [], version: '0.0.0-test' }]);
  await close();
  expect(await probe('/live')).toEqual([200, { live: true }]);
  expect(await probe('/ready')).toEqual(WITHOUT_DATABASE);
});

test('a database that accepts a question and never answers is not ready either', async () => {
  const hung = { execute: () => new Promise<never>(() => undefined) } as unknown as Db;
  const probe = await probesOf(hung);
  expect(await probe('/ready')).toEqual(WITHOUT_DATABASE);
});

test('a server whose files are not those of the other servers is not ready, also while that disk hangs', async () => {
  const { db, close } = await openTestDatabase();
  stops.push(close);
  const reasons = [
    "files or testdata is not the place of this database's other servers, or S3 does not answer (see the log and docs/grow.md)",
  ];
  const red = [503, { ...fine, folders: false, reasons, version: '0.0.0-test' }];
  const other = await probesOf(db, () => Promise.resolve(['testdata']));
  expect(await other('/ready')).toEqual(red);
  const hanging = await probesOf(db, () => new Promise<never>(() => undefined));
  expect(await hanging('/ready')).toEqual(red);
});
