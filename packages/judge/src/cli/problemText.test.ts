import { expect, test } from 'vitest';
import type { JudgeReport } from '@aosai/api/judging/judging';
import { CPP } from '@aosai/api/judging/languages';
import { problemText } from './problemText.ts';

const PROBLEM = {
  title: '加法',
  limits: { timeMs: 1000, memoryKiB: 1024 },
  standard: undefined,
  fileIo: undefined,
  compare: { kind: 'default' as const },
  cases: [],
  subtasks: [{ id: '1', points: 3000, type: 'min' as const }],
  totalPoints: 10_000,
};

const REPORT: JudgeReport = {
  verdict: 'WA',
  points: 0,
  timeMs: 12,
  memoryKiB: 1536,
  compileMessage: '',
  cases: [
    {
      caseId: '大样例',
      subtaskId: '1',
      verdict: 'WA',
      points: 0,
      timeMs: 12,
      memoryKiB: 1536,
      message: 'wrong \u{1b}[2J\u{1b}]0;title\u0007 answer\nAC 通过 \u202e001',
    },
    { caseId: '2', subtaskId: '1', verdict: 'Skipped', points: 0, timeMs: 0, memoryKiB: 0 },
  ],
  subtasks: [{ subtaskId: '1', verdict: 'WA', points: 0 }],
};

test('problemText: aligns columns with Chinese text and removes control characters from a checker’s message', () => {
  expect(problemText(PROBLEM, REPORT, CPP)).toBe(`加法
测试点  子任务  结果         得分   时间    内存  说明
大样例  1       WA 答案错误     0  12 ms  1.5 MB  wrong  [2J ]0;title  answer AC 通过  001
2       1       未评测          0      –       –

子任务  结果           得分
1       WA 答案错误  0 / 30

总分 0 / 100，WA 答案错误，最长 12 ms，最大 1.5 MB
`);
});

test('problemText: shows the compiler’s message when the program does not compile', () => {
  const report: JudgeReport = { ...REPORT, verdict: 'CE', compileMessage: 'main.cpp:1: error\n  here\n', cases: [] };
  expect(problemText(PROBLEM, report, CPP)).toBe('加法\nCE 编译错误，得分 0 / 100\nmain.cpp:1: error\n  here\n');
});

test('problemText: advises a limit when an accepted program uses too much of its time', () => {
  const cases = REPORT.cases.slice(0, 1).map((one) => ({ ...one, verdict: 'AC' as const, timeMs: 900, message: '' }));
  const report: JudgeReport = { ...REPORT, verdict: 'AC', timeMs: 900, cases };
  expect(problemText(PROBLEM, report, CPP)).toMatch(/建议 timeMs 设为 2700\n$/);
});
