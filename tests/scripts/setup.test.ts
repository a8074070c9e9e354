import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from '../../scripts/parts/child.ts';

/** Programs of the other browsers that tests walk in. */
const BROWSERS = ['firefox-esr', 'WebKitWebDriver', 'Xvfb'];

const LOCK = { packages: { '': {}, 'node_modules/ky': { version: '2.1.0', integrity: 'sha512-a' } } };

let folder = '';

const write = (path: string, content: string): void => writeFileSync(join(folder, path), content);

/** Creates a clone whose PATH has only programs that log their calls. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'aosai-setup-'));
  for (const path of ['scripts', 'programs', 'node_modules/.bin']) mkdirSync(join(folder, path), { recursive: true });
  cpSync(join(root, 'scripts/setup.mjs'), join(folder, 'scripts/setup.mjs'));
  write('package-lock.json', JSON.stringify(LOCK));
  program('npm');
});
afterEach(() => rmSync(folder, { recursive: true }));

function program(name: string): void {
  write(`programs/${name}`, `#!/bin/sh\necho "${name} $*" >> ${folder}/calls\necho noise\n`);
  chmodSync(join(folder, 'programs', name), 0o755);
}

/** Everything that the scope `all` looks for, so that it installs no program. */
function everyProgram(): void {
  for (const name of ['g++', 'python3', 'gdb', 'chromium', 'fc-list', 'nginx', ...BROWSERS]) program(name);
}

function setup(scope = 'all'): { status: number | null; stdout: string; stderr: string; calls: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/setup.mjs', ...(scope === 'all' ? [] : [scope])],
    {
      cwd: folder,
      encoding: 'utf8',
      env: { PATH: join(folder, 'programs') },
    },
  );
  const calls = join(folder, 'calls');
  return { status, stdout, stderr, calls: existsSync(calls) ? readFileSync(calls, 'utf8') : '' };
}

/** Setup prints nothing to standard output, which belongs to the command that it prepares. */
const QUIET = { status: 0, stdout: '', stderr: '' };
const NPM_CI = 'npm ci --include=dev --include=optional\n';

test('setup: installs packages once, and again when the lock file changes', () => {
  everyProgram();
  const stderr = '正在安装依赖 · setup: npm ci --include=dev --include=optional\nnoise\n';
  expect(setup()).toEqual({ ...QUIET, stderr, calls: NPM_CI });
  expect(setup()).toEqual({ ...QUIET, calls: NPM_CI });
  write('package-lock.json', JSON.stringify({ packages: { ...LOCK.packages, 'node_modules/swr': { version: '1' } } }));
  expect(setup()).toMatchObject({ status: 0, calls: NPM_CI + NPM_CI });
});

test('setup: installs the tools only once and never for a start', () => {
  everyProgram();
  const forStart = 'npm ci --omit=dev --include=optional\n';
  expect([setup('start').calls, setup('start').calls]).toEqual([forStart, forStart]);
  const all = `${forStart}npm install --no-save --include=dev --include=optional\n`;
  expect([setup().calls, setup().calls, setup('start').calls]).toEqual([all, all, all]);
});

test('setup: accepts packages installed by npm without tools for a start, but not for all', () => {
  const tool = { version: '5.1.0', dev: true };
  write('package-lock.json', JSON.stringify({ packages: { ...LOCK.packages, 'node_modules/vitest': tool } }));
  const { '': _root, ...installed } = LOCK.packages;
  write('node_modules/.package-lock.json', JSON.stringify({ packages: installed }));
  write('node_modules/.bin/node', '');
  everyProgram();
  expect(setup('start')).toEqual({ ...QUIET, calls: '' });
  expect(setup().calls).toBe('npm install --no-save --include=dev --include=optional\n');
});

test('setup: does not reinstall packages that npm installed as locked', () => {
  everyProgram();
  const { '': _root, ...installed } = LOCK.packages;
  write('node_modules/.package-lock.json', JSON.stringify({ packages: installed }));
  write('node_modules/.bin/node', '');
  expect(setup()).toEqual({ ...QUIET, calls: '' });
});

test('setup: names missing programs that it cannot install, with the command to run', () => {
  const { status, stderr } = setup('start');
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: expect.stringMatching(/missing g\+\+, python3; run: .*g\+\+.*python3.* · 缺少 g\+\+、python3/),
  });
  // The first two lines are npm's.
  expect(stderr.trim().split('\n').slice(2)).toHaveLength(1);
});

test('setup: does not ask for programs that exist, and refuses an unknown scope', () => {
  program('g++');
  program('python3');
  expect(setup('start').status).toBe(0);
  expect(setup('party')).toMatchObject({ status: 1, stderr: expect.stringContaining('usage:') });
});

test('setup: installs missing programs with apt-get for root on Debian', (context) => {
  context.skip(process.getuid?.() !== 0 || !existsSync('/etc/debian_version'), 'needs root on Debian');
  program('apt-get');
  const { status, calls } = setup('start');
  expect({ status, calls: calls.replace(/^npm .*\n/, '') }).toEqual({
    status: 0,
    calls:
      'apt-get update\napt-get install -y --no-install-recommends g++ python3\napt-get install -y --no-install-recommends gdb\n',
  });
});

test('setup: goes on without gdb and says so once', () => {
  program('g++');
  program('python3');
  program('apt-get');
  write('programs/apt-get', '#!/bin/sh\nexit 1\n');
  const first = setup('start');
  expect([first.status, first.stderr]).toEqual([0, expect.stringContaining('不能单步运行 C++ 程序')]);
  expect(setup('start')).toEqual({ ...QUIET, calls: first.calls });
});

test('setup: downloads programs for tests without installing them, and goes on when that fails', (context) => {
  const places = ['/usr/sbin/nginx', '/usr/sbin/pgbouncer', '/usr/bin/pgbackrest'];
  const own = places.filter((path) => existsSync(path));
  context.skip(own.length > 0, `this machine has its own ${own.join()}`);
  for (const name of ['g++', 'python3', 'gdb', 'chromium', 'fc-list', 'apt-get', 'dpkg-deb', ...BROWSERS])
    program(name);
  const { status, stderr, calls } = setup();
  const asked = calls.split('\n').filter((line) => /^(apt-get|dpkg-deb)/.test(line));
  // This apt-get succeeds without downloading anything.
  expect([status, asked]).toEqual([
    0,
    [
      'apt-get download nginx',
      'apt-get download libc-ares2 libevent-2.1-7 pgbouncer',
      'apt-get download pgbackrest',
      expect.stringMatching(/^apt-get download liberasurecode1 python3-.* python3-swift$/),
    ],
  ]);
  for (const name of ['nginx', 'pgbouncer', 'pgbackrest', 'python3-swift'])
    expect(stderr).toContain(`无法下载 ${name}，将跳过它的测试`);
});
