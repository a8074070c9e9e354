import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { inOffice } from '../../../storybook/inOffice.tsx';
import { NewQuestion } from './NewQuestion.tsx';

const meta = preview.meta({
  id: 'screens-newquestion',
  title: '新建题目',

  component: NewQuestion,
  decorators: [inOffice('edms', 'question')],
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          '**何时用**：题库的「新建题目」，先选七种题型之一，再进入它的编辑器。**何时不用**：题型已经确定时直接打开 QuestionEditor；一次录入很多题用 QuestionImport。',
      },
    },
  },
  args: { bankHref: '#bank', hrefOf: (type) => `#new-${type}` },
});

export const Default = meta.story();
export const Phone = Default.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = Default.extend({ globals: { theme: 'dark' } });

Default.test('each type links to its editor', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: '程序完善' })).toHaveAttribute('href', '#new-7');
});
