import preview from '#storybook/preview';
import { at } from '@aosai/api/kit/ids.fixtures';
import { expect, within } from 'storybook/test';
import { ChangeTable } from './ChangeTable.tsx';

const meta = preview.meta({
  id: 'patterns-changetable',
  title: '部件/修改前后 ChangeTable',
  component: ChangeTable,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：把日志里的一次改动逐项列出：改前、改后。认得的字段写中文，时间按北京时间。**何时不用**：程序的两个版本用 CodeDiff，输出与答案的差别用 DiffView。',
      },
    },
  },
  args: {
    diff: {
      before: { name: '四级周末班', isOn: true, until: at(0), roles: ['student'] },
      after: { name: '四级冲刺班', isOn: false, until: at(1_440), roles: ['student', 'teacher'], sort: 3 },
    },
  },
});

export const Default = meta.story();
export const OneSide = meta.story({ args: { diff: { granted: ['考试 · 发布考试'], withdrawn: [] } } });
export const Nothing = meta.story({ args: { diff: null } });
export const Extreme = meta.story({
  args: { diff: { before: { value: 'https://example.com/'.repeat(30) }, after: { customField: '题面'.repeat(200) } } },
});
export const Phone = Extreme.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = Default.extend({ globals: { theme: 'dark' } });

Default.test('old and new values are side by side, with Chinese field names', async ({ canvas }) => {
  const row = (name: string) => within(canvas.getByRole('row', { name: new RegExp(`^${name}`) }));
  await expect(row('名称').getByRole('deletion')).toHaveTextContent('四级周末班');
  await expect(row('名称').getByRole('insertion')).toHaveTextContent('四级冲刺班');
  await expect(row('启用').getByRole('insertion')).toHaveTextContent('否');
  await expect(row('顺序').queryByRole('deletion')).toBeNull();
});

Nothing.test('an entry without changes says so', async ({ canvas }) => {
  await expect(canvas.getByText('这条记录没有改动的内容。')).toBeVisible();
  await expect(canvas.queryByRole('table')).toBeNull();
});
