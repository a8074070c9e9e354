import preview from '#storybook/preview';
import { QUESTION_KINDS } from '@aosai/api/questions/kinds';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { Tabs } from '../../primitives/Tabs/Tabs.tsx';
import { TextInput } from '../../primitives/TextInput/TextInput.tsx';
import { FilterBar, type FilterBarProps } from './FilterBar.tsx';

const tabs = [
  { id: 'all', label: '全部' },
  { id: '3', label: '进行中' },
  { id: '5', label: '已结束' },
];

const types = Object.entries(QUESTION_KINDS).map(([value, { label }]) => ({ value, label }));
const levels = ['简单', '中等', '困难', '极难'].map((label) => ({ value: label, label }));

const meta = preview.meta({
  id: 'patterns-filterbar',
  title: '列表与表格/筛选条 FilterBar',
  component: FilterBar,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：放在列表上方：左边是视图（标签页），右边是条件和搜索。条件立刻生效，搜索在停止输入 0.3 秒后发出，按回车不用等。手机上条件收在「筛选」后面，按钮上写着设了几项。值由应用放进网址，所以前进后退都对得上。一行放不下的条件和日期收在「更多筛选」后面，所以常用的写在前面。**何时不用**：只有两三项的短列表不需要筛选。',
      },
    },
  },
  args: {
    label: '搜索考试名称',
    keyword: '',
    onSearch: fn(),
    onChoose: fn(),
    children: <Tabs label="考试状态" tabs={tabs} value="all" onChange={() => {}} />,
  } as FilterBarProps,
});

export const Empty = meta.story({ tags: ['key'] });
export const Searched = meta.story({ args: { keyword: 'GESP' } });
export const Choices = meta.story({
  args: {
    label: '搜索题目或编号',
    keyword: '二分',
    onClear: fn(),
    foundCount: 12,
    choices: [
      { id: 'type', label: '题型', value: '5', options: types },
      { id: 'difficulty', label: '难度', value: '', options: levels },
    ],
  },
});
export const NoViews = Choices.extend({ args: { children: undefined } });
export const Preset = Choices.extend({
  args: {
    keyword: '',
    foundCount: undefined,
    choices: [
      { id: 'difficulty', label: '难度', value: '', options: levels },
      { id: 'type', label: '题型', value: '5', options: types, isPreset: true },
    ],
  },
});
export const PhonePreset = Preset.extend({ globals: { viewport: { value: 'phone' } } });
export const Phone = Choices.extend({ globals: { viewport: { value: 'phone' } } });
export const PhoneNothingSet = Phone.extend({
  args: { keyword: '', choices: [{ id: 'type', label: '题型', value: '', options: types }] },
});
const many = ['题型', '难度', '阶段', '知识点', '归属', '公开', '试评'];
export const Many = NoViews.extend({
  args: { keyword: '', choices: many.map((label) => ({ id: label, label, value: '', options: levels })) },
});
export const ManySet = NoViews.extend({
  args: {
    choices: many.map((label) => ({ id: label, label, value: label === '试评' ? '困难' : '', options: levels })),
  },
});
export const Further = NoViews.extend({
  args: { further: { fields: <TextInput aria-label="出题人" defaultValue="周老师" />, setCount: 1 } },
});
export const FurtherUnset = NoViews.extend({
  tags: ['no-visual'],
  args: { keyword: '', further: { fields: <TextInput aria-label="出题人" />, setCount: 0 } },
});
export const PhoneFurther = Further.extend({
  args: { keyword: '', choices: [] },
  globals: { viewport: { value: 'phone' } },
});
export const Dark = Choices.extend({ globals: { theme: 'dark' } });

Empty.test('Enter sends the trimmed text', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByRole('searchbox', { name: '搜索考试名称' }), ' 四级 {Enter}');
  await expect(args.onSearch).toHaveBeenCalledTimes(1);
  await expect(args.onSearch).toHaveBeenCalledWith('四级');
});

Empty.test('a pause in typing sends the text once, even if Enter follows', async ({ canvas, userEvent, args }) => {
  const box = canvas.getByRole('searchbox');
  await userEvent.type(box, '四级');
  await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith('四级'));
  await userEvent.type(box, ' {Enter}');
  await expect(args.onSearch).toHaveBeenCalledTimes(1);
  await expect(box).toHaveValue('四级 ');
});

Empty.test('text being composed in an input method is not sent', async ({ canvas, args }) => {
  const box = canvas.getByRole<HTMLInputElement>('searchbox');
  await fireEvent.compositionStart(box);
  await fireEvent.change(box, { target: { value: 'si' } });
  await fireEvent.change(box, { target: { value: '四级' } });
  await fireEvent.compositionEnd(box);
  await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith('四级'));
  await expect(args.onSearch).toHaveBeenCalledTimes(1);
});

Searched.test('the clear button empties the search immediately', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '清除搜索' }));
  await expect(canvas.getByRole('searchbox')).toHaveValue('');
  await expect(canvas.getByRole('searchbox')).toHaveFocus();
  await expect(args.onSearch).toHaveBeenCalledWith('');
});

Choices.test('a choice applies immediately and can be reset', async ({ canvas, userEvent, args }) => {
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: '难度' }), '困难');
  await expect(args.onChoose).toHaveBeenLastCalledWith('difficulty', '困难');
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: '题型' }), '全部题型');
  await expect(args.onChoose).toHaveBeenLastCalledWith('type', '');
});

Choices.test('announces the number of results', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('找到 12 条');
});

Choices.test('a button clears all filters', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '清除筛选' }));
  await expect(args.onClear).toHaveBeenCalledTimes(1);
});

Preset.test('what the page chose comes first and needs no line of its own', async ({ canvas }) => {
  const [first] = canvas.getAllByRole('combobox');
  await expect(first).toHaveAccessibleName('题型');
  await expect(canvas.queryByRole('button', { name: /不再只看|清除筛选/ })).toBeNull();
});

PhonePreset.test('what the page chose is a chip where its choice is folded', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^不再只看题型/ }));
  await expect(args.onChoose).toHaveBeenLastCalledWith('type', '');
});

Phone.test(
  'on a phone, choices are behind a button that shows how many are set',
  async ({ canvas, userEvent, args }) => {
    const more = canvas.getByRole('button', { name: /筛选/, expanded: false });
    await expect(canvas.getByRole('img', { name: '已设 1 项' })).toHaveTextContent('1');
    await expect(canvas.queryByRole('combobox')).not.toBeInTheDocument();
    const search = canvas.getByRole('searchbox').getBoundingClientRect();
    await expect(Math.abs(search.top - more.getBoundingClientRect().top)).toBeLessThan(search.height);
    await userEvent.click(more);
    await expect(more).toHaveAttribute('aria-expanded', 'true');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '难度' }), '困难');
    await expect(args.onChoose).toHaveBeenLastCalledWith('difficulty', '困难');
    await userEvent.click(canvas.getByRole('button', { name: '清除筛选' }));
    await expect(args.onClear).toHaveBeenCalledTimes(1);
  },
);

Choices.test('on a wide screen choices that fit on the line are not folded', async ({ canvas }) => {
  await expect(canvas.queryByRole('button', { name: /^筛选/ })).not.toBeInTheDocument();
  await expect(canvas.getByRole('combobox', { name: '题型' })).toBeVisible();
});

Further.test('further fields that are set stay below the search', async ({ canvas }) => {
  const field = canvas.getByRole('textbox', { name: '出题人' }).getBoundingClientRect();
  await expect(field.top).toBeGreaterThan(canvas.getByRole('searchbox').getBoundingClientRect().bottom);
  await expect(canvas.getByRole('button', { name: '清除筛选' })).toBeVisible();
});

FurtherUnset.test('further fields without a value are folded', async ({ canvas, userEvent }) => {
  await expect(canvas.queryByRole('textbox', { name: '出题人' })).not.toBeInTheDocument();
  await userEvent.click(canvas.getByRole('button', { name: '更多筛选', expanded: false }));
  await expect(canvas.getByRole('textbox', { name: '出题人' })).toBeVisible();
});

PhoneFurther.test(
  'on a phone further fields are behind the button and counted on it',
  async ({ canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: /筛选/, expanded: false });
    await expect(canvas.queryByRole('textbox', { name: '出题人' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('img', { name: '已设 1 项' })).toBeVisible();
    await userEvent.click(more);
    await expect(canvas.getByRole('textbox', { name: '出题人' })).toBeVisible();
    await expect(more).toHaveAccessibleName(/筛选/);
  },
);

/** Search, button and the choices that are not folded are on one line. */
const lineCount = (bar: ParentNode): number =>
  new Set(
    [...bar.querySelectorAll('input, select, button[aria-expanded]')].flatMap((one) => {
      const { height, top } = one.getBoundingClientRect();
      return height === 0 ? [] : [Math.round(top + height / 2)];
    }),
  ).size;

Many.test('choices that do not fit on one line are folded', async ({ canvas, canvasElement, userEvent }) => {
  await expect(lineCount(canvasElement)).toBe(1);
  await expect(canvas.getAllByRole('combobox').length).toBeLessThan(7);
  await userEvent.click(canvas.getByRole('button', { name: '更多筛选', expanded: false }));
  await expect(canvas.getAllByRole('combobox')).toHaveLength(7);
});

ManySet.test('the button counts the folded choices that are set', async ({ canvas, userEvent }) => {
  await expect(canvas.queryByRole('combobox', { name: '试评' })).not.toBeInTheDocument();
  await userEvent.click(canvas.getByRole('button', { name: '更多筛选 里面已设 1 项' }));
  await expect(canvas.getByRole('combobox', { name: '试评' })).toHaveValue('困难');
});
