import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { AgreementIndex } from './AgreementIndex.tsx';

const meta = preview.meta({
  id: 'screens-agreementindex',
  title: '协议与规则',
  component: AgreementIndex,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: { component: '**何时用**：列出全部协议与规则。**何时不用**：看某一份全文用 Agreement。' },
    },
  },
});

export const All = meta.story({ tags: ['key'] });
export const Phone = All.extend({ tags: ['!key'], globals: { viewport: { value: 'phone' } } });
export const Dark = All.extend({ tags: ['!key'], globals: { theme: 'dark' } });

All.test('the rules for children have a page of their own', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: /儿童个人信息保护规则/ })).toHaveAttribute(
    'href',
    '/web/agreement/children',
  );
});
