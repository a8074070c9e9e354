import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { Link } from '../Link/Link.tsx';
import { Tag } from '../Tag/Tag.tsx';
import { Table } from './Table.tsx';

const rows = [
  { no: 7, title: '下列关于引用的说法，错误的是', mine: 'B', right: 'D', time: '1:48', score: '0 / 2' },
  { no: 19, title: '二分查找要求序列有序', mine: '—', right: '正确', time: '0:05', score: '0 / 2' },
  {
    no: 26,
    title: '灯塔的间隔',
    mine: <Tag tone="bad">答案错误</Tag>,
    right: <Link href="#26">查看题解</Link>,
    time: '31:20',
    score: '20 / 25',
  },
  {
    no: 27,
    title: '整理书架',
    mine: <Tag tone="warn">超时</Tag>,
    right: <Link href="#27">查看题解</Link>,
    time: '28:02',
    score: '20 / 25',
  },
];

const body = (shown: typeof rows) => (
  <>
    <thead>
      <tr>
        <th className="num">题号</th>
        <th>题目</th>
        <th>我的答案</th>
        <th>正确答案</th>
        <th className="num">用时</th>
        <th className="num">得分</th>
      </tr>
    </thead>
    <tbody>
      {shown.map((row) => (
        <tr key={row.no}>
          <td className="num">{row.no}</td>
          <td>{row.title}</td>
          <td>{row.mine}</td>
          <td>{row.right}</td>
          <td className="num">{row.time}</td>
          <td className="num">{row.score}</td>
        </tr>
      ))}
    </tbody>
  </>
);

const meta = preview.meta({
  id: 'primitives-table',
  title: '展示/表格 Table',
  component: Table,
  args: { label: '逐题结果', children: body(rows) },
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：按行列比较的数据：逐题结果、名单；数字靠右等宽，窄屏在表内横向滚动。**何时不用**：需要分页、排序、筛选、勾选时用 DataTable；只有名称和值两列用说明列表；为了排版不用表格。',
      },
    },
    density: {
      empty: { children: body([]) },
      extreme: {
        children: body(
          Array.from({ length: 20 }, (_, index) => ({
            no: index + 1,
            title: '全国青少年编程能力等级认证 C++ 四级模拟考试第二场编程题：灯塔的间隔与最长不下降子序列的综合应用',
            mine: '输出与标准答案在第 1024 行不同',
            right: '查看题解',
            time: '120:00',
            score: '100 / 100',
          })),
        ),
      },
    },
  },
  decorators: [
    (Story) => (
      <Card title="逐题结果" extra="只看错题" padding="none">
        <Story />
      </Card>
    ),
  ],
});

export const Default = meta.story();
export const Nothing = meta.story({ globals: { density: 'empty' } });
export const Extreme = meta.story({ globals: { density: 'extreme' } });
export const Dense = meta.story({ args: { dense: true } });
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Dark = meta.story({ globals: { theme: 'dark' } });

Default.test('the table has a name, and its columns have heads', async ({ canvas }) => {
  await expect(canvas.getByRole('table', { name: '逐题结果' })).toBeVisible();
  await expect(canvas.getAllByRole('columnheader')).toHaveLength(6);
});

Extreme.test('a table with a toolbar shows all its rows', async ({ canvas }) => {
  await expect(canvas.getAllByRole('row')).toHaveLength(21);
});
