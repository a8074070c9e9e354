import preview from '#storybook/preview';
import { CPP } from '@aosai/api/judging/languages';
import { at, idOf } from '@aosai/api/kit/ids.fixtures';
import type { ErrorReport } from '@aosai/api/questions/errorReports.contract';
import { PROGRAMMING, SINGLE } from '@aosai/api/questions/kinds';
import type { QuestionEvidence } from '@aosai/api/questions/questionEvidence.contract';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { detailOf } from '../../../storybook/exampleBank.ts';
import { inOffice } from '../../../storybook/inOffice.tsx';
import { QuestionReview } from './QuestionReview.tsx';

const report = (no: number, more: Partial<ErrorReport> = {}): ErrorReport => ({
  id: idOf('feedback', no),
  version: 1,
  part: 'key',
  content: '第 3 行先输出 b 再输出 a，答案应当是 B。',
  state: 'open',
  reply: null,
  createdAt: at(-no * 500),
  handledAt: null,
  reporterName: '周明澜',
  isMine: false,
  ...more,
});
const evidence: QuestionEvidence = {
  questionId: idOf('question', 1),
  proof: {
    template: '交换两个变量',
    language: CPP,
    code: '#include <bits/stdc++.h>\nusing namespace std;\nint main() {\n    int a = 3, b = 5;\n    swap(a, b);\n    cout << a << " " << b << endl;\n    return 0;\n}\n',
    output: '5 3',
  },
  mistakes: [
    { optionId: 'A', mistake: '以为交换以后还是原来的顺序' },
    { optionId: 'C', mistake: '漏了输出的空格' },
  ],
  firstAnswers: { difficulty: 'hard', percent: 41, answers: 46 },
  figures: {
    works: 3,
    answers: 118,
    facility: 0.47,
    discrimination: 12.4,
    options: [
      { id: 'A', count: 30 },
      { id: 'B', count: 55 },
      { id: 'C', count: 33 },
    ],
  },
};
const versions = {
  data: {
    content: [2, 1].map((versionNo) => ({
      id: idOf('version', versionNo),
      versionNo,
      isCurrent: versionNo === 2,
      authorName: '陈知行',
      createdAt: at(-(3 - versionNo) * 20_000),
      updatedAt: at(-(3 - versionNo) * 20_000),
      changed: versionNo === 2 ? (['stem', 'key'] as const).slice() : [],
    })),
  },
};
const answered = report(2, {
  state: 'right',
  part: 'typo',
  reply: '「摸」在这里没有用错，谢谢您。',
  handledAt: at(-100),
});

const meta = preview.meta({
  id: 'screens-questionreview',
  title: '审阅题目',
  component: QuestionReview,
  decorators: [inOffice('edms', 'question')],
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          '**何时用**：/bms 与 /edms 的 question/:id/review：一道题的题面、答案的依据、每个选项的误解、实测难度、相似的题、历史版本和勘误；题目的主人在这里答复勘误，别的老师在这里报告错误。**何时不用**：修改题目用 QuestionEditor；一场考试的题目分析用 ItemAnalysis。',
      },
    },
  },
  args: {
    bankHref: '#question',
    question: {
      data: detailOf(SINGLE, { near: [{ id: idOf('question', 9), title: '下面的程序运行后输出', percent: 87 }] }),
    },
    evidence: { data: evidence },
    reports: { data: { content: [report(1), answered], mayAnswer: true } },
    versions,
    mayReport: true,
    act: { pending: false, error: null },
    on: {
      report: fn(async () => true),
      answer: fn(async () => true),
      forget: fn(),
      retry: fn(),
    },
  },
});

export const Full = meta.story();
export const Loading = meta.story({ args: { question: {}, evidence: {}, reports: {}, versions: null } });
export const Failed = meta.story({ args: { question: { error: '这道题已被删除。', isFinal: true } } });
export const Empty = meta.story({
  args: {
    question: { data: detailOf(SINGLE) },
    evidence: { data: { ...evidence, proof: null, mistakes: [], firstAnswers: null, figures: null } },
    reports: { data: { content: [], mayAnswer: true } },
  },
});
export const Programming = meta.story({ args: { question: { data: detailOf(PROGRAMMING) } } });
export const KeyWithheld = meta.story({
  args: {
    question: { data: { ...detailOf(SINGLE, { source: null, solutions: null }), analysisHtml: null } },
    evidence: { data: { ...evidence, proof: null, mistakes: [], firstAnswers: null, figures: null } },
  },
});
export const Foreign = meta.story({
  args: {
    question: { data: detailOf(SINGLE, { mayWrite: false, bank: 'platform', ownerName: null }) },
    reports: { data: { content: [report(1, { isMine: true })], mayAnswer: false } },
    versions: null,
  },
});
export const Phone = Full.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = Full.extend({ globals: { theme: 'dark' } });

Full.test('the owner answers an open report with a sentence', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '答复' }));
  const dialog = await screen.findByRole('dialog', { name: '答复勘误' });
  await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: /^结果/u }), '没有错');
  await userEvent.type(within(dialog).getByRole('textbox', { name: /^回复/u }), '先输出的是 a。');
  await userEvent.click(within(dialog).getByRole('button', { name: '答复' }));
  await waitFor(() =>
    expect(args.on.answer).toHaveBeenCalledWith(report(1), { answer: 'right', reply: '先输出的是 a。' }),
  );
});

Foreign.test('a report without a sentence is not sent', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '报告错误' }));
  const dialog = await screen.findByRole('dialog', { name: /的错误$/u });
  await userEvent.click(within(dialog).getByRole('button', { name: '报告' }));
  await expect(args.on.report).not.toHaveBeenCalled();
  await userEvent.type(within(dialog).getByRole('textbox', { name: /^说明/u }), 'B 和 C 都对。');
  await userEvent.click(within(dialog).getByRole('button', { name: '报告' }));
  await waitFor(() => expect(args.on.report).toHaveBeenCalledWith({ part: 'stem', content: 'B 和 C 都对。' }));
});

Full.test('a choice names the misconception behind each wrong option', async ({ canvas }) => {
  const table = within(canvas.getByRole('table', { name: '每个选项的误解' }));
  await expect(table.getByText('以为交换以后还是原来的顺序')).toBeVisible();
  await expect(table.getByText('正确')).toBeVisible();
});

Empty.test('a question without a program says so', async ({ canvas }) => {
  await expect(canvas.getByText(/没有程序可证明/u)).toBeVisible();
});
