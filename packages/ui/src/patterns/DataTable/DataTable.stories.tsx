import preview from '#storybook/preview';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { expectMarks } from '../../storybook/forcedColors.ts';
import type { Loaded, PageOf } from '../Load/Load.tsx';
import { exampleColumns, exampleRows, type ExampleRow } from './exampleRows.tsx';
import { ExampleTable } from './ExampleTable.tsx';

const page = (content: ExampleRow[], total: number): PageOf<ExampleRow> => ({ content, total, page: 0, size: 20 });

const meta = preview.meta({
  id: 'patterns-datatable',
  title: '列表与表格/数据表格 DataTable',
  component: ExampleTable,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：管理页面的每一个列表：服务器分页与排序、筛选、选列、多选批量操作、行抽屉、导出。当前页码、排序和筛选由应用保存在网址里，刷新和分享都不丢。**何时不用**：少于十行、不需要排序和翻页的数据用 Table；学习端按时间排列的条目用行列表（ExamRows、AttemptRows）。',
      },
    },
  },
  args: {
    columns: exampleColumns,
    rows: { data: page(exampleRows(20), 452) } as Loaded<PageOf<ExampleRow>>,
    busy: false,
    exporting: false,
    selected: [] as string[],
    moreActs: [] as readonly string[],
    isFiltered: false,
    onQuery: fn(),
    onRetry: fn(),
    onExport: fn(),
    onRemove: fn(),
  },
});

export const Usual = meta.story();
export const Selected = meta.story({ args: { selected: exampleRows(3).map((row) => row.id) } });
export const Loading = meta.story({ args: { rows: {} } });
export const Busy = meta.story({ args: { busy: true } });
export const Exporting = meta.story({ args: { exporting: true } });
export const Empty = meta.story({ tags: ['key'], args: { rows: { data: page([], 0) } } });
export const EmptyAfterFilter = meta.story({ args: { rows: { data: page([], 0) }, isFiltered: true } });
export const Failed = meta.story({ args: { rows: { error: '服务暂时不可用，请稍后再试' } } });
export const Stale = meta.story({
  args: { rows: { data: page(exampleRows(5), 5), error: '网络已断开，请检查连接后重试' } },
});
export const Long = meta.story({
  args: {
    rows: {
      data: page(
        exampleRows(6).map((row) => ({
          ...row,
          title:
            '给定一个长度为 n 的整数序列，求其中最长的一段连续子序列，使得这段子序列中任意两个相邻元素之差的绝对值都不超过给定的整数 k',
          tags: ['前缀和与差分', '单调队列优化动态规划', '二分答案', '离散化'],
        })),
        6,
      ),
    },
  },
});
const SPARE = ['passPercent', 'updatedAt'];
/** Less room than the columns need: the spare ones are left out. */
export const Narrow = meta.story({
  tags: ['no-visual'],
  args: { columns: exampleColumns.map((one) => ({ ...one, spare: SPARE.includes(one.id) })) },
  render: (args) => (
    <div style={{ maxWidth: 700 }}>
      <ExampleTable {...args} />
    </div>
  ),
});
/** No column gives way: the table scrolls, and its edges say where it goes on. */
export const Wide = meta.story({
  tags: ['no-visual'],
  render: (args) => (
    <div style={{ maxWidth: 560 }}>
      <ExampleTable {...args} />
    </div>
  ),
});
export const Dense = meta.story({ tags: ['no-visual'], args: { isDense: true } });
/** All rows at once; only the visible ones are in the DOM. */
export const ThousandRows = meta.story({ args: { rows: { data: page(exampleRows(1000), 1000) } } });
export const ManyActs = Selected.extend({
  args: { moreActs: Array.from({ length: 30 }, (_, no) => `第 ${no + 1} 个操作`) },
  tags: ['no-visual'],
});
export const Phone = Selected.extend({ globals: { viewport: { value: 'phone' } } });
export const PhoneLong = Long.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = Selected.extend({ globals: { theme: 'dark' } });

ManyActs.test('column heads stay below the selection bar, however high it is', async ({ canvas }) => {
  const bar = canvas.getByRole('group', { name: '批量操作' }).parentElement;
  if (!bar) throw new Error('the bar is there');
  await expect(bar.offsetHeight).toBeGreaterThan(80);
  const heightOf = () => getComputedStyle(bar).getPropertyValue('--bulk-height');
  await waitFor(() => expect(heightOf()).toBe(`${bar.offsetHeight}px`));
});

Usual.test(
  "a column head sorts ascending, descending, then in the server's order",
  async ({ canvas, userEvent, args }) => {
    const head = canvas.getByRole('columnheader', { name: '使用次数' });
    const button = within(head).getByRole('button');
    await userEvent.click(button);
    await expect(args.onQuery).toHaveBeenLastCalledWith({ page: 0, size: 20, sort: 'usedCount,asc' });
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(button);
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(button);
    await expect(args.onQuery).toHaveBeenLastCalledWith({ page: 0, size: 20, sort: null });
    await expect(head).not.toHaveAttribute('aria-sort');
  },
);

Usual.test('page and page size are passed on together', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '下一页' }));
  await expect(args.onQuery).toHaveBeenLastCalledWith({ page: 1, size: 20, sort: 'updatedAt,desc' });
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: '每页条数' }), '每页 50 条');
  await expect(args.onQuery).toHaveBeenLastCalledWith({ page: 0, size: 50, sort: 'updatedAt,desc' });
});

Usual.test('turning the page scrolls to the first row', async ({ canvas, userEvent }) => {
  const table = canvas.getByRole('region', { name: '题目列表' });
  const next = canvas.getByRole('button', { name: '下一页' });
  next.scrollIntoView({ block: 'end' });
  await expect(table.getBoundingClientRect().top).toBeLessThan(0);
  await userEvent.click(next);
  await expect(table.getBoundingClientRect().top).toBeGreaterThanOrEqual(-1);
});

Stale.test('a single page shows the total as well', async ({ canvas }) => {
  await expect(canvas.getByText('共 5 条')).toBeVisible();
  await expect(canvas.queryByRole('button', { name: '下一页' })).toBeNull();
});

Usual.test(
  'rows are selected by keyboard, and the bar counts them and acts on all',
  async ({ canvas, userEvent, args }) => {
    const first = canvas.getByRole('checkbox', { name: '选择 Q1001 灯塔的间隔' });
    first.focus();
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('status')).toHaveTextContent('已选 1 条');
    await expect(canvas.getByRole('checkbox', { name: '选择本页全部' })).toBePartiallyChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: '选择本页全部' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('已选 20 条');
    await userEvent.click(canvas.getByRole('button', { name: '移出题库' }));
    await expect(args.onRemove).toHaveBeenLastCalledWith(exampleRows(20).map((row) => row.id));
    await userEvent.click(canvas.getByRole('button', { name: '取消选择' }));
    await expect(canvas.queryByRole('group', { name: '批量操作' })).toBeNull();
  },
);

Usual.test('Shift selects the rows in between', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('checkbox', { name: /Q1002/ }));
  await userEvent.keyboard('{Shift>}');
  await userEvent.click(canvas.getByRole('checkbox', { name: /Q1006/ }));
  await userEvent.keyboard('{/Shift}');
  await expect(canvas.getByRole('status')).toHaveTextContent('已选 5 条');
});

Usual.test('columns can be chosen and restored', async ({ canvas, userEvent }) => {
  await expect(canvas.queryByRole('columnheader', { name: '出题人' })).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: '列' }));
  const panel = within(await screen.findByRole('dialog', { name: '选择要显示的列' }));
  await userEvent.click(panel.getByRole('checkbox', { name: '出题人' }));
  await userEvent.click(panel.getByRole('checkbox', { name: '编号' }));
  await expect(canvas.getByRole('columnheader', { name: '出题人' })).toBeVisible();
  await expect(canvas.queryByRole('columnheader', { name: '编号' })).toBeNull();
  await userEvent.click(panel.getByRole('button', { name: '恢复默认' }));
  await expect(canvas.queryByRole('columnheader', { name: '出题人' })).toBeNull();
});

Wide.test('an edge shows a shadow while the table goes on behind it', async ({ canvas }) => {
  const scroller = canvas.getByRole('group', { name: '题目列表' });
  const edges = scroller.parentElement;
  await waitFor(() => expect(edges).toHaveAttribute('data-more', 'right'));
  scroller.scrollLeft = 40;
  await waitFor(() => expect(edges).toHaveAttribute('data-more', 'left right'));
  scroller.scrollLeft = scroller.scrollWidth;
  await waitFor(() => expect(edges).toHaveAttribute('data-more', 'left'));
});

Usual.test('low rows are chosen beside the columns', async ({ canvas, userEvent }) => {
  const row = canvas.getAllByRole('row')[1];
  const roomyPx = row?.offsetHeight ?? 0;
  await userEvent.click(canvas.getByRole('button', { name: '列' }));
  const panel = within(await screen.findByRole('dialog', { name: '选择要显示的列' }));
  await userEvent.click(panel.getByRole('radio', { name: '紧凑' }));
  await waitFor(() => expect(row?.offsetHeight).toBeLessThan(roomyPx - 8));
  await userEvent.click(panel.getByRole('radio', { name: '舒适' }));
  await waitFor(() => expect(row?.offsetHeight).toBe(roomyPx));
});

Narrow.test('spare columns give way until the table fits', async ({ canvas }) => {
  const scroller = canvas.getByRole('group', { name: '题目列表' });
  await expect(scroller.scrollWidth).toBe(scroller.clientWidth);
  await expect(canvas.queryByRole('columnheader', { name: '更新日期' })).toBeNull();
  await expect(canvas.getByRole('columnheader', { name: '使用次数' })).toBeVisible();
});

Narrow.test('a column without room can still be chosen', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: '列' }));
  const panel = within(await screen.findByRole('dialog', { name: '选择要显示的列' }));
  await expect(panel.getByRole('checkbox', { name: '更新日期' })).not.toBeChecked();
  await userEvent.click(panel.getByRole('checkbox', { name: '更新日期' }));
  await expect(canvas.getByRole('columnheader', { name: '更新日期' })).toBeVisible();
  await userEvent.click(panel.getByRole('button', { name: '恢复默认' }));
  await expect(canvas.queryByRole('columnheader', { name: '更新日期' })).toBeNull();
});

Long.test('a row is one line, and a shortened title is in its tooltip', async ({ canvas, userEvent }) => {
  const title = canvas.getAllByRole('rowheader')[0];
  if (!title) throw new Error('the table has rows');
  await expect(title.offsetHeight).toBeLessThan(52);
  await userEvent.hover(title);
  await expect(title.title).toMatch(/^给定一个长度为 n .*整数 k$/);
});

Usual.test(
  'a row opens in a drawer, which steps to the next row and returns the focus',
  async ({ canvas, userEvent }) => {
    const title = canvas.getAllByRole('link', { name: '灯塔的间隔' })[0];
    if (!title) throw new Error('the first row has a link');
    title.focus();
    await waitFor(() => expect(title).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const drawer = await screen.findByRole('dialog', { name: '灯塔的间隔' });
    await expect(within(drawer).getByRole('button', { name: '上一条' })).toBeDisabled();
    await userEvent.click(within(drawer).getByRole('button', { name: '下一条' }));
    await expect(await screen.findByRole('dialog', { name: '整理书架' })).toHaveTextContent('本页第 2 / 20 条');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(title).toHaveFocus());
  },
);

Usual.test('a click anywhere in a row opens it, but not on its box', async ({ canvas, userEvent }) => {
  const [, row] = await canvas.findAllByRole('row');
  if (!row) throw new Error('no row');
  await userEvent.click(within(row).getByRole('checkbox'));
  await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  const cell = within(row).getAllByRole('cell').at(-1);
  if (!cell) throw new Error('no cell');
  await userEvent.click(cell);
  await expect(await screen.findByRole('dialog')).toBeVisible();
});
Usual.test('Ctrl-click and the middle button are left to the browser', async ({ canvas }) => {
  const [title] = canvas.getAllByRole('link', { name: '灯塔的间隔' });
  if (!title) throw new Error('the first row has a link');
  await expect(title).toHaveAttribute('href', `?open=${exampleRows(1)[0]?.id ?? ''}`);
  const left: boolean[] = [];
  // Records which events the table left to the browser, then keeps them from opening a tab.
  const stop = (event: Event) => {
    left.push(!event.defaultPrevented);
    event.preventDefault();
  };
  for (const type of ['click', 'auxclick']) document.addEventListener(type, stop);
  await fireEvent.click(title, { ctrlKey: true });
  await fireEvent(title, new MouseEvent('auxclick', { button: 1, bubbles: true, cancelable: true }));
  for (const type of ['click', 'auxclick']) document.removeEventListener(type, stop);
  await expect([left, screen.queryByRole('dialog')]).toEqual([[true, true], null]);
});

Usual.test('column heads stay visible while the page scrolls', async ({ canvas }) => {
  const head = canvas.getByRole('columnheader', { name: '题目' });
  const last = canvas.getAllByRole('row').at(-1);
  last?.scrollIntoView({ block: 'end' });
  await waitFor(() => expect(canvas.getByRole('table').getBoundingClientRect().top).toBeLessThan(-100));
  await expect(Math.round(head.getBoundingClientRect().top)).toBe(0);
});

Phone.test('a table wider than its container scrolls by itself and keeps its heads', async ({ canvas }) => {
  const scroller = canvas.getByRole('group', { name: '题目列表' });
  await waitFor(() => expect(scroller).toHaveAttribute('data-wide', 'true'));
  scroller.scrollTop = scroller.scrollHeight;
  await waitFor(() => expect(scroller.scrollTop).toBeGreaterThan(0));
  const head = canvas.getByRole('columnheader', { name: '题目' }).getBoundingClientRect();
  await expect(Math.abs(head.top - scroller.getBoundingClientRect().top)).toBeLessThan(2);
});

Usual.test('the Excel button starts the export', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '导出 Excel' }));
  await expect(args.onExport).toHaveBeenCalledTimes(1);
});

Exporting.test('no second export starts while one is running', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '正在导出' }));
  await expect(args.onExport).not.toHaveBeenCalled();
});

Failed.test('a failure can be retried', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '重试' }));
  await expect(args.onRetry).toHaveBeenCalledTimes(1);
});

ThousandRows.test('only visible rows are in the DOM, and scrolling renders the rest', async ({ canvas }) => {
  const table = canvas.getByRole('table', { name: '题目列表' });
  await expect(table).toHaveAttribute('aria-rowcount', '1001');
  await waitFor(() => expect(within(table).getAllByRole('row').length).toBeGreaterThan(10));
  await expect(within(table).getAllByRole('row').length).toBeLessThan(80);
  const scroller = table.parentElement;
  if (!scroller) throw new Error('the table scrolls inside an element');
  scroller.scrollTop = scroller.scrollHeight;
  await waitFor(() => expect(within(table).getByRole('checkbox', { name: /Q2000/ })).toBeVisible());
  await expect(within(table).queryByRole('checkbox', { name: /Q1001/ })).toBeNull();
});

Selected.test('a selected row has a mark in forced colours', async ({ canvasElement }) => {
  await expectMarks(canvasElement, ["tbody tr[aria-selected='true']", "tbody tr[aria-selected='false']"]);
});
