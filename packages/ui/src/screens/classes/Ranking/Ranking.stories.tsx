import preview from '#storybook/preview';
import { expect, within } from 'storybook/test';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Ranking, type RankedMember } from './Ranking.tsx';

const names = ['张子涵', '欧阳思远', '林知远', '周沐阳', '王一诺', '李沐宸', '陈可欣', '赵天佑'];
const points = [10_000, 9_600, 9_600, 9_250, 8_800, 8_800, 8_600, 7_950];
const ranks = [1, 2, 2, 4, 5, 5, 7, 8];

const members: RankedMember[] = names.map((name, place) => ({
  id: `m${place}`,
  rank: ranks[place] ?? 0,
  name,
  points: points[place] ?? 0,
  usedMs: place === 7 ? null : 3_600_000 + place * 217_000,
}));

const meta = preview.meta({
  id: 'patterns-ranking',
  title: '部件/排名 Ranking',
  component: Ranking,
  parameters: {
    density: {
      empty: { members: [] },
      extreme: {
        members: Array.from({ length: 60 }, (_, place) => ({
          id: `m${place}`,
          rank: place + 1,
          name: names[place % names.length] ?? '',
          points: 10_000 - place * 90,
          usedMs: 3_600_000 + place * 61_000,
        })),
      },
    },
    docs: {
      description: {
        component:
          '**何时用**：考试、作业、班级里的名次。默认只露姓氏，自己的名字照常显示；老师可以看全名。自己不在前列时放在最后，中间用省略号。**何时不用**：每个人的详情要排序、筛选、导出时用 DataTable；未成年人的名次不对站外公开。',
      },
    },
  },
  args: { label: '考试排名', members, maxPoints: 10_000, selfId: 'm2' as string | null },
  decorators: [
    (Story) => (
      <Card title="考试排名" extra="128 人参加" padding="none">
        <Story />
      </Card>
    ),
  ],
});

export const Masked = meta.story();
export const FarBehind = meta.story({
  args: { members: [...members.slice(0, 5), { id: 'm2', rank: 86, name: '林知远', points: 4_150, usedMs: 7_180_000 }] },
});
export const ForTeachers = meta.story({ tags: ['key'], args: { named: true, selfId: null } });
export const Long = meta.story({
  args: { named: true, members: members.map((one) => ({ ...one, name: `${one.name}·阿卜杜热合曼·买买提明` })) },
});
export const Phone = Masked.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = FarBehind.extend({ globals: { theme: 'dark' } });

Masked.test('other members are masked, the reader is not', async ({ canvas }) => {
  const heads = canvas.getAllByRole('rowheader').map((head) => head.textContent);
  await expect(heads.slice(0, 4)).toEqual(['张*', '欧阳*', '林知远我', '周*']);
});

FarBehind.test("the reader's row follows after a gap", async ({ canvas }) => {
  const rows = canvas.getAllByRole('row');
  await expect(rows[6]).toHaveTextContent('…');
  await expect(within(rows[7] ?? document.body).getByRole('rowheader')).toHaveTextContent('林知远');
});
