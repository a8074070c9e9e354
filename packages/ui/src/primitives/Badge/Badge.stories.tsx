import preview from '#storybook/preview';
import { styled } from 'styled-components';
import { expect } from 'storybook/test';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Badge } from './Badge.tsx';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 24px;
`;

const meta = preview.meta({
  id: 'primitives-badge',
  title: '展示/数字角标 Badge',
  component: Badge,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：说明有多少件事等着处理，例如未读消息、待审核成员；放在按钮一角或文字之后，到 0 时自动消失。**何时不用**：说明状态或类别用 Tag；分数、人数这类需要比较的数直接写成文字。',
      },
    },
  },
  args: { count: 3, label: '3 条未读消息' },
});

export const Default = meta.story();
export const OnAButton = meta.story({ args: { children: <IconButton icon="menu" label="消息" /> } });
export const All = meta.story({
  render: () => (
    <Row>
      <Badge count={7} label="7 条未读消息" />
      <Badge count={128} label="128 条未读消息" />
      <Badge count={12} label="12 人待审核" tone="primary" />
      <Badge count={5} label="5 份草稿" tone="neutral" />
      <Badge label="有新公告" />
      <Badge count={128} label="128 条未读消息">
        <IconButton icon="menu" label="消息" />
      </Badge>
      <Badge label="有新公告">
        <IconButton icon="info" label="公告" />
      </Badge>
    </Row>
  ),
});
export const Zero = meta.story({ args: { count: 0, label: '没有未读消息' } });
export const Dark = All.extend({ globals: { theme: 'dark' } });

All.test('a large count is capped on screen but not in its label', async ({ canvas }) => {
  await expect(canvas.getAllByRole('img', { name: '128 条未读消息' })[0]).toHaveTextContent('99+');
});

Zero.test('a count of 0 shows nothing', async ({ canvas }) => {
  await expect(canvas.queryByRole('img')).toBeNull();
});
