// Prepares a fresh clone for a job: `node scripts/setup.mjs start`.
// Writes only to standard error, since standard output belongs to the prepared command (`judge -- run`: one line).
// Plain JavaScript without dependencies, because it runs before `npm ci`, on Node 20.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');
const lockFile = join(root, 'package-lock.json');
const stampFile = join(modules, '.aosai-stamp');

const PARTS_BY_JOB = {
  start: ['g++', 'python3'],
  dev: ['g++', 'python3'],
  judge: ['g++', 'python3'],
  test: ['g++', 'python3', 'chromium', 'fonts-noto-cjk'],
  bench: ['g++', 'python3', 'chromium', 'fonts-noto-cjk'],
  postgres: ['g++', 'python3', 'postgresql'],
  storybook: [],
  build: [],
  check: [],
  import: [],
};

/** Jobs that do not need development tools, which are two thirds of the packages. */
const RUNS_ALONE = new Set(['start', 'judge', 'import']);

/**
 * Debian packages for tests. They are unpacked into node_modules and never installed, since installing would start a
 * service (nginx would take port 80 at every boot). Their tests are skipped when they cannot be downloaded.
 */
const UNPACKED_BY_JOB = { test: ['nginx'] };
const unpackedFolder = join(modules, '.debian');

/** Sends the child's standard output to standard error. */
const NO_STDOUT = ['inherit', 2, 2];

const onPath = (...names) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => names.some((name) => existsSync(join(folder, name))));

const debianPostgres = '/usr/lib/postgresql';
const notoFolder = '/usr/share/fonts/opentype/noto';

/** Whether a program is present, by the name of its Debian package. */
const PRESENT = {
  'g++': () => onPath('g++'),
  python3: () => onPath('python3'),
  chromium: () => existsSync(process.env.CHROMIUM ?? '') || onPath('chromium', 'chromium-browser'),
  'fonts-noto-cjk': () => process.platform !== 'linux' || hasChineseFont(),
  postgresql: () => onPath('initdb') || (existsSync(debianPostgres) && readdirSync(debianPostgres).length > 0),
};

function hasChineseFont() {
  const noto = existsSync(notoFolder) && readdirSync(notoFolder).some((name) => name.startsWith('NotoSansCJK'));
  return noto || spawnSync('fc-list', [':lang=zh-cn', 'family'], { encoding: 'utf8' }).stdout?.trim().length > 0;
}

/**
 * True when the packages on disk are already those of the lock, for instance after a plain `npm install`:
 * npm writes what it installed to node_modules/.package-lock.json as its last step.
 */
function installedAsLocked(lockText, withTools) {
  const hidden = join(modules, '.package-lock.json');
  if (!existsSync(hidden) || !existsSync(join(modules, '.bin', 'node'))) return false;
  const installed = JSON.parse(readFileSync(hidden, 'utf8')).packages;
  const { '': _root, ...locked } = JSON.parse(lockText).packages;
  const same = (path) =>
    installed[path]?.version === locked[path]?.version && installed[path]?.integrity === locked[path]?.integrity;
  const mayMiss = ({ optional, dev, devOptional }) => optional || (!withTools && (dev || devOptional));
  return (
    Object.keys(locked).every((path) => same(path) || (!installed[path] && mayMiss(locked[path]))) &&
    Object.keys(installed).every(same)
  );
}

function installPackages(job) {
  const withTools = !RUNS_ALONE.has(job);
  const lockText = readFileSync(lockFile, 'utf8');
  const hash = createHash('sha256').update(lockText).digest('hex');
  const stamp = (what) => `${hash} ${process.platform} ${process.arch} ${what}\n`;
  const known = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '';
  if (known === stamp('all') || (!withTools && known === stamp('run'))) return;
  if (!installedAsLocked(lockText, withTools)) {
    // Adds to the production packages of the same lock file; in any other case installs from scratch.
    const command = known === stamp('run') ? ['install', '--no-save'] : ['ci'];
    const args = [...command, withTools ? '--include=dev' : '--omit=dev', '--include=optional'];
    console.error(`正在安装依赖 · setup: npm ${args.join(' ')}`);
    const { status, error } = runNpm(args);
    if (status !== 0) stop(`setup: "npm ${command[0]}" failed (${error?.message ?? `exit ${status}`}) · 依赖安装失败`);
  }
  writeFileSync(stampFile, stamp(withTools ? 'all' : 'run'));
}

function runNpm(args) {
  // Uses the Node that runs npm, since `npm ci` removes the one in node_modules/.bin while it works.
  const { npm_node_execpath: node, npm_execpath: npm } = process.env;
  const [command, before] = node && npm ? [node, [npm]] : ['npm', []];
  return spawnSync(command, [...before, ...args], {
    cwd: root,
    stdio: NO_STDOUT,
    shell: process.platform === 'win32' && command === 'npm',
  });
}

function installSystemParts(job) {
  const missing = PARTS_BY_JOB[job].filter((part) => !PRESENT[part]());
  if (missing.length === 0) return;
  // The judge also works without some parts, and its doctor must run when parts are missing.
  const giveUp = job === 'judge' ? (line) => console.error(line) : stop;
  const install = ['apt-get', 'install', '-y', '--no-install-recommends', ...missing];
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version') && onPath('apt-get')) {
    for (const [command, ...args] of [['apt-get', 'update'], install]) {
      console.error(`setup: ${command} ${args.join(' ')}`);
      const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
      const { status } = spawnSync(command, args, { stdio: NO_STDOUT, env });
      if (status !== 0) {
        giveUp(`setup: "${command} ${args.join(' ')}" failed (exit ${status}) · 系统软件安装失败`);
        return;
      }
    }
    return;
  }
  const command =
    process.platform === 'linux'
      ? `sudo apt-get update && sudo ${install.join(' ')}`
      : `your system's package manager for ${missing.join(', ')}`;
  giveUp(`setup: missing ${missing.join(', ')}; run: ${command} · 缺少 ${missing.join('、')}，请运行上面的命令后重试`);
}

/** Downloads and unpacks the packages of a job. Works without root if package lists exist. */
function unpackParts(job) {
  for (const part of UNPACKED_BY_JOB[job] ?? []) {
    const folder = join(unpackedFolder, part);
    if (onPath(part) || existsSync(`/usr/sbin/${part}`) || existsSync(join(folder, 'usr/sbin', part))) continue;
    if (!onPath('apt-get') || !onPath('dpkg-deb')) continue;
    mkdirSync(unpackedFolder, { recursive: true });
    const options = { cwd: unpackedFolder, stdio: NO_STDOUT };
    const works = (command, ...args) => spawnSync(command, args, options).status === 0;
    const fetched = () => works('apt-get', 'download', part);
    const isThere = fetched() || (works('apt-get', 'update') && fetched());
    const file = isThere && readdirSync(unpackedFolder).find((name) => name.startsWith(`${part}_`));
    if (!file || !works('dpkg-deb', '-x', file, folder)) {
      console.error(`setup: ${part} could not be fetched; its test will be skipped · 无法下载 ${part}，将跳过它的测试`);
    }
  }
}

function stop(line) {
  console.error(line);
  process.exit(1);
}

const job = process.argv[2] ?? '';
if (!Object.hasOwn(PARTS_BY_JOB, job)) {
  stop(`usage: node scripts/setup.mjs <${Object.keys(PARTS_BY_JOB).join('|')}>`);
}
installPackages(job);
installSystemParts(job);
unpackParts(job);
