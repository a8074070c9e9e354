import preview from '#storybook/preview';
import { LIGHTHOUSE } from '@aosai/api/judging/submissions.fixtures';
import { CPP, type LanguageId, PYTHON } from '@aosai/api/judging/languages';
import { expect } from 'storybook/test';
import { CodeText } from './CodeText.tsx';

const meta = preview.meta({
  id: 'patterns-codetext',
  title: '代码与评测/代码原文 CodeText',
  component: CodeText,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：只读的整段代码，带行号和复制按钮：报告里的作答、题解。**何时不用**：要编辑时用 CodePane；题面里的代码块由 Statement 处理。',
      },
    },
  },
  args: { code: LIGHTHOUSE, language: CPP as LanguageId },
});

export const Default = meta.story({ tags: ['key'] });
export const LongLines = meta.story({
  args: { code: `print(${Array.from({ length: 60 }, (_, i) => i).join(', ')})\n`, language: PYTHON },
});
export const Empty = meta.story({ args: { code: '' } });
export const Dark = meta.story({ globals: { theme: 'dark' } });

Default.test('the header of the code shows the number of lines', async ({ canvas }) => {
  await expect(canvas.getByText('C++ · 17 行')).toBeVisible();
});
