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

const body = (
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
      {rows.map((row) => (
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
  component: Table,
  args: { label: '逐题结果', children: body },
  decorators: [
    (Story) => (
      <Card title="逐题结果" extra="只看错题" padding="none">
        <Story />
      </Card>
    ),
  ],
});

export const Default = meta.story();
export const Dense = meta.story({ args: { dense: true } });
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Dark = meta.story({ globals: { theme: 'dark' } });

Default.test('the table has a name and its columns have heads', async ({ canvas }) => {
  await expect(canvas.getByRole('table', { name: '逐题结果' })).toBeVisible();
  await expect(canvas.getAllByRole('columnheader')).toHaveLength(6);
});
