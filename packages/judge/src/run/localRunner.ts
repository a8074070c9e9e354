import { mkdir, readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { MEBIBYTE } from '@aosai/api/kit/constants';
import { createCompiler } from '../compile/compile.ts';
import { openExecutableCache } from '../compile/executableCache.ts';
import { findToolchain, type Tool, type Toolchain } from '../languages.ts';
import { createRun } from './localRun.ts';
import { createStepper, steppingOf } from '../steps/localSteps.ts';
import { buildHeaders, type HeaderBuild, headersMissing } from '../compile/precompiled.ts';
import type { Runner } from '../runner.ts';
import { openBox, type Box } from '../sandbox/box.ts';
import { openControlGroups, type ControlGroups, type Kernel } from '../sandbox/cgroup.ts';
import { createBoxPool } from '../sandbox/pool.ts';
import { probeSandbox, startsPython } from '../sandbox/probes.ts';
import { buildSandboxTools, type SandboxTools, type Wall } from '../sandbox/tools.ts';
import type { JudgeStatus } from '@aosai/api/judging/judging';
import type { WorkerHello } from '../sandbox/worker.ts';
import { CPP, PYTHON } from '@aosai/api/judging/languages';
import { JudgeUnavailable } from '../judgeUnavailable.ts';

/** The compilers' versions for `status`; null where one is missing. */
function compilersOf(toolchain: Toolchain | null): JudgeStatus['compilers'] {
  return [
    { language: CPP, version: toolchain?.gpp?.version ?? null },
    { language: PYTHON, version: toolchain?.python?.version ?? null },
  ];
}

/** A runner for a machine that cannot judge: `status` lists the problems, and compiling and running reject. */
function unavailableRunner(problems: string[], slots: number, toolchain: Toolchain | null): Runner {
  const refuse = async (): Promise<never> => Promise.reject(new JudgeUnavailable(problems));
  return {
    status: () => ({
      available: false,
      level: 'L5',
      layers: [],
      compilers: compilersOf(toolchain),
      slots,
      problems,
    }),
    compile: refuse,
    run: refuse,
    runPair: refuse,
    step: refuse,
    close: async () => Promise.resolve(),
  };
}

/** The level of isolation, see docs/decisions/0002. Without Landlock it is L5: not isolated. */
export function levelOf(hello: WorkerHello): JudgeStatus['level'] {
  if (hello.landlock === 0) {
    return 'L5';
  }
  switch (hello.spaces) {
    case 'root':
      return hello.group ? 'L1' : 'L1b';
    case 'user':
      return hello.group ? 'L2' : 'L3';
    case 'none':
      return 'L4';
    default:
      return hello.spaces satisfies never;
  }
}

/** The names of the active walls, in Chinese, for operators. */
function layersOf(hello: WorkerHello): string[] {
  return [
    ...(hello.spaces === 'none' ? [] : ['名字空间（文件、进程、网络、IPC）']),
    ...(hello.account === 0 ? [] : ['独立用户']),
    `Landlock ABI ${hello.landlock}`,
    'seccomp 白名单',
    ...(hello.group ? ['cgroup v2'] : []),
    '内存轮询',
  ];
}

const CACHE_BYTES = 512 * MEBIBYTE;

/** Options of the local runner. `cacheDir` is created if it is missing; `slots` programs run at the same time. */
export interface LocalRunnerOptions {
  cacheDir: string;
  slots: number;
  /** Whether to build missing precompiled headers in the background. Default: true. */
  precompile?: boolean;
}

/** For tests only: the walls that the worker is built without, and whether to run although the self-tests fail. */
export interface Weakness {
  without: readonly Wall[];
  trusted: boolean;
  /** Replaces the kernel's files about control groups. */
  kernel?: Kernel | undefined;
}

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Removes boxes of judges that are no longer alive. */
async function removeLeftovers(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    try {
      process.kill(Number.parseInt(name, 10), 0);
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ESRCH') {
        await rm(join(folder, name), { recursive: true, force: true });
      }
    }
  }
}

let opened = 0;

interface Boxes {
  first: Box;
  /** Self-tests that the first box failed. */
  failures: string[];
  /** Opens one more box, for a slot or for building headers. */
  open: (slot: number) => Promise<Box>;
  close: () => Promise<void>;
}

/** Opens the first box and attacks it with the self-tests; `open` makes more boxes of the same kind. */
async function tryBoxes(
  folder: string,
  tools: SandboxTools,
  shared: string,
  groups: ControlGroups | null,
): Promise<Boxes> {
  opened += 1;
  const instance = `${process.pid}-${opened}`;
  const open = async (slot: number): Promise<Box> => {
    const group = groups === null ? null : await groups.folderOf(slot);
    return openBox({ jail: tools.jail, folder: join(folder, `${instance}-${slot}`), shared, slot, group });
  };
  const first = await open(0);
  const failures = await probe(first, tools.probe, folder).catch((error: unknown) => [
    `沙箱自检没有完成：${textOf(error)}`,
  ]);
  return { first, failures, open, close: async () => groups?.close() };
}

/**
 * Opens boxes with control groups if the machine has them. If the boxes then fail, opens them without: the other walls
 * still hold.
 */
async function prepareBoxes(cacheDir: string, tools: SandboxTools, shared: string, kernel?: Kernel): Promise<Boxes> {
  const folder = join(cacheDir, 'boxes');
  await removeLeftovers(folder);
  const groups = await openControlGroups(`${process.pid}-${opened}`, kernel);
  if (groups !== null) {
    const boxes = await tryBoxes(folder, tools, shared, groups).catch(() => null);
    if (boxes?.failures.length === 0) {
      return boxes;
    }
    await boxes?.first.close();
    await groups.close();
  }
  return tryBoxes(folder, tools, shared, null);
}

async function probe(box: Box, program: string, folder: string): Promise<string[]> {
  if (box.hello.landlock === 0) {
    return ['内核没有 Landlock：需要 Linux 5.13 或更新的内核，且启动参数 lsm= 中有 landlock'];
  }
  const failed = await probeSandbox(box, program, folder);
  return failed.length > 0 ? [`沙箱自检未通过：${failed.join('、')}`] : [];
}

function startHeaders(open: () => Promise<Box>, wanted: HeaderBuild, problems: string[]): () => Promise<void> {
  const stop = new AbortController();
  const build = async (): Promise<void> => {
    const box = await open();
    try {
      await buildHeaders(box, wanted, stop.signal);
    } finally {
      await box.close();
    }
  };
  const building = build().catch((error: unknown) => {
    if (!stop.signal.aborted) {
      problems.push(`预编译头文件没有建成，编译会慢一些：${textOf(error)}`);
    }
  });
  return async () => {
    stop.abort();
    await building;
  };
}

async function openSandbox(
  options: LocalRunnerOptions,
  weakness: Weakness,
  gpp: Tool,
  toolchain: Toolchain,
): Promise<Runner> {
  const { cacheDir, slots } = options;
  const shared = join(cacheDir, 'headers');
  await mkdir(shared, { recursive: true });
  const tools = await buildSandboxTools(gpp, join(cacheDir, 'tools'), toolchain.canLinkStatically, weakness.without);
  const boxes = await prepareBoxes(cacheDir, tools, shared, weakness.kernel);
  const { first, failures, open } = boxes;
  if (failures.length > 0 && !weakness.trusted) {
    await first.close();
    await boxes.close();
    return unavailableRunner(failures, slots, toolchain);
  }
  const pool = createBoxPool([
    first,
    ...(await Promise.all(Array.from({ length: slots - 1 }, async (_, i) => open(i + 1)))),
  ]);

  const problems: string[] = [];
  const usable = { ...toolchain };
  if (!toolchain.python) {
    problems.push('缺少 Python：apt install python3');
  } else if (!(await startsPython(first, toolchain.python))) {
    usable.python = null;
    problems.push(`沙箱内无法启动 Python，请把缓存目录放到所有用户可进入的位置：${cacheDir}`);
  }
  if (!toolchain.canLinkStatically) {
    const major = /(?<!\d)(\d+)\.\d+\.\d+/u.exec(gpp.version)?.[1] ?? '12';
    problems.push(`缺少 libstdc++.a，程序将动态链接，启动稍慢：apt install --reinstall libstdc++-${major}-dev`);
  }
  const cache = await openExecutableCache(join(cacheDir, 'executables'), CACHE_BYTES);
  const stepper = createStepper({ useBox: pool.use, gdb: toolchain.gdb, confine: tools.confine });
  const stepping = steppingOf(usable, first.hello);
  const withSteps = stepping === 'ready';
  const wantsHeaders = (options.precompile ?? true) && headersMissing(shared, gpp, withSteps);
  const stopHeaders = wantsHeaders ? startHeaders(async () => open(slots), { shared, gpp, withSteps }, problems) : null;

  return {
    status: () => ({
      available: true,
      level: levelOf(first.hello),
      layers: layersOf(first.hello),
      compilers: compilersOf(usable),
      slots,
      stepping,
      problems: [...problems],
    }),
    compile: createCompiler({ toolchain: usable, cache, shared, useBox: pool.use, unbuffered: tools.unbuffered }),
    ...createRun(pool, usable),
    step: async (job, signal) => (withSteps ? stepper(job, signal) : null),
    close: async () => {
      await stopHeaders?.();
      await pool.close();
      await boxes.close();
    },
  };
}

const NO_WEAKNESS: Weakness = { without: [], trusted: false };

/**
 * Opens the sandbox of this machine. It never rejects: without isolation, or when a self-test fails, `status` says so
 * and compiling and running reject with `JudgeUnavailable`.
 */
export async function openLocalRunner(options: LocalRunnerOptions): Promise<Runner> {
  return openWeakRunner(options, NO_WEAKNESS);
}

/** For tests only: `openLocalRunner` with walls left out. */
export async function openWeakRunner(options: LocalRunnerOptions, weakness: Weakness): Promise<Runner> {
  const { slots } = options;
  if (process.platform !== 'linux') {
    return unavailableRunner(['评测需要 Linux：请在 Docker 或 WSL2 中运行评测机'], slots, null);
  }
  const toolchain = await findToolchain();
  if (!toolchain.gpp) {
    return unavailableRunner(['缺少 C++ 编译器：apt install g++'], slots, toolchain);
  }
  try {
    const resolved = { ...options, cacheDir: resolve(options.cacheDir) };
    return await openSandbox(resolved, weakness, toolchain.gpp, toolchain);
  } catch (error) {
    return unavailableRunner([`沙箱无法启动：${textOf(error)}`], slots, toolchain);
  }
}
