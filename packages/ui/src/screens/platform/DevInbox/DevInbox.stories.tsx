import preview from '#storybook/preview';
import { FIXTURE_NOW } from '@aosai/api/kit/ids.fixtures';
import { expect, fn } from 'storybook/test';
import { DevInbox } from './DevInbox.tsx';
import type { InboxMessage } from '@aosai/api/platform/dev.contract';

const messages: InboxMessage[] = [
  {
    id: '2',
    at: FIXTURE_NOW,
    channel: 'email',
    to: 'lin.jianguo.de.hen.chang.de.youxiang@xinghai-biancheng.example.com',
    subject: '验证码 027719（重设密码）',
    text: '您的验证码是 027719，用于重设密码，10 分钟内有效。\n\n如果不是您本人操作，请忽略这封邮件，不要把验证码告诉他人。',
    code: '027719',
  },
  {
    id: '1',
    at: FIXTURE_NOW,
    channel: 'sms',
    to: '13800000001',
    subject: null,
    text: '验证码 482193，用于登录，10 分钟内有效。请勿告诉他人。',
    code: '482193',
  },
];

const meta = preview.meta({
  id: 'screens-devinbox',
  title: '本机收件箱',
  component: DevInbox,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：在自己的电脑上试用时读取没有真正发出的短信和邮件。**何时不用**：服务器对外服务时这个页面不存在。',
      },
    },
  },
  args: { messages, error: null, refreshing: false, on: { refresh: fn() } },
});

export const Full = meta.story();
export const Empty = meta.story({ tags: ['key'], args: { messages: [] } });
export const Loading = meta.story({ args: { messages: undefined } });
export const Refused = meta.story({ args: { messages: undefined, error: '没有这个接口' } });
export const Phone = Full.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = Full.extend({ globals: { theme: 'dark' } });

Full.test('each code has a copy button, and the list can be refreshed', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('button', { name: '复制验证码，发给 13800000001' })).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: '刷新' }));
  await expect(args.on.refresh).toHaveBeenCalled();
});
