import preview from '#storybook/preview';
import { aUnit, unitsOfClass } from '@aosai/api/courses/courses.fixtures';
import { idOf } from '@aosai/api/kit/ids.fixtures';
import { expect, fn } from 'storybook/test';
import { offline, unreached } from '../../../storybook/offline.tsx';
import { StudentUnits } from './StudentUnits.tsx';

const units = unitsOfClass().map((unit, place) => ({ ...unit, doneCount: place === 0 ? 7 : 0 }));
const course = { id: idOf('course', 1), title: 'C++ 入门', units: [...units, aUnit({ no: 3, questionCount: 0 })] };
const found = { memberName: '林知远', courses: [course] };

const meta = preview.meta({
  id: 'screens-studentunits',
  title: '学生的单元',
  component: StudentUnits,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          '**何时用**：老师从班级成员或作业来看一名学生的练习，先选一个单元。**何时不用**：看单元里的每次提交用 StudentUnit；全班的掌握情况用 ClassPractice。',
      },
    },
    density: {
      empty: { found: { data: { ...found, courses: [] } } },
      extreme: {
        found: {
          data: {
            memberName: '阿卜杜热合曼·买买提伊明江',
            courses: [1, 2].map((no) => ({
              id: idOf('course', no),
              title: '全国青少年信息学奥林匹克联赛提高组赛前集中训练营第二阶段图论与动态规划专题',
              units: Array.from({ length: 30 }, (_, place) =>
                aUnit({
                  no: place + 1,
                  title: '最短路径与次短路径的多种求法以及在竞赛题目中的综合运用与拓展',
                  questionCount: 200,
                  doneCount: place * 6,
                }),
              ),
            })),
          },
        },
      },
    },
  },
  args: { found: { data: found }, memberId: idOf('member', 1), gradeId: idOf('grade'), onRetry: fn() },
});

export const Full = meta.story();
export const NotTheirs = meta.story({
  args: { found: { data: { ...found, courses: [{ ...course, units: [aUnit({ doneCount: null })] }] } } },
});
export const NoCourse = meta.story({ globals: { density: 'empty' } });
export const Loading = meta.story({ args: { found: {} } });
export const Failed = meta.story({ args: { found: { error: '服务暂时不可用，请稍后再试' } } });
export const Offline = meta.story(offline({ found: unreached }));
export const Extreme = meta.story({ globals: { density: 'extreme' } });
export const Phone = Full.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = Full.extend({ globals: { theme: 'dark' } });

Full.test("each unit shows the student's progress and links to the answers", async ({ canvas }) => {
  const link = canvas.getAllByRole('link', { name: '认识计算机与环境' })[0];
  await expect(link).toHaveAttribute('href', expect.stringContaining(`memberId=${idOf('member', 1)}`));
  await expect(canvas.getByText('7 / 9 题')).toBeVisible();
});
NotTheirs.test("for another teacher's student, only the number of questions is shown", async ({ canvas }) => {
  await expect(canvas.getByText('9 题')).toBeVisible();
});
NoCourse.test('without a course, says so', async ({ canvas }) => {
  await expect(canvas.getByText('班级还没有课程')).toBeVisible();
});
Failed.test('a failed list can be retried', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '重试' }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
});
