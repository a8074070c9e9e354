import type { ItemReport } from './itemReport.ts';

/**
 * The name that the files of a task go by where these are `NAME.in` and `NAME.out`, nothing where both are the standard
 * ones. Other endings, and one file beside one that is none, cannot be judged as they are, and are noted.
 */
export function fileIoOf(reads: string, writes: string, report: ItemReport): string | undefined {
  if (reads === '' && writes === '') return undefined;
  const name = /^([\w-]{1,64})\.in$/i.exec(reads)?.[1];
  if (name !== undefined && writes.toLowerCase() === `${name}.out`.toLowerCase()) return name;
  report.note('extra-files', `${reads || '标准输入'} ${writes || '标准输出'}`);
  return undefined;
}
