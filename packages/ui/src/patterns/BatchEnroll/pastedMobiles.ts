import { mobileTyped } from '@aosai/api/domain/accountForms';
import { pastedLines } from '@aosai/api/domain/pastedLines';
import type { BatchReport } from './batchOrder.ts';

/** The head of a sheet of students, as the template has it. */
const MOBILE_COLUMNS = ['手机号', '姓名', '班级分组'] as const;

export interface PastedMobiles {
  /** In the order of the list: the server counts them from 1. */
  students: { line: number; mobile: string; name?: string; group?: string }[];
  problems: BatchReport['problems'];
}

/** Reads numbers with or without names and groups of the class behind them; what is none, or was there before, is said line by line. */
export function pastedMobiles(text: string): PastedMobiles {
  const students: PastedMobiles['students'] = [];
  const problems: PastedMobiles['problems'] = [];
  const firstLines = new Map<string, number>();
  for (const { line, text: typed, cells } of pastedLines(text, MOBILE_COLUMNS[0])) {
    const [given = '', name = '', group = ''] = cells;
    const mobile = given.replace(/[\s-]/g, '').replace(/^(\+?86)(?=1\d{10}$)/, '');
    const first = firstLines.get(mobile);
    if (!mobileTyped.pattern.test(mobile)) problems.push({ line, text: typed, reason: '不是 11 位手机号' });
    else if (first !== undefined) problems.push({ line, text: typed, reason: `和第 ${first} 行是同一个手机号` });
    else {
      firstLines.set(mobile, line);
      students.push({ line, mobile, ...(name !== '' && { name }), ...(group !== '' && { group }) });
    }
  }
  return { students, problems };
}

/** The report of the server about these students, with the lines as they were pasted and what never went out. */
export function withPastedLines(report: BatchReport, { students, problems }: PastedMobiles): BatchReport {
  const told = report.problems.map((one) => ({ ...one, line: students[one.line - 1]?.line ?? one.line }));
  return { ...report, problems: [...problems, ...told].toSorted((a, b) => a.line - b.line) };
}
