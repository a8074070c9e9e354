// The units and the container files, read without starting anything.
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '../../packages/server/src/config.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const UNITS = ['docs/aosai.service', 'docs/aosai-web@.service', 'docs/aosai-judge.service'];
const MAX_EXPOSURE = 3;

const settingsOf = (unit: string) =>
  [...read(unit).matchAll(/^([A-Z]\w+)=(.*)$/gm)].map(([, name = '', value = '']) => ({ name, value }));
const valuesOf = (unit: string, wanted: string) =>
  settingsOf(unit).flatMap(({ name, value }) => (name === wanted ? [value] : []));
const environmentOf = (unit: string): Record<string, string> =>
  Object.fromEntries(
    valuesOf(unit, 'Environment')
      .flatMap((line) => line.split(' '))
      .map((pair): [string, string] => {
        const [name = '', value = ''] = pair.split('=', 2);
        return [name, value];
      }),
  );
/** Repository paths in a command. */
const scriptsIn = (text: string) => [...text.matchAll(/\b(?:packages|scripts)\/[\w/.-]+\.ts\b/g)].map(([path]) => path);

test.each(UNITS)('%s: runs an existing program as an ordinary user, with settings that the server knows', (unit) => {
  const [command = ''] = valuesOf(unit, 'ExecStart');
  expect(scriptsIn(command).map((path) => [path, existsSync(join(root, path))])).toEqual([[expect.any(String), true]]);
  expect([valuesOf(unit, 'User'), valuesOf(unit, 'NoNewPrivileges')]).toEqual([['aosai'], ['yes']]);
  const { JUDGE_CACHE: _, ...environment } = environmentOf(unit);
  const [host, port] = [environment['HOST'], environment['PORT']?.replace('%i', '3001')];
  const config = readConfig({ ...environment, ...(port !== undefined && { PORT: port }) }, '/');
  expect(config).toMatchObject({ demo: 'off', builtInSenders: 'none', ...(host !== undefined && { host }) });
});

test('aosai-web@: judges nothing, whatever the file of settings says', () => {
  expect(valuesOf('docs/aosai-web@.service', 'ExecStart')).toEqual([
    '/usr/bin/env JUDGE_SLOTS=0 /opt/aosai/app/node_modules/.bin/node packages/server/src/main.ts',
  ]);
});

test('aosai-web@: is walled in as far as systemd rates it at most 3.0', (context) => {
  const hasTool = spawnSync('systemd-analyze', ['--version']).status === 0;
  context.skip(!hasTool, 'no systemd-analyze: apt-get install systemd');
  const folder = mkdtempSync(join(tmpdir(), 'aosai-unit-'));
  const instance = join(folder, 'aosai-web@3001.service');
  copyFileSync(join(root, 'docs/aosai-web@.service'), instance);
  const { stdout } = spawnSync('systemd-analyze', ['security', '--offline=true', instance], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  const exposure = Number(/Overall exposure level for \S+: ([\d.]+)/.exec(stdout)?.[1]);
  expect(exposure).toBeLessThanOrEqual(MAX_EXPOSURE);
});

test('aosai-judge: sets nothing that would take the walls of the judge away, and explains each', () => {
  const text = read('docs/aosai-judge.service');
  const breaking = [
    'RestrictNamespaces',
    'PrivateUsers',
    'SystemCallFilter',
    'LockPersonality',
    'ProtectProc',
    'ProcSubset',
    'ProtectKernelTunables',
    'ProtectKernelLogs',
    'ProtectControlGroups',
    'PrivateDevices',
    'ProtectHostname',
    'MemoryDenyWriteExecute',
    'LimitCORE',
  ];
  const set = settingsOf('docs/aosai-judge.service').map(({ name }) => name);
  expect(breaking.filter((name) => set.includes(name))).toEqual([]);
  expect(breaking.filter((name) => !new RegExp(`^# .*\\b${name}=`, 'm').test(text))).toEqual([]);
});

interface Service {
  image: string;
  command?: string[];
  environment: Record<string, string>;
  ports?: string[];
  volumes: string[];
  security_opt?: string[];
  cap_drop?: string[];
  read_only?: boolean;
}

const compose = () => parse(read('compose.yaml')) as { services: Record<string, Service>; volumes: object };

/** The settings of the image, with those of a service. */
function environmentIn(service: Service): Record<string, string> {
  const [, lines = ''] = /^ENV ((?:.*\\\n)*.*)$/m.exec(read('Dockerfile')) ?? [];
  const pairs = lines.replaceAll('\\\n', ' ').trim().split(/\s+/);
  const own: Record<string, string> = Object.fromEntries(pairs.map((pair) => pair.split('=', 2)));
  const filled = (text: string) => text.replaceAll(/\$(?:\{\w+[^}]*\}|\w+)/g, 'a'.repeat(40));
  const all = { ...own, ...service.environment };
  return Object.fromEntries(Object.entries(all).map(([name, value]) => [name, filled(value)]));
}

test('compose: the server judges nothing, is reached by the proxy only, and cannot write into its container', () => {
  const { server } = compose().services;
  if (!server) throw new Error('no server');
  expect(readConfig(environmentIn(server), '/')).toMatchObject({
    databaseUrl: expect.stringContaining('@database/aosai'),
    dataFolder: '/var/lib/aosai',
    host: '0.0.0.0',
    judgeSlots: 0,
    judgeTokens: ['a'.repeat(40)],
    trustProxy: true,
    demo: 'off',
  });
  expect(server).toMatchObject({
    ports: ['127.0.0.1:3000:3000'],
    volumes: ['data:/var/lib/aosai'],
    read_only: true,
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges:true'],
  });
});

test('compose: the judge may make name spaces, and has neither the database nor the files of the site', () => {
  const { judge } = compose().services;
  if (!judge) throw new Error('no judge');
  expect(Object.keys(judge.environment)).toEqual(['JUDGE_TOKEN']);
  expect(judge).toMatchObject({
    volumes: ['judge-cache:/var/cache/aosai-judge'],
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges:true', 'seccomp:unconfined', 'apparmor:unconfined', 'systempaths=unconfined'],
  });
  expect(judge.ports).toBeUndefined();
});

test('compose: names existing programs and volumes, and a PostgreSQL that the pg_dump of the image can read', () => {
  const { services, volumes } = compose();
  const commands = [...Object.values(services).flatMap(({ command = [] }) => command), read('Dockerfile')].join(' ');
  expect(scriptsIn(commands).filter((path) => !existsSync(join(root, path)))).toEqual([]);
  const used = Object.values(services).flatMap((service) => service.volumes.map((volume) => volume.split(':')[0]));
  expect(new Set(used)).toEqual(new Set(Object.keys(volumes)));
  // Debian 12, bookworm, has PostgreSQL 15.
  expect([services['database']?.image, /^FROM (\S+) AS base$/m.exec(read('Dockerfile'))?.[1]]).toEqual([
    'postgres:15-bookworm',
    'node:24-bookworm-slim',
  ]);
});
