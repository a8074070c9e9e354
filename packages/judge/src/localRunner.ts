import { mkdir, readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createCompiler } from './compile.ts';
import { openExecutableCache } from './executableCache.ts';
import { findToolchain, type Tool, type Toolchain } from './languages.ts';
import { createRun } from './localRun.ts';
import { buildHeaders, headersMissing } from './precompiled.ts';
import type { Runner } from './runner.ts';
import { openBox, type Box } from './sandbox/box.ts';
import { layersOf, levelOf } from './sandbox/level.ts';
import { createBoxPool } from './sandbox/pool.ts';
import { probeSandbox, startsPython } from './sandbox/probes.ts';
import { buildSandboxTools } from './sandbox/tools.ts';
import type { Wall } from './sandbox/worker.ts';
import { compilersOf, unavailableRunner } from './unavailableRunner.ts';

const CACHE_BYTES = 512 * 1024 * 1024;

export interface LocalRunnerOptions {
  cacheDir: string;
  slots: number;
  /** Build missing precompiled headers in the background. Default: true. */
  precompile?: boolean;
  /** For tests alone: take walls away, and (`trusted`) run although the probes then fail. */
  without?: readonly Wall[];
  trusted?: boolean;
}

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Boxes of judges that are no longer alive. */
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

/** Opens boxes one way for slots and for the building of headers. */
async function prepareBoxes(options: LocalRunnerOptions, gpp: Tool, toolchain: Toolchain, shared: string) {
  const folder = join(options.cacheDir, 'boxes');
  await removeLeftovers(folder);
  const tools = await buildSandboxTools(gpp, join(options.cacheDir, 'tools'), toolchain.canLinkStatically);
  opened += 1;
  const instance = `${process.pid}-${opened}`;
  const open = async (slot: number): Promise<Box> =>
    openBox({
      jail: tools.jail,
      folder: join(folder, `${instance}-${slot}`),
      shared,
      slot,
      without: options.without ?? [],
    });
  return { open, probe: tools.probe };
}

async function probe(box: Box, program: string, folder: string): Promise<string[]> {
  if (box.hello.landlock === 0) {
    return ['内核不支持 Landlock，评测需要 Linux 5.13 或更新的内核'];
  }
  const failed = await probeSandbox(box, program, folder);
  return failed.length > 0 ? [`沙箱自检未通过：${failed.join('、')}`] : [];
}

function startHeaders(open: () => Promise<Box>, shared: string, gpp: Tool, problems: string[]): () => Promise<void> {
  const stop = new AbortController();
  const build = async (): Promise<void> => {
    const box = await open();
    try {
      await buildHeaders(box, shared, gpp, stop.signal);
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

async function openSandbox(options: LocalRunnerOptions, gpp: Tool, toolchain: Toolchain): Promise<Runner> {
  const { cacheDir, slots } = options;
  const shared = join(cacheDir, 'headers');
  await mkdir(shared, { recursive: true });
  const { open, probe: program } = await prepareBoxes(options, gpp, toolchain, shared);
  const first = await open(0);
  const failures = await probe(first, program, cacheDir);
  if (failures.length > 0 && !options.trusted) {
    await first.close();
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
    problems.push('缺少 libstdc++.a，程序将动态链接，启动稍慢：apt install --reinstall libstdc++-12-dev');
  }
  const cache = await openExecutableCache(join(cacheDir, 'executables'), CACHE_BYTES);
  const wantsHeaders = (options.precompile ?? true) && headersMissing(shared, gpp);
  const stopHeaders = wantsHeaders ? startHeaders(async () => open(slots), shared, gpp, problems) : null;

  return {
    status: () => ({
      available: true,
      level: levelOf(first.hello),
      layers: layersOf(first.hello),
      compilers: compilersOf(usable),
      slots,
      problems: [...problems],
    }),
    compile: createCompiler({ toolchain: usable, cache, shared, useBox: pool.use }),
    ...createRun(pool, usable),
    close: async () => {
      await stopHeaders?.();
      await pool.close();
    },
  };
}

/**
 * The sandbox of this machine. Always opens: without isolation, or when one probe fails, `status` says so and
 * every call is refused.
 */
export async function openLocalRunner(options: LocalRunnerOptions): Promise<Runner> {
  const { slots } = options;
  if (process.platform !== 'linux') {
    return unavailableRunner(['评测需要 Linux：请在 Docker 或 WSL2 中运行评测机'], slots, null);
  }
  const toolchain = await findToolchain();
  if (!toolchain.gpp) {
    return unavailableRunner(['缺少 C++ 编译器：apt install g++'], slots, toolchain);
  }
  try {
    return await openSandbox({ ...options, cacheDir: resolve(options.cacheDir) }, toolchain.gpp, toolchain);
  } catch (error) {
    return unavailableRunner([`沙箱无法启动：${textOf(error)}`], slots, toolchain);
  }
}
