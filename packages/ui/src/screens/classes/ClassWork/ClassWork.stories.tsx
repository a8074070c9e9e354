import preview from '#storybook/preview';
import { idOf } from '@aosai/api/kit/ids.fixtures';
import { expect } from 'storybook/test';
import { aClassPlace } from '../../../storybook/exampleClass.ts';
import { homework } from '../../../storybook/exampleHomework.ts';
import { inOffice } from '../../../storybook/inOffice.tsx';
import { officeStories } from '../../../storybook/officeStories.ts';
import { ClassExams, ClassHomework } from './ClassWork.tsx';
import { manyExams } from '@aosai/api/exams/exams.fixtures';

const known = { place: aClassPlace() };
const counts = { total: 17, notBegun: 5, doing: 2, handedIn: 6, settled: 4, toReview: 3 };
const rows = [
  { ...homework, counts },
  { ...homework, id: idOf('exam', 3), title: '第 7 讲 · 递推', status: '0' as const },
];
const of = officeStories(ClassHomework, {
  rows,
  known,
  extreme: { ...homework, title: '滨海市选拔集训队第三次阶段性作业'.repeat(3) },
});

const meta = preview.meta({
  id: 'screens-classwork',
  title: '班级的作业和考试',
  component: ClassHomework,
  decorators: [inOffice('edms', 'grade')],
  parameters: of.parameters(
    '**何时用**：/edms/grade/:id/homework 和 …/exams：一个班级的作业和考试，点开是它们自己的页面。**何时不用**：全部作业用 HomeworkOffice，全部考试用 ExamOffice。',
  ),
  args: of.args,
});

export const Full = meta.story();
export const Loading = meta.story(of.loading);
export const Empty = meta.story(of.empty);
export const Failed = meta.story(of.failed);
export const Extreme = meta.story(of.extreme);
export const Phone = Full.extend({ ...of.phone, tags: ['!key'] });
export const Dark = Full.extend({ ...of.dark, tags: ['!key'] });

Full.test('a homework opens its page, and the next one is a link away', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: homework.title })).toHaveAttribute(
    'href',
    `/web/edms/homework/${homework.id}`,
  );
  await expect(canvas.getByRole('link', { name: '布置作业' })).toHaveAttribute(
    'href',
    `/web/edms/homework?do=create&grade=${idOf('grade')}`,
  );
});

const someExams = manyExams().slice(0, 3);
const [anyExam] = someExams;
if (!anyExam) throw new Error('no exams');
const exams = officeStories(ClassExams, { rows: someExams, known, extreme: anyExam });
export const Exams = meta.story({
  render: () => <ClassExams {...exams.args} known={known} />,
});
Exams.test('an exam opens its page', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: anyExam.title })).toHaveAttribute(
    'href',
    `/web/edms/exam/${anyExam.id}`,
  );
});
