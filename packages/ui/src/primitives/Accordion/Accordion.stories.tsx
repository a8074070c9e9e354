import preview from '#storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { Accordion } from './Accordion.tsx';

const meta = preview.meta({
  id: 'primitives-accordion',
  title: '展示/折叠 Accordion',
  component: Accordion,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：一页里有几段可有可无的说明，读者多半只看其中一两段，例如考试规则、常见问题；用浏览器原生展开，页内查找也能找到。**何时不用**：内容必须全部读到时直接铺开；在同一位置切换几个视图用 Tabs。',
      },
    },
  },
  args: {
    items: [
      { id: 'rules', title: '考试规则', content: '开考 15 分钟后不能入场，交卷后不能再修改。', open: true },
      { id: 'device', title: '设备要求', extra: '3 项', content: '电脑、稳定的网络，以及最近两年的浏览器。' },
      { id: 'help', title: '遇到问题怎么办', content: '请举手联系监考老师，作答已随时保存。' },
    ],
  },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
});

export const Default = meta.story();
// Has no screenshot: it looks the same and differs only when an item opens.
export const Exclusive = meta.story({ tags: ['no-visual'], args: { exclusive: true } });
export const Dark = meta.story({ globals: { theme: 'dark' } });

Exclusive.test('opening one item closes the other', async ({ canvas, userEvent }) => {
  await expect(canvas.getByText(/开考 15 分钟/)).toBeVisible();
  await userEvent.click(canvas.getByText('设备要求'));
  await waitFor(() => expect(canvas.getByText(/稳定的网络/)).toBeVisible());
  await waitFor(() => expect(canvas.getByText(/开考 15 分钟/)).not.toBeVisible());
});
