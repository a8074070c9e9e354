import { mkdir, mkdtemp, readdir, readFile, rm, rmdir, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { processesUnder } from '../testing/processes.ts';
import { openTestBox, openTestRunner } from '../testing/testJudge.ts';
import type { Box, BoxJob } from './box.ts';
import { findBaseGroup, openControlGroups } from './cgroup.ts';
import { levelOf } from '../run/localRunner.ts';

let folder = '';
let made = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'judge-cgroup-'));
});
afterAll(async () => rm(folder, { recursive: true }));

/** Plain files instead of a kernel: a control group file system at `top` with the files in `groups`. */
async function kernelOf(groups: Record<string, string>, own: string, isRoot: boolean, mountedRoot = '/') {
  made += 1;
  const home = join(folder, String(made));
  const top = join(home, 'cgroup');
  await mkdir(top, { recursive: true });
  for (const [path, text] of Object.entries(groups)) {
    await mkdir(join(top, path, '..'), { recursive: true });
    await writeFile(join(top, path), text);
  }
  const [mounts, membership] = [join(home, 'mountinfo'), join(home, 'membership')];
  await writeFile(
    mounts,
    `21 1 8:1 / / rw shared:1 - ext4 /dev/sda1 rw\n30 21 0:26 ${mountedRoot} ${top} rw,nosuid shared:4 - cgroup2 cgroup2 rw,nsdelegate\n`,
  );
  await writeFile(membership, `1:name=systemd:/x\n0::${own}\n`);
  return { top, kernel: { mounts, membership, isRoot } };
}

const FULL = 'cpuset cpu io memory pids\n';

test('findBaseGroup: root gets the top, a user the delegated group, and null without a memory controller', async () => {
  const own = '/user.slice/judge.scope';
  const whole = await kernelOf(
    { 'cgroup.controllers': FULL, [`${own}/cgroup.controllers`]: 'memory pids\n' },
    own,
    false,
  );
  const inContainer = await kernelOf({ 'leaf/cgroup.controllers': FULL }, '/docker/1/leaf', false, '/docker/1');
  const hybrid = await kernelOf({ 'cgroup.controllers': '\n' }, '/', true);
  expect([
    await findBaseGroup({ ...whole.kernel, isRoot: true }),
    await findBaseGroup(whole.kernel),
    await findBaseGroup(inContainer.kernel),
    await findBaseGroup(hybrid.kernel),
  ]).toEqual([whole.top, join(whole.top, own), join(inContainer.top, 'leaf'), null]);
});

test('openControlGroups: returns null on a machine without cgroup v2', async () => {
  const { kernel } = await kernelOf({}, '/', true);
  await writeFile(kernel.mounts, '30 21 0:26 / /sys/fs/cgroup/memory rw - cgroup cgroup rw,memory\n');
  expect(await openControlGroups('1', kernel)).toBeNull();
});

test('openControlGroups: moves the group’s processes to a leaf before it enables controllers', async () => {
  const { top, kernel } = await kernelOf(
    { 'cgroup.controllers': FULL, 'cgroup.subtree_control': '', 'cgroup.type': 'domain\n', 'cgroup.procs': '4711\n' },
    '/',
    false,
  );
  const groups = await openControlGroups('1', kernel);
  const slot = await groups?.folderOf(0);
  expect(slot).toBe(join(top, 'aosai-judge-1/slot-0'));
  expect({
    leaf: await readFile(join(top, 'aosai-leaf/cgroup.procs'), 'utf8'),
    offered: await readFile(join(top, 'cgroup.subtree_control'), 'utf8'),
    passedOn: await readFile(join(top, 'aosai-judge-1/cgroup.subtree_control'), 'utf8'),
    processes: await readFile(join(top, 'aosai-judge-1/slot-0/pids.max'), 'utf8'),
  }).toEqual({ leaf: '4711', offered: '+memory +pids', passedOn: '+memory +pids', processes: '64' });
});

test('openControlGroups: leaves a top group unchanged whose controllers are enabled already', async () => {
  const { top, kernel } = await kernelOf(
    { 'cgroup.controllers': FULL, 'cgroup.subtree_control': 'cpu memory pids\n', 'cgroup.procs': '1\n' },
    '/init.scope',
    true,
  );
  await openControlGroups('2', kernel);
  expect((await readdir(top)).toSorted()).toEqual([
    'aosai-judge-2',
    'cgroup.controllers',
    'cgroup.procs',
    'cgroup.subtree_control',
  ]);
});

const JOB: Omit<BoxJob, 'program' | 'arguments'> = {
  readable: [],
  writable: [],
  compiling: false,
  cpuUs: 1_000_000,
  wallUs: 10_000_000,
  memoryKiB: 64 * 1024,
  outputBytes: 1024,
};
const ROOM = String((64 + 8 + 16) * 1024 * 1024);

async function boxIn(files: Record<string, string>): Promise<{ box: Box; probe: string; group: string }> {
  made += 1;
  const group = join(folder, `group-${made}`);
  await mkdir(group);
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(group, name), text)));
  const opened = await openTestBox({ group });
  onTestFinished(async () => opened.box.close());
  return { ...opened, group };
}

const PLAIN = { 'memory.max': '', 'cgroup.procs': '', 'cgroup.kill': '', 'memory.events': 'low 0\noom_kill 3\n' };

test('worker: limits its control group, enters it first and kills what is left in it at the end', async () => {
  const { box, probe, group } = await boxIn(PLAIN);
  const { killed, exitCode } = await box.run({ ...JOB, program: probe, arguments: ['probe'] }, {}, '');
  const words = ['memory.max', 'cgroup.procs', 'cgroup.kill'];
  expect({
    ended: [killed, exitCode],
    written: await Promise.all(words.map((name) => readFile(join(group, name), 'utf8'))),
    level: levelOf(box.hello),
  }).toEqual({ ended: ['', 0], written: [ROOM, '0', '1'], level: expect.stringMatching(/^L[12]$/u) });
});

test('worker: a program that the kernel’s OOM killer ended has exceeded its memory', async () => {
  const { box, probe, group } = await boxIn(PLAIN);
  const running = box.run({ ...JOB, program: probe, arguments: ['probe', 'wall'] }, {}, '');
  await vi.waitFor(async () => expect(await readFile(join(group, 'cgroup.procs'), 'utf8')).toBe('0'));
  await writeFile(join(group, 'memory.events'), 'low 0\noom_kill 4\n');
  const pid = await vi.waitFor(async () => childOf(probe));
  process.kill(pid, 'SIGKILL');
  expect(await running).toMatchObject({ killed: 'memory', signal: 9 });
});

test('worker: a control group that cannot be used is a fault of the judge, never of the program', async () => {
  const { box, probe, group } = await boxIn(PLAIN);
  await rm(join(group, 'cgroup.procs'));
  await expect(box.run({ ...JOB, program: probe, arguments: ['probe'] }, {}, '')).rejects.toThrow('cgroup.procs');
});

test('openLocalRunner: works without control groups when programs do not start in them', async () => {
  const { kernel } = await kernelOf(
    { 'cgroup.controllers': FULL, 'cgroup.subtree_control': 'memory pids', 'cgroup.procs': '' },
    '/',
    true,
  );
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const runner = await openTestRunner({ kernel });
  expect(runner.status()).toMatchObject({ available: true, level: expect.stringMatching(/^(?:L1b|L3|L4)$/u) });
  await runner.close();
  // rmdir works on a control group with files, but not on a folder with plain files.
  expect(said).toHaveBeenCalledWith(expect.stringContaining('a control group stays'));
  said.mockRestore();
});

/** The probe that a worker of this process started; other tests have their own. */
async function childOf(program: string): Promise<number> {
  const all = await processesUnder(join(program, '..'));
  const parentOf = (pid: number): number => all.find((process) => process.pid === pid)?.parent ?? 0;
  const found = all.find((one) => one.program === program && parentOf(parentOf(one.parent)) === process.pid);
  if (!found) {
    throw new Error('not yet running');
  }
  return found.pid;
}

/** A group in this machine's cgroup v2, with whatever controllers it has; null if none can be created. */
async function realGroup(): Promise<string | null> {
  for (const top of ['/sys/fs/cgroup/unified', '/sys/fs/cgroup']) {
    const path = join(top, `aosai-test-${process.pid}`);
    const isMade = await mkdir(path).then(
      () => true,
      () => false,
    );
    if (isMade) {
      onTestFinished(async () => rmdir(path));
      return (await readdir(path)).includes('cgroup.kill') ? path : null;
    }
  }
  return null;
}

test('worker: a real control group holds every process of a job and is empty afterwards', async (context) => {
  const path = await realGroup();
  if (path === null) return context.skip('no cgroup v2 in which this account may make a group');
  const { box, probe, group } = await boxIn({ 'memory.max': '', 'memory.events': 'oom_kill 0\n' });
  for (const name of ['cgroup.procs', 'cgroup.kill', 'cpu.stat']) {
    await symlink(join(path, name), join(group, name));
  }
  const members = async (): Promise<string> => readFile(join(path, 'cgroup.procs'), 'utf8');
  const running = box.run({ ...JOB, program: probe, arguments: ['probe', 'cpu'], cpuUs: 200_000 }, {}, '');
  await vi.waitFor(async () => expect(await members()).toMatch(/^\d+\n$/u));
  const answer = await running;
  expect({ killed: answer.killed, members: await members() }).toEqual({ killed: 'cpu', members: '' });
  expect(/^usage_usec (\d+)$/mu.exec(await readFile(join(path, 'cpu.stat'), 'utf8'))?.[1]).toMatch(/^\d{6}$/u);
});
