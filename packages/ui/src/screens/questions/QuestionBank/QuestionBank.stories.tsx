import preview from '#storybook/preview';
import { FILL, MULTIPLE, PROGRAMMING, type QuestionType, READING, SINGLE } from '@aosai/api/questions/kinds';
import { idOf } from '@aosai/api/kit/ids.fixtures';
import { expect, screen, waitFor, within } from 'storybook/test';
import { inOffice } from '../../../storybook/inOffice.tsx';
import { pressMore } from '../../../storybook/pressMore.ts';
import { officeStories } from '../../../storybook/officeStories.ts';
import type { BankKnown } from './bankQuestion.ts';
import { detailOf, rowOf, rows, TITLES } from '../../../storybook/exampleBank.ts';
import { QuestionBank } from './QuestionBank.tsx';

const known: BankKnown = {
  base: '#question',
  own: ['org', 'own'],
  teacherId: idOf('member', 7),
  points: [{ value: 'gesp-cpp-4/recurrence', label: 'GESP C++ 4 级 递推' }],
  detail: { data: detailOf(SINGLE) },
};
const LONG =
  '给定一个长度为 n 的整数序列，求其中最长的一段连续子序列，使得这段子序列中任意两个相邻元素之差的绝对值都不超过给定的整数 k，并输出起点';
const of = officeStories(QuestionBank, {
  rows,
  known,
  extreme: rowOf(SINGLE, {
    title: LONG,
    tags: ['前缀和与差分', '单调队列优化动态规划', '二分答案', '离散化'],
    usedCount: 12_846,
    ownerName: '阿卜杜热西提·买买提伊敏',
  }),
});
const opened = (type: QuestionType, detail: BankKnown['detail'] = { data: detailOf(type) }) => ({
  args: { openId: rowOf(type).id, known: { ...known, detail } },
});

const meta = preview.meta({
  id: 'screens-questionbank',
  title: '题库',

  component: QuestionBank,
  decorators: [inOffice('edms', 'question')],
  parameters: of.parameters(
    '**何时用**：/bms 与 /edms 的题库：按状态、题型、难度、阶段找题，在抽屉里看题面和答案，批量停用、公开或提交审核，进入编辑和导入。**何时不用**：给试卷选题用 PaperEditor；学生做题用题目详情页；编辑一道题用 QuestionEditor。',
  ),
  args: of.args,
});

const picked = rows.slice(0, 3).map(({ id }) => id);

export const Full = meta.story();
export const Loading = meta.story(of.loading);
export const Empty = meta.story(of.empty);
export const NothingFound = meta.story({
  args: { ...of.empty.args, filter: { ...QuestionBank.noFilter, keyword: '并查集', type: PROGRAMMING } },
});
export const Failed = meta.story(of.failed);
export const Selected = meta.story({ args: { selectedIds: picked } });
export const Extreme = meta.story(of.extreme);
export const PreviewMultiple = meta.story(opened(MULTIPLE));
export const PreviewFill = meta.story({ tags: ['key'], ...opened(FILL) });
export const PreviewProgramming = meta.story(opened(PROGRAMMING));
export const PreviewReading = meta.story(opened(READING));
export const PreviewNear = meta.story(
  opened(SINGLE, {
    data: detailOf(SINGLE, {
      note: '选项 B 和 C 都对，请修改。',
      near: [{ id: idOf('question', 9), title: '下面的程序运行后输出', percent: 87 }],
    }),
  }),
);
export const KeyWithheld = meta.story(
  opened(SINGLE, { data: { ...detailOf(SINGLE, { source: null, solutions: null }), analysisHtml: null } }),
);
const offered = rowOf(SINGLE, { bank: 'own', ownerName: '周明澜', status: '3' });
export const Offered = meta.story({
  args: { rows: { data: { content: [offered], total: 1, page: 0, size: 20 } }, openId: offered.id },
});
export const PreviewLoading = meta.story(opened(SINGLE, {}));
export const PreviewFailed = meta.story(opened(SINGLE, { error: '这道题已被别人删除。请关闭后刷新列表。' }));
export const Phone = Selected.extend(of.phone);
export const PreviewPhone = PreviewProgramming.extend(of.phone);
export const Dark = Selected.extend(of.dark);
export const PreviewDark = PreviewProgramming.extend(of.dark);
export const Refused = meta.story({
  args: {
    selectedIds: picked,
    ...of.refused('其中 2 道题正在没有结束的考试里，结束后才能公开。'),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '停用' }));
    await screen.findByRole('dialog', { name: '停用选中的 3 道？' });
  },
});

Full.test('the link of a row opens the question', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('link', { name: TITLES['2'] }));
  await expect(args.on.open).toHaveBeenCalledWith(rowOf(MULTIPLE).id);
});

export const Reported = meta.story({
  args: { rows: { data: { content: [rowOf(SINGLE, { reportCount: 2 })], total: 1, page: 0, size: 20 } } },
});

Reported.test('the state of a question names the reports that wait for an answer', async ({ canvas }) => {
  await expect(canvas.getByText('可用 · 勘误 2')).toBeVisible();
});

/** All columns, as a person with a wide window sees them. */
export const AllColumns = Full.extend({ tags: ['no-visual'], args: { hiddenColumns: [] } });

AllColumns.test(
  'a measured difficulty far from the label is highlighted, and can be filtered',
  async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('困难 41%')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '更多筛选' }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '实测难度' }), '与标注相差两级');
    await expect(args.on.filter).toHaveBeenLastCalledWith({ ...QuestionBank.noFilter, farMeasured: 'true' });
  },
);

PreviewProgramming.test('the drawer shows how many first answers the measured difficulty is based on', async () => {
  const drawer = within(await screen.findByRole('dialog', { name: TITLES['5'] }));
  await expect(drawer.getByText(/46 人首答得分 41%，实测困难/)).toBeVisible();
});

export const OfImport = meta.story({
  args: { filter: { ...QuestionBank.noFilter, importId: idOf('questionImport', 1) } },
});

OfImport.test(
  'the list of one import says so, and leads back to the whole bank',
  async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('只列出一次导入的题目。')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '查看整个题库' }));
    await expect(args.on.filter).toHaveBeenLastCalledWith(QuestionBank.noFilter);
  },
);

Full.test('each filter change sends the complete filter', async ({ canvas, userEvent, args }) => {
  const none = QuestionBank.noFilter;
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: '题型' }), '程序阅读');
  await expect(args.on.filter).toHaveBeenLastCalledWith({ ...none, type: READING });
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: '难度' }), '困难');
  await expect(args.on.filter).toHaveBeenLastCalledWith({ ...none, difficulty: 'hard' });
  await userEvent.click(canvas.getByRole('button', { name: '更多筛选' }));
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: '知识点' }), 'GESP C++ 4 级 递推');
  await expect(args.on.filter).toHaveBeenLastCalledWith({ ...none, point: 'gesp-cpp-4/recurrence' });
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: '归属' }), '我自己的');
  await expect(args.on.filter).toHaveBeenLastCalledWith({ ...none, bank: known.teacherId });
  await userEvent.click(canvas.getByRole('tab', { name: '停用' }));
  await expect(args.on.filter).toHaveBeenLastCalledWith({ ...none, status: '2' });
});

export const ByTags = meta.story({ args: { filter: { ...QuestionBank.noFilter, tags: '递推\n数组', bank: 'org' } } });
export const ByTagsPhone = ByTags.extend(of.phone);

ByTags.test('tags are combined, and another one can be added by keyboard', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByRole('combobox', { name: '标签' }), '一维');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect(args.on.filter).toHaveBeenLastCalledWith({
    ...QuestionBank.noFilter,
    tags: '递推\n数组\n一维',
    bank: 'org',
  });
});

Full.test('a new question is created on its own page', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: '新建题目' })).toHaveAttribute('href', 'question/new');
});

PreviewMultiple.test('the key is shown on demand, and the editor is linked', async ({ userEvent }) => {
  const drawer = within(await screen.findByRole('dialog', { name: TITLES['2'] }));
  await expect(drawer.queryByText('正确答案')).toBeNull();
  await userEvent.click(drawer.getByRole('radio', { name: '答案与解析' }));
  await expect(drawer.getAllByText('正确答案')).toHaveLength(3);
  await expect(drawer.getByRole('link', { name: '编辑题目' })).toHaveAttribute(
    'href',
    `#question/${rowOf(MULTIPLE).id}`,
  );
});

PreviewMultiple.test(
  'the drawer ends with links to editor and review, and a menu of the other acts',
  async ({ userEvent }) => {
    const drawer = within(await screen.findByRole('dialog', { name: TITLES['2'] }));
    await expect(drawer.getByRole('link', { name: '审阅题目' })).toHaveAttribute(
      'href',
      `#question/${rowOf(MULTIPLE).id}/review`,
    );
    await userEvent.click(drawer.getByRole('button', { name: '更多' }));
    const menu = await screen.findByRole('menu');
    await expect(within(menu).queryByRole('menuitem', { name: /题目$/ })).toBeNull();
  },
);

Offered.test('an offered question is approved or returned beside the links to its editor and review', async () => {
  const drawer = within(await screen.findByRole('dialog'));
  const end = drawer.getByRole('button', { name: '通过审核' }).parentElement;
  await expect([...(end?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    '更多',
    '审阅题目',
    '编辑题目',
    '退回',
    '通过审核',
  ]);
});

PreviewFill.test('the key of a blank shows every accepted text', async ({ userEvent }) => {
  const drawer = within(await screen.findByRole('dialog'));
  await userEvent.click(drawer.getByRole('radio', { name: '答案与解析' }));
  await expect(drawer.getByText('2D 或 0x2D')).toBeVisible();
});

PreviewProgramming.test('a school can neither edit, retire nor delete a question lent by the platform', async () => {
  const drawer = within(await screen.findByRole('dialog', { name: TITLES['5'] }));
  await expect(drawer.queryByRole('link', { name: '编辑题目' })).toBeNull();
  await expect(drawer.queryByRole('button', { name: '停用' })).toBeNull();
  await expect(drawer.queryByRole('button', { name: '删除' })).toBeNull();
});

Selected.test('retiring asks first, shows the consequences, and is sent once', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '停用' }));
  const dialog = within(await screen.findByRole('dialog', { name: '停用选中的 3 道？' }));
  await expect(dialog.getByText(/不能再选入新的试卷/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: '停用题目' }));
  await waitFor(() => expect(args.on.retire).toHaveBeenCalledTimes(1));
  await expect(args.on.retire).toHaveBeenCalledWith(picked);
});

const usable = [rowOf(SINGLE), rowOf(PROGRAMMING)];
export const Usable = meta.story({
  args: {
    rows: { data: { content: usable, total: 2, page: 0, size: 20 } },
    selectedIds: usable.map(({ id }) => id),
  },
});

Usable.test('selected questions go on into a paper, homework or quiz', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '布置作业' }));
  await waitFor(() => expect(args.on.assign).toHaveBeenCalledWith(args.selectedIds));
  await userEvent.click(canvas.getByRole('button', { name: '随堂测验' }));
  await waitFor(() => expect(args.on.quiz).toHaveBeenCalledWith(args.selectedIds));
  await userEvent.click(canvas.getByRole('button', { name: '组卷' }));
  const dialog = within(await screen.findByRole('dialog', { name: '用选中的 2 道组卷' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /试卷标题/ }), '第 5 讲测验');
  await userEvent.click(dialog.getByRole('button', { name: '组卷' }));
  await waitFor(() => expect(args.on.compose).toHaveBeenCalledWith(args.selectedIds, { title: '第 5 讲测验' }));
});

Usable.test(
  'a draft among the selected questions cannot be used, and the reason is shown',
  {
    args: {
      rows: { data: { content: [usable[0], rowOf(FILL)], total: 2, page: 0, size: 20 } },
      selectedIds: [rowOf(FILL).id],
    },
  } as never,
  async ({ canvas }) => {
    await expect(canvas.getByText('只能用可用的题组卷和布置')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '随堂测验' })).toBeDisabled();
  },
);

Offered.test(
  'a school approves a question offered by its teacher, or returns it with a reason',
  async ({ userEvent, args }) => {
    const drawer = within(await screen.findByRole('dialog', { name: /^下面的程序/ }));
    await expect(drawer.getByRole('button', { name: '通过审核' })).toBeVisible();
    await userEvent.click(drawer.getByRole('button', { name: '退回' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^退回/ }));
    await userEvent.type(dialog.getByRole('textbox'), '选项 B 和 C 都对');
    await userEvent.click(dialog.getByRole('button', { name: '退回题目' }));
    await waitFor(() => expect(args.on.giveBack).toHaveBeenCalledWith(offered, { reason: '选项 B 和 C 都对' }));
  },
);

PreviewMultiple.test('the dialog about one question shows its title', async ({ userEvent, args }) => {
  await pressMore({ userEvent }, '停用');
  const dialog = within(await screen.findByRole('dialog', { name: `停用「${TITLES[MULTIPLE]}」？` }));
  await userEvent.click(dialog.getByRole('button', { name: '停用题目' }));
  await waitFor(() => expect(args.on.retire).toHaveBeenCalledWith([rowOf(MULTIPLE).id]));
});

const left = rowOf(MULTIPLE, { bank: 'own', ownerName: '郑思源', status: '1' });
export const OfTeacher = meta.story({
  args: { rows: { data: { content: [left], total: 1, page: 0, size: 20 } }, openId: left.id },
});

PreviewMultiple.test('a school does not see actions reserved to the platform', async ({ userEvent }) => {
  const drawer = within(await screen.findByRole('dialog', { name: TITLES[MULTIPLE] }));
  await userEvent.click(drawer.getByRole('button', { name: '更多' }));
  await expect(await screen.findByRole('menuitem', { name: '公开' })).toBeVisible();
  await expect(screen.queryByRole('menuitem', { name: '共享给机构' })).toBeNull();
});

OfTeacher.test(
  "a school can take over a former teacher's question, after confirmation",
  async ({ userEvent, args }) => {
    await pressMore({ userEvent }, '收归机构');
    const dialog = within(await screen.findByRole('dialog', { name: `把「${TITLES[MULTIPLE]}」收归机构？` }));
    await expect(dialog.getByText(/老师还在学校的题不能收走/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '收归机构' }));
    await waitFor(() => expect(args.on.take).toHaveBeenCalledWith([left.id]));
  },
);

Refused.test('a refused action keeps its dialog open and shows the reason', async ({ args, userEvent }) => {
  const dialog = within(screen.getByRole('dialog'));
  await expect(dialog.getByRole('alert')).toHaveTextContent('结束后才能公开');
  await userEvent.click(dialog.getByRole('button', { name: '取消' }));
  await expect(args.on.retire).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

NothingFound.test('without results, one click clears all filters', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByText('找到 0 条')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: '查看全部题目' }));
  await expect(args.on.filter).toHaveBeenLastCalledWith(QuestionBank.noFilter);
});

PreviewFailed.test('a failed preview can be retried', async ({ userEvent, args }) => {
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '重试' }));
  await expect(args.on.retry).toHaveBeenCalledTimes(1);
});

Empty.test('an empty bank says that nothing is lent and who may add questions', async ({ canvas }) => {
  await expect(canvas.getByText('还没有题目')).toBeVisible();
  await expect(canvas.getByText(/平台还没有给机构共享题目.*机构管理员和老师也可以自己新建一道/)).toBeVisible();
});

Empty.test(
  "an empty list of the platform's questions says that nothing is lent, not that the filter is wrong",
  { args: { filter: { ...QuestionBank.noFilter, bank: 'platform' } } },
  async ({ canvas }) => {
    await expect(canvas.getByText('没有符合条件的题目')).toBeVisible();
    await expect(canvas.getByText('平台还没有给机构共享题目：可以请平台的管理员在「题库」里共享。')).toBeVisible();
  },
);

Phone.test('on a phone the acts for selected rows share one line, the others are in a menu', async (story) => {
  const { canvas, userEvent } = story;
  const bar = canvas.getByRole('group', { name: '批量操作' });
  const middles = within(bar)
    .getAllByRole('button')
    .map((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return (top + bottom) / 2;
    });
  await expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(4);
  await userEvent.click(within(bar).getByRole('button', { name: '更多批量操作' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: '停用' }));
  await screen.findByRole('dialog', { name: /^停用选中的/ });
});
