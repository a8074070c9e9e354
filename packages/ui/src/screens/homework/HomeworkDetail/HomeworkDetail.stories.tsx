import preview from '#storybook/preview';
import { FIXTURE_NOW, idOf } from '@aosai/api/kit/ids.fixtures';
import { matrixOf } from '@aosai/api/homework/homeworkVisibility';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inOffice } from '../../../storybook/inOffice.tsx';
import {
  classDates,
  homeworkQuestions,
  aPaper,
  homeworkActs,
  content,
  homework,
  places,
  questions,
  ranked,
  statistics,
} from '../../../storybook/exampleHomework.ts';
import { pickableQuestions, pickerBank } from '../../../storybook/examplePicker.ts';
import { firstQuery } from '../../../patterns/QuestionPicker/QuestionPicker.tsx';
import { HomeworkDetail } from './HomeworkDetail.tsx';

const meta = preview.meta({
  id: 'screens-homeworkdetail',
  title: '完成情况',
  component: HomeworkDetail,
  decorators: [inOffice('edms', 'homework')],
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：一份作业的完成情况：概况、学生与题目的矩阵、名单、待批、题目分析、排行、设置。**何时不用**：布置和发布用 HomeworkOffice，一个学生的结果用 HomeworkReport。',
      },
    },
    layout: 'fullscreen',
  },
  args: {
    homework: { data: homework },
    statistics: { data: statistics },
    matrix: { data: { questions, content } },
    roster: { data: { content: places, total: places.length, page: 0, size: 50 } },
    waiting: { data: places.filter(({ needsReview }) => needsReview) },
    ranks: { data: { isShown: true, content: ranked } },
    items: { data: { papers: [aPaper] } },
    questions: { data: homeworkQuestions },
    classDates: { data: classDates },
    papers: [
      { id: idOf('paper', 1), title: 'GESP C++ 四级 模拟卷（一）' },
      { id: idOf('paper', 2), title: '二分专题 12 题' },
    ],
    bank: pickerBank(),
    questionBase: '#question',
    tab: 'matrix' as const,
    printHref: '#print',
    reviewHref: '#review',
    backHref: '#homework',
    today: FIXTURE_NOW.slice(0, 10),
    now: Date.parse(FIXTURE_NOW),
    acts: homeworkActs,
    act: { pending: false, error: null },
    on: {
      tab: fn(),
      page: fn(),
      extend: fn(async () => true),
      exempt: fn(async () => true),
      refuse: fn(async () => true),
      remind: fn(async () => true),
      giveBack: fn(async () => true),
      addFromPaper: fn(async () => true),
      addQuestions: fn(async () => true),
      removeQuestion: fn(async () => true),
      arrange: fn(async () => true),
      saveDates: fn(async () => true),
      save: fn(async () => true),
      exportItems: fn(),
      publish: fn(),
      forget: fn(),
      retry: fn(),
    },
  },
});

export const Matrix = meta.story();
export const Roster = meta.story({ args: { tab: 'roster' } });
export const RosterPages = Roster.extend({
  args: { roster: { data: { content: places, total: 320, page: 1, size: 50 } } },
});
export const RosterGranted = Roster.extend({
  args: {
    roster: { data: { content: places.map((one) => ({ ...one, status: '5' as const })), total: 6, page: 0, size: 50 } },
  },
});
export const OfOthers = Roster.extend({ args: { homework: { data: { ...homework, mayWrite: false } } } });
export const RosterRefused = Roster.extend({ args: { act: { pending: false, error: '作业已截止' } } });
export const RosterPhone = Roster.extend({ globals: { viewport: { value: 'phone' } } });
export const Review = meta.story({ args: { tab: 'review' } });
export const NothingToReview = Review.extend({ args: { waiting: { data: [] } } });
export const Ranks = meta.story({ args: { tab: 'ranks' } });
export const Items = meta.story({ args: { tab: 'items' } });
export const Settings = meta.story({ args: { tab: 'settings' }, tags: ['key'] });
export const SettingsPhone = Settings.extend({ globals: { viewport: { value: 'phone' } } });
export const SettingsDraft = Settings.extend({
  tags: ['!key'],
  args: { homework: { data: { ...homework, status: '0', isFrozen: false, intro: '先看**第 6 讲**的讲义。' } } },
});
export const Draft = Matrix.extend({
  args: {
    homework: { data: { ...homework, status: '0', isFrozen: false } },
    statistics: { data: { ...statistics, total: 0 } },
  },
});
export const DraftLacking = Draft.extend({
  args: {
    homework: {
      data: {
        ...homework,
        status: '0',
        isFrozen: false,
        questionCount: 0,
        grades: [],
        dueAt: '2026-11-01T12:00:00.000Z',
      },
    },
  },
});
export const Nobody = meta.story({ args: { matrix: { data: { questions, content: [] } } } });
export const Loading = meta.story({ args: { homework: {}, statistics: {}, matrix: {} } });
export const Failed = meta.story({
  args: { statistics: { error: '服务暂时不可用，请稍后再试' }, matrix: { error: '服务暂时不可用，请稍后再试' } },
});
export const Phone = Matrix.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = Matrix.extend({ globals: { theme: 'dark' } });

Matrix.test('a student who has not begun is shown so, with empty cells instead of zeros', async ({ canvas }) => {
  const row = canvas.getByRole('row', { name: /^徐景行/ });
  await expect([...row.children].map((cell) => cell.textContent)).toEqual([
    '徐景行',
    '20260106',
    '未开始',
    ...Array<string>(9).fill('—'),
  ]);
});

Matrix.test(
  'lateness is told in days, the time worked in minutes, and no rate before all is marked',
  async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /^何沐阳/ });
    await expect(within(row).getByText('迟交 2 天')).toBeVisible();
    await expect(within(row).getByText('1 小时 22 分钟')).toBeVisible();
    await expect(within(row).getByText('待批改完')).toBeVisible();
    await expect(canvas.getByText('改过，待重交')).toBeVisible();
  },
);

Matrix.test('those who have not begun are found with one click and reminded with another', async (story) => {
  const { canvas, userEvent, args } = story;
  await userEvent.click(canvas.getByText(/^未开始 \d/, { selector: 'label *, label' }));
  await userEvent.click(canvas.getByRole('button', { name: /^提醒没交的 \d 人$/ }));
  const asleep = content.filter(({ progress }) => progress === '0');
  await expect(args.on.remind).toHaveBeenLastCalledWith(asleep);
  await expect(canvas.getAllByRole('rowheader')).toHaveLength(asleep.length);
});

Matrix.test(
  'a column sorts up, down, and by number again by its head and the keyboard',
  async ({ canvas, userEvent }) => {
    const names = () => canvas.getAllByRole('rowheader').map((cell) => cell.textContent);
    const before = names();
    const head = canvas.getByRole('columnheader', { name: /^得分率/ });
    within(head).getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    const begun = content.filter(({ percent }) => percent !== null).map(({ memberName }) => memberName);
    await expect(names().slice(0, begun.length)).toEqual(begun.toReversed());
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(names()).toEqual(before);
  },
);

Matrix.test('the matrix marks answers that wait for a teacher', async ({ canvas }) => {
  await expect(canvas.getByText('待批')).toBeVisible();
});

Roster.test('a requested exemption is granted with one click', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '同意' }));
  await expect(args.on.exempt).toHaveBeenLastCalledWith([expect.objectContaining({ memberName: '王梓涵' })], null);
});

RosterGranted.test('a granted exemption is completed with one click', async ({ canvas, userEvent, args }) => {
  const row = within(canvas.getByRole('row', { name: /王梓涵/ }));
  await expect(row.getByText('已同意免做，待办结')).toBeVisible();
  await userEvent.click(row.getByRole('button', { name: '办结' }));
  await expect(args.on.exempt).toHaveBeenLastCalledWith([expect.objectContaining({ memberName: '王梓涵' })], null);
});

Roster.test('refusing a request requires a reason', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '驳回' }));
  const dialog = await screen.findByRole('dialog', { name: '驳回王梓涵的免做申请' });
  const submit = within(dialog).getByRole('button', { name: '驳回' });
  await userEvent.click(submit);
  await expect(args.on.refuse).not.toHaveBeenCalled();
  await userEvent.type(within(dialog).getByLabelText(/驳回原因/), '比赛在周日，周六可以做');
  await userEvent.click(submit);
  const request = expect.objectContaining({ memberName: '王梓涵' });
  await waitFor(() => expect(args.on.refuse).toHaveBeenLastCalledWith(request, '比赛在周日，周六可以做'));
});

Roster.test('the selected students are reminded, and the selection is cleared', async ({ canvas, userEvent, args }) => {
  const remind = canvas.getByRole('button', { name: '提醒' });
  await expect(remind).toBeDisabled();
  await userEvent.click(canvas.getByRole('checkbox', { name: '选择吴若水' }));
  await userEvent.click(canvas.getByRole('checkbox', { name: '选择徐景行' }));
  await expect(canvas.getByText('已选 2 人')).toBeVisible();
  await userEvent.click(remind);
  const names = ['吴若水', '徐景行'].map((memberName): unknown => expect.objectContaining({ memberName }));
  await expect(args.on.remind).toHaveBeenLastCalledWith(names);
  await waitFor(() => expect(remind).toBeDisabled());
});

Roster.test('an extension of several students starts from the current dates', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('checkbox', { name: '选择全部学生' }));
  await userEvent.click(canvas.getByRole('button', { name: '延期' }));
  const dialog = await screen.findByRole('dialog', { name: '给选中的 7 人延期' });
  await userEvent.click(within(dialog).getByRole('button', { name: '延期' }));
  const dates = { openAt: places[0]?.openAt, dueAt: places[0]?.dueAt };
  await waitFor(() => expect(args.on.extend).toHaveBeenLastCalledWith(expect.any(Array), dates));
});

Roster.test('other dates are not discarded without asking', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('checkbox', { name: '选择全部学生' }));
  await userEvent.click(canvas.getByRole('button', { name: '延期' }));
  await userEvent.clear(await screen.findByRole('textbox', { name: '结束时间' }));
  await userEvent.click(screen.getByRole('button', { name: '取消' }));
  await screen.findByText('有内容还没有保存。');
});

Roster.test('exempting a student who has not asked requires a reason', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('checkbox', { name: '选择赵清越' }));
  await userEvent.click(canvas.getByRole('button', { name: '免做' }));
  const dialog = await screen.findByRole('dialog', { name: '赵清越免做这份作业' });
  await userEvent.type(within(dialog).getByLabelText(/原因/), '生病住院');
  await userEvent.click(within(dialog).getByRole('button', { name: '免做' }));
  const whom = [expect.objectContaining({ memberName: '赵清越' })];
  await waitFor(() => expect(args.on.exempt).toHaveBeenLastCalledWith(whom, '生病住院'));
});

Roster.test('handed-in homework can be returned to one student, with only the chosen questions', async (story) => {
  const { canvas, userEvent, args } = story;
  await userEvent.click(canvas.getByRole('button', { name: '退回陈一诺的作业' }));
  const dialog = within(await screen.findByRole('dialog', { name: '退回陈一诺的作业' }));
  await userEvent.click(dialog.getByRole('combobox', { name: /题目/ }));
  await userEvent.click(await screen.findByRole('option', { name: '第 4 题 灯塔的间隔' }));
  await userEvent.type(dialog.getByLabelText(/原因/), '漏了边界');
  await userEvent.click(dialog.getByRole('checkbox', { name: /按时算/ }));
  await userEvent.click(dialog.getByRole('button', { name: '退回' }));
  const form = { days: 3, onTime: true, reason: '漏了边界', questionIds: [homeworkQuestions[3]?.versionId] };
  const whom = expect.objectContaining({ memberName: '陈一诺' });
  await waitFor(() => expect(args.on.giveBack).toHaveBeenLastCalledWith(whom, form));
  await expect(canvas.queryByRole('button', { name: '退回吴若水的作业' })).toBeNull();
});

OfOthers.test('readers who do not run the homework have no tab with the item analysis', async ({ canvas }) => {
  await expect(canvas.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    '完成情况',
    '名单',
    '批阅',
    '排行',
    '设置',
  ]);
});

OfOthers.test('readers who do not run the homework can only answer requests', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: '同意' })).toBeVisible();
  await expect(canvas.queryByRole('button', { name: '延期' })).toBeNull();
  await expect(canvas.queryByRole('button', { name: /退回/ })).toBeNull();
  await expect(canvas.queryByRole('checkbox')).toBeNull();
});

RosterRefused.test('an error is shown in the dialog', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('checkbox', { name: '选择赵清越' }));
  await userEvent.click(canvas.getByRole('button', { name: '延期' }));
  await expect(await screen.findByText('作业已截止')).toBeVisible();
});

Settings.test(
  'once a student has begun, questions can be added but not removed',
  async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/已有学生开始作答/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '移出第 1 题' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '从试卷加题' }));
    const dialog = within(await screen.findByRole('dialog', { name: '从试卷加题' }));
    await userEvent.selectOptions(dialog.getByLabelText('试卷'), '二分专题 12 题');
    await userEvent.click(dialog.getByRole('button', { name: '加题' }));
    await waitFor(() => expect(args.on.addFromPaper).toHaveBeenLastCalledWith(idOf('paper', 2)));
  },
);

SettingsDraft.test('before any student has begun, questions can be removed', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '移出第 2 题' }));
  await expect(args.on.removeQuestion).toHaveBeenLastCalledWith(homeworkQuestions[1]);
});

SettingsDraft.test('points and order are changed together and saved once', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '改分值和顺序' }));
  const dialog = within(await screen.findByRole('dialog', { name: '改分值和顺序' }));
  await userEvent.click(dialog.getByRole('button', { name: '第 2 题上移' }));
  await waitFor(() => expect(dialog.getByRole('button', { name: '第 1 题下移' })).toHaveFocus());
  const points = dialog.getByRole('spinbutton', { name: '作业第 1 题分值' });
  await userEvent.clear(points);
  await userEvent.type(points, '7.5');
  await userEvent.click(dialog.getByRole('button', { name: '保存' }));
  const [first, second, ...others] = homeworkQuestions;
  await waitFor(() => expect(args.on.arrange).toHaveBeenLastCalledWith([{ ...second, points: 750 }, first, ...others]));
});

Settings.test('the late rule is described while typing, and saved with the review settings', async (story) => {
  const { canvas, userEvent, args } = story;
  await userEvent.click(canvas.getByRole('button', { name: '修改设置' }));
  const dialog = within(await screen.findByRole('dialog', { name: '修改设置' }));
  await expect(dialog.getByText('每迟一天扣 10%，最多扣 40%；按时得的分不会少。')).toBeVisible();
  const perDay = dialog.getByLabelText(/每迟一天扣/);
  await userEvent.clear(perDay);
  await userEvent.type(perDay, '5');
  await userEvent.tab();
  await expect(dialog.getByText('每迟一天扣 5%，最多扣 40%；按时得的分不会少。')).toBeVisible();
  await userEvent.selectOptions(
    dialog.getByRole('combobox', { name: /学生看到什么/ }),
    '全部截止后才看得分、答案和解析',
  );
  await userEvent.click(dialog.getByRole('button', { name: '保存' }));
  const { title, openAt, dueAt, lateUntilAt, lateCapPct } = homework;
  const form = { title, openAt, dueAt, lateUntilAt, lateCapPct, latePerDayPct: 5, reviewMatrix: matrixOf('nothing') };
  await waitFor(() => expect(args.on.save).toHaveBeenLastCalledWith(expect.objectContaining(form), homework.version));
});

Settings.test('without late work, no late rule is shown', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: '修改设置' }));
  const dialog = within(await screen.findByRole('dialog', { name: '修改设置' }));
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: /补交/ }), '不能补交');
  await expect(dialog.getByText('截止后不能再交。')).toBeVisible();
  await expect(dialog.queryByLabelText(/每迟一天扣/)).toBeNull();
});

Items.test('the item analysis can be downloaded as a spreadsheet', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '下载 Excel' }));
  await expect(args.on.exportItems).toHaveBeenLastCalledWith(aPaper.examPaperId);
});

RosterPages.test('a roster of hundreds is paged', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByText(/320/)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: /第 3 页|^3$/ }));
  await expect(args.on.page).toHaveBeenLastCalledWith(3);
});

export const NoQuestions = Settings.extend({
  tags: ['!key'],
  args: { homework: { data: { ...homework, isFrozen: false } }, questions: { data: [] }, papers: [] },
});

NoQuestions.test('questions can be added from the bank', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '从题库加题' }));
  await expect(args.bank.on.find).toHaveBeenCalledWith(firstQuery(null, homework.grades[0]?.id ?? ''));
  const dialog = within(await screen.findByRole('dialog', { name: '从题库加题' }));
  await userEvent.click(dialog.getByRole('checkbox', { name: '灯塔的间隔' }));
  await userEvent.click(dialog.getByRole('checkbox', { name: '下列排序算法中，稳定的有' }));
  await userEvent.click(dialog.getByRole('button', { name: '添加 2 题' }));
  await expect(args.on.addQuestions).toHaveBeenCalledWith([pickableQuestions[4], pickableQuestions[1]]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

NoQuestions.test('without a usable paper, the dialog says where papers come from', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: '从试卷加题' }));
  await expect(await screen.findByText('还没有可用的试卷')).toBeVisible();
  await expect(screen.getByRole('button', { name: '加题' })).toBeDisabled();
});

Draft.test(
  'a draft with questions, students and dates is published from its page',
  async ({ canvas, userEvent, args }) => {
    const list = within(canvas.getByRole('list', { name: '发布前' }));
    await expect(list.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
      '题目6 题',
      '对象提高班（周六）',
      expect.stringMatching(/^时间2026-/),
    ]);
    await userEvent.click(canvas.getByRole('button', { name: '发布' }));
    await expect(args.on.publish).toHaveBeenCalled();
  },
);

Settings.test('once it is published, the next step is to see what the students have done', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: '查看完成情况' })).toHaveAttribute('href', '?tab=matrix');
  await expect(canvas.queryByRole('button', { name: '布置' })).toBeNull();
});

DraftLacking.test('a draft says what is missing and leads there instead of offering to publish', async ({ canvas }) => {
  const links = ['去加题', '去布置', '去改时间'].map((name) => canvas.getByRole('link', { name }).getAttribute('href'));
  await expect(links).toEqual(['?tab=settings', '?tab=matrix&do=assign', '?tab=settings']);
  await expect(canvas.getByText('补齐「题目」「对象」「时间」以后就能发布。')).toBeVisible();
  await expect(canvas.queryByRole('button', { name: '发布' })).toBeNull();
});
