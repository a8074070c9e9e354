import preview from '#storybook/preview';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { expectMarks } from '../../storybook/forcedColors.ts';
import { Tabs, type TabsProps } from './Tabs.tsx';

const Controlled = (props: TabsProps) => {
  const [value, setValue] = useState(props.value);
  return (
    <Tabs
      {...props}
      value={value}
      onChange={(id) => {
        setValue(id);
        props.onChange(id);
      }}
    >
      <p style={{ padding: '16px 0' }}>{`「${value}」的考试在这里。`}</p>
    </Tabs>
  );
};

const meta = preview.meta({
  id: 'primitives-tabs',
  title: '导航/标签页 Tabs',
  component: Tabs,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：同一对象的几个视图，一次看一个，例如 预告 / 报名中 / 已结束；方向键切换。**何时不用**：内容短到可以同时看到时不用；依次进行的步骤用 Stepper；去不同页面用导航。',
      },
    },
  },
  render: (args) => <Controlled {...args} />,
  args: {
    label: '考试状态',
    value: '报名中',
    onChange: fn(),
    tabs: [
      { id: '预告', label: '预告' },
      { id: '报名中', label: '报名中', count: 3 },
      { id: '待开始', label: '待开始', disabled: true },
      { id: '进行中', label: '进行中', count: 1 },
      { id: '已结束', label: '已结束', count: 128 },
    ],
  },
});

export const Default = meta.story();
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const PhoneLast = Phone.extend({ args: { value: '已结束' } });
export const Dark = meta.story({ globals: { theme: 'dark' } });

Default.test('arrow keys choose the next tab and skip disabled ones', async ({ canvas, userEvent, args }) => {
  const selected = canvas.getByRole('tab', { name: /报名中/ });
  await userEvent.click(selected);
  await waitFor(() => expect(selected).toHaveFocus());
  await userEvent.keyboard('{ArrowRight}');
  const next = canvas.getByRole('tab', { name: /进行中/ });
  await waitFor(() => expect(next).toHaveFocus());
  await expect(next).toHaveAttribute('aria-selected', 'true');
  await expect(args.onChange).toHaveBeenLastCalledWith('进行中');
  await expect(canvas.getByRole('tabpanel', { name: /进行中/ })).toBeVisible();
});

PhoneLast.test('the chosen tab is scrolled into view when the row is wider than the phone', async ({ canvas }) => {
  const row = canvas.getByRole('tablist').getBoundingClientRect();
  const { left, right } = canvas.getByRole('tab', { name: /已结束/ }).getBoundingClientRect();
  await expect(left).toBeGreaterThanOrEqual(row.left);
  await expect(right).toBeLessThanOrEqual(row.right + 1);
});

Default.test('the chosen tab has a mark in forced colours', async ({ canvasElement }) => {
  await expectMarks(canvasElement, ["[role='tab'][aria-selected='true']", "[role='tab'][aria-selected='false']"]);
});
