import preview from '#storybook/preview';
import { FILL, MULTIPLE, PROGRAMMING, SINGLE, TRUE_FALSE } from '@aosai/api/questions/kinds';
import { expect, fn, screen, within } from 'storybook/test';
import { firstQuery, type PickableQuestion, QuestionPicker, type QuestionPickerProps } from './QuestionPicker.tsx';

const question = (no: number, changes: Partial<PickableQuestion>): PickableQuestion => ({
  id: `QUESTION${String(no).padStart(18, '0')}`,
  title: '下面的程序输出（　　）',
  type: SINGLE,
  difficulty: 'easy',
  check: 'none',
  isOpen: false,
  ...changes,
});
const content = [
  question(1, {}),
  question(2, { type: MULTIPLE, title: '下列排序算法中，稳定的有', difficulty: 'medium' }),
  question(3, { type: TRUE_FALSE, title: '引用一旦初始化，就不能再改为引用另一个变量', isOpen: true }),
  question(4, { type: FILL, title: '二进制数 101101 转成十进制是' }),
  question(5, { type: PROGRAMMING, title: '灯塔的间隔', difficulty: 'hard', check: 'asExpected' }),
  question(6, { type: PROGRAMMING, title: '棋盘上的路', difficulty: 'hard', check: 'unchecked' }),
];

const meta = preview.meta({
  component: QuestionPicker<PickableQuestion>,
  title: 'QuestionPicker',
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          '**何时用**：从题库选题放进试卷、作业：搜索、按题型、阶段、知识点缩小，翻页多选，按勾选的先后加入。**何时不用**：按蓝图抽题用 PaperEditor 的「按蓝图抽题」；管理题目用 QuestionBank。',
      },
    },
  },
  args: {
    title: '给「试题」添加题目',
    type: null,
    taken: [content[0]?.id ?? ''],
    takenWord: '已在试卷里',
    found: { data: { content, total: 46, page: 0, size: 20 } },
    points: [{ value: 'gesp-cpp-4/sort', label: 'GESP C++ 4 级 排序' }],
    emptyHint: '平台还没有给机构共享题目：可以请平台的管理员在「题库」里共享；也可以自己新建或导入题目，并设为可用。',
    on: { find: fn(), retry: fn(), pick: fn(), close: fn() },
  } as QuestionPickerProps<PickableQuestion>,
});

export const Full = meta.story({ tags: ['key'] });
export const OneType = meta.story({
  args: {
    type: SINGLE,
    title: '给「单选题」添加题目',
    found: { data: { content: content.slice(0, 1), total: 1, page: 0, size: 20 } },
  },
});
export const EmptyBank = meta.story({ args: { found: { data: { content: [], total: 0, page: 0, size: 20 } } } });
export const Loading = meta.story({ args: { found: {} } });
export const Failed = meta.story({ args: { found: { error: '网络已断开。请检查网络，再试一次。' } } });
export const Refused = meta.story({ args: { act: { pending: false, error: '第 2 题不可用' } } });
export const Phone = Full.extend({ tags: ['!key'], globals: { viewport: { value: 'phone' } } });
export const Dark = Full.extend({ tags: ['!key'], globals: { theme: 'dark' } });

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

Full.test('changing type, stage, point or keyword searches from the first page', async ({ userEvent, args }) => {
  const dialog = await dialogOf();
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: '题型' }), MULTIPLE);
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: '阶段' }), 'gesp-4');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: '知识点' }), 'gesp-cpp-4/sort');
  await expect(args.on.find).toHaveBeenLastCalledWith({
    ...firstQuery(MULTIPLE),
    stage: 'gesp-4',
    point: 'gesp-cpp-4/sort',
  });
});

Full.test('ticked questions are not discarded without asking', async ({ userEvent, args }) => {
  const dialog = await dialogOf();
  await userEvent.click(dialog.getByRole('checkbox', { name: '灯塔的间隔' }));
  await userEvent.click(dialog.getByRole('button', { name: '取消' }));
  await expect(args.on.close).not.toHaveBeenCalled();
  await userEvent.click(await dialog.findByRole('button', { name: '放弃修改' }));
  await expect(args.on.close).toHaveBeenCalledTimes(1);
});
