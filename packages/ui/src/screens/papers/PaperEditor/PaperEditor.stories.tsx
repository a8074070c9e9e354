import preview from '#storybook/preview';
import { FILL, MULTIPLE, PROGRAMMING, SINGLE, TRUE_FALSE } from '@aosai/api/questions/kinds';
import { expect, fn, mocked, screen, waitFor, within } from 'storybook/test';
import { inOffice } from '../../../storybook/inOffice.tsx';
import { firstQuery, type PickableQuestion } from '../../../patterns/QuestionPicker/QuestionPicker.tsx';
import { pickableQuestion, pickerBank } from '../../../storybook/examplePicker.ts';
import { aQuestion, drawnSlots, emptyFreePaper, emptyPaper, examplePaper, freePaper } from './examplePaper.ts';
import { PaperEditor, type PaperEditorProps } from './PaperEditor.tsx';

const found = [5, 6, 7, 8].map((no) => pickableQuestion(no, { isOpen: no === 6, knowledge: ['gesp-cpp-4/sort'] }));
const bankOf = (content: PickableQuestion[]) =>
  pickerBank({ found: { data: { content, total: content.length, page: 0, size: 20 } } });

const meta = preview.meta({
  id: 'screens-papereditor',
  title: '编辑试卷',

  component: PaperEditor,
  decorators: [inOffice('edms', 'examPaper')],
  parameters: {
    layout: 'fullscreen',
    density: { empty: { paper: { data: emptyPaper } } },
    docs: {
      description: {
        component:
          '**何时用**：/bms 与 /edms 的 examPaper/:id，把题目放进大题，用鼠标或键盘排序，按蓝图抽题，改分值；合计和与模板的差别一直在下方。**何时不用**：改标题和时长在试卷列表；印在纸上用 PaperPrint；改题目本身用 QuestionEditor。',
      },
    },
  },
  args: {
    paper: { data: examplePaper },
    documentKey: 'paper-1',
    listHref: '#papers',
    printHref: '#print',
    bank: bankOf(found),
    own: ['org'],
    save: { pending: false, error: null },
    isLeaving: false,
    on: {
      retry: fn(),
      dirty: fn(),
      leave: fn(),
      stay: fn(),
      save: fn(),
      copy: fn(),
      reportError: fn(),
      take: fn(),
      draw: fn(async () => drawnSlots),
      swap: fn(async () => aQuestion(SINGLE, 9, { title: '换来的题目' })),
    },
  } as PaperEditorProps,
});

const [single, judged, task] = examplePaper.sections;
if (!single || !judged || !task) throw new Error('the example has three sections');

export const Full = meta.story();
export const Faulty = meta.story({
  args: {
    paper: {
      data: {
        ...examplePaper,
        sections: [
          {
            ...single,
            questions: [
              aQuestion(SINGLE, 0, { isOpen: true }),
              aQuestion(SINGLE, 1, { hasNewer: true }),
              aQuestion(SINGLE, 2, { isUsable: false }),
              aQuestion(SINGLE, 3, { check: 'unchecked' }),
            ],
          },
          { ...judged, questions: [...judged.questions, aQuestion(TRUE_FALSE, 3)] },
        ],
      },
    },
  },
});
export const Empty = meta.story({ args: { paper: { data: emptyPaper } } });
export const Loading = meta.story({ args: { paper: {} } });
export const Failed = meta.story({ args: { paper: { error: '这份试卷已被删除。请返回试卷列表刷新。' } } });
export const Frozen = meta.story({ args: { paper: { data: { ...examplePaper, isFrozen: true } } } });
export const Lent = meta.story({ args: { paper: { data: { ...examplePaper, mayWrite: false } } } });
export const Refused = meta.story({
  args: { save: { pending: false, error: '刚被别人改过。请复制您的修改，刷新以后再保存。' } },
});
export const Picking = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [add] = canvas.getAllByRole('button', { name: '添加题目' });
    if (add) await userEvent.click(add);
    await screen.findByRole('dialog', { name: '给「单选题」添加题目' });
  },
});
export const Drawn = Empty.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '按蓝图抽题' }));
    await userEvent.click(await screen.findByRole('button', { name: '抽题' }));
    await screen.findByText('缺 1 道');
  },
});
/** A school without questions of its own: the draw goes on with open ones, and says so. */
export const OnlyOpen = Empty.extend({
  play: async ({ args, canvas, userEvent }) => {
    const none = drawnSlots.map((slot) => ({ ...slot, questions: [], missing: 1 }));
    mocked(args.on.draw).mockResolvedValueOnce(none);
    await userEvent.click(canvas.getByRole('button', { name: '按蓝图抽题' }));
    await userEvent.click(await screen.findByRole('button', { name: '抽题' }));
    await screen.findByText('没有学生没见过的题，这份改从公开的题里抽');
  },
});
/** 自由组卷 without questions, with a button to add the first one. */
export const EmptyFree = meta.story({ args: { paper: { data: emptyFreePaper } } });
export const Free = meta.story({ args: { paper: { data: freePaper } } });
export const FreePhone = Free.extend({ globals: { viewport: { value: 'phone' } } });
export const FreeDark = Free.extend({ globals: { theme: 'dark' } });
export const NewSection = Free.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '添加大题' }));
    await screen.findByRole('dialog', { name: '添加大题' });
  },
});
export const Phone = Full.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = Faulty.extend({ globals: { theme: 'dark' } });

const idsOf = (args: PaperEditorProps) => {
  const [sections = []] = mocked(args.on.save).mock.lastCall ?? [];
  return sections.map(({ questions }) => questions.map(({ id }) => id));
};
const ids = single.questions.map(({ id }) => id);
Full.test('Space lifts a question, arrows move it, Space drops it, and each step is announced', async (story) => {
  const { canvas, userEvent, args } = story;
  canvas.getByRole('button', { name: '移动第 1 题' }).focus();
  await userEvent.keyboard(' ');
  await expect(canvas.getByRole('button', { name: '移动第 1 题', pressed: true })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect(canvas.getByText('移到单选题第 3 位，共 5 题；全卷第 3 题')).toBeInTheDocument();
  await expect(canvas.getByRole('button', { name: '移动第 3 题' })).toHaveFocus();
  await userEvent.keyboard(' ');
  await userEvent.click(canvas.getByRole('button', { name: '保存试卷' }));
  await expect(idsOf(args)[0]).toEqual([ids[1], ids[2], ids[0], ids[3], ids[4]]);
});

Full.test('Esc returns a lifted question to its old place', async ({ canvas, userEvent }) => {
  canvas.getByRole('button', { name: '移动第 2 题' }).focus();
  await userEvent.keyboard(' {ArrowDown}{ArrowDown}{Escape}');
  await expect(canvas.getByText('已取消，回到单选题第 2 位，共 5 题；全卷第 2 题')).toBeInTheDocument();
  await expect(canvas.queryByRole('button', { pressed: true })).toBeNull();
});

Full.test('removing a question by its menu shows which questions are missing', async ({ canvas, userEvent }) => {
  await expect(canvas.getByText('符合 GESP 4 级 的结构和总分')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: '第 1 题移到…' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: '移到本大题最后' }));
  await userEvent.click(canvas.getByRole('button', { name: '第 2 题移到…' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: '移出试卷' }));
  await expect(canvas.getByText('单选题：缺 1 道')).toBeVisible();
  const section = within(canvas.getByRole('region', { name: '单选题' }));
  await expect(section.getByText('缺 1 道')).toBeVisible();
  await expect(canvas.getByText('64 分')).toBeVisible();
});

Full.test('a removed question is put back in its place with one click', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '第 2 题移到…' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: '移出试卷' }));
  await userEvent.click(await canvas.findByRole('button', { name: '撤回' }));
  await waitFor(() => expect(canvas.queryByText('单选题：缺 1 道')).toBeNull());
  await expect(canvas.queryByRole('button', { name: '撤回' })).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: '保存试卷' }));
  await expect(idsOf(args)[0]?.[1]).toBe(aQuestion(SINGLE, 1).id);
});

Full.test('a swapped-in question takes the place of the old one', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '给第 2 题换一题' }));
  await expect(await canvas.findByText('换来的题目')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: '保存试卷' }));
  await expect(idsOf(args)[0]?.[1]).toBe(aQuestion(SINGLE, 9).id);
});

Picking.test('questions of the bank are appended to the section', async (story) => {
  const { canvas, userEvent, args } = story;
  await expect(args.bank.on.find).toHaveBeenCalledWith(firstQuery(SINGLE, '', 'gesp-cpp-4'));
  const dialog = within(screen.getByRole('dialog'));
  const [, first, second] = dialog.getAllByRole('checkbox');
  if (!first || !second) throw new Error('two questions are found');
  await userEvent.click(first);
  await userEvent.click(second);
  await userEvent.click(dialog.getByRole('button', { name: '添加 2 题' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(canvas.getByText('单选题：多 2 道')).toBeVisible();
});

Drawn.test('a draw fills the paper and lists missing questions', async ({ canvas, userEvent, args }) => {
  await expect(args.on.draw).toHaveBeenCalledWith({
    language: 'cpp',
    excludeOpen: true,
    distinct: true,
    unusedDays: 90,
  });
  const dialog = within(screen.getByRole('dialog'));
  await expect(dialog.getByText(/另有 3 道和抽出的太相似/)).toBeVisible();
  const spread = within(dialog.getByRole('region', { name: '知识点分布' }));
  await expect(spread.getByText('GESP C++ 4 级 排序')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: '给第 1 题换一题' }));
  await expect(await dialog.findByText('换来的题目')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: '用这份' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(canvas.getByText('编程题：缺 1 道')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: '保存试卷' }));
  await expect(idsOf(args).map((one) => one.length)).toEqual([5, 3, 1]);
});

Full.test(
  'a paper of open questions says so once',
  {
    args: {
      paper: {
        data: {
          ...examplePaper,
          sections: [{ ...single, questions: [0, 1].map((no) => aQuestion(SINGLE, no, { isOpen: true })) }],
        },
      },
    },
  },
  async ({ canvas }) => {
    await expect(canvas.getAllByText(/学生可能见过/)).toHaveLength(1);
    await expect(canvas.getByRole('group', { name: '合计' })).toHaveTextContent('2 题 · 都是公开的题，学生可能见过');
  },
);

Free.test('a draft without faults is saved and made usable in one step', async ({ canvas, userEvent, args }) => {
  await expect(canvas.queryByRole('button', { name: '保存并设为可用' })).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: '第 1 题移到…' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /移出/ }));
  await userEvent.click(canvas.getByRole('button', { name: '保存并设为可用' }));
  await expect(args.on.save).toHaveBeenCalledWith(expect.anything(), true);
});

Faulty.test('a paper with faults is only saved', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '第 1 题移到…' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /移出/ }));
  await expect(canvas.queryByRole('button', { name: '保存并设为可用' })).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: '保存试卷' }));
  await expect(args.on.save).toHaveBeenCalledWith(expect.anything(), false);
});

OnlyOpen.test('a draw that finds no unseen questions takes open ones of the same language', async (story) => {
  const { args } = story;
  const rules = { language: 'cpp', excludeOpen: true, distinct: true, unusedDays: 90 };
  await expect(mocked(args.on.draw).mock.calls).toEqual([[rules], [{ ...rules, excludeOpen: false }]]);
  const dialog = within(screen.getByRole('dialog'));
  await expect(dialog.getByRole('checkbox', { name: '不抽公开的题' })).not.toBeChecked();
  await expect(dialog.getByRole('button', { name: '用这份' })).toBeEnabled();
});

Empty.test('a paper for Python draws questions of Python', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '按蓝图抽题' }));
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: '语言' }), 'py');
  await userEvent.click(screen.getByRole('button', { name: '抽题' }));
  await expect(args.on.draw).toHaveBeenCalledWith(expect.objectContaining({ language: 'py' }));
});

Full.test('a draw that found nothing cannot replace the questions', async ({ canvas, userEvent, args }) => {
  const none = drawnSlots.map((slot) => ({ ...slot, questions: [], missing: 1 }));
  mocked(args.on.draw).mockResolvedValueOnce(none).mockResolvedValueOnce(none);
  await userEvent.click(canvas.getByRole('button', { name: '按蓝图抽题' }));
  const dialog = within(await screen.findByRole('dialog', { name: '按蓝图抽题' }));
  await userEvent.click(dialog.getByRole('button', { name: '抽题' }));
  await expect(await dialog.findByText(/还缺单选题 1 道.*放宽.*还不够时，自己新建或导入/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: '用这份，替换现有题目' })).toBeDisabled();
  await userEvent.click(dialog.getByRole('button', { name: '去掉条件再抽' }));
  await expect(args.on.draw).toHaveBeenLastCalledWith({
    language: 'cpp',
    excludeOpen: false,
    distinct: false,
    unusedDays: null,
  });
  await expect(await dialog.findByText('缺 1 道')).toBeVisible();
  await expect(dialog.queryByRole('button', { name: '去掉条件再抽' })).toBeNull();
});

Frozen.test('a paper that a student has begun is read-only, and can be copied', async ({ canvas, userEvent, args }) => {
  await expect(canvas.queryByRole('button', { name: '保存试卷' })).toBeNull();
  await expect(canvas.queryByRole('button', { name: '移动第 1 题' })).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: '复制一份' }));
  await expect(args.on.copy).toHaveBeenCalledTimes(1);
});
Lent.test('a paper of another owner is read-only', async ({ canvas }) => {
  await expect(canvas.getByText('这份试卷归别人所有，只能查看')).toBeVisible();
  await expect(canvas.queryByRole('button', { name: '保存试卷' })).toBeNull();
});

Full.test('the paper can be exported as Word or Excel', async ({ canvas, userEvent, args }) => {
  for (const [label, as] of [
    ['Word', 'docx'],
    ['Excel', 'xlsx'],
  ] as const) {
    await userEvent.click(canvas.getByRole('button', { name: '导出' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: new RegExp(label) }));
    await expect(args.on.take).toHaveBeenLastCalledWith(as);
  }
});

export const Leaving = Full.extend({ args: { isLeaving: true }, tags: ['no-visual'] });

Leaving.test('unsaved changes are discarded only after confirmation', async ({ userEvent, args }) => {
  const dialog = within(await screen.findByRole('dialog', { name: '放弃没有保存的修改？' }));
  await userEvent.click(dialog.getByRole('button', { name: '继续编辑' }));
  await expect(args.on.stay).toHaveBeenCalledTimes(1);
  await expect(args.on.leave).not.toHaveBeenCalled();
  await userEvent.click(dialog.getByRole('button', { name: '放弃修改' }));
  await expect(args.on.leave).toHaveBeenCalledTimes(1);
});

Failed.test('a paper that failed to load can be retried', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '重试' }));
  await expect(args.on.retry).toHaveBeenCalledTimes(1);
});

/** Name, type and question types of the last saved sections. */
const savedOf = (args: PaperEditorProps) => {
  const [sections = []] = mocked(args.on.save).mock.lastCall ?? [];
  return sections.map(({ name, type, questions }) => ({ name, type, types: questions.map((one) => one.type) }));
};
const mixedFound = [
  pickableQuestion(11, { type: MULTIPLE, title: '下列排序算法中，稳定的有' }),
  pickableQuestion(12, { type: PROGRAMMING, title: '棋盘上的路', points: 2_500 }),
  pickableQuestion(13, { type: FILL, title: '二进制数 101101 转成十进制是' }),
];

EmptyFree.test(
  'a free paper takes questions of any type at once, in the order they were selected',
  { args: { bank: bankOf(mixedFound) } },
  async (story) => {
    const { canvas, userEvent, args } = story;
    await userEvent.click(canvas.getByRole('button', { name: '添加题目' }));
    await expect(args.bank.on.find).toHaveBeenCalledWith(firstQuery(null));
    const dialog = within(await screen.findByRole('dialog', { name: '给「试题」添加题目' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: mixedFound[1]?.title ?? '' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: mixedFound[0]?.title ?? '' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: mixedFound[2]?.title ?? '' }));
    await userEvent.click(dialog.getByRole('button', { name: '添加 3 题' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: '保存试卷' }));
    await expect(savedOf(args)).toEqual([{ name: '试题', type: null, types: [PROGRAMMING, MULTIPLE, FILL] }]);
  },
);

EmptyFree.test('a section can be created before its questions, and an empty paper is reported', async (story) => {
  const { canvas, userEvent, args } = story;
  await userEvent.click(canvas.getByRole('button', { name: '先分大题' }));
  const dialog = within(await screen.findByRole('dialog', { name: '添加大题' }));
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: /题型/ }), FILL);
  await userEvent.click(dialog.getByRole('button', { name: '添加' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(canvas.getByRole('region', { name: '填空题' })).toBeVisible();
  await expect(canvas.getByText('试卷：还没有题目')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: '保存试卷' }));
  await expect(savedOf(args)).toEqual([{ name: '填空题', type: FILL, types: [] }]);
});

Free.test('a section can be renamed, moved, and deleted with its questions', async ({ canvas, userEvent, args }) => {
  const acts = async (name: string, act: string) => {
    await userEvent.click(canvas.getByRole('button', { name: `大题「${name}」的操作` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: act }));
  };
  await acts('综合题', '大题上移');
  await acts('综合题', '修改名称和题型');
  const dialog = within(await screen.findByRole('dialog', { name: '修改「综合题」' }));
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: /题型/ }), FILL);
  await userEvent.click(dialog.getByRole('button', { name: '修改' }));
  await expect(await dialog.findByText(/这个大题里有.*题，不能改为只放填空题/)).toBeVisible();
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: /题型/ }), 'mixed');
  await userEvent.clear(dialog.getByLabelText(/名称/));
  await userEvent.type(dialog.getByLabelText(/名称/), '压轴');
  await userEvent.click(dialog.getByRole('button', { name: '修改' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await acts('基础题', '删除大题');
  const asked = within(await screen.findByRole('dialog', { name: '删除大题「基础题」？' }));
  await userEvent.click(asked.getByRole('button', { name: '删除大题' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(canvas.getByRole('button', { name: '保存试卷' }));
  await expect(savedOf(args)).toEqual([{ name: '压轴', type: null, types: [MULTIPLE, PROGRAMMING, FILL] }]);
});

EmptyFree.test('an empty bank says who can open it', { args: { bank: bankOf([]) } }, async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: '添加题目' }));
  await expect(await screen.findByText(/可以请平台的管理员/)).toBeVisible();
});
