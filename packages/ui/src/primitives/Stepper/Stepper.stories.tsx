import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { Stepper, type Step } from './Stepper.tsx';

const steps: Step[] = [
  { id: 'file', title: '选择文件', note: '题目压缩包' },
  { id: 'check', title: '检查内容', note: '共 128 题' },
  { id: 'place', title: '选择题库' },
  { id: 'import', title: '导入' },
];

const meta = preview.meta({
  id: 'primitives-stepper',
  title: '导航/步骤条 Stepper',
  component: Stepper,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：一件事固定分成三到六步，用户需要知道走到哪一步、还剩几步，例如导入、报名、退款。**何时不用**：步骤可以任意切换时用 Tabs；已经发生的事按时间列出时用 Timeline；只有一个数值的进度用 ProgressBar。',
      },
    },
  },
  args: { label: '导入题目', steps, current: 'check' },
});

export const Default = meta.story();
export const First = meta.story({ args: { current: 'file' } });
export const Done = meta.story({ args: { current: null } });
export const Failed = meta.story({
  args: {
    steps: steps.map((step) =>
      step.id === 'check' ? { ...step, failed: true, note: '第 37 题缺少测试数据，请补充后重新上传' } : step,
    ),
  },
});
export const WithWayBack = meta.story({ args: { current: 'place', onBack: fn() } });
export const Phone = WithWayBack.extend({
  args: {
    steps: [
      ...steps,
      { id: 'long', title: '通知所有任课老师与教务管理员核对导入结果并签字确认', note: '最迟在开考前 24 小时完成' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
});
export const Dark = Failed.extend({ globals: { theme: 'dark' } });

WithWayBack.test('only finished steps lead back', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getAllByRole('button')).toHaveLength(2);
  await userEvent.click(canvas.getByRole('button', { name: /检查内容.*已完成/ }));
  await expect(args.onBack).toHaveBeenLastCalledWith('check');
});

Default.test('the state of a step is given in words, not only by colour', async ({ canvas }) => {
  const [first, second, third] = canvas.getAllByRole('listitem');
  await expect(first).toHaveTextContent('选择文件（已完成）');
  await expect(second).toHaveAttribute('aria-current', 'step');
  await expect(third).toHaveTextContent('选择题库（未开始）');
});
