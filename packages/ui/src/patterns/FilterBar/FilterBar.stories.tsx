import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { Tabs } from '../../primitives/Tabs/Tabs.tsx';
import { FilterBar } from './FilterBar.tsx';

const tabs = [
  { id: 'all', label: '全部' },
  { id: '3', label: '进行中' },
  { id: '5', label: '已结束' },
];

const meta = preview.meta({
  component: FilterBar,
  args: {
    label: '搜索考试名称',
    keyword: '',
    onSearch: fn(),
    children: <Tabs label="考试状态" tabs={tabs} value="all" onChange={() => {}} />,
  },
});

export const Empty = meta.story();
export const Searched = meta.story({ args: { keyword: 'GESP' } });
export const Phone = Searched.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = Searched.extend({ globals: { theme: 'dark' } });

Empty.test('Enter sends what was typed, without the spaces around it', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByRole('searchbox', { name: '搜索考试名称' }), ' 四级 {Enter}');
  await expect(args.onSearch).toHaveBeenCalledWith('四级');
});

Searched.test('the cross empties the search at once', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '清除搜索' }));
  await expect(canvas.getByRole('searchbox')).toHaveValue('');
  await expect(args.onSearch).toHaveBeenCalledWith('');
});
