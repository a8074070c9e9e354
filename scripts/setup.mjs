// Prepares a fresh clone: `npm run setup` for development and tests, `npm run setup start` for what a server needs.
// Writes only to standard error, since standard output belongs to the command that follows.
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

/** Programs by their Debian packages, for each scope. */
const PARTS = {
  start: ['g++', 'python3'],
  all: ['g++', 'python3', 'chromium', 'fonts-noto-cjk'],
};

/** Programs by their Debian packages that one thing each needs, while nothing else waits for them. */
const WELCOME = {
  gdb: { scopes: ['start', 'all'], without: 'C++ programs cannot be stepped through · 不能单步运行 C++ 程序' },
  'firefox-esr': { scopes: ['all'], without: 'no test runs in Firefox · 不在 Firefox 里测试' },
  'webkit2gtk-driver': { scopes: ['all'], without: 'no test runs in WebKit · 不在 WebKit 里测试' },
  xvfb: { scopes: ['all'], without: 'no test runs in WebKit · 不在 WebKit 里测试' },
};
/** Remembers that one could not be installed, so that a start without a network does not try again. */
const triedFileOf = (name) => join(modules, `.aosai-no-${name}`);

/**
 * Debian packages for tests, each with the libraries that it needs. They are unpacked into node_modules and never
 * installed, since installing would start a service (nginx would take port 80 at every boot). Their tests are skipped
 * when they cannot be downloaded.
 */
const UNPACKED = {
  nginx: { needs: [], file: 'usr/sbin/nginx' },
  pgbouncer: { needs: ['libc-ares2', 'libevent-2.1-7'], file: 'usr/sbin/pgbouncer' },
  // Its libraries come with PostgreSQL.
  pgbackrest: { needs: [], file: 'usr/bin/pgbackrest' },
  'python3-cryptography': {
    needs: ['python3-cffi-backend'],
    file: 'usr/lib/python3/dist-packages/cryptography/__init__.py',
  },
  // OpenStack Swift, an object storage with the interface of S3; without its service packages.
  'python3-swift': {
    needs: (
      'liberasurecode1 python3-certifi python3-cffi python3-cffi-backend python3-chardet python3-charset-normalizer ' +
      'python3-cryptography python3-dnspython python3-eventlet python3-greenlet python3-idna python3-lxml ' +
      'python3-netifaces python3-pastedeploy python3-pastedeploy-tpl python3-pkg-resources python3-ply ' +
      'python3-pycparser python3-pyeclib python3-requests python3-six python3-urllib3 python3-xattr'
    ).split(' '),
    file: 'usr/lib/python3/dist-packages/swift/__init__.py',
  },
};
const unpackedFolder = join(modules, '.debian');

/** Sends the child's standard output to standard error. */
const NO_STDOUT = ['inherit', 2, 2];

const onPath = (...names) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => names.some((name) => existsSync(join(folder, name))));

const notoFolder = '/usr/share/fonts/opentype/noto';

/** Whether a program is present, by the name of its Debian package. */
const PRESENT = {
  'g++': () => onPath('g++'),
  python3: () => onPath('python3'),
  gdb: () => onPath('gdb'),
  'firefox-esr': () => onPath('firefox-esr'),
  'webkit2gtk-driver': () => onPath('WebKitWebDriver'),
  xvfb: () => onPath('Xvfb'),
  chromium: () => existsSync(process.env.CHROMIUM ?? '') || onPath('chromium', 'chromium-browser'),
  'fonts-noto-cjk': () => process.platform !== 'linux' || hasChineseFont(),
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

function installPackages(withTools) {
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

const mayInstall = () => process.getuid?.() === 0 && existsSync('/etc/debian_version') && onPath('apt-get');
const installOf = (parts) => ['apt-get', 'install', '-y', '--no-install-recommends', ...parts];
const QUESTIONS = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };

/** Installs what is welcome where it may; else says so once and goes on. */
function installWelcome(scope) {
  const works = ([command, ...args]) => {
    console.error(`setup: ${command} ${args.join(' ')}`);
    return spawnSync(command, args, { stdio: NO_STDOUT, env: QUESTIONS }).status === 0;
  };
  for (const [name, { scopes, without }] of Object.entries(WELCOME)) {
    if (!scopes.includes(scope) || PRESENT[name]() || existsSync(triedFileOf(name))) continue;
    const install = installOf([name]);
    if (mayInstall() && (works(install) || (works(['apt-get', 'update']) && works(install)))) continue;
    mkdirSync(modules, { recursive: true });
    writeFileSync(triedFileOf(name), '');
    console.error(`setup: without ${name} ${without}; the rest works; run: sudo ${install.join(' ')}`);
  }
}

function installSystemParts(parts) {
  const missing = parts.filter((part) => !PRESENT[part]());
  if (missing.length === 0) return;
  const install = installOf(missing);
  if (mayInstall()) {
    for (const [command, ...args] of [['apt-get', 'update'], install]) {
      console.error(`setup: ${command} ${args.join(' ')}`);
      const { status } = spawnSync(command, args, { stdio: NO_STDOUT, env: QUESTIONS });
      if (status !== 0) stop(`setup: "${command} ${args.join(' ')}" failed (exit ${status}) · 系统软件安装失败`);
    }
    return;
  }
  const command =
    process.platform === 'linux'
      ? `sudo apt-get update && sudo ${install.join(' ')}`
      : `your system's package manager for ${missing.join(', ')}`;
  stop(`setup: missing ${missing.join(', ')}; run: ${command} · 缺少 ${missing.join('、')}，请运行上面的命令后重试`);
}

/** Downloads and unpacks a package with its libraries. Works without root if package lists exist. */
function unpackForTests(name) {
  const folder = join(unpackedFolder, name);
  const { needs, file } = UNPACKED[name];
  if (onPath(name) || ['/', folder].some((at) => existsSync(join(at, file)))) return;
  if (!onPath('apt-get') || !onPath('dpkg-deb')) return;
  mkdirSync(unpackedFolder, { recursive: true });
  const options = { cwd: unpackedFolder, stdio: NO_STDOUT };
  const works = (command, ...args) => spawnSync(command, args, options).status === 0;
  // The program last: a folder that has it is complete.
  const packages = [...needs, name];
  const fetched = () => works('apt-get', 'download', ...packages);
  const isThere = fetched() || (works('apt-get', 'update') && fetched());
  const fileOf = (one) => readdirSync(unpackedFolder).find((found) => found.startsWith(`${one}_`));
  if (!isThere || !packages.every((one) => fileOf(one) && works('dpkg-deb', '-x', fileOf(one), folder))) {
    console.error(`setup: ${name} could not be fetched; its test will be skipped · 无法下载 ${name}，将跳过它的测试`);
  }
}

function stop(line) {
  console.error(line);
  process.exit(1);
}

const scope = process.argv[2] ?? 'all';
if (!Object.hasOwn(PARTS, scope)) stop('usage: npm run setup [start]');
installPackages(scope === 'all');
installSystemParts(PARTS[scope]);
installWelcome(scope);
if (scope === 'all') Object.keys(UNPACKED).forEach(unpackForTests);
