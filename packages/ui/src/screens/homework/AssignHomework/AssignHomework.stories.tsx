import preview from '#storybook/preview';
import { FIXTURE_NOW, idOf } from '@aosai/api/kit/ids.fixtures';
import { DAY_MS } from '@aosai/api/kit/constants';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { pickableQuestions, pickerBank } from '../../../storybook/examplePicker.ts';
import { inOffice } from '../../../storybook/inOffice.tsx';
import {
  AssignHomework,
  type AssignHomeworkProps,
  type AssignKnown,
  freshDraft,
  quizDraft,
} from './AssignHomework.tsx';

const NOW = Date.parse(FIXTURE_NOW);
const MINUTE = new Date(NOW - (NOW % 60_000)).toISOString();
/** 20:00 in Beijing, on a day after that of the fixture. */
const evening = (days: number) =>
  new Date(Date.parse(`${FIXTURE_NOW.slice(0, 10)}T12:00:00.000Z`) + days * DAY_MS).toISOString();

const papers = [
  { id: idOf('paper', 1), name: 'GESP C++ 四级 模拟卷（一）', totalPoints: 10_000 },
  { id: idOf('paper', 2), name: '二分专题 12 题', totalPoints: 6_000 },
];
const chapters = ['循环的嵌套', '数组', '字符串', '函数', '递推'].map((name, no) => ({
  id: idOf('chapter', no + 1),
  name: `第 ${no + 1} 单元 · ${name}`,
  questionCount: 4 + no,
}));
const questions = (from: number, count: number) =>
  Array.from({ length: count }, (_, no) => ({ questionId: idOf('question', from + no), title: `第 ${no + 1} 题` }));
const klass = { kind: 'grade' as const, id: idOf('grade', 1), name: '提高班（周六）' };
const basic = { kind: 'grade' as const, id: idOf('grade', 2), name: '基础班（周日）' };
const groups = [
  { kind: 'teacherGroup' as const, id: idOf('group', 5), name: '竞赛小组' },
  klass,
  { kind: 'gradeGroup' as const, id: `${idOf('grade', 1)}:${idOf('group', 1)}`, name: '提高班（周六） · 甲组' },
  basic,
];
const known: AssignKnown = {
  base: '#edms',
  isQuiz: false,
  today: FIXTURE_NOW.slice(0, 10),
  now: NOW,
  papers: { data: papers },
  courses: { data: [{ id: idOf('course', 1), name: 'C++ 入门' }] },
  chapters: { data: chapters },
  classes: { data: [klass, basic].map(({ id, name }) => ({ id, title: name, groups: [] })) },
  wrongOf: klass.id,
  wrong: {
    data: [
      { questionId: idOf('question', 1), title: '岛屿的个数', type: '4', students: 16, wrong: 9 },
      { questionId: idOf('question', 2), title: '下面哪个循环会执行 10 次？', type: '1', students: 18, wrong: 4 },
    ],
  },
  read: { data: [] },
  groups,
  students: { data: [] },
  keyword: '',
  last: [klass],
  sizes: { [klass.id]: 12, [basic.id]: 9 },
  bank: pickerBank(),
};

/** Reads what is chosen at once, as the page does after a while. */
const Controlled = (props: AssignHomeworkProps) => {
  const [draft, setDraft] = useState(props.draft);
  const [keyword, setKeyword] = useState(props.known.keyword);
  const parts = draft.source === 'chapter' ? draft.chapters : draft.papers;
  const read = parts.map((part, no) => ({ ...part, questions: questions(no * 10, 3) }));
  return (
    <AssignHomework
      {...props}
      draft={draft}
      isDirty={draft !== props.draft}
      known={{
        ...props.known,
        keyword,
        wrongOf: draft.wrongOf ?? props.known.wrongOf,
        ...(props.known.read.data && { read: { data: read } }),
      }}
      on={{ ...props.on, change: setDraft, search: setKeyword }}
    />
  );
};

const meta = preview.meta({
  id: 'screens-assignhomework',
  title: '新建作业',
  component: AssignHomework,
  decorators: [inOffice('edms', 'homework')],
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          '**何时用**：一次布置一份或一串作业：布置什么、给谁、到什么时候，发布或存为草稿。**何时不用**：改一份作业的题目和规则用 HomeworkDetail 的「设置」。',
      },
    },
  },
  render: (args) => <Controlled {...args} />,
  args: {
    draft: freshDraft(NOW),
    isDirty: false,
    known,
    act: { pending: false, error: null },
    on: { change: fn(), search: fn(), submit: fn(), retry: fn(), close: fn() },
  },
});

export const Papers = meta.story({ tags: ['key'] });
export const Bank = meta.story({
  args: { draft: { ...freshDraft(NOW), source: 'bank', basket: pickableQuestions.slice(0, 3) } },
});
export const Quiz = meta.story({
  args: { draft: { ...quizDraft(NOW), basket: pickableQuestions.slice(0, 3) }, known: { ...known, isQuiz: true } },
});
export const QuizPhone = Quiz.extend({ globals: { viewport: { value: 'phone' } } });
export const Wrong = meta.story({ args: { draft: { ...freshDraft(NOW), source: 'wrong' } } });
export const Series = meta.story({
  args: {
    draft: {
      ...freshDraft(NOW),
      source: 'chapter',
      chapters: chapters.slice(0, 3).map(({ id, name }) => ({ id, name })),
      weekdays: [1, 4],
    },
  },
});
export const NothingYet = meta.story({
  args: {
    known: {
      ...known,
      papers: { data: [] },
      courses: { data: [] },
      classes: { data: [] },
      groups: [],
      last: [],
      wrongOf: null,
    },
    draft: { ...freshDraft(NOW), source: 'paper' },
  },
});
export const Searching = meta.story({
  args: {
    known: {
      ...known,
      keyword: '林',
      students: { data: [{ kind: 'member', id: idOf('member', 1), name: '林知远', note: '20260117' }] },
    },
  },
});
export const Loading = meta.story({
  args: {
    known: { ...known, papers: {}, last: undefined, groups: [] },
    draft: { ...freshDraft(NOW), source: 'paper' },
  },
});
export const Unread = meta.story({
  args: {
    draft: { ...freshDraft(NOW), source: 'paper', papers: papers.slice(0, 1) },
    known: { ...known, read: { error: '服务暂时不可用，请稍后再试' } },
  },
});
export const Refused = meta.story({ args: { act: { pending: false, error: '班级已结束，不能布置' } } });
export const Busy = meta.story({ args: { act: { pending: true, error: null } } });
export const Phone = Papers.extend({ tags: ['!key'], globals: { viewport: { value: 'phone' } } });
export const Dark = Series.extend({ globals: { theme: 'dark' } });

const theDialog = async () => within(await screen.findByRole('dialog', { name: '新建作业' }));

Papers.test('a paper is assigned to the class of the last homework with two clicks', async ({ userEvent, args }) => {
  const dialog = await theDialog();
  await userEvent.click(dialog.getByRole('checkbox', { name: /^二分专题 12 题/ }));
  await userEvent.click(dialog.getByRole('button', { name: '发布' }));
  await expect(args.on.submit).toHaveBeenCalledWith({
    publish: true,
    goals: [klass],
    rounds: [
      {
        title: '二分专题 12 题',
        openAt: MINUTE,
        dueAt: evening(7),
        lateUntilAt: evening(10),
        questions: questions(0, 3),
      },
    ],
  });
});

Papers.test('without questions it says what is missing, and a draft may lack them', async ({ userEvent, args }) => {
  const dialog = await theDialog();
  await userEvent.click(dialog.getByRole('button', { name: '发布' }));
  await expect(await dialog.findByText('还没有选题目')).toBeVisible();
  await waitFor(() => expect(dialog.getByRole('group', { name: '布置什么' })).toHaveFocus());
  await expect(args.on.submit).not.toHaveBeenCalled();
  await userEvent.click(dialog.getByRole('button', { name: '存为草稿' }));
  await expect(args.on.submit).toHaveBeenCalledWith(expect.objectContaining({ publish: false }));
});

Papers.test('one click sets the due date, and Esc does not discard it', async ({ userEvent, args }) => {
  const dialog = await theDialog();
  await userEvent.click(dialog.getByRole('button', { name: '明天 20:00' }));
  await expect(dialog.getByRole('textbox', { name: '结束日期' })).toHaveValue('2026-11-22');
  await userEvent.keyboard('{Escape}');
  await expect(await dialog.findByText('有内容还没有保存。')).toBeVisible();
  await expect(args.on.close).not.toHaveBeenCalled();
});

Wrong.test('all wrong questions of the class are chosen until some are left out', async ({ userEvent, args }) => {
  const dialog = await theDialog();
  await expect(dialog.getByText('共 2 题')).toBeVisible();
  await userEvent.click(dialog.getByRole('checkbox', { name: /^岛屿的个数/ }));
  await userEvent.click(dialog.getByRole('button', { name: '发布' }));
  const sent = expect.objectContaining({
    questions: [{ questionId: idOf('question', 2), title: '下面哪个循环会执行 10 次？' }],
  });
  await expect(args.on.submit).toHaveBeenCalledWith(expect.objectContaining({ rounds: [sent] }));
});

Wrong.test('the students follow the class of the wrong questions until others are chosen', async (story) => {
  const { userEvent, args } = story;
  const dialog = await theDialog();
  await expect(dialog.getByText('发给 提高班（周六） 12 人')).toBeVisible();
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: '哪个班' }), basic.name);
  await expect(dialog.getByText('发给 基础班（周日） 9 人')).toBeVisible();
  await expect(dialog.getByRole('checkbox', { name: /^提高班（周六）班级/ })).not.toBeChecked();
  await userEvent.click(dialog.getByRole('checkbox', { name: /^竞赛小组/ }));
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: '哪个班' }), klass.name);
  await expect(dialog.getByText('发给 基础班（周日） 9 人、竞赛小组')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: '发布' }));
  const [group] = groups;
  await expect(args.on.submit).toHaveBeenCalledWith(expect.objectContaining({ goals: [basic, group] }));
});

Series.test('a series takes one chapter per weekday and shows all dates before it is sent', async (story) => {
  const { userEvent, args } = story;
  const dialog = await theDialog();
  const dates = within(dialog.getByRole('list', { name: '每一份的日期' })).getAllByRole('listitem');
  await expect(dates.map((one) => one.textContent)).toEqual([
    expect.stringMatching(/^1\. 第 1 单元 · 循环的嵌套周一 2026-11-23 00:00 到 2026-11-30 20:00 · 3 题$/),
    expect.stringMatching(/^2\. 第 2 单元 · 数组周四 2026-11-26 00:00 到 2026-12-03 20:00 · 3 题$/),
    expect.stringMatching(/^3\. 第 3 单元 · 字符串周一 2026-11-30 00:00 到 2026-12-07 20:00 · 3 题$/),
  ]);
  await userEvent.click(dialog.getByRole('button', { name: '发布 3 份' }));
  await expect(args.on.submit).toHaveBeenCalledWith(expect.objectContaining({ publish: true }));
});

Bank.test('a series of every Monday divides the questions and shows its dates', async ({ userEvent, args }) => {
  const dialog = await theDialog();
  await userEvent.click(dialog.getByText(/只布置一次/));
  await userEvent.click(dialog.getByRole('checkbox', { name: '周一' }));
  await userEvent.type(dialog.getByRole('spinbutton', { name: /共几周/ }), '3');
  const dates = within(dialog.getByRole('list', { name: '每一份的日期' })).getAllByRole('listitem');
  await expect(dates.map((one) => one.textContent)).toEqual([
    '1. 11 月 23 日作业周一 2026-11-23 00:00 到 2026-11-30 20:00 · 1 题',
    '2. 11 月 30 日作业周一 2026-11-30 00:00 到 2026-12-07 20:00 · 1 题',
    '3. 12 月 7 日作业周一 2026-12-07 00:00 到 2026-12-14 20:00 · 1 题',
  ]);
  await userEvent.click(dialog.getByRole('button', { name: '发布 3 份' }));
  await expect(args.on.submit).toHaveBeenCalledWith(expect.objectContaining({ publish: true }));
});

Bank.test('weekdays without a number of weeks are not published as one homework', async ({ userEvent, args }) => {
  const dialog = await theDialog();
  await userEvent.click(dialog.getByText(/只布置一次/));
  await userEvent.click(dialog.getByRole('checkbox', { name: '周一' }));
  await userEvent.click(dialog.getByRole('checkbox', { name: '周三' }));
  await expect(dialog.getByText(/每周一、周三，还没有填共几周/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: '发布' }));
  await waitFor(() => expect(dialog.getByRole('spinbutton', { name: /共几周/ })).toHaveFocus());
  await expect(dialog.getByText('请填写共几周')).toBeVisible();
  await expect(args.on.submit).not.toHaveBeenCalled();
});

NothingYet.test('without papers and classes it leads to them', async () => {
  const dialog = await theDialog();
  await expect(dialog.getByRole('link', { name: '新建试卷' })).toHaveAttribute('href', '#edms/examPaper?do=create');
  await expect(dialog.getByRole('link', { name: '去新建班级' })).toHaveAttribute('href', '#edms/grade');
});

Searching.test('a single student is added beside the class', async ({ userEvent, args }) => {
  const dialog = await theDialog();
  await userEvent.click(dialog.getByRole('checkbox', { name: /^林知远/ }));
  await expect(dialog.getByText('已选：提高班（周六）、林知远')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: '存为草稿' }));
  await expect(args.on.submit).toHaveBeenCalledWith(
    expect.objectContaining({ goals: [klass, { kind: 'member', id: idOf('member', 1), name: '林知远' }] }),
  );
});

Bank.test('questions of the bank are added to those chosen, and one is left out again', async ({ userEvent }) => {
  const dialog = await theDialog();
  await userEvent.click(dialog.getByRole('button', { name: '移出第 2 题' }));
  await userEvent.click(dialog.getByRole('button', { name: '再选几题' }));
  const picker = within(await screen.findByRole('dialog', { name: '从题库选题' }));
  await userEvent.click(picker.getByRole('checkbox', { name: new RegExp(pickableQuestions[1]?.title ?? '') }));
  await userEvent.click(picker.getByRole('button', { name: '选好 3 题' }));
  await expect((await theDialog()).getByText('共 3 题')).toBeVisible();
});

Bank.test('the picker shows the bank at once, before anything is filtered', async ({ userEvent, args }) => {
  await userEvent.click((await theDialog()).getByRole('button', { name: '再选几题' }));
  await screen.findByRole('dialog', { name: '从题库选题' });
  await expect(args.known.bank.on.find).toHaveBeenCalledWith(
    expect.objectContaining({ type: null, keyword: '', page: 0 }),
  );
});

Quiz.test(
  'a quiz begins when it is sent, in the length chosen, and takes nothing late',
  // The dialog has stood open for three minutes.
  { args: { known: { ...known, isQuiz: true, now: NOW + 180_000 } } },
  async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: '随堂测验' }));
    await userEvent.click(dialog.getByRole('button', { name: '10 分钟' }));
    await userEvent.click(dialog.getByRole('button', { name: '发布，现在开始' }));
    const from = Date.parse(MINUTE) + 180_000;
    await waitFor(() =>
      expect(args.on.submit).toHaveBeenCalledWith({
        publish: true,
        goals: [klass],
        rounds: [
          expect.objectContaining({
            title: `随堂测验 ${FIXTURE_NOW.slice(5, 10)}`,
            openAt: new Date(from).toISOString(),
            dueAt: new Date(from + 600_000).toISOString(),
            lateUntilAt: null,
          }),
        ],
      }),
    );
  },
);

Papers.test('the first paper is focused, as the source is chosen already', async () => {
  const [first] = within(await screen.findByRole('group', { name: '试卷' })).getAllByRole('checkbox');
  await waitFor(() => expect(first).toHaveFocus());
});
Bank.test('with questions chosen, the choice of students is focused only while nobody is chosen', async () => {
  await waitFor(() => expect(screen.getByRole('radio', { name: '从题库选' })).toHaveFocus());
});
