import preview from '#storybook/preview';
import { aChildOn, familyExams } from '@aosai/api/exams/familyExams.fixtures';
import { FIXTURE_NOW, idOf } from '@aosai/api/kit/ids.fixtures';
import { expect } from 'storybook/test';
import { Card } from '../../../primitives/Card/Card.tsx';
import { FamilyExams } from './FamilyExams.tsx';

const meta = preview.meta({
  id: 'patterns-familyexams',
  title: '部件/孩子的考试 FamilyExams',
  component: FamilyExams,
  parameters: {
    density: { empty: { exams: [] }, extreme: { exams: [...familyExams(), ...familyExams(10), ...familyExams(20)] } },
    docs: {
      description: {
        component:
          '**何时用**：家长看孩子的考试：每场下面写明是哪个孩子、到哪一步、现在能做什么。**何时不用**：学生自己的考试用 ExamRows。',
      },
    },
  },
  args: { exams: familyExams(), now: Date.parse(FIXTURE_NOW) },
  decorators: [
    (Story) => (
      <Card title="孩子的考试" padding="none">
        <Story />
      </Card>
    ),
  ],
});

export const EveryState = meta.story();
export const OneChild = meta.story({ tags: ['no-visual'], args: { childId: idOf('member', 2) } });
export const LongNames = meta.story({
  args: {
    exams: familyExams()
      .slice(0, 1)
      .map((exam) => ({
        ...exam,
        title: '2026 年秋季学期滨海市青少年信息学奥林匹克联赛选拔集训队第三次阶段性模拟考试（C++ 提高组）',
        children: [aChildOn({ memberName: '阿卜杜热合曼·买买提明', state: 'toPay' })],
      })),
  },
});
export const Phone = EveryState.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = EveryState.extend({ globals: { theme: 'dark' } });

EveryState.test('each child has the one action a parent can take, never the link into the room', async ({ canvas }) => {
  const labels = canvas.getAllByRole('link', { name: /：/ }).map((link) => link.textContent);
  await expect(labels).toEqual(['报名', '去支付', '查看', '查看', '查看报告', '查看报告', '查看']);
  await expect(canvas.queryByText(/进入考试|开始作答|继续作答/)).toBeNull();
});

EveryState.test('the link opens the page with this child chosen', async ({ canvas }) => {
  const [first] = canvas.getAllByRole('link', { name: /^报名：林知远/ });
  await expect(first).toHaveAttribute('href', expect.stringContaining(`childId=${idOf('member', 1)}`));
});

OneChild.test("with a child chosen, only that child's rows are shown", async ({ canvas }) => {
  await expect(canvas.queryByText('林知远')).toBeNull();
  await expect(canvas.getAllByText('林知夏').length).toBeGreaterThan(0);
});
