import preview from '#storybook/preview';
import { useState } from 'react';
import type { CheckedItem } from '@aosai/api/questions/imports';
import { FILL, MULTIPLE, PROGRAMMING, SINGLE } from '@aosai/api/questions/kinds';
import { idOf } from '@aosai/api/kit/ids.fixtures';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { inOffice } from '../../../storybook/inOffice.tsx';
import { type CheckedFile, type ImportRun, QuestionImport, type QuestionImportProps } from './QuestionImport.tsx';

const item = (no: number, title: string, changes: Partial<CheckedItem> = {}): CheckedItem => ({
  no,
  key: String(no),
  title,
  type: SINGLE,
  caseCount: 0,
  sampleCount: 0,
  bytes: 0,
  outcome: 'new',
  match: null,
  notes: [],
  faults: [],
  ...changes,
});
const match = { id: idOf('question', 1), title: '下列排序算法中，稳定的有', percent: 96, mayReplace: true };
const items = [
  item(1, '下面的程序输出（　　）'),
  item(2, '下列排序算法中，稳定的有', { type: MULTIPLE, outcome: 'same', match }),
  item(3, '下列排序算法中，不稳定的有', { type: MULTIPLE, outcome: 'near', match }),
  item(4, '二进制数转成十进制', {
    type: FILL,
    outcome: 'fault',
    faults: ['第 2 空没有答案，请在答案列用 ;; 分开各空'],
  }),
  item(5, '灯塔的间隔', {
    type: PROGRAMMING,
    caseCount: 20,
    bytes: 3_400_000,
    notes: ['时间限制写作 1，按 1 秒读取', '比较程序按 testlib 读取'],
  }),
  item(6, '', { type: null, outcome: 'fault', faults: ['找不到题面，请补上 statement.md'] }),
];
const checked: CheckedFile = {
  token: 'T1',
  fileName: '期末题库.zip',
  format: 'hydro',
  formats: ['aosai', 'icpc', 'polygon', 'hydro', 'qduoj', 'cases'],
  items,
  unpaired: [],
};
const run: ImportRun = {
  total: 4,
  isDone: false,
  items: [
    { no: 1, title: '下面的程序输出（　　）', outcome: 'created', notes: [] },
    { no: 2, title: '下列排序算法中，稳定的有', outcome: 'skipped', notes: [] },
    { no: 3, title: '下列排序算法中，不稳定的有', outcome: 'waiting', notes: [] },
    { no: 5, title: '灯塔的间隔', outcome: 'waiting', notes: [] },
  ],
};
const done: ImportRun = {
  ...run,
  isDone: true,
  items: run.items.map((one) =>
    one.no === 5
      ? { ...one, outcome: 'failed', notes: ['测试点 7 的输入超过 64 MB，请拆小后再导入'] }
      : one.outcome === 'waiting'
        ? { ...one, outcome: 'created' }
        : one,
  ),
};

const meta = preview.meta({
  id: 'screens-questionimport',
  title: '导入题目',

  component: QuestionImport,
  decorators: [inOffice('edms', 'question')],
  parameters: {
    layout: 'fullscreen',
    density: {
      empty: { checked: { ...checked, items: [] } },
      extreme: {
        checked: { ...checked, items: Array.from({ length: 400 }, (_, no) => item(no + 1, `第 ${no + 1} 题`)) },
      },
    },
    docs: {
      description: {
        component:
          '**何时用**：question/import，把题目包、Excel 或 Word 里的题目存进题库：先检查，逐题看提示和错误，勾选以后再导入，最后有逐题的报告。**何时不用**：只写一道题用 QuestionEditor；给一道编程题上传测试点在编辑器里做。',
      },
    },
  },
  args: {
    bankHref: '#bank',
    importedHref: '#bank?importId=1',
    templateHref: '#template.xlsx',
    banks: ['org', 'own'],
    upload: {},
    checked: null,
    run: null,
    act: { pending: false, error: null },
    on: { choose: fn(), readAs: fn(), cancel: fn(), start: fn(), again: fn(), report: fn() },
  } as QuestionImportProps,
});

export const Choosing = meta.story();
export const Uploading = meta.story({
  args: { upload: { progress: { name: '期末题库.zip', sentBytes: 42_000_000, totalBytes: 120_000_000 } } },
});
export const Unreadable = meta.story({
  args: { upload: { error: '压缩包已损坏：第 3 个文件不完整。请重新导出后再上传。' } },
});
export const Checked = meta.story({ args: { checked } });
/** Questions parsed with doubts: each says what to compare with the file. */
export const Doubtful = meta.story({
  args: {
    checked: {
      ...checked,
      fileName: '期末卷.docx',
      format: 'docx',
      items: [
        item(1, '下面的程序输出（　　）'),
        item(2, '水在 ____ 度结冰，在 ____ 度沸腾', {
          type: FILL,
          outcome: 'doubt',
          notes: ['空的个数与答案的个数不同，请核对：2 个空，1 个答案'],
        }),
        item(3, '能存下 3.5 的类型是（　　）', { outcome: 'doubt', notes: ['缺答案'] }),
      ],
    },
  },
});
export const DoubtfulPhone = Doubtful.extend({ globals: { viewport: { value: 'phone' } } });
export const Unpaired = meta.story({
  args: { checked: { ...checked, unpaired: ['data/7.in', 'data/9.out'] } },
});
export const Expired = meta.story({
  args: { checked, act: { pending: false, error: '检查结果已过期，请重新上传。' } },
});
export const Running = meta.story({ args: { checked, run } });
export const Done = meta.story({ args: { checked, run: done } });
export const Phone = Checked.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = Checked.extend({ globals: { theme: 'dark' } });
export const DonePhone = Done.extend({ globals: { viewport: { value: 'phone' } } });

Choosing.test('a chosen file is uploaded', async ({ canvas, userEvent, args }) => {
  const file = new File(['zip'], '期末题库.zip', { type: 'application/zip' });
  await userEvent.upload(canvas.getByLabelText('选择题目文件', { selector: 'input' }), file);
  await expect(args.on.choose).toHaveBeenCalledWith(file);
});

Choosing.test('an unsupported archive is refused at once', async ({ canvas, args }) => {
  const picker = canvas.getByLabelText('选择题目文件', { selector: 'input' });
  const archive = new File(['tar'], '题目.tar.gz', { type: 'application/gzip' });
  await fireEvent.change(picker, { target: { files: [archive] } });
  await expect(await canvas.findByRole('alert')).toHaveTextContent('题目.tar.gz');
  await expect(args.on.choose).not.toHaveBeenCalled();
});

Checked.test(
  'a file with a wrongly detected format can be read as another one',
  async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('combobox', { name: '文件格式' })).toHaveValue('hydro');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '文件格式' }), '成对的测试数据');
    await expect(args.on.readAs).toHaveBeenCalledWith('cases');
  },
);

Checked.test('ticked items are imported, and faulty ones cannot be ticked', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByText('新建 3 题，跳过 3 题')).toBeVisible();
  await expect(canvas.getByRole('checkbox', { name: '导入第 4 题' })).toBeDisabled();
  await userEvent.click(canvas.getByRole('checkbox', { name: '导入第 2 题' }));
  await expect(canvas.getByRole('combobox', { name: '第 2 题怎么处理' })).toHaveValue('replace');
  await userEvent.click(canvas.getByRole('checkbox', { name: '导入第 1 题' }));
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: '导入到' }), '个人题库');
  await userEvent.type(canvas.getByRole('textbox', { name: '给每题加标签' }), '期末、四级 期末');
  await userEvent.click(canvas.getByRole('button', { name: '导入 3 题' }));
  await expect(args.on.start).toHaveBeenCalledWith({
    items: [
      { no: 1, action: 'skip' },
      { no: 2, action: 'replace' },
      { no: 3, action: 'create' },
      { no: 4, action: 'skip' },
      { no: 5, action: 'create' },
      { no: 6, action: 'skip' },
    ],
    bank: 'own',
    addTags: ['期末', '四级'],
  });
});

Checked.test('a tab shows only the faulty items', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('tab', { name: '有问题，不能导入 2' }));
  await expect(canvas.getAllByRole('row')).toHaveLength(3);
  await expect(canvas.getByText(/第 2 空没有答案/)).toBeVisible();
});

Done.test('the report lists failed items first, and can be downloaded', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByText('2 题已存为草稿，1 题跳过，1 题没有导入。')).toBeVisible();
  const [, first] = within(canvas.getByRole('table', { name: '导入结果' })).getAllByRole('row');
  await expect(first).toHaveTextContent('测试点 7 的输入超过 64 MB');
  await expect(canvas.getByRole('link', { name: '查看导入的题目' })).toHaveAttribute('href', '#bank?importId=1');
  await userEvent.click(canvas.getByRole('button', { name: '下载报告' }));
  await expect(args.on.report).toHaveBeenCalledTimes(1);
});

Doubtful.test('doubtful items are imported, highlighted, and have their own tab', async (story) => {
  const { canvas, userEvent, args } = story;
  const [, , second] = within(canvas.getByRole('table', { name: '文件里的题目' })).getAllByRole('row');
  await expect(second).toHaveTextContent('新题，请核对');
  await expect(second).toHaveTextContent('2 个空，1 个答案');
  await expect(canvas.getByRole('checkbox', { name: '导入第 2 题' })).toBeChecked();
  await userEvent.click(canvas.getByRole('tab', { name: '新题，请核对 2' }));
  await expect(canvas.getAllByRole('row')).toHaveLength(3);
  await userEvent.click(canvas.getByRole('button', { name: '导入 3 题' }));
  await expect(args.on.start).toHaveBeenCalledWith(
    expect.objectContaining({ items: [1, 2, 3].map((no) => ({ no, action: 'create' })) }),
  );
});

/** Goes through the steps as the page does. */
// Has no picture: it looks like the first step.
Phone.test('on a phone the column of the checkboxes is as wide as a checkbox', async ({ canvas }) => {
  const [box] = canvas.getAllByRole('checkbox', { name: /^导入第/ });
  await expect(box?.closest('td')?.getBoundingClientRect().width).toBeLessThan(64);
});

export const Walking = Choosing.extend({
  tags: ['no-visual'],
  args: { checked: null },
  render: function Walk(args) {
    const [step, setStep] = useState<'file' | 'check' | 'run'>('file');
    return (
      <QuestionImport
        {...args}
        checked={step === 'file' ? null : checked}
        run={step === 'run' ? run : null}
        on={{ ...args.on, choose: () => setStep('check'), start: () => setStep('run') }}
      />
    );
  },
});

Walking.test('each step begins at its heading', async ({ canvas, userEvent }) => {
  await userEvent.upload(canvas.getByLabelText('选择题目文件', { selector: 'input' }), new File(['x'], '题库.xlsx'));
  await waitFor(() => expect(canvas.getByRole('heading', { name: '检查' })).toHaveFocus());
  await userEvent.click(canvas.getByRole('button', { name: /^导入 \d+ 题/ }));
  await expect(canvas.getByRole('heading', { name: '正在导入' })).toHaveFocus();
});
