import type { ItemReport } from './itemReport.ts';

/**
 * Returns NAME for a task that reads `NAME.in` and writes `NAME.out`, undefined for one that uses standard input and
 * output. Any other combination cannot be judged here: returns undefined and adds a note.
 */
export function fileIoOf(reads: string, writes: string, report: ItemReport): string | undefined {
  if (reads === '' && writes === '') return undefined;
  const name = /^([\w-]{1,64})\.in$/i.exec(reads)?.[1];
  if (name !== undefined && writes.toLowerCase() === `${name}.out`.toLowerCase()) return name;
  report.note('extra-files', `${reads || '标准输入'} ${writes || '标准输出'}`);
  return undefined;
}
