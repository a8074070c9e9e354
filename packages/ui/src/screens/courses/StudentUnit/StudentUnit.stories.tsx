import preview from '#storybook/preview';
import { aSubmittedCode, LIGHTHOUSE } from '@aosai/api/judging/submissions.fixtures';
import { at, FIXTURE_NOW, idOf } from '@aosai/api/kit/ids.fixtures';
import { aPracticeTryDetail, aPracticeTryRow, aSolvedState, aWrongState } from '@aosai/api/practice/practice.fixtures';
import { aProgramming, aSingleChoice } from '@aosai/api/questions/questions.fixtures';
import { expect, fn } from 'storybook/test';
import { StudentUnit } from './StudentUnit.tsx';

const questions = [
  { id: idOf('question', 1), title: '函数的引用参数', shown: aSingleChoice({ no: 1 }), state: aSolvedState() },
  {
    id: idOf('question', 2),
    title: '灯塔的间隔',
    shown: aProgramming({ no: 2 }),
    state: aWrongState({ bestPercent: 80 }),
  },
  { id: idOf('question', 3), title: '稳定的排序', shown: aSingleChoice({ no: 3 }), state: null },
];
const tries = [
  aPracticeTryRow({ no: 2, id: idOf('try', 2), submittedAt: at(-20) }),
  aPracticeTryRow({ no: 1, id: idOf('try', 1), percent: 40, submittedAt: at(-50) }),
];
const programs = [
  aSubmittedCode(),
  aSubmittedCode({ id: idOf('sub', 9), code: LIGHTHOUSE.replace('long long last', 'int last'), createdAt: at(-50) }),
];
const review = {
  percent: 90,
  comment: '思路对，间隔相同时再想想。',
  lineNotes: [{ line: 9, text: '只有一座灯塔时还没有间隔，这里该输出什么？' }],
  reviewedAt: at(-5),
  reviewerName: '周老师',
};
const unit = { title: '认识计算机与环境', memberName: '林知远', questions };

const meta = preview.meta({
  id: 'screens-studentunit',
  title: '学生的练习',
  component: StudentUnit,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          '**何时用**：老师看一位学生在一个单元里的每次提交：代码、逐点结果、对比，并批阅。**何时不用**：批阅考试和作业用 Review，学生自己看用 ChapterDetail。',
      },
    },
    density: {
      empty: {
        unit: { data: { ...unit, questions: questions.map((one) => ({ ...one, state: null })) } },
        tries: { data: [] },
      },
      extreme: {
        unit: {
          data: {
            ...unit,
            questions: Array.from({ length: 40 }, (_, place) => ({
              id: idOf('question', place + 1),
              title: '最短路径与次短路径的多种求法以及在竞赛题目中的综合运用',
              shown: aProgramming({ no: place + 1 }),
              state: aWrongState(),
            })),
          },
        },
      },
    },
  },
  args: {
    unit: { data: unit },
    unitHref: '#',
    currentId: idOf('question', 2),
    tries: { data: tries },
    detail: { data: aPracticeTryDetail({ no: 2, id: idOf('try', 2) }) },
    programs: { data: programs },
    saving: { pending: false, error: null },
    online: true,
    now: Date.parse(FIXTURE_NOW),
    on: { question: fn(), pick: fn(), review: fn(), retry: fn() },
  },
});

export const Program = meta.story({
  tags: ['key'],
  // The try's parts are loaded on demand; the picture shows them.
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: /评语/ });
  },
});
export const Choice = meta.story({
  args: {
    currentId: idOf('question', 1),
    tries: { data: [aPracticeTryRow({ verdict: null, submissionId: null, percent: 0 })] },
    detail: {
      data: aPracticeTryDetail({ answer: { kind: 'choice', optionIds: ['A'] }, submission: null, verdict: null }),
    },
  },
});
export const Reviewed = meta.story({
  args: {
    tries: { data: tries.map((one, place) => (place === 0 ? { ...one, review, percent: 90 } : one)) },
    detail: { data: aPracticeTryDetail({ no: 2, id: idOf('try', 2), review, percent: 90 }) },
  },
});
export const NoTries = meta.story({ globals: { density: 'empty' } });
export const NothingPicked = meta.story({ args: { currentId: null, detail: {} } });
export const Refused = meta.story({
  args: { saving: { pending: false, error: '这次提交刚被别人批过，请刷新后再改' } },
});
export const Offline = meta.story({ args: { online: false } });
export const Loading = meta.story({ args: { unit: {} } });
export const Failed = meta.story({ args: { unit: { error: '没有找到这名学生' } } });
export const Extreme = meta.story({ globals: { density: 'extreme' } });
export const Dark = meta.story({ globals: { theme: 'dark' } });
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

Program.test('a teacher saves a percentage and a comment', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('button', { name: '保存批阅' })).toBeDisabled();
  await userEvent.type(canvas.getByRole('spinbutton', { name: /得分/ }), '90');
  await userEvent.type(canvas.getByRole('textbox', { name: /评语/ }), '再想想');
  await userEvent.click(canvas.getByRole('button', { name: '保存批阅' }));
  await expect(args.on.review).toHaveBeenCalledWith({ percent: 90, comment: '再想想', lineNotes: [] });
});
Program.test('a line note is enough to save a review', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '第 5 行，写批注' }));
  await userEvent.type(canvas.getByRole('textbox', { name: '第 5 行的批注' }), '名字写清楚 ');
  await userEvent.click(canvas.getByRole('button', { name: '保存批阅' }));
  const lineNotes = [{ line: 5, text: '名字写清楚' }];
  await expect(args.on.review).toHaveBeenCalledWith({ percent: null, comment: '', lineNotes });
});
Program.test('a percentage above 100 is refused at its field', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('spinbutton', { name: /得分/ }), '120');
  await expect(canvas.getByText('请填 0 到 100 的整数')).toBeVisible();
  await expect(canvas.getByRole('button', { name: '保存批阅' })).toBeDisabled();
});
Program.test('tries can be selected and compared', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^第 1 次/ }));
  await expect(args.on.pick).toHaveBeenCalledWith(idOf('try', 1));
  await userEvent.click(canvas.getByRole('tab', { name: '对比' }));
  await expect(canvas.getByText(/第 2 次提交 ·/)).toBeInTheDocument();
});
Reviewed.test('a review is shown and can be changed', async ({ canvas }) => {
  await expect(canvas.getByText(/周老师.*批阅/)).toBeVisible();
  await expect(canvas.getByRole('note', { name: '第 9 行的批注' })).toBeVisible();
  await expect(canvas.getByRole('button', { name: '修改批阅' })).toBeEnabled();
});
NoTries.test('a question without tries says so', async ({ canvas }) => {
  await expect(canvas.getByText('还没有提交')).toBeVisible();
});
