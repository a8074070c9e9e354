import preview from '#storybook/preview';
import { anExam, manyExams } from '@aosai/api/exams/exams.fixtures';
import { familyExams } from '@aosai/api/exams/familyExams.fixtures';
import { FIXTURE_NOW, idOf } from '@aosai/api/kit/ids.fixtures';
import { expect, fn } from 'storybook/test';
import { offline, unreached } from '../../../storybook/offline.tsx';
import { EVERY_EXAM, ExamList } from './ExamList.tsx';

const pageOf = (content: ReturnType<typeof manyExams>, total = content.length) => ({
  data: { content, total, page: 0, size: 20 },
});

const meta = preview.meta({
  id: 'screens-examlist',
  title: '考试列表',
  component: ExamList,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：按阶段浏览考试：预告、报名中、待开始、进行中、已结束。**何时不用**：首页只放近期几场；老师管理考试用管理列表。',
      },
    },
    layout: 'fullscreen',
    density: {
      empty: { exams: pageOf([]) },
      extreme: {
        exams: pageOf(
          Array.from({ length: 20 }, (_, index) =>
            anExam({
              id: idOf('exam', index + 1),
              title: '2026 年秋季学期滨海市青少年信息学奥林匹克联赛选拔集训队第三次阶段性模拟考试（C++ 提高组）',
            }),
          ),
          12_345,
        ),
      },
    },
  },
  args: {
    exams: pageOf(manyExams()),
    filter: EVERY_EXAM,
    now: Date.parse(FIXTURE_NOW),
    on: { filter: fn(), retry: fn() },
  },
});

export const EveryState = meta.story();
export const Loading = meta.story({ args: { exams: {} } });
export const Failed = meta.story({ tags: ['key'], args: { exams: { error: '服务暂时不可用，请稍后再试' } } });
export const Offline = meta.story(offline({ exams: unreached }));
export const NoneAtAll = meta.story({ args: { exams: pageOf([]) } });
export const Mine = meta.story({ args: { mine: true, exams: pageOf(manyExams().slice(0, 3)) } });
export const NoneOfMine = meta.story({ args: { mine: true, exams: pageOf([]) } });
export const Family = meta.story({
  args: { mine: true, family: [{}, {}], exams: pageOf(familyExams()) },
});
export const NoneOfTheirs = meta.story({ args: { mine: true, family: [{}], exams: pageOf([]) } });
export const NoChild = meta.story({ args: { mine: true, family: [], exams: pageOf([]) } });
export const FamilyPhone = Family.extend({ globals: { viewport: { value: 'phone' } } });
export const NoneFound = meta.story({
  args: { exams: pageOf([]), filter: { ...EVERY_EXAM, status: '3', keyword: '省选' } },
});
export const SecondPage = meta.story({
  args: {
    exams: pageOf(
      Array.from({ length: 20 }, (_, i) => anExam({ id: idOf('exam', i + 1), title: `初赛知识周测（${i + 21}）` })),
      57,
    ),
    filter: { ...EVERY_EXAM, status: '3', page: 1 },
  },
});
export const Extreme = meta.story({ globals: { density: 'extreme' } });
export const LongTitles = meta.story({
  args: {
    exams: pageOf([
      anExam({
        title: '2026 年秋季学期滨海市青少年信息学奥林匹克联赛选拔集训队第三次阶段性模拟考试（C++ 提高组）',
      }),
    ]),
  },
});
export const Phone = EveryState.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = EveryState.extend({ globals: { theme: 'dark' } });

EveryState.test(
  'choosing a tab filters by state, starting from the first page',
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('tab', { name: '报名中' }));
    await expect(args.on.filter).toHaveBeenCalledWith({ ...EVERY_EXAM, status: '1' });
  },
);

EveryState.test('exam list: filters by level, language and repeated attempts', async ({ canvas, userEvent, args }) => {
  const more = canvas.queryByRole('button', { name: /筛选/, expanded: false });
  if (more) await userEvent.click(more);
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: '级别' }), 'GESP 2 级');
  await expect(args.on.filter).toHaveBeenLastCalledWith({ ...EVERY_EXAM, template: 'gesp-2' });
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: '语言' }), 'Python');
  await expect(args.on.filter).toHaveBeenLastCalledWith({ ...EVERY_EXAM, language: 'py' });
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: '次数' }), '可以重考');
  await expect(args.on.filter).toHaveBeenLastCalledWith({ ...EVERY_EXAM, isRepeatable: true });
});

EveryState.test('searching filters by name', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByRole('searchbox'), 'CSP{Enter}');
  await expect(args.on.filter).toHaveBeenCalledWith({ ...EVERY_EXAM, keyword: 'CSP' });
});

SecondPage.test('pages are numbered from 1 on screen and from 0 on the wire', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('button', { current: 'page' })).toHaveTextContent('2');
  await userEvent.click(canvas.getByRole('button', { name: '3' }));
  await expect(args.on.filter).toHaveBeenCalledWith({ ...EVERY_EXAM, status: '3', page: 2 });
});

NoneFound.test('if nothing matches, one click clears the filter', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '看全部考试' }));
  await expect(args.on.filter).toHaveBeenCalledWith(EVERY_EXAM);
});

NoneOfMine.test('a student without enrolments is led to the exams', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: '看看有哪些考试' })).toHaveAttribute('href', '/web/exam/list');
});

Family.test('a parent sees whose row it is, and gets no link to the room', async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: /^报名：林知远/ })).toBeVisible();
  await expect(canvas.getByRole('heading', { level: 1, name: '孩子的考试' })).toBeVisible();
  await expect(canvas.queryByText(/进入考试|继续作答/)).toBeNull();
});

NoChild.test('a parent without a child is shown how to link one', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: '关联孩子' })).toHaveAttribute('href', '/web/user/accout');
});
