import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { Tag } from '../../primitives/Tag/Tag.tsx';
import { PartList, type PartListProps } from './PartList.tsx';

interface Seat {
  id: string;
  sort: number;
  code: string;
  name: string;
  isOn: boolean;
}

const seats: Seat[] = [
  { id: '1', sort: 0, code: 'a.1', name: '靠窗', isOn: true },
  { id: '2', sort: 10, code: 'a.2', name: '过道', isOn: false },
];
const LONG = '滨海市青少年信息学奥林匹克联赛集训基地东侧多功能教室';

const meta = preview.meta({
  id: 'patterns-partlist',
  title: '列表与表格/可增删的清单 PartList',
  component: PartList<Seat>,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：管理列表的抽屉里，列出这一行包含的几项，各自可以修改或删除，例如字典里的项。**何时不用**：几十项以上、要翻页或筛选的，另做一张表。',
      },
    },
  },
  args: {
    name: '座位',
    title: '座位（2 个）',
    action: <Button size="s">添加座位</Button>,
    of: { data: seats },
    show: ({ name, code, isOn }: Seat) => ({
      name,
      code,
      mark: <Tag tone={isOn ? 'ok' : 'neutral'}>{isOn ? '开放' : '停用'}</Tag>,
      isOff: !isOn,
      isRemovable: !isOn,
    }),
    empty: { title: '还没有座位', hint: '添加以后才能安排考试。' },
    on: { edit: fn(), remove: fn(), retry: fn() },
  } as PartListProps<Seat>,
});

export const Default = meta.story({ tags: ['key'] });
export const Loading = meta.story({ args: { of: {} } });
export const Failed = meta.story({ args: { of: { error: '服务暂时不可用，请稍后再试。' } } });
export const Empty = meta.story({ args: { of: { data: [] } } });
export const Long = meta.story({
  args: { of: { data: [{ id: '1', sort: 9_999, code: 'b'.repeat(64), name: LONG, isOn: false }] } },
});
export const Phone = Long.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = meta.story({ globals: { theme: 'dark' } });

Default.test(
  'each part has its buttons, and only removable ones can be removed',
  async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('button', { name: '删除「靠窗」' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '修改「靠窗」' }));
    await userEvent.click(canvas.getByRole('button', { name: '删除「过道」' }));
    await expect(args.on.edit).toHaveBeenCalledWith(seats[0]);
    await expect(args.on.remove).toHaveBeenCalledWith(seats[1]);
  },
);
