import preview from '#storybook/preview';
import { styled } from 'styled-components';
import { expect, fn, waitFor } from 'storybook/test';
import { theme } from '../../tokens/theme.ts';
import { Button } from './Button.tsx';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[12]};
`;

const meta = preview.meta({
  id: 'primitives-button',
  title: '操作/按钮 Button',
  component: Button,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：在当前页面做一件事：提交、保存、运行。一个画面只有一个 primary；不可挽回的用 danger；工作进行中用 loading，焦点不丢。**何时不用**：去另一个页面用 ButtonLink 或 Link；只有图标时用 IconButton；开关一个状态用 Switch。',
      },
    },
  },
  args: { children: '开始考试', onClick: fn() },
});

export const Default = meta.story();
export const Primary = meta.story({ args: { variant: 'primary' } });
export const Ghost = meta.story({ args: { variant: 'ghost', icon: 'flag', children: '标记' } });
export const Danger = meta.story({ args: { variant: 'danger', children: '清空作答' } });
export const Loading = meta.story({ args: { variant: 'primary', loading: true, children: '正在提交' } });
export const Disabled = meta.story({ args: { disabled: true } });
export const Block = meta.story({
  args: { block: true, variant: 'primary', size: 'l' },
  globals: { viewport: { value: 'phone' } },
});
export const LongText = meta.story({
  args: { children: '我已阅读并同意《考试规则》与《诚信承诺书》，现在开始作答', variant: 'primary' },
});

export const Sizes = meta.story({
  render: () => (
    <Row>
      <Button size="s">小 30</Button>
      <Button>中 36</Button>
      <Button size="l">大 44</Button>
    </Row>
  ),
});

export const Variants = meta.story({
  render: () => (
    <Row>
      <Button variant="primary">提交</Button>
      <Button>自测运行</Button>
      <Button variant="ghost">取消</Button>
      <Button variant="danger">删除</Button>
      <Button icon="download">导出成绩</Button>
      <Button variant="primary" loading>
        正在提交
      </Button>
      <Button disabled>不可用</Button>
      <Button variant="ghost" disabled>
        不可用
      </Button>
    </Row>
  ),
});
export const Dark = Variants.extend({ globals: { theme: 'dark' } });

Primary.test('a click and the Enter key call the handler', async ({ canvas, userEvent, args }) => {
  const button = canvas.getByRole('button', { name: '开始考试' });
  await userEvent.click(button);
  await waitFor(() => expect(button).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await expect(args.onClick).toHaveBeenCalledTimes(2);
});

Loading.test('a busy button keeps focus and ignores clicks', async ({ canvas, userEvent, args }) => {
  const button = canvas.getByRole('button', { name: '正在提交' });
  await userEvent.click(button);
  await expect(button).toHaveFocus();
  await expect(args.onClick).not.toHaveBeenCalled();
});
