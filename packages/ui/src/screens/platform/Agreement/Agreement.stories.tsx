import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { exampleAgreement } from '../../accounts/ConsentForm/exampleAgreement.ts';
import { Agreement } from './Agreement.tsx';

const meta = preview.meta({
  id: 'screens-agreement',
  title: '协议',
  component: Agreement,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          '**何时用**：展示协议、规则或关于页的全文，写明版本和日期。**何时不用**：需要人同意时用 ConsentForm。',
      },
    },
  },
  args: { title: '儿童个人信息保护规则', text: { data: exampleAgreement }, isAgreement: true, onRetry: fn() },
});

export const Full = meta.story();
export const About = meta.story({ tags: ['key'], args: { title: '关于奥赛学堂', isAgreement: false } });
export const AboutWithContact = About.extend({
  tags: ['!key'],
  args: { contact: '0411-8888 8888，工作日 9 点到 18 点' },
});
export const Loading = meta.story({ args: { text: {} } });
export const NotPublished = meta.story({ args: { text: { data: null } } });
export const Failed = meta.story({ args: { text: { error: '服务暂时不可用，请稍后再试' } } });
export const Phone = Full.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = Full.extend({ globals: { theme: 'dark' } });

About.test('the about page links schools to the application form', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: '申请开通' })).toHaveAttribute('href', '/web/organization/apply');
});

AboutWithContact.test('the about page says how to reach the people who run the site', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { name: '联系方式' })).toBeVisible();
  await expect(canvas.getByText('0411-8888 8888，工作日 9 点到 18 点')).toBeVisible();
});

Full.test('version and date are shown under the title', async ({ canvas }) => {
  await expect(canvas.getByText(/^第 3 版，\d{4}-\d{2}-\d{2} 起施行$/)).toBeVisible();
});
