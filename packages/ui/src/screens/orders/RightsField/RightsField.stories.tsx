import preview from '#storybook/preview';
import type { CardRight } from '@aosai/api/rights/cards';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { KnownRight } from './knownRight.ts';
import { RightsField, type RightsFieldProps } from './RightsField.tsx';

const right = (code: string, name: string, limit: Partial<KnownRight> = {}): KnownRight => ({
  code,
  name,
  kind: 'unlimited',
  period: null,
  quota: null,
  status: 'published',
  ...limit,
});

const Demo = ({ value: first, onChange, ...props }: RightsFieldProps) => {
  const [value, setValue] = useState<readonly CardRight[]>(first);
  return (
    <RightsField
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
};

const meta = preview.meta({
  id: 'patterns-rightsfield',
  title: '部件/权益字段 RightsField',
  component: Demo,

  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：选一张卡带哪些权益：按权益自己的规定，或每天、每月若干次。停用的权益只在已经选中时留着。**何时不用**：权益本身的次数在「权益」里改；给人看的权益用 VipCard。',
      },
    },
  },
  args: {
    rights: [
      right('code.submit', '代码提交'),
      right('exam.mock', '模拟考试', { kind: 'quota', period: 'month', quota: 8 }),
      right('paper.print', '打印试卷', { status: 'draft' }),
      right('solution.video', '全部历年真题和模拟题的题解视频（含寒暑假集训营）'),
    ],
    value: [{ code: 'exam.mock', quota: 4, period: 'month' }],
    missing: false,
    onChange: fn(),
  } as RightsFieldProps,
});

export const Default = meta.story();
export const TakenOff = meta.story({ args: { value: [{ code: 'paper.print' }] } });
export const Missing = meta.story({ args: { value: [], missing: true } });
export const Phone = Default.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = Default.extend({ globals: { theme: 'dark' } });

Default.test('a right has its default limit until the card sets one', async ({ canvas, userEvent, args }) => {
  await expect(canvas.queryByRole('checkbox', { name: '打印试卷' })).toBeNull();
  await userEvent.click(canvas.getByRole('checkbox', { name: '代码提交' }));
  await expect(args.onChange).toHaveBeenLastCalledWith([
    { code: 'exam.mock', quota: 4, period: 'month' },
    { code: 'code.submit' },
  ]);
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: '模拟考试的限制' }), '');
  await expect(args.onChange).toHaveBeenLastCalledWith([{ code: 'exam.mock' }, { code: 'code.submit' }]);
  await expect(canvas.queryByRole('spinbutton', { name: '模拟考试的次数' })).toBeNull();
});

TakenOff.test('a right not on offer can be removed', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('checkbox', { name: '打印试卷' }));
  await expect(args.onChange).toHaveBeenLastCalledWith([]);
});
