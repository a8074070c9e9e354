import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { text } from 'node:stream/consumers';
import { join } from 'node:path';
import type { Expression } from './expressions.ts';

/** A cost depends only on expression and checker, so costs are committed: computing all of them takes minutes. */
const KEPT = join(import.meta.dirname, 'costs.json');

const keyOf = ({ source, flags }: Expression): string => `/${source}/${flags}`;

interface Kept {
  /** Version of the checker that computed the costs. */
  recheck: string;
  costs: Record<string, string>;
}

function kept(): Kept {
  const { version } = createRequire(import.meta.url)('recheck/package.json') as { version: string };
  const known = JSON.parse(readFileSync(KEPT, 'utf8')) as Kept;
  return known.recheck === version && !process.env['WEIGH_ANEW'] ? known : { recheck: version, costs: {} };
}

async function weigh(expressions: readonly Expression[]): Promise<string[]> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'weigh.mjs')], {
    env: { ...process.env, RECHECK_BACKEND: 'pure' },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(JSON.stringify(expressions));
  return JSON.parse(await text(child.stdout)) as string[];
}

/** Worst-case cost of each expression: `linear`, or the degree with an attacking text. Stores new costs in the file. */
export async function costsOf(expressions: readonly Expression[]): Promise<Map<Expression, string>> {
  const { recheck, costs } = kept();
  const unknown = [...new Map(expressions.map((one) => [keyOf(one), one])).values()].filter(
    (one) => costs[keyOf(one)] === undefined,
  );
  if (unknown.length > 0) {
    const weighed = await weigh(unknown);
    for (const [at, one] of unknown.entries()) costs[keyOf(one)] = weighed[at] ?? '';
    const sorted = Object.fromEntries(Object.entries(costs).toSorted(([a], [b]) => (a < b ? -1 : 1)));
    writeFileSync(KEPT, `${JSON.stringify({ recheck, costs: sorted }, null, 2)}\n`);
  }
  return new Map(expressions.map((one) => [one, costs[keyOf(one)] ?? '']));
}
