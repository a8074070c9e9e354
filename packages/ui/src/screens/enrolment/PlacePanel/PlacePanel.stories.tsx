import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { Button } from '../../../primitives/Button/Button.tsx';
import { PlacePanel } from './PlacePanel.tsx';

const ask = fn();
const meta = preview.meta({
  id: 'patterns-placepanel',
  title: '部件/我的报名 PlacePanel',
  component: PlacePanel,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：考试、班级页右侧「我的报名」：现在是什么状态、下一步做什么、怎么退出。**何时不用**：名单里每个人的状态用 Tag；老师看报名用表格。',
      },
    },
  },
  args: {
    words: {
      title: '报名参加',
      text: '报名截至 明天 20:00，已有 32 人报名。',
      action: (
        <Button variant="primary" size="l" block>
          免费报名
        </Button>
      ),
    },
    rejected: null,
    error: null,
    quit: null,
  },
});

export const Open = meta.story();
export const Running = meta.story({
  args: {
    words: { title: '正在作答', clock: { label: '剩余时间', left: '01:20:05' }, text: '离开页面不会停表。' },
  },
});
export const Enrolled = meta.story({
  args: {
    words: { title: '已加入班级', text: '你在这个班级里，老师是周明澜。' },
    quit: { label: '申请退出', ask },
  },
});
export const Refused = Enrolled.extend({ args: { rejected: '下周就要结算，请上完最后一节。' } });
export const Failed = meta.story({ args: { error: '名额刚刚满了，可以排队候补。' } });
export const Phone = Refused.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = Refused.extend({ globals: { theme: 'dark' } });

Running.test('the time left is a timer with a name', async ({ canvas }) => {
  await expect(canvas.getByRole('timer', { name: '剩余时间' })).toHaveTextContent('01:20:05');
});

Refused.test('after a refused request the reason is shown, and another can be made', async ({ canvas, userEvent }) => {
  await expect(canvas.getByText('下周就要结算，请上完最后一节。')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: '申请退出' }));
  await expect(ask).toHaveBeenCalledOnce();
});
