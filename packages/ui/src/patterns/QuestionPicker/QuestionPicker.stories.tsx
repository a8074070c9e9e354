import preview from '#storybook/preview';
import { idOf } from '@aosai/api/kit/ids.fixtures';
import { MULTIPLE, SINGLE } from '@aosai/api/questions/kinds';
import { expect, fn, mocked, screen, waitFor, within } from 'storybook/test';
import { doneBefore, pickableQuestions as content, pickerBank } from '../../storybook/examplePicker.ts';
import { firstQuery, QuestionPicker, type QuestionPickerProps } from './QuestionPicker.tsx';

const meta = preview.meta({
  id: 'patterns-questionpicker',
  title: '题目与作答/从题库选题 QuestionPicker',
  component: QuestionPicker,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          '**何时用**：从题库选题放进试卷、作业、随堂测验：搜索、按级别、题型、知识点、难度、归属缩小，看题面和本班谁做过；选中的题进题篮，换条件、翻页都还在，可以改顺序和分值。**何时不用**：按蓝图抽题用 PaperEditor 的「按蓝图抽题」；管理题目用 QuestionBank。',
      },
    },
  },
  args: {
    title: '给「试题」添加题目',
    type: null,
    taken: [content[0]?.id ?? ''],
    takenWord: '已在试卷里',
    bank: pickerBank(),
    on: { pick: fn(), close: fn() },
  } as QuestionPickerProps,
});

export const Full = meta.story({ tags: ['key'] });
/** Chosen for a class: rows say who of it has answered them before. */
export const Filled = meta.story({
  args: {
    gradeId: idOf('grade', 1),
    bank: pickerBank({ done: doneBefore }),
    initial: content.slice(1, 5),
  },
});
/** Two in the basket are almost the same, and a third is like one of the paper. */
export const Alike = Filled.extend({
  args: {
    bank: pickerBank({
      alike: [
        [1, 2],
        [3, 0],
      ].map(([at = 0, other = 0]) => ({
        id: content[at]?.id ?? '',
        title: content[at]?.title ?? '',
        otherId: content[other]?.id ?? '',
        otherTitle: content[other]?.title ?? '',
      })),
    }),
  },
});
export const OneType = meta.story({
  args: {
    type: SINGLE,
    title: '给「单选题」添加题目',
    bank: pickerBank({ found: { data: { content: content.slice(0, 1), total: 1, page: 0, size: 20 } } }),
  },
});
export const EmptyBank = meta.story({
  args: { bank: pickerBank({ found: { data: { content: [], total: 0, page: 0, size: 20 } } }) },
});
export const Loading = meta.story({ args: { bank: pickerBank({ found: {} }) } });
export const Failed = meta.story({
  args: { bank: pickerBank({ found: { error: '网络已断开。请检查网络，再试一次。' } }) },
});
export const Refused = meta.story({ args: { act: { pending: false, error: '第 2 题不可用' } } });
export const Phone = Full.extend({ tags: ['!key'], globals: { viewport: { value: 'phone' } } });
export const PhoneBasket = Filled.extend({
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: /^题篮/ }));
  },
});
export const Dark = Filled.extend({ globals: { theme: 'dark' } });

const dialogOf = async () => within(await screen.findByRole('dialog', { name: '给「试题」添加题目' }));

Full.test('questions of several types are added in the order they were ticked', async ({ userEvent, args }) => {
  const dialog = await dialogOf();
  await expect(dialog.getByRole('checkbox', { name: /^下面的程序输出/ })).toBeDisabled();
  await expect(dialog.getByRole('checkbox', { name: '棋盘上的路' })).toBeDisabled();
  await userEvent.click(dialog.getByRole('checkbox', { name: '灯塔的间隔' }));
  await userEvent.click(dialog.getByRole('checkbox', { name: '下列排序算法中，稳定的有' }));
  await userEvent.click(dialog.getByRole('button', { name: '添加 2 题' }));
  await expect(args.on.pick).toHaveBeenCalledWith([content[4], content[1]]);
});

Full.test('a page is chosen at once, except questions already added or unusable', async ({ userEvent, args }) => {
  const dialog = await dialogOf();
  await userEvent.click(dialog.getByRole('checkbox', { name: '本页全选' }));
  await userEvent.click(dialog.getByRole('checkbox', { name: '灯塔的间隔' }));
  await userEvent.click(dialog.getByRole('button', { name: '添加 3 题' }));
  await expect(args.on.pick).toHaveBeenCalledWith(content.slice(1, 4));
});

Full.test('changing level, type, point, difficulty or owner searches from the first page', async (story) => {
  const { userEvent, args } = story;
  const dialog = await dialogOf();
  await userEvent.click(dialog.getByRole('button', { name: '更多筛选' }));
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: '题型' }), MULTIPLE);
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: '级别' }), 'gesp-cpp-4');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: '知识点' }), 'gesp-cpp-4/sort');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: '难度' }), 'medium');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: '归属' }), 'org');
  await expect(args.bank.on.find).toHaveBeenLastCalledWith({
    ...firstQuery(MULTIPLE),
    level: 'gesp-cpp-4',
    point: 'gesp-cpp-4/sort',
    difficulty: 'medium',
    bank: 'org',
  });
});

Full.test('the knowledge points of a level, without its name, stand before 更多筛选', async ({ userEvent, args }) => {
  const dialog = await dialogOf();
  const points = dialog.getByRole('combobox', { name: '知识点' });
  await userEvent.selectOptions(points, 'gesp-cpp-4/sort');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: '级别' }), 'gesp-cpp-4');
  await expect(
    within(points)
      .getAllByRole('option')
      .map((one) => one.textContent),
  ).toEqual(['全部知识点', '排序', '引用']);
  await expect(points).toHaveValue('gesp-cpp-4/sort');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: '级别' }), 'gesp-py-1');
  await expect(args.bank.on.find).toHaveBeenLastCalledWith({ ...firstQuery(null), level: 'gesp-py-1' });
});

Full.test(
  'a search begins with the level that was chosen last',
  { args: { bank: pickerBank({ level: 'gesp-py-2' }) } },
  async () => {
    const dialog = await dialogOf();
    await expect(dialog.getByRole('combobox', { name: '级别' })).toHaveValue('gesp-py-2');
  },
);

Filled.test('order and points of the basket are what is added', async ({ userEvent, args }) => {
  const basket = within((await dialogOf()).getByRole('region', { name: '题篮' }));
  await expect(basket.getByText('题篮 4 题，31 分')).toBeVisible();
  await userEvent.click(basket.getByRole('button', { name: '第 2 题上移' }));
  const points = basket.getByRole('spinbutton', { name: '题篮第 1 题分值' });
  await userEvent.clear(points);
  await userEvent.type(points, '5');
  await userEvent.click(basket.getByRole('button', { name: '把第 4 题移出题篮' }));
  await userEvent.click(screen.getByRole('button', { name: '添加 3 题' }));
  await expect(args.on.pick).toHaveBeenCalledWith([{ ...content[2], points: 500 }, content[1], content[3]]);
});

Alike.test('questions that are almost the same are named by their places, or as in the paper', async () => {
  const basket = within((await dialogOf()).getByRole('region', { name: '题篮' }));
  await expect(basket.getByText('有的题几乎一样')).toBeVisible();
  await expect(basket.getByText(/^第 1、2 题；第 3 题和已在试卷里的「下面的程序输出/)).toBeVisible();
});

Alike.test('of two alike questions the warning goes when one leaves the basket', async ({ userEvent, args }) => {
  const basket = within((await dialogOf()).getByRole('region', { name: '题篮' }));
  await userEvent.click(basket.getByRole('button', { name: '把第 3 题移出题篮' }));
  await expect(args.bank.on.compare).toHaveBeenLastCalledWith(
    [content[1], content[2], content[4], content[0]].map((one) => one?.id),
  );
});

Filled.test('the basket shows the spread of knowledge points', async () => {
  const spread = within((await dialogOf()).getByRole('region', { name: '知识点分布' }));
  await expect(spread.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'GESP C++ 4 级 排序2 题',
    'GESP C++ 4 级 引用1 题',
    '没有标知识点1 题',
  ]);
});

Filled.test(
  'a long basket reaches the foot of the dialog',
  {
    args: {
      initial: [0, 10, 20].flatMap((from) => content.slice(1, 5).map((one) => ({ ...one, id: `${one.id}${from}` }))),
    },
  },
  async () => {
    const dialog = await screen.findByRole('dialog');
    const basket = within(dialog).getByRole('region', { name: '题篮' }).parentElement;
    const foot = within(dialog).getByRole('button', { name: '添加 12 题' }).closest('footer');
    if (!basket || !foot) throw new Error('the basket stands above the foot');
    await expect(basket.scrollHeight).toBeGreaterThan(basket.clientHeight);
    const free = foot.getBoundingClientRect().top - basket.getBoundingClientRect().bottom;
    await expect(free).toBeGreaterThanOrEqual(0);
    await expect(free).toBeLessThan(40);
  },
);

Filled.test('a question that the class has done says how many did it and when, and names them', async (story) => {
  const { userEvent, args } = story;
  const dialog = await dialogOf();
  await expect(dialog.getByText(/^本班做过：3 人，\d\d-\d\d$/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: '题面：下列排序算法中，稳定的有' }));
  await expect(args.bank.on.look).toHaveBeenCalledWith(content[1]?.id);
  await expect(dialog.getByText('做过的学生：王一诺、李沐阳、赵子涵')).toBeVisible();
});

Full.test('/ leads to the search, arrows to the rows, Space ticks and Enter opens the text', async (story) => {
  const { userEvent, args } = story;
  const dialog = await dialogOf();
  dialog.getByRole('button', { name: '题面：灯塔的间隔' }).focus();
  await userEvent.keyboard('/');
  await expect(dialog.getByRole('searchbox')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown} {Enter}');
  await expect(dialog.getByRole('checkbox', { name: content[2]?.title })).toBeChecked();
  await expect(args.bank.on.look).toHaveBeenCalledWith(content[2]?.id);
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  await expect(dialog.getByRole('searchbox')).toHaveFocus();
});

Full.test('choosing a class asks for what it has done, on the same page', async ({ userEvent, args }) => {
  const dialog = await dialogOf();
  await userEvent.click(dialog.getByRole('button', { name: '下一页' }));
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: '标出做过的班级' }), idOf('grade', 2));
  await expect(args.bank.on.find).toHaveBeenLastCalledWith({ ...firstQuery(null, idOf('grade', 2)), page: 1 });
});

Full.test('ticked questions are not discarded without asking', async ({ userEvent, args }) => {
  const dialog = await dialogOf();
  await userEvent.click(dialog.getByRole('checkbox', { name: '灯塔的间隔' }));
  await userEvent.click(dialog.getByRole('button', { name: '取消' }));
  await expect(args.on.close).not.toHaveBeenCalled();
  await userEvent.click(await dialog.findByRole('button', { name: '放弃修改' }));
  await waitFor(() => expect(mocked(args.on.close)).toHaveBeenCalledTimes(1));
});
