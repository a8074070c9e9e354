import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { join } from 'node:path';
import type { Expression } from './expressions.ts';

/** Worst-case cost of each expression: `linear`, or the degree with an attacking text. A thousand take four minutes. */
export async function costsOf(expressions: readonly Expression[]): Promise<Map<Expression, string>> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'weigh.mjs')], {
    env: { ...process.env, RECHECK_BACKEND: 'pure' },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(JSON.stringify(expressions));
  const costs = JSON.parse(await text(child.stdout)) as string[];
  return new Map(expressions.map((one, at) => [one, costs[at] ?? '']));
}
