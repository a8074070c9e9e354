import { COMPLETION, FILL, MULTIPLE, READING, SINGLE, TRUE_FALSE } from '@aosai/api/questions/kinds';
import preview from '#storybook/preview';
import { expect, mocked, waitFor, within } from 'storybook/test';
import { exampleDrafts } from '../QuestionBank/exampleDrafts.ts';
import { EditorExample, exampleArgs, exampleHead, exampleOn, newArgs, savedArgs } from './exampleEditor.tsx';
import type { QuestionEditorProps } from './questionEditorProps.ts';

const meta = preview.meta({
  id: 'screens-questioneditor',
  title: '编辑题目',

  component: EditorExample,
  parameters: {
    layout: 'fullscreen',
    density: { empty: newArgs(SINGLE) },
    docs: {
      description: {
        component:
          '**何时用**：新建或编辑题库里的一道题，七种题型各有自己的字段；右侧是随输入更新的题面与答案预览（手机上切换）。没有保存就离开会先问，服务器的意见写在对应的字段下面。**何时不用**：只看一道题用题库的抽屉；批量录入用导入；改一次考试里某道题的分值在试卷里做。',
      },
    },
  },
  args: {
    ...savedArgs(SINGLE),
    ...exampleArgs,
    on: exampleOn(),
  } as QuestionEditorProps,
});

const sentDraft = (args: QuestionEditorProps) => mocked(args.on.save).mock.lastCall?.[0];

export const Single = meta.story({ tags: ['key'] });
export const Multiple = meta.story({ args: savedArgs(MULTIPLE) });
export const TrueFalse = meta.story({ args: savedArgs(TRUE_FALSE) });
export const NewTrueFalse = meta.story({ args: newArgs(TRUE_FALSE) });
export const Fill = meta.story({ args: savedArgs(FILL) });
export const ProgramReading = meta.story({ args: savedArgs(READING) });
export const ProgramCompletion = meta.story({ args: savedArgs(COMPLETION) });
export const New = meta.story({ args: newArgs(SINGLE) });
export const WithVideo = meta.story({
  args: savedArgs(SINGLE, { ...exampleDrafts[SINGLE], videoFile: 'explained.mp4' }),
});
export const VideoSending = meta.story({
  args: { video: { id: '1', name: '讲解.mp4', sizeBytes: 90_000_000, state: { kind: 'sending', percent: 42 } } },
});
export const Loading = meta.story({ args: { saved: {}, preview: {} } });
export const Failed = meta.story({ args: { saved: { error: '这道题已被别人删除。请返回题库刷新列表。' } } });
export const PreviewFailed = meta.story({ args: { preview: { error: '服务暂时不可用，请稍后再试。' } } });
export const PreviewStale = meta.story({
  args: { preview: { data: savedArgs(SINGLE).preview.data, error: '网络已断开，恢复后会自动更新。' } },
});

const FORMULA =
  '<p>下面的程序输出 <math><msub><mi>a</mi><mi>n</mi></msub></math>，其中 <math><mn>1</mn><mo>≤</mo><mi>n</mi><mo>≤</mo><msup><mn>10</mn><mn>5</mn></msup></math>，它的时间复杂度是</p><p><math display="block"><mi>O</mi><mo>(</mo><mi>n</mi><mi>log</mi><mi>n</mi><mo>)</mo></math></p><pre><code class="language-cpp">int a[100005]; // 递推\nint main() {\n    a[1] = 1;\n    for (int i = 2; i &lt;= n; i++) a[i] = 2 * a[i - 1] + 1;\n    printf("%d\\n", a[n]);\n}\n</code></pre>';

export const FormulaAndCode = meta.story({
  args: { preview: { data: { ...savedArgs(SINGLE).preview.data, stemHtml: FORMULA } } },
});

const LONG = '把每一座灯塔的位置读入以后先从小到大排序再从左到右扫描一遍并且随时记录相邻两座灯塔之间的间隔，'.repeat(4);

export const Extreme = meta.story({
  args: savedArgs(MULTIPLE, {
    ...exampleDrafts[MULTIPLE],
    stem: LONG.repeat(3),
    tags: ['函数与参数传递', '排序', '引用', '进制转换', '一维数组', '递推', '递归', '二分'],
    options: Array.from('ABCDEFGH').map((id) => ({ id, text: LONG })),
  }),
});
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Dark = Multiple.extend({ globals: { theme: 'dark' } });

FormulaAndCode.test('formulas and code are previewed as students see them', async ({ canvas }) => {
  const preview = within(canvas.getByRole('heading', { name: '预览' }).closest('section') ?? document.body);
  await expect(preview.getAllByText('int', { selector: '[data-token="keyword"]' })).toHaveLength(3);
  await expect(preview.getAllByText('10', { selector: 'mn' })).toHaveLength(1);
});

Single.test('the preview follows typing, and the form is reported as changed', async ({ canvas, userEvent, args }) => {
  const stem = canvas.getByRole('textbox', { name: /题干/ });
  await userEvent.clear(stem);
  await userEvent.type(stem, '输出几？');
  await expect(canvas.getByText('输出几？', { selector: 'p' })).toBeVisible();
  await expect(args.on.draft).toHaveBeenLastCalledWith({ ...exampleDrafts[SINGLE], stem: '输出几？' }, exampleHead);
  await expect(args.on.dirty).toHaveBeenLastCalledWith(true);
});

Single.test('options can be moved by keyboard, and focus and key move with them', async (story) => {
  const { canvas, userEvent, args } = story;
  const down = canvas.getByRole('button', { name: '下移选项 B' });
  down.focus();
  await waitFor(() => expect(down).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await expect(canvas.getByRole('button', { name: '下移选项 C' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(canvas.getByRole('button', { name: '上移选项 D' })).toHaveFocus();
  await expect(canvas.getByRole('radio', { name: '选项 D是正确答案' })).toBeChecked();
  await userEvent.click(canvas.getByRole('button', { name: '保存题目' }));
  const [a, b, c, d] = exampleDrafts[SINGLE].options;
  await waitFor(() => expect(args.on.save).toHaveBeenCalledTimes(1));
  await expect(sentDraft(args)).toEqual({ ...exampleDrafts[SINGLE], options: [a, c, d, b] });
});

Multiple.test('a new option gets a free letter, and a removed one leaves the key', async (story) => {
  const { canvas, userEvent, args } = story;
  await userEvent.click(canvas.getByRole('button', { name: '删除选项 B' }));
  await expect(canvas.getByRole('button', { name: '添加选项' })).toHaveFocus();
  await userEvent.click(canvas.getByRole('button', { name: '添加选项' }));
  await userEvent.type(canvas.getByRole('textbox', { name: /选项 D/ }), '计数排序');
  await userEvent.click(canvas.getByRole('button', { name: '保存题目' }));
  const [a, , c, d] = exampleDrafts[MULTIPLE].options;
  await waitFor(() => expect(args.on.save).toHaveBeenCalledTimes(1));
  await expect(sentDraft(args)).toEqual({
    ...exampleDrafts[MULTIPLE],
    options: [a, c, d, { id: 'B', text: '计数排序' }],
    answer: ['A', 'D'],
  });
});

Fill.test('a fill may ignore case and require spaces', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('checkbox', { name: /不区分大小写/ }));
  await userEvent.click(canvas.getByRole('checkbox', { name: /空格也要一致/ }));
  await userEvent.click(canvas.getByRole('button', { name: '保存题目' }));
  await waitFor(() => expect(args.on.save).toHaveBeenCalledTimes(1));
  await expect(sentDraft(args)).toEqual({ ...exampleDrafts[FILL], exactSpaces: true, ignoreCase: true });
});

Multiple.test('a multiple choice question needs more than one right answer', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('checkbox', { name: '选项 A是正确答案' }));
  await userEvent.click(canvas.getByRole('checkbox', { name: '选项 B是正确答案' }));
  await userEvent.click(canvas.getByRole('button', { name: '保存题目' }));
  await expect(await canvas.findByText(/只有一个时请改用单选题/)).toBeVisible();
  await expect(args.on.save).not.toHaveBeenCalled();
});

New.test('no option is marked as right by default', async ({ canvas, userEvent }) => {
  const [first, second] = canvas.getAllByRole('radio', { name: /是正确答案/ });
  if (!first || !second) throw new Error('a new question has options');
  const blank = getComputedStyle(first).backgroundColor;
  await userEvent.click(first);
  await waitFor(() => expect(getComputedStyle(first).backgroundColor).not.toBe(blank));
  await expect(getComputedStyle(second).backgroundColor).toBe(blank);
});

NewTrueFalse.test('a true/false question without a key shows an error at the field and focuses it', async (story) => {
  const { canvas, userEvent, args } = story;
  await userEvent.type(canvas.getByRole('textbox', { name: /题干/ }), '天是蓝的');
  await userEvent.click(canvas.getByRole('button', { name: '创建题目' }));
  await expect(await canvas.findByText('请选择这句话是正确还是错误。')).toBeVisible();
  await waitFor(() => expect(canvas.getByRole('radio', { name: '正确' })).toHaveFocus());
  await expect(args.on.save).not.toHaveBeenCalled();
});

TrueFalse.test('the key of a true/false question can be changed', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('radio', { name: '错误' }));
  await userEvent.click(canvas.getByRole('button', { name: '保存题目' }));
  await waitFor(() => expect(args.on.save).toHaveBeenCalledTimes(1));
  await expect(sentDraft(args)).toEqual({ ...exampleDrafts[TRUE_FALSE], answer: false });
});

Fill.test('each line of a blank is an accepted text', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: /第 1 空/ }), '{Enter}四十五');
  await userEvent.click(canvas.getByRole('button', { name: '删除第 2 空' }));
  await userEvent.click(canvas.getByRole('button', { name: '保存题目' }));
  await waitFor(() => expect(args.on.save).toHaveBeenCalledTimes(1));
  await expect(sentDraft(args)).toEqual({ ...exampleDrafts[FILL], answer: [['45', '四十五']] });
});

ProgramReading.test('a part changed to true/false needs a new key', async ({ canvas, userEvent, args }) => {
  const kind = within(canvas.getByRole('radiogroup', { name: '第 2 小题的题型' }));
  await userEvent.click(kind.getByRole('radio', { name: '判断' }));
  await userEvent.click(canvas.getByRole('button', { name: '保存题目' }));
  await expect(await canvas.findByText('请标出第 2 小题的正确答案。')).toBeVisible();
  await userEvent.click(
    within(canvas.getByRole('group', { name: /第 2 小题的正确答案/ })).getByRole('radio', { name: '错误' }),
  );
  await userEvent.click(canvas.getByRole('button', { name: '保存题目' }));
  await waitFor(() => expect(args.on.save).toHaveBeenCalledTimes(1));
  const [first, second] = exampleDrafts[READING].parts;
  await expect(sentDraft(args)).toEqual({
    ...exampleDrafts[READING],
    parts: [first, { ...second, options: first?.options, answer: 'F' }],
  });
});

Phone.test('on a phone, fields and preview are shown alternately', async ({ canvas, userEvent }) => {
  const stem = canvas.getByRole('textbox', { name: /题干/ });
  await expect(canvas.queryByRole('heading', { name: '预览' })).toBeNull();
  await userEvent.click(canvas.getByRole('radio', { name: '预览' }));
  await expect(canvas.getByRole('heading', { name: '预览' })).toBeVisible();
  await expect(stem).not.toBeVisible();
});

Failed.test('a question that failed to load can be retried', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '重试' }));
  await expect(args.on.retry).toHaveBeenCalledTimes(1);
});

Single.test('the toolbar puts Markdown around the selection', async ({ canvas, userEvent, args }) => {
  const stem = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: /题干/ });
  await userEvent.clear(stem);
  await userEvent.type(stem, 'n 的范围');
  stem.setSelectionRange(0, 1);
  const tools = within(canvas.getByRole('toolbar', { name: '题干的格式' }));
  await userEvent.click(tools.getByRole('button', { name: '公式' }));
  await expect(stem).toHaveValue('$n$ 的范围');
  await userEvent.click(canvas.getByRole('button', { name: '保存题目' }));
  await waitFor(() => expect(sentDraft(args)).toMatchObject({ stem: '$n$ 的范围' }));
});

Single.test('an uploaded picture is inserted at the caret', async ({ canvas, userEvent, args }) => {
  const stem = canvas.getByRole('textbox', { name: /题干/ });
  await userEvent.clear(stem);
  const picture = new File(['x'], '图.png', { type: 'image/png' });
  await userEvent.upload(canvas.getByLabelText('给题干插入图片', { selector: 'input' }), picture);
  await expect(args.on.picture).toHaveBeenCalledWith(picture);
  await waitFor(() => expect(stem).toHaveValue('![图片](/aosai/api/common/file/PICTURE)'));
});

WithVideo.test('an uploaded video is saved with the question, and can be removed', async (story) => {
  const { canvas, userEvent, args } = story;
  const field = within(canvas.getByRole('group', { name: '题解视频' }));
  await expect(field.getByRole('link', { name: /打开已上传的视频/ })).toHaveAttribute(
    'href',
    '/aosai/api/common/file/explained.mp4',
  );
  await userEvent.click(field.getByRole('button', { name: '移除' }));
  await userEvent.click(canvas.getByRole('button', { name: '保存题目' }));
  await waitFor(() => expect(args.on.save).toHaveBeenCalledTimes(1));
  await expect(sentDraft(args)).toEqual({ ...exampleDrafts[SINGLE], videoFile: null });
  await userEvent.upload(
    field.getByLabelText('选择题解视频', { selector: 'input' }),
    new File(['0'], '讲解.mp4', { type: 'video/mp4' }),
  );
  await userEvent.click(canvas.getByRole('button', { name: '保存题目' }));
  await waitFor(() => expect(args.on.save).toHaveBeenCalledTimes(2));
  await expect(sentDraft(args)).toEqual({ ...exampleDrafts[SINGLE], videoFile: 'lecture.mp4' });
});

VideoSending.test('a video upload shows its progress', async ({ canvas }) => {
  await expect(canvas.getByRole('progressbar', { name: /讲解.mp4/ })).toBeVisible();
});

Single.test('the price of the solution is saved with the question', async ({ canvas, userEvent, args }) => {
  await expect(canvas.queryByRole('button', { name: '改正答案' })).toBeNull();
  const price = canvas.getByRole('spinbutton', { name: /题解价格/ });
  await userEvent.clear(price);
  await userEvent.type(price, '5');
  await userEvent.click(canvas.getByRole('button', { name: '保存题目' }));
  await waitFor(() => expect(args.on.save).toHaveBeenCalledTimes(1));
  await expect(mocked(args.on.save).mock.lastCall?.[1]).toEqual({ ...exampleHead, pricePoints: 5 });
});
