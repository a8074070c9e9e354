import preview from '#storybook/preview';
import { aSubmittedCode, LIGHTHOUSE } from '@aosai/api/judging/submissions.fixtures';
import { at, idOf } from '@aosai/api/kit/ids.fixtures';
import { CPP } from '@aosai/api/judging/languages';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SubmissionCodes, type SubmissionCodesProps } from './SubmissionCodes.tsx';

const submissions = [
  aSubmittedCode({
    id: idOf('sub', 3),
    verdict: 'CE',
    points: 0,
    createdAt: at(-2),
    code: LIGHTHOUSE.replace('return 0;', 'return 0'),
  }),
  aSubmittedCode({ id: idOf('sub', 2), verdict: 'AC', points: 2_500, createdAt: at(-6) }),
  aSubmittedCode({ id: idOf('sub', 1), createdAt: at(-14), code: LIGHTHOUSE.replace('long long last', 'int last') }),
];

const current: SubmissionCodesProps['current'] = {
  name: '编辑器里的代码',
  answer: { kind: 'code', language: CPP, code: LIGHTHOUSE.replace('endl', "'\\n'") },
};

const meta = preview.meta({
  id: 'patterns-submissioncodes',
  title: '代码与评测/提交的代码 SubmissionCodes',
  component: SubmissionCodes,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：一道编程题交过多次代码，要看哪一次写了什么：考场、报告、批阅。**何时不用**：只有一份代码时用 CodeText。',
      },
    },
  },
  args: {
    submissions,
    countedId: idOf('sub', 2),
    current,
    onRestore: fn() as SubmissionCodesProps['onRestore'],
  },
});

export const InRoom = meta.story({ tags: ['key'] });
export const InReport = meta.story({ args: { onRestore: undefined } });
export const FromTemplate = meta.story({
  args: {
    countedId: idOf('sub', 3),
    start: { kind: 'code', language: CPP, code: LIGHTHOUSE.replace(/^.*endl.*$/mu, '') },
    onRestore: undefined,
  },
});
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Dark = meta.story({ globals: { theme: 'dark' } });

InRoom.test(
  'two programs are compared, and the selected one can be restored to the editor',
  async ({ canvas, args }) => {
    await expect(canvas.getByRole('combobox', { name: '查看' })).toHaveValue(idOf('sub', 2));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '与它对比' }), idOf('sub', 1));
    await expect(canvas.getByText('删去 1 行，新增 1 行')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '恢复到编辑器' }));
    await expect(args.onRestore).toHaveBeenCalledWith({ kind: 'code', language: CPP, code: LIGHTHOUSE });
  },
);

FromTemplate.test("a program can be compared with the question's starting code", async ({ canvas }) => {
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: '与它对比' }), '题目给的代码');
  await expect(canvas.getByText(/题目给的代码 → 第 3 次提交/)).toBeVisible();
});

FromTemplate.test('the best submission is marked when another one counts', async ({ canvas }) => {
  await expect(canvas.getByRole('combobox', { name: '查看' })).toHaveValue(idOf('sub', 3));
  const other = canvas.getByRole('combobox', { name: '与它对比' });
  await userEvent.selectOptions(other, within(other).getByRole('option', { name: /第 2 次提交.*得分最高/ }));
  await expect(canvas.getByText('删去 1 行，新增 1 行')).toBeVisible();
});
