import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { WrittenCase } from '@aosai/api/domain/testData';
import { randomOf } from '../../../engine/parametric/random.ts';
import type { Making } from './making.ts';

const SAMPLE = /输入样例 \d\n\n```\n(.*?)```\n\n输出样例 \d\n\n```\n(.*?)```/gsu;

/** What `make.ts` beside a task says of its test data. */
export async function makingOf(folder: string): Promise<Making> {
  const made = (await import(join(folder, 'make.ts'))) as { making: Making };
  return made.making;
}

/** The cases that a task is to have: the samples of its statement, then what its seeded generator makes. */
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
  return [...samples, ...made].map((one, at) => ({ id: String(at + 1).padStart(2, '0'), ...one }));
}
