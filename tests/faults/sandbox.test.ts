import { spawn } from 'node:child_process';
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, test } from 'vitest';
import type { LevelReport, LevelRun } from '../../packages/judge/src/testing/corpusLevel.ts';
import { openControlGroups } from '../../packages/judge/src/sandbox/cgroup.ts';

const MAIN = join(import.meta.dirname, 'parts/corpusLevel.ts');
const NOBODY = 65_534;
const PATIENCE_MS = 15 * 60_000;
const isRoot = process.getuid?.() === 0;

const groups = await openControlGroups(`${process.pid}-asked`);
await groups?.close();

interface Place {
  name: string;
  level: LevelReport['level'];
  account: number | undefined;
  without: LevelRun['without'];
  /** Why it cannot run on this machine; empty when it can. */
  missing: string;
}

const noRoot = isRoot ? '' : 'started without root';
const noGroups = groups === null ? 'no cgroup v2 with memory and pids for this account' : '';
const someGroups = groups === null ? '' : 'control groups are here, so this account gets the better level';
const anybody = isRoot ? NOBODY : undefined;

const PLACES: Place[] = [
  { name: 'L1, root', level: 'L1', account: undefined, without: [], missing: noRoot || noGroups },
  { name: 'L1b, root', level: 'L1b', account: undefined, without: [], missing: noRoot || someGroups },
  {
    name: 'L2, a user with a delegated control group',
    level: 'L2',
    account: undefined,
    without: [],
    missing: isRoot ? 'started as root' : noGroups,
  },
  { name: 'L3, a user', level: 'L3', account: anybody, without: [], missing: isRoot ? '' : someGroups },
  { name: 'L4, a user without name spaces', level: 'L4', account: anybody, without: ['spaces'], missing: '' },
  { name: 'L4, root without name spaces', level: 'L4', account: undefined, without: ['spaces'], missing: noRoot },
];

const folders: string[] = [];
afterAll(async () => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

/** Creates a cache folder owned by the account, which all runs of a level share. */
async function cacheFor(account: number | undefined): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'aosai-judge-level-'));
  folders.push(folder);
  // Without namespaces another account needs access to its script by the full path.
  await chmod(folder, 0o755);
  if (account !== undefined) {
    await chown(folder, account, account);
  }
  return folder;
}

async function runLevel(run: LevelRun, account: number | undefined): Promise<LevelReport> {
  const child = spawn(process.execPath, [MAIN, JSON.stringify(run)], {
    cwd: run.cacheDir,
    env: { PATH: process.env['PATH'], HOME: run.cacheDir, JUDGE_CACHE: run.cacheDir },
    stdio: ['ignore', 'pipe', 'inherit'],
    ...(account === undefined ? {} : { uid: account, gid: account }),
  });
  return JSON.parse(await text(child.stdout)) as LevelReport;
}

describe.each(PLACES)('$name', ({ level, account, without, missing }) => {
  let cache: Promise<string> | undefined;
  test.for([...new Set([1, availableParallelism()])])(
    'with %i workers every program of the corpus gets the verdict in its header and leaves nothing behind',
    { timeout: PATIENCE_MS },
    async (slots, context) => {
      if (missing) context.skip(missing);
      cache ??= cacheFor(account);
      const report = await runLevel({ cacheDir: await cache, slots, ...(without ? { without } : {}) }, account);
      expect(report).toEqual({
        level,
        problems: [],
        programs: expect.any(Number),
        broken: [],
        left: [],
        next: 'AC',
      });
      expect(report.programs).toBeGreaterThanOrEqual(100);
    },
  );
});
