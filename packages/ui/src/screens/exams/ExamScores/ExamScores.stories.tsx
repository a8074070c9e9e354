import preview from '#storybook/preview';
import { at, idOf } from '@aosai/api/kit/ids.fixtures';
import { someExamScores } from '@aosai/api/exams/examScores.fixtures';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { anOfficeExam, examHead, examPlace } from '../../../storybook/exampleOffice.ts';
import { inOffice } from '../../../storybook/inOffice.tsx';
import { ExamScores } from './ExamScores.tsx';

const meta = preview.meta({
  id: 'screens-examscores',
  title: '考试成绩表',
  component: ExamScores,
  decorators: [inOffice('edms', 'exam')],
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          '**何时用**：/edms/exam/:id/scores，看一场考试每个学生每大题、每道题的得分和缺考的人。**何时不用**：看一道题考得怎么样用「题目分析」，整场的参加情况、平均分和分布用「统计」。',
      },
    },
  },
  args: {
    ...examPlace,
    exam: { data: anOfficeExam() },
    scores: { data: someExamScores() },
    hrefOf: (attemptId) => `#report/${attemptId}`,
    exporting: false,
    now: Date.parse(at(600)),
    act: { pending: false, error: null },
    on: { retry: fn(), export: fn(), forget: fn(), makeUp: fn(async () => true), tell: fn(async () => true) },
  },
});

export const Full = meta.story({ tags: ['key'] });
/** A teacher publishes the scores and the keys by hand. */
export const Unpublished = meta.story({
  args: {
    exam: { data: anOfficeExam({ awaited: { scores: true, keys: true } }) },
    head: examHead,
  },
});
export const Loading = meta.story({ args: { scores: {} } });
export const Failed = meta.story({ args: { scores: { error: '服务暂时不可用，请稍后再试。' } } });
export const Empty = meta.story({ args: { scores: { data: someExamScores(0) } } });
/** Two students sit the exam later: one still has to, one has been. */
export const MadeUp = meta.story({
  args: {
    scores: {
      data: someExamScores(8, {
        rows: (someExamScores().papers[0]?.rows ?? []).map((row, no) =>
          no < 6 ? row : { ...row, isAbsent: false, makeUpAt: at(2880) },
        ),
      }),
    },
  },
});
export const Held = meta.story({ args: { scores: { data: someExamScores(8, { isHeld: true }) } } });
export const Many = meta.story({ tags: ['no-visual'], args: { scores: { data: someExamScores(3000) } } });
export const Phone = Full.extend({ tags: ['!key'], globals: { viewport: { value: 'phone' } } });
export const Dark = Full.extend({ tags: ['!key'], globals: { theme: 'dark' } });

Phone.test('the total is in sight without scrolling sideways', async ({ canvas }) => {
  const head = canvas.getByRole('columnheader', { name: /总分/ });
  await expect(head.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
});

MadeUp.test('the time of a planned make-up can be changed for those who have not begun', async (story) => {
  await story.userEvent.click(story.canvas.getByRole('button', { name: '改补考时间（1 人）' }));
  const dialog = within(await screen.findByRole('dialog', { name: '改补考时间' }));
  await expect(dialog.getByRole('button', { name: '改补考时间' })).toBeEnabled();
});

const names = () =>
  within(screen.getByRole('table', { name: '每个学生的得分' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getByRole('rowheader').textContent);

Full.test(
  'a press on a column sorts by it, the highest first, and a student who was absent stays last',
  async (story) => {
    const table = within(screen.getByRole('table', { name: '每个学生的得分' }));
    await story.userEvent.click(table.getByRole('button', { name: /总分/ }));
    await expect(table.getByRole('columnheader', { name: /总分/ })).toHaveAttribute('aria-sort', 'descending');
    await expect(names().at(-1)).toBe('阿卜杜热西提·买买提伊敏');
    await expect(names()[0]).toBe('陈一诺');
  },
);

Full.test('the heads are one stop of the Tab key, and arrow keys go along them', async ({ userEvent }) => {
  const table = within(screen.getByRole('table', { name: '每个学生的得分' }));
  table.getByRole('button', { name: /学号/ }).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect(table.getByRole('button', { name: /总分/ })).toHaveFocus();
  table.getByRole('button', { name: /学号/ }).focus();
  await userEvent.tab();
  await expect(table.getAllByRole('link')[0]).toHaveFocus();
});

Full.test('a class narrows the table and its counts', async ({ userEvent }) => {
  await screen.findByText(/^应考 8 人，已出分 7 人，缺考 1 人。/);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '班级' }), '五年级2班');
  await expect(names()).toHaveLength(4);
  await screen.findByText(/^应考 4 人，已出分 3 人，缺考 1 人。/);
});

Full.test('every student has a state', async () => {
  const rows = within(screen.getByRole('table', { name: '每个学生的得分' }))
    .getAllByRole('row')
    .slice(1);
  const states = rows.map((row) => within(row).getAllByRole('cell')[2]?.textContent);
  await expect(states).toEqual([...Array<string>(7).fill('已出分'), '缺考']);
});

Full.test('mean and distribution are left to the statistics', async ({ args }) => {
  await expect(screen.queryByText('平均分', { selector: 'dt' })).toBeNull();
  await expect(screen.queryByRole('list', { name: /得分分布/ })).toBeNull();
  const main = within(screen.getByText(/^应考/));
  await expect(main.getByRole('link', { name: '统计' })).toHaveAttribute(
    'href',
    `${args.listHref}/${args.examId}/statistics`,
  );
});

Full.test('absent students can be picked out', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('checkbox', { name: '只看缺考' }));
  await expect(names()).toEqual(['阿卜杜热西提·买买提伊敏']);
});

Unpublished.test('scores are published after one question that says who will see them', async ({ userEvent, args }) => {
  await userEvent.click(screen.getByRole('button', { name: '公布成绩' }));
  const asked = within(await screen.findByRole('dialog', { name: '公布成绩「期中上机测验」？' }));
  await asked.findByText(/学生和家长马上能看到得分，并收到通知。答案和解析还要另外公布。/);
  await expect(args.head?.release).not.toHaveBeenCalled();
  await userEvent.click(asked.getByRole('button', { name: '公布成绩' }));
  await waitFor(() => expect(args.head?.release).toHaveBeenCalledWith('scores'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

export const Arranging = Full.extend({
  tags: ['!key'],
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: '安排补考（1 人）' }));
    await screen.findByRole('dialog', { name: '安排补考' });
  },
});
export const ArrangingPhone = Arranging.extend({ globals: { viewport: { value: 'phone' } } });
Arranging.test('absent students get a make-up tomorrow at the same time, with the length in sight', async (story) => {
  const dialog = within(await screen.findByRole('dialog', { name: '安排补考' }));
  await dialog.findByText(/和原来一样长/);
  await story.userEvent.click(dialog.getByRole('button', { name: '安排补考' }));
  await waitFor(() =>
    expect(story.args.on.makeUp).toHaveBeenCalledWith({
      memberIds: [idOf('member', 8)],
      startAt: expect.stringMatching(/^2026-11-2\d/) as string,
    }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

Many.test('of thousands of students only those in sight are drawn', async () => {
  await expect(names().length).toBeLessThan(100);
});
