import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type AuditOptions, knownVulnerabilities } from '../../scripts/parts/advisories.ts';

const ASKED = 'POST /-/npm/v1/security/advisories/bulk';
const registry = createServer((request, response) => {
  const line = `${request.method} ${request.url}`;
  requests.push(line);
  request.resume();
  const { status, body } = line === ASKED ? answer : { status: 404, body: '{}' };
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(body);
});
let requests: string[] = [];
let answer = { status: 200, body: '{}' };
let folder = '';
let url = '';

const advisory = (name: string, severity: string) => ({
  [name]: [
    {
      id: 1,
      url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
      title: 'a long name runs a program',
      severity,
      vulnerable_versions: '<2.0.0',
      cwe: [],
      cvss: { score: 9 },
    },
  ],
});
const knows = (advisories: object): void => {
  answer = { status: 200, body: JSON.stringify(advisories) };
};

beforeEach(async () => {
  await once(registry.listen(0, '127.0.0.1'), 'listening');
  url = `http://127.0.0.1:${(registry.address() as AddressInfo).port}`;
  requests = [];
  knows({});
  folder = mkdtempSync(join(tmpdir(), 'aosai-audit-'));
  const own = { name: 'x', version: '1.0.0', dependencies: { sheets: '1.0.0' }, devDependencies: { tester: '1.0.0' } };
  const packages = {
    '': own,
    'node_modules/sheets': { version: '1.0.0' },
    'node_modules/tester': { version: '1.0.0', dev: true },
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(own));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ ...own, lockfileVersion: 3, packages }));
});
afterEach(async () => {
  if (registry.listening) await once(registry.close(), 'close');
  rmSync(folder, { recursive: true });
});

const check = (options: AuditOptions = {}) =>
  knownVulnerabilities({ folder, registry: url, today: '2026-11-22', ...options });
const timesAsked = () => requests.filter((line) => line === ASKED).length;

test.each([
  ['sheets', 'high'],
  ['tester', 'critical'],
])('knownVulnerabilities: fails for a grave vulnerability of %s and names it', async (name, severity) => {
  knows(advisory(name, severity));
  expect(await check()).toEqual({
    failure: `${name}: ${severity}, a long name runs a program (GHSA-aaaa-bbbb-cccc)`,
  });
});

test('knownVulnerabilities: passes below high severity, and asks once per lock file and day', async () => {
  knows(advisory('sheets', 'moderate'));
  expect([await check(), await check()]).toEqual([{ failure: '' }, { failure: '' }]);
  expect(timesAsked()).toBe(1);
  await check({ today: '2026-11-23' });
  expect(timesAsked()).toBe(2);
  writeFileSync(join(folder, 'package-lock.json'), '{"lockfileVersion":3,"packages":{}}');
  await check({ today: '2026-11-23' });
  expect(timesAsked()).toBe(2);
});

test('knownVulnerabilities: an accepted vulnerability passes until its last day', async () => {
  knows(advisory('sheets', 'high'));
  const accepted = [{ id: 'GHSA-aaaa-bbbb-cccc', reason: 'never given a name', until: '2026-11-22' }];
  expect(await check({ accepted })).toEqual({ failure: '' });
  expect(await check({ accepted, today: '2026-11-23' })).toEqual({
    failure: 'sheets: high, a long name runs a program (GHSA-aaaa-bbbb-cccc); accepted until 2026-11-22 only',
  });
});

test('knownVulnerabilities: reports a registry that does not answer without failing, and asks again next time', async () => {
  answer = { status: 405, body: '' };
  expect(await check()).toEqual({ failure: '', notAsked: expect.stringContaining('405 Method Not Allowed') });
  knows(advisory('sheets', 'high'));
  expect(await check()).toMatchObject({ failure: expect.stringContaining('sheets: high') });
  registry.closeAllConnections();
  await once(registry.close(), 'close');
  expect(await check({ today: '2026-11-23' })).toEqual({
    failure: '',
    notAsked: expect.stringContaining('ECONNREFUSED'),
  });
});
