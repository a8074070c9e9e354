import preview from '#storybook/preview';
import { aGrade } from '@aosai/api/classes/grades.fixtures';
import { FIXTURE_NOW, idOf } from '@aosai/api/kit/ids.fixtures';
import { expect } from 'storybook/test';
import { Tag } from '../../../primitives/Tag/Tag.tsx';
import { ClassCard, ClassList } from './ClassCards.tsx';

const now = Date.parse(FIXTURE_NOW);
const one = aGrade({ id: idOf('grade', 1), title: '信奥一班 · 春季' });
const long = aGrade({ id: idOf('grade', 2), title: '信息学奥赛提高班暑期集训第二阶段周末晚间在线直播小班'.repeat(2) });

const meta = preview.meta({
  id: 'patterns-classcards',
  title: '部件/班级卡片 ClassCards',
  component: ClassList,
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          '**何时用**：班级的卡片列表，卡片上是状态、老师、起止日期和一行页脚：MyClasses 和 OpenClasses。**何时不用**：管理页的班级列表用 OfficeTable。',
      },
    },
  },
  args: {
    children: (
      <>
        <ClassCard grade={one} now={now} tags={<Tag tone="ok">已加入</Tag>} foot="接下来没有安排" />
        <ClassCard grade={long} now={now} foot="6 人，共 20 个名额" />
      </>
    ),
  },
});

export const Cards = meta.story();
export const Phone = Cards.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = Cards.extend({ globals: { theme: 'dark' } });

Cards.test('a card links to its class and shows tags and footer', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: one.title })).toHaveAttribute('href', `/web/grade/detail?id=${one.id}`);
  await expect(canvas.getByText('已加入')).toBeVisible();
  await expect(canvas.getByText('6 人，共 20 个名额')).toBeVisible();
});
