// Uploads a file of 200 MB and a small one to the real server: growth of memory and time.
import { mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises';
import { openAsBlob } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MEBIBYTE } from '@aosai/api/kit/constants';
import { DEMO_PASSWORD } from '../../packages/server/src/platform/demoReach/demoAccounts.ts';
import type { BenchEntry, Figures } from '../../scripts/parts/benchReport.ts';
import { type Person, signIn } from '../support/apiClient.ts';
import { type Product, removeData, startProduct } from '../support/product.ts';

export const name = 'upload';

const LARGE_MIB = 200;

/** Half of the file: more would mean that the server holds it in memory. */
export const budgets: BenchEntry['budgets'] = { memoryGrowthMiB: { max: 100 } };

/** Resident memory of the server now, or its peak since `forgetPeak`. */
async function memoryMiBOf({ pid }: Product, which: 'VmRSS' | 'VmHWM'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(new RegExp(`${which}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
}

/** Resets the peak (proc(5), clear_refs): the start uses more memory than any upload. */
const forgetPeak = ({ pid }: Product) => writeFile(`/proc/${pid}/clear_refs`, '5');

/** A file that begins like an MP4; sparse, so that it takes no disk space. */
async function videoOf(folder: string, sizeMiB: number): Promise<string> {
  const path = join(folder, `${sizeMiB}.mp4`);
  const file = await open(path, 'w');
  await file.write(Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1'), 0, 24, 0);
  await file.truncate(sizeMiB * MEBIBYTE);
  await file.close();
  return path;
}

async function sendMs(teacher: Person, path: string): Promise<number> {
  const blob = await openAsBlob(path);
  const startedMs = performance.now();
  await teacher.client.file.upload({ purpose: 'video' }, [new File([blob], '讲解.mp4')]);
  return performance.now() - startedMs;
}

export async function run(): Promise<Figures> {
  const folder = await mkdtemp(join(tmpdir(), 'aosai-bench-upload-'));
  const product = await startProduct({ env: { JUDGE_SLOTS: '0' } });
  try {
    const teacher = await signIn(product.url, 'laoshi', DEMO_PASSWORD);
    await sendMs(teacher, await videoOf(folder, 1));
    await forgetPeak(product);
    const before = await memoryMiBOf(product, 'VmRSS');
    const largeMs = await sendMs(teacher, await videoOf(folder, LARGE_MIB));
    const after = await memoryMiBOf(product, 'VmHWM');
    return {
      fileMiB: LARGE_MIB,
      memoryBeforeMiB: before,
      memoryPeakMiB: after,
      memoryGrowthMiB: after - before,
      mibPerSecond: Math.round(LARGE_MIB / (largeMs / 1000)),
    };
  } finally {
    await product.stop();
    await removeData(product);
    await rm(folder, { recursive: true });
  }
}
