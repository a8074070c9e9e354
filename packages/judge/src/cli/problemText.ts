import type { JudgeReport } from '@aosai/api/judging/judging';
import type { LanguageId } from '@aosai/api/judging/languages';
import { formatPoints } from '@aosai/api/kit/points';
import { VERDICT, type Verdict } from '@aosai/api/judging/verdicts';
import { headroomAdvice } from '../run/headroom.ts';
import type { Problem } from './problemFolder.ts';
import { printable, table } from './table.ts';

const wordsOf = (verdict: Verdict): string =>
  verdict === 'Skipped' ? VERDICT.label(verdict) : `${verdict} ${VERDICT.label(verdict)}`;
const memoryText = (kib: number): string => `${(kib / 1024).toFixed(1)} MB`;

function caseTable({ cases }: JudgeReport, hasSubtasks: boolean): string {
  const rows = cases.map(({ caseId, subtaskId, verdict, points, timeMs, memoryKiB, message }) => {
    const ran = verdict !== 'Skipped';
    return [
      caseId,
      ...(hasSubtasks ? [subtaskId ?? '–'] : []),
      wordsOf(verdict),
      formatPoints(points),
      ran ? `${timeMs} ms` : '–',
      ran ? memoryText(memoryKiB) : '–',
      message ?? '',
    ];
  });
  const head = ['测试点', ...(hasSubtasks ? ['子任务'] : []), '结果', '得分', '时间', '内存', '说明'];
  const first = hasSubtasks ? 3 : 2;
  return table([head, ...rows], [first, first + 1, first + 2]);
}

function subtaskTable({ subtasks }: JudgeReport, problem: Problem): string {
  const rows = subtasks.map(({ subtaskId, verdict, points }) => {
    const full = problem.subtasks.find(({ id }) => id === subtaskId)?.points ?? 0;
    return [subtaskId, wordsOf(verdict), `${formatPoints(points)} / ${formatPoints(full)}`];
  });
  return table([['子任务', '结果', '得分'], ...rows], [2]);
}

/** Formats a report for the terminal: a row per case and per subtask, the total, and advice on a tight time limit. */
export function problemText(problem: Problem, report: JudgeReport, language: LanguageId): string {
  const title = problem.title === undefined ? [] : [printable(problem.title)];
  if (report.verdict === 'CE') {
    const said = report.compileMessage.trimEnd().split('\n').map(printable);
    return [...title, `${wordsOf('CE')}，得分 0 / ${formatPoints(problem.totalPoints)}`, ...said, ''].join('\n');
  }
  const hasSubtasks = problem.subtasks.length > 0;
  const total = `总分 ${formatPoints(report.points)} / ${formatPoints(problem.totalPoints)}，${wordsOf(report.verdict)}，最长 ${report.timeMs} ms，最大 ${memoryText(report.memoryKiB)}`;
  const advice = report.verdict === 'AC' ? headroomAdvice(language, problem.limits, report.timeMs) : null;
  return [
    ...title,
    caseTable(report, hasSubtasks),
    ...(hasSubtasks ? ['', subtaskTable(report, problem)] : []),
    '',
    total,
    ...(advice === null ? [] : [advice]),
    '',
  ].join('\n');
}
