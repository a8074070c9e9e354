import preview from '#storybook/preview';
import { LIGHTHOUSE } from '@aosai/api/judging/submissions.fixtures';
import { CPP, type LanguageId } from '@aosai/api/judging/languages';
import { expect } from 'storybook/test';
import { CodeDiff } from './CodeDiff.tsx';

const FIRST = LIGHTHOUSE.replace('long long last, best', 'int last, best').replace('        // 与前一座的间隔\n', '');

const meta = preview.meta({
  id: 'patterns-codediff',
  title: '代码与评测/代码对比 CodeDiff',
  component: CodeDiff,
  parameters: {
    density: { empty: { before: '', after: '' }, extreme: { before: LIGHTHOUSE, after: LIGHTHOUSE.repeat(12) } },
    docs: {
      description: {
        component:
          '**何时用**：对比同一道题的两份代码：两次提交、提交与现在的代码。**何时不用**：对比程序输出用 DiffView，它会画出看不见的空格。',
      },
    },
  },
  args: {
    before: FIRST,
    after: LIGHTHOUSE,
    language: CPP as LanguageId,
    beforeName: '第 1 次提交',
    afterName: '第 3 次提交',
  },
});

export const Changed = meta.story();
export const Same = meta.story({ args: { before: LIGHTHOUSE } });
export const Other = meta.story({ args: { before: 'print(1)\n', after: LIGHTHOUSE } });
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Dark = meta.story({ globals: { theme: 'dark' } });

Changed.test('the comparison counts the changed lines and collapses unchanged ones', async ({ canvas }) => {
  await expect(canvas.getByText('删去 1 行，新增 2 行')).toBeVisible();
  await expect(canvas.getByText('4 行相同')).toBeVisible();
});
