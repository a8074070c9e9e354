import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { dirname, join } from 'node:path';
import type { Expression } from './expressions.ts';

const root = join(import.meta.dirname, '../..');
/** A verdict depends on nothing but the expression and the checker: it is kept until the packages are installed anew. */
const KEPT = join(root, 'node_modules/.cache/aosai/expressions.json');

const keyOf = ({ source, flags }: Expression): string => `/${source}/${flags}`;

function kept(): Record<string, string> {
  try {
    return JSON.parse(readFileSync(KEPT, 'utf8')) as Record<string, string>;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    throw error;
  }
}

async function weigh(expressions: readonly Expression[]): Promise<string[]> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'weigh.mjs')], {
    env: { ...process.env, RECHECK_BACKEND: 'pure' },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(JSON.stringify(expressions));
  return JSON.parse(await text(child.stdout)) as string[];
}

/** What the worst text for each expression costs: `linear`, or the degree with that text. */
export async function costsOf(expressions: readonly Expression[]): Promise<Map<Expression, string>> {
  const known = kept();
  const unknown = [...new Map(expressions.map((one) => [keyOf(one), one])).values()].filter(
    (one) => known[keyOf(one)] === undefined,
  );
  const costs = unknown.length > 0 ? await weigh(unknown) : [];
  for (const [at, one] of unknown.entries()) known[keyOf(one)] = costs[at] ?? '';
  mkdirSync(dirname(KEPT), { recursive: true });
  writeFileSync(KEPT, JSON.stringify(known));
  return new Map(expressions.map((one) => [one, known[keyOf(one)] ?? '']));
}
