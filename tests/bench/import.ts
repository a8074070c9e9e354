// Imports questions through the real server: 700 FPS items while the site must keep answering, a package of 200 MB
// whose test data must not be held in memory, and how long others wait while the longest files are read and an exam is
// checked for similarity.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createWriteStream, openAsBlob } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { MEBIBYTE } from '@aosai/api/kit/constants';
import { DEMO_PASSWORD } from '../../packages/server/src/platform/demoReach/demoAccounts.ts';
import { packageStream } from '../../packages/server/src/importers/exports/packageStream.ts';
import type { BenchEntry, Figures } from '../../scripts/parts/benchReport.ts';
import { percentile } from '../load/percentile.ts';
import { type Person, signIn } from '../support/apiClient.ts';
import { type Product, removeData, startProduct } from '../support/product.ts';
import { budgets as stallBudgets, stallFigures } from './parts/stalls/stallFigures.ts';

export const name = 'import';

const isSmall = process.env['AOSAI_BENCH_SMALL'] === '1';
const ITEMS = isSmall ? 30 : 700;
const PACKAGE_MIB = isSmall ? 8 : 190;
const CASE_MIB = 4;
const POLL_MS = 200;
const QUIET_CALLS = 60;

export const budgets: BenchEntry['budgets'] = {
  importSeconds: { max: 60 },
  otherCallsP95Ratio: { max: 2 },
  memoryGrowthMiB: { max: 120 },
  ...stallBudgets,
};

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Resident memory of the server now, or its peak since `forgetPeak`. */
async function memoryMiBOf({ pid }: Product, which: 'VmRSS' | 'VmHWM'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(new RegExp(`${which}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
}
const forgetPeak = ({ pid }: Product) => writeFile(`/proc/${pid}/clear_refs`, '5');

function fpsText(): string {
  const item = (no: number): string => {
    const data = Array.from({ length: 5 }, (_, at) => {
      const numbers = Array.from({ length: 200 }, (__, place) => (no * 31 + at * 7 + place) % 1000).join(' ');
      return `<test_input><![CDATA[${numbers}\n]]></test_input><test_output><![CDATA[${no + at}\n]]></test_output>`;
    }).join('');
    return `<item><title><![CDATA[第 ${no} 题]]></title><time_limit unit="s">1</time_limit><memory_limit unit="mb">128</memory_limit><description><![CDATA[<p>编号 ${no}：${randomBytes(60).toString('hex')}，求它们的和。</p>]]></description><input><![CDATA[<p>一行整数</p>]]></input><output><![CDATA[<p>和</p>]]></output><sample_input>1 2</sample_input><sample_output>3</sample_output>${data}<solution language="C++"><![CDATA[#include <iostream>\nint main() {}]]></solution></item>`;
  };
  return `<?xml version="1.0" encoding="UTF-8"?><fps version="1.2">${Array.from({ length: ITEMS }, (_, at) => item(at + 1)).join('\n')}</fps>`;
}

/** Writes a package of one task whose cases compress badly. */
async function largePackage(path: string): Promise<void> {
  const cases = Array.from({ length: Math.floor(PACKAGE_MIB / CASE_MIB / 0.76) }, (_, at) => [
    { path: `data/secret/${at}.in`, content: () => randomBytes((CASE_MIB * MEBIBYTE * 3) / 4).toString('base64') },
    { path: `data/secret/${at}.ans`, content: () => `${at}\n` },
  ]).flat();
  const head = { path: 'problem.yaml', content: () => 'problem_format_version: 2025-09\nname: {zh: 大数据}\n' };
  const text = { path: 'statement/problem.zh.md', content: () => '很多数据' };
  await pipeline(Readable.from(packageStream([head, text, ...cases])), createWriteStream(path));
}

async function otherCallMs({ client }: Person): Promise<number> {
  const startedMs = performance.now();
  await client.exam.queryList({ page: 0, size: 20, sort: [] });
  return performance.now() - startedMs;
}

async function checkAndImport(teacher: Person, path: string): Promise<void> {
  const { client } = teacher;
  const file = new File([await openAsBlob(path)], 'bench.zip');
  const { token, items } = await client.question.unzipAndParse({ purpose: 'bank' }, [file], { group: 'edms' });
  const chosen = items.map(({ no }) => ({ no, action: 'create' as const }));
  await client.question.importZip({ token, items: chosen }, { group: 'edms' });
  for (;;) {
    const { state, content } = await client.question.queryImport({ importId: token }, { group: 'edms' });
    if (state !== 'done') {
      await wait(POLL_MS);
      continue;
    }
    const failed = content.filter(({ outcome }) => outcome !== 'created');
    if (failed.length > 0) throw new Error(`not imported: ${JSON.stringify(failed.slice(0, 3))}`);
    return;
  }
}

async function importFigures(): Promise<Figures> {
  const folder = await mkdtemp(join(tmpdir(), 'aosai-bench-import-'));
  const product = await startProduct({ env: { JUDGE_SLOTS: '0' } });
  try {
    const teacher = await signIn(product.url, 'laoshi', DEMO_PASSWORD);
    const student = await signIn(product.url, 'xuesheng', DEMO_PASSWORD);
    const quiet: number[] = [];
    for (let no = 0; no < QUIET_CALLS; no += 1) quiet.push(await otherCallMs(student));
    const fps = join(folder, 'bench.xml');
    await writeFile(fps, fpsText());
    const busy: number[] = [];
    let isOver = false;
    const startedMs = performance.now();
    const importing = checkAndImport(teacher, fps).finally(() => {
      isOver = true;
    });
    while (!isOver) {
      busy.push(await otherCallMs(student));
      await wait(50);
    }
    await importing;
    const importSeconds = Math.round((performance.now() - startedMs) / 100) / 10;
    const zip = join(folder, 'large.zip');
    await largePackage(zip);
    await forgetPeak(product);
    const before = await memoryMiBOf(product, 'VmRSS');
    await checkAndImport(teacher, zip);
    const after = await memoryMiBOf(product, 'VmHWM');
    const [quietP95Ms, busyP95Ms] = [percentile(quiet, 95), percentile(busy, 95)];
    return {
      items: ITEMS,
      importSeconds,
      otherCallsQuietP95Ms: quietP95Ms,
      otherCallsBusyP95Ms: busyP95Ms,
      otherCallsP95Ratio: Math.round((busyP95Ms / quietP95Ms) * 100) / 100,
      packageMiB: PACKAGE_MIB,
      memoryBeforeMiB: before,
      memoryPeakMiB: after,
      memoryGrowthMiB: after - before,
    };
  } finally {
    await product.stop();
    await removeData(product);
    await rm(folder, { recursive: true });
  }
}

export async function run(): Promise<Figures> {
  return { ...(await importFigures()), stall: await stallFigures() };
}
