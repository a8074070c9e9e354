import preview from '#storybook/preview';
import { at, idOf } from '@aosai/api/fixtures/ids';
import { DIFFICULTY } from '@aosai/api/domain/difficulty';
import {
  QUESTION_TYPES,
  type QuestionType,
  COMPLETION,
  FILL,
  MULTIPLE,
  PROGRAMMING,
  READING,
  SINGLE,
  TRUE_FALSE,
} from '@aosai/api/domain/questions/kinds';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { NO_FILTER, type BankQuestion, type QuestionRow } from './bankQuestion.ts';
import { exampleDrafts } from './exampleDrafts.ts';
import { examplePreview } from './examplePreview.ts';
import { QuestionBank, type QuestionBankProps } from './QuestionBank.tsx';

const TITLES = {
  [SINGLE]: '下面的程序输出（　　）',
  [MULTIPLE]: '下列排序算法中，稳定的有',
  [TRUE_FALSE]: '引用一旦初始化，就不能再改为引用另一个变量',
  [FILL]: '二进制数 101101 转成十进制是',
  [PROGRAMMING]: '灯塔的间隔',
  [READING]: '阅读程序，完成各小题：f(n) 与递归',
  [COMPLETION]: '补全程序：二分查找',
} as const satisfies Record<QuestionType, string>;

const row = (no: number): QuestionRow => {
  const type = QUESTION_TYPES[no % 7] ?? SINGLE;
  return {
    id: idOf('question', no + 1),
    title: TITLES[type],
    type,
    difficulty: DIFFICULTY.values[no % 4] ?? 'easy',
    tags: exampleDrafts[type].tags,
    status: no % 5 === 3 ? '0' : no % 7 === 5 ? '2' : '1',
    usedCount: (no * 7) % 43,
    passPercent: no % 6 === 4 ? null : 35 + ((no * 13) % 60),
    authorName: no % 2 === 0 ? '周明澜' : '欧阳思远',
    updatedAt: at(-no * 1_700),
  };
};
const rows = Array.from({ length: 20 }, (_, no) => row(no));
const page = (content: QuestionRow[], total: number) => ({ data: { content, total, page: 0, size: 20 } });

const questionOf = (type: QuestionType): BankQuestion => {
  const id = idOf('question', Number(type));
  return { id, draft: exampleDrafts[type], preview: examplePreview(exampleDrafts[type], id) };
};
const openedOf = (type: QuestionType) => ({ id: idOf('question', Number(type)), question: { data: questionOf(type) } });

/** As an app holds the selection and the open row. */
const Held = (props: QuestionBankProps) => {
  const [selectedIds, setSelectedIds] = useState(props.selectedIds);
  const [opened, setOpened] = useState(props.opened);
  const { on } = props;
  return (
    <QuestionBank
      {...props}
      selectedIds={selectedIds}
      opened={opened}
      on={{
        ...on,
        select: (ids) => {
          setSelectedIds(ids);
          on.select(ids);
        },
        open: (id) => {
          const type = rows.find((one) => one.id === id)?.type;
          setOpened(id === null || type === undefined ? null : { id, question: { data: questionOf(type) } });
          on.open(id);
        },
      }}
    />
  );
};

const meta = preview.meta({
  title: 'QuestionBank',
  component: Held,
  parameters: {
    layout: 'fullscreen',
    density: {
      empty: { questions: page([], 0) },
      extreme: {
        questions: page(
          Array.from({ length: 200 }, (_, no) => row(no)),
          12_846,
        ),
      },
    },
    docs: {
      description: {
        component:
          '**何时用**：/bms 与 /edms 的题库：按状态、题型、难度、知识点找题，在抽屉里看题面和答案，批量停用或删除，进入编辑和导入。**何时不用**：给试卷或作业选题时用选题对话框，那里不能删除；学生做题用题目详情页；编辑一道题用 QuestionEditor。',
      },
    },
  },
  args: {
    questions: page(rows, 452),
    busy: false,
    query: { page: 0, size: 20, sort: 'updatedAt,desc' },
    filter: NO_FILTER,
    tags: ['函数与参数传递', '排序', '引用', '进制转换', '一维数组', '递归', '二分'],
    hiddenColumns: ['author'],
    selectedIds: [],
    opened: null,
    exporting: false,
    act: { pending: false, error: null },
    on: {
      query: fn(),
      filter: fn(),
      hiddenColumns: fn(),
      select: fn(),
      open: fn(),
      retry: fn(),
      export: fn(),
      create: fn(),
      edit: fn(),
      import: fn(),
      setStatus: fn(async () => true),
      remove: fn(async () => true),
      forget: fn(),
    },
  } as QuestionBankProps,
});

const picked = rows.slice(0, 3).map(({ id }) => id);
const LONG =
  '给定一个长度为 n 的整数序列，求其中最长的一段连续子序列，使得这段子序列中任意两个相邻元素之差的绝对值都不超过给定的整数 k，并输出所有这样的子序列的起点';

export const Full = meta.story();
export const Loading = meta.story({ args: { questions: {} } });
export const Busy = meta.story({ args: { busy: true } });
export const Empty = meta.story({ args: { questions: page([], 0) } });
export const NothingFound = meta.story({
  args: { questions: page([], 0), filter: { ...NO_FILTER, keyword: '并查集', type: PROGRAMMING, difficulty: 'hard' } },
});
export const Failed = meta.story({ args: { questions: { error: '服务暂时不可用，请稍后再试。' } } });
export const Selected = meta.story({ args: { selectedIds: picked } });
export const Extreme = meta.story({
  args: {
    questions: page(
      rows.slice(0, 6).map((one) => ({
        ...one,
        title: LONG,
        tags: ['前缀和与差分', '单调队列优化动态规划', '二分答案', '离散化'],
        usedCount: 12_846,
        authorName: '阿卜杜热西提·买买提伊敏',
      })),
      128_460,
    ),
    hiddenColumns: [],
  },
});
export const PreviewSingle = meta.story({ args: { opened: openedOf('1') } });
export const PreviewFill = meta.story({ tags: ['key'], args: { opened: openedOf('4') } });
export const PreviewProgramming = meta.story({ args: { opened: openedOf('5') } });
export const PreviewReading = meta.story({ args: { opened: openedOf('6') } });
export const PreviewLoading = meta.story({ args: { opened: { id: idOf('question', 1), question: {} } } });
export const PreviewFailed = meta.story({
  args: { opened: { id: idOf('question', 1), question: { error: '这道题已被别人删除。请关闭后刷新列表。' } } },
});
export const Phone = Selected.extend({ globals: { viewport: { value: 'phone' } } });
export const PreviewPhone = PreviewProgramming.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = Selected.extend({ globals: { theme: 'dark' } });
export const PreviewDark = PreviewProgramming.extend({ globals: { theme: 'dark' } });
export const RemoveRefused = meta.story({
  args: {
    selectedIds: picked,
    act: { pending: false, error: '其中 2 道题正在被试卷使用，没有删除任何题目。请改为停用。' },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '删除' }));
    await screen.findByRole('dialog', { name: '删除选中的 3 道题？' });
  },
});

Full.test('each filter goes out as one whole value', async ({ canvas, userEvent, args }) => {
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: '题型' }), '程序阅读');
  await expect(args.on.filter).toHaveBeenLastCalledWith({ ...NO_FILTER, type: READING });
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: '难度' }), '困难');
  await expect(args.on.filter).toHaveBeenLastCalledWith({ ...NO_FILTER, difficulty: 'hard' });
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: '知识点' }), '二分');
  await expect(args.on.filter).toHaveBeenLastCalledWith({ ...NO_FILTER, tag: '二分' });
  await userEvent.click(canvas.getByRole('tab', { name: '停用' }));
  await expect(args.on.filter).toHaveBeenLastCalledWith({ ...NO_FILTER, status: '2' });
});

Full.test('a new question begins with its type', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '新建题目' }));
  const items = await screen.findAllByRole('menuitem');
  await expect(items.map((item) => item.textContent)).toEqual('单选 多选 判断 填空 编程 程序阅读 程序完善'.split(' '));
  await userEvent.click(screen.getByRole('menuitem', { name: '程序完善' }));
  await expect(args.on.create).toHaveBeenCalledWith('7');
});

Full.test('a row opens its preview; the key is one step away; editing leaves with its id', async (story) => {
  const { canvas, userEvent, args } = story;
  const [title] = canvas.getAllByRole('link', { name: TITLES['2'] });
  if (!title) throw new Error('the second row has a link');
  await userEvent.click(title);
  const drawer = within(await screen.findByRole('dialog', { name: TITLES['2'] }));
  await expect(drawer.queryByText('正确答案')).toBeNull();
  await userEvent.click(drawer.getByRole('radio', { name: '答案与解析' }));
  await expect(drawer.getAllByText('正确答案')).toHaveLength(3);
  await userEvent.click(drawer.getByRole('button', { name: '编辑题目' }));
  await expect(args.on.edit).toHaveBeenCalledWith(idOf('question', 2));
});

PreviewFill.test('every accepted text of a blank is shown with the key', async ({ userEvent }) => {
  const drawer = within(await screen.findByRole('dialog'));
  await userEvent.click(drawer.getByRole('radio', { name: '答案与解析' }));
  await expect(drawer.getByText('2D 或 0x2D')).toBeVisible();
});

Selected.test('retiring asks first, tells what follows, and goes out once', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '停用' }));
  const dialog = within(await screen.findByRole('dialog', { name: '停用选中的 3 道题？' }));
  await expect(dialog.getByText(/不能再选入新的试卷/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: '停用题目' }));
  await expect(args.on.setStatus).toHaveBeenCalledTimes(1);
  await expect(args.on.setStatus).toHaveBeenCalledWith(picked, '2');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

RemoveRefused.test('a refused removal stays open with its reason', async ({ args, userEvent }) => {
  const dialog = within(screen.getByRole('dialog'));
  await expect(dialog.getByRole('alert')).toHaveTextContent('请改为停用');
  await userEvent.click(dialog.getByRole('button', { name: '取消' }));
  await expect(args.on.remove).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

NothingFound.test('nothing found says so, and all filters go at once', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByText('找到 0 条')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: '查看全部题目' }));
  await expect(args.on.filter).toHaveBeenLastCalledWith(NO_FILTER);
});

PreviewFailed.test('a preview that failed can be tried again', async ({ userEvent, args }) => {
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '重试' }));
  await expect(args.on.retry).toHaveBeenCalledTimes(1);
});
