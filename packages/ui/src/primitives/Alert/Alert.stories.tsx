import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { styled } from 'styled-components';
import { Button } from '../Button/Button.tsx';
import { Alert } from './Alert.tsx';

const Column = styled.div`
  display: grid;
  gap: 12px;
`;

const meta = preview.meta({
  id: 'primitives-alert',
  title: '反馈/提示条 Alert',
  component: Alert,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：说明当前页面的一件事，并且在页面停留期间一直有效，例如规则更新、网络断开；语气 info、ok、warn、bad 各带图标。**何时不用**：一件刚发生、看过就可以消失的事用 Toast；整块内容取不到用 ErrorState；某一项填错写在 Field 里。',
      },
    },
  },
  args: { children: '12 月 6 日 GESP 认证报名将于 11 月 28 日截止，请家长核对考生信息。' },
});

export const Default = meta.story();
export const Closable = meta.story({ args: { tone: 'warn', shape: 'bar', onClose: fn() } });
export const Tones = meta.story({
  render: () => (
    <Column>
      <Alert title="考试规则已更新">编程题改为取最后一次提交计分。</Alert>
      <Alert tone="ok" title="成绩已公布">
        可以查看逐题结果与题解。
      </Alert>
      <Alert tone="warn" title="网络已断开" action={<Button size="s">重新连接</Button>}>
        作答已存本机，恢复后自动保存。
      </Alert>
      <Alert tone="bad" title="另一台设备正在作答" live="assertive">
        此页面已停止保存，请回到那台设备继续，或在这里接管。
      </Alert>
    </Column>
  ),
});
export const Dark = Tones.extend({ globals: { theme: 'dark' } });
export const Phone = Tones.extend({ globals: { viewport: { value: 'phone' } } });

export const ActionPhone = meta.story({
  args: {
    title: '每条记录都带着前一条的校验值',
    children: '改动、删除、插入或调换任何一条，校验都会指出是哪一条。',
    action: <Button size="s">校验整条日志</Button>,
  },
  globals: { viewport: { value: 'phone' } },
});

ActionPhone.test('on a phone the text takes the full width and the button is below it', async ({ canvas }) => {
  const words = canvas.getByText(/改动、删除/).getBoundingClientRect();
  const button = canvas.getByRole('button', { name: '校验整条日志' }).getBoundingClientRect();
  await expect(button.top).toBeGreaterThanOrEqual(words.bottom);
  await expect(words.width).toBeGreaterThan(250);
});

Closable.test('the close button calls back', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '关闭' }));
  await expect(args.onClose).toHaveBeenCalledTimes(1);
});

Tones.test('an assertive alert has the role alert', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('另一台设备正在作答');
});
