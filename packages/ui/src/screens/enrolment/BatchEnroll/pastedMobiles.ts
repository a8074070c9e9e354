import { mobileTyped } from '@aosai/api/kit/typedText';
import { pastedLines } from '@aosai/api/schools/pastedLines';
import type { BatchReport } from './batchRequest.ts';

/** Column heads of the sheet template. */
const MOBILE_COLUMNS = ['手机号', '姓名', '班级分组'] as const;

export interface PastedMobiles {
  /** In the order they are sent: the server numbers them from 1. */
  students: { line: number; mobile: string; name?: string; group?: string }[];
  problems: BatchReport['problems'];
}

/**
 * Parses mobile numbers, each with an optional name and group of the class. Invalid and repeated lines become problems.
 */
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

/** The server's report with the line numbers of the pasted list, plus the lines that were never sent. */
export function withPastedLines(report: BatchReport, { students, problems }: PastedMobiles): BatchReport {
  const told = report.problems.map((one) => ({ ...one, line: students[one.line - 1]?.line ?? one.line }));
  return { ...report, problems: [...problems, ...told].toSorted((a, b) => a.line - b.line) };
}
