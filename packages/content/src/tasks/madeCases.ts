import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { WrittenCase } from '@aosai/api/judging/testData';
import { randomOf } from '@aosai/api/kit/random';
import type { Making } from './making.ts';

const SAMPLE = /输入样例 \d\n\n```\n(.*?)```\n\n输出样例 \d\n\n```\n(.*?)```/gsu;

/** Imports a task's `make.ts`. */
export async function makingOf(folder: string): Promise<Making> {
  const made = (await import(join(folder, 'make.ts'))) as { making: Making };
  return made.making;
}

/** Generates a task's cases: the samples of its statement, then those of its seeded generator. */
export async function madeCases(folder: string): Promise<WrittenCase[]> {
  const making = await makingOf(folder);
  const statement = readFileSync(join(folder, 'task.md'), 'utf8');
  const samples = [...statement.matchAll(SAMPLE)].map(([, input = '', expected = '']) => ({
    input,
    expected,
    sample: true,
  }));
  const made = making
    .inputs(randomOf(`cases of ${basename(folder)}`))
    .map((input) => ({ input, expected: making.solve(input), sample: false }));
  return [...samples, ...made].map((one, at) => {
    const subtaskId = making.subtaskOf?.(one.input);
    return { id: String(at + 1).padStart(2, '0'), ...one, ...(subtaskId !== undefined && { subtaskId }) };
  });
}
