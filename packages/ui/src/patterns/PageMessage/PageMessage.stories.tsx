import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { PageMessage } from './PageMessage.tsx';

const meta = preview.meta({
  id: 'patterns-pagemessage',
  title: '页面/整页消息 PageMessage',
  component: PageMessage,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          '**何时用**：整页只有一件事要说：找不到、离线、没有权限、加载失败，并给出下一步。**何时不用**：页面里的一部分失败用 ErrorState；列表为空用 Empty。',
      },
    },
  },
  args: {
    sign: '空',
    title: '没有这个页面',
    children: <p>地址可能写错了，或者内容已经下线。</p>,
    action: <Button variant="primary">回到首页</Button>,
  },
});

export const Default = meta.story();
// Has no screenshot: an alert looks the same.
export const Alerting = meta.story({ tags: ['no-visual'], args: { alert: true } });
export const LongText = meta.story({
  tags: ['key'],
  args: {
    title: '这份成绩报告所在的考试已经由机构管理员归档，暂时不能在线查看',
    children: <p>如需查看，请联系您所在机构的管理员，并说明考试名称、场次和您的姓名，管理员恢复后即可再次打开。</p>,
  },
});
export const Phone = LongText.extend({ tags: ['!key'], globals: { viewport: { value: 'phone' } } });
export const Dark = Default.extend({ globals: { theme: 'dark' } });

Default.test('the decorative character is hidden from screen readers', async ({ canvas }) => {
  await expect(canvas.queryByRole('alert')).toBeNull();
  await expect(canvas.getByText('空').closest('[aria-hidden]')).not.toBeNull();
});

Alerting.test('a message that replaces an open page is announced', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('没有这个页面');
});
