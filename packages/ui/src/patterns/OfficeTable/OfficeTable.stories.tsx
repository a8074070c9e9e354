import preview from '#storybook/preview';
import { choice, fields, text } from '@aosai/api/kit/fields';
import { labelled } from '@aosai/api/kit/labelled';
import { day, sorted, tag, text as words } from '@aosai/api/kit/column';
import { at, idOf } from '@aosai/api/kit/ids.fixtures';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { officeStories } from '../../storybook/officeStories.ts';
import { pressMore } from '../../storybook/pressMore.ts';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import { Alert } from '../../primitives/Alert/Alert.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import type { RowDialogProps } from './officeActs.ts';
import { column, drawn } from './officeColumn.tsx';
import { among, own, search, views, type OwnFilterProps } from './officeFilters.ts';
import type { FrameProps } from './officeSpec.ts';
import { officeTable } from './OfficeTable.tsx';

const STATE = labelled({ on: '开放', off: '停用' }, { on: 'ok' });
interface Room {
  id: string;
  version: number;
  name: string;
  state: 'on' | 'off';
  seats: number;
  updatedAt: string;
}
interface Printer {
  id: string;
  name: string;
}
interface Known {
  buildings: readonly string[];
  printers: readonly Printer[];
  getReady: (what: string) => void;
  /** The room that must not be closed here. */
  ownId: string;
}
interface Filter {
  keyword: string;
  state: Room['state'] | '';
  building: string;
  floor: string;
}
const columns = [sorted(words('name', '名称')), tag('state', '状态', STATE), sorted(day('updatedAt', '更新日期'))];

const FloorFilter = ({ filter, onFilter }: OwnFilterProps<Filter, Known>) => (
  <Checkbox
    label="只看一层"
    checked={filter.floor === '1'}
    onChange={(event) => onFilter({ ...filter, floor: event.currentTarget.checked ? '1' : '' })}
  />
);

const Around = ({ known, begin, children }: FrameProps<Filter, Known>) => (
  <>
    {known.printers.map((printer) => (
      <p key={printer.id}>
        这里用{printer.name}。 <Button onClick={() => begin('renamePrinter', printer)}>改它的名字</Button>
      </p>
    ))}
    {children}
  </>
);

const roomFields = fields({
  name: text('名称', { required: true, max: 20, oneLine: true, fixed: true }),
  state: choice('状态', STATE),
});
const printerFields = fields({ name: text('名称', { required: true, max: 20, oneLine: true }) });
const Rooms = officeTable<Room, Known>()({
  noun: '机房',
  lead: '可以安排考试的机房。停用的不再出现在安排里。',
  nameOf: (room) => room.name,
  emptyHint: '新建一间，再安排考试。',
  show: [
    ...drawn<Room>(columns, { name: { cell: ({ name }) => <strong>{name}</strong> } }),
    column('seats', '座位', (room) => `${room.seats} 个`, { numeric: true, only: 'table' }),
  ],
  frame: Around,
  above: ({ row }) => row.state === 'off' && <Alert title="停用的机房不能安排考试" />,
  filters: {
    keyword: search('搜索名称'),
    state: views('状态', STATE),
    building: among('楼', ({ buildings }: Known) => buildings.map((name) => ({ value: name, label: name }))),
    floor: own(FloorFilter),
  },
  detail: ({ known, begin }) =>
    known.printers.map((printer) => (
      <Button key={printer.id} onClick={() => begin('renamePrinter', printer)}>
        给{printer.name}改名
      </Button>
    )),
  acts: {
    plan: { at: 'head', label: '去安排考试', href: '/web/bms/exam' },
    count: { at: 'head', label: '清点座位', ready: ({ buildings }) => buildings.length > 0 },
    closeAll: { at: 'head', label: '全部关闭', when: ({ buildings }) => buildings.length === 0 },
    renamePrinter: {
      at: 'part',
      label: '改名',
      done: '已保存',
      ask: { form: printerFields, title: ({ name }: Printer) => `给${name}改名`, submitLabel: '改名' },
    },
    move: {
      at: 'row',
      label: '搬到别的楼',
      begins: ({ getReady }, { name }) => getReady(name),
      ask: ({ row, act, submit, close }: RowDialogProps<Room, Known, null>) => (
        <ConfirmDialog
          open
          title={`搬走「${row.name}」？`}
          consequence="座位数不变。"
          confirmLabel="搬走"
          pending={act.pending}
          error={act.error}
          on={{ confirm: () => submit(null), cancel: close }}
        />
      ),
    },
    create: { at: 'head', label: '新建机房', icon: 'plus', main: true, ask: { form: roomFields } },
    update: { at: 'row', label: '修改', main: true, done: '已保存', ask: { form: roomFields } },
    reopen: { at: 'row', label: '开放', when: (room) => room.state === 'off' },
    close: {
      at: 'selection',
      label: '停用',
      fits: (room, { ownId }) => room.state === 'on' && room.id !== ownId,
      refusal: '有的不能停用，请取消选中',
      ask: { title: (whom) => `停用${whom}？`, confirm: '不再出现在安排里。', submitLabel: '停用机房' },
    },
    remove: { at: 'row', label: '删除', removes: true, ask: { confirm: '不能恢复。', danger: true } },
  },
});

const room = (no: number, changes: Partial<Room> = {}): Room => ({
  id: idOf('room', no),
  version: 1,
  name: `第 ${no} 机房`,
  state: 'on',
  seats: 45,
  updatedAt: at(-no * 3_000),
  ...changes,
});
const closed = room(2, { state: 'off' });
const known: Known = {
  buildings: ['一号楼', '二号楼'],
  printers: [{ id: idOf('printer', 1), name: '门口的打印机' }],
  getReady: fn(),
  ownId: idOf('room', 9),
};
const of = officeStories(Rooms, {
  known,
  rows: [room(1), closed, room(3)],
  opened: closed,
  extreme: room(1, { name: '滨海市青少年信息学奥林匹克联赛集训基地三号教学楼六层东侧多功能计算机网络教室' }),
});

const meta = preview.meta({
  id: 'patterns-officetable',
  title: '列表与表格/管理表格 OfficeTable',
  component: Rooms,
  parameters: of.parameters(
    '**何时用**：管理页面的一张表：列、筛选、抽屉、新建、修改、删除写成一份说明，页面由它画出；列表旁边自己的内容放在 frame。**何时不用**：不是列表的页面。',
  ),
  args: of.args,
});

export const Full = meta.story({ tags: ['key'] });
export const Loading = meta.story(of.loading);
export const Empty = meta.story(of.empty);
export const Failed = meta.story(of.failed);
export const Opened = meta.story(of.opened);
export const WithoutBuildings = meta.story({ args: { known: { ...known, buildings: [] } } });
export const Chosen = meta.story({ args: { selectedIds: [idOf('room', 1), idOf('room', 3)] } });
export const ChosenMixed = meta.story({ args: { selectedIds: [idOf('room', 1), closed.id] } });
export const ChosenOwn = Chosen.extend({ args: { known: { ...known, ownId: idOf('room', 3) } } });
export const Extreme = meta.story(of.extreme);
export const Exporting = meta.story({ args: { exporting: true } });
export const ExportFailed = meta.story({
  args: { exportError: '符合条件的有 31,204 条，一次最多导出 20,000 条。请用筛选缩小范围，分几次导出' },
});
export const Phone = Opened.extend(of.phone);
export const Dark = Opened.extend(of.dark);

Opened.test('the drawer shows facts and offers the acts that fit the row', async ({ userEvent, args }) => {
  const drawer = within(await screen.findByRole('dialog', { name: '第 2 机房' }));
  await expect(drawer.getByText('停用的机房不能安排考试')).toBeVisible();
  await expect(drawer.getAllByRole('term').map((term) => term.textContent)).toEqual(['状态', '更新日期']);
  await pressMore({ userEvent }, '开放');
  await expect(args.on.reopen).toHaveBeenCalledWith(closed);
  await expect(args.on.open).not.toHaveBeenCalled();
});

Full.test('an act that does not fit a row is not offered', async ({ canvas }) => {
  await expect(canvas.queryByRole('button', { name: '开放' })).toBeNull();
});

Opened.test('the menu of the drawer is used with the keyboard alone', async ({ userEvent, args }) => {
  const drawer = await screen.findByRole('dialog', { name: '第 2 机房' });
  const more = within(drawer).getByRole('button', { name: '更多' });
  more.focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('menu');
  await userEvent.keyboard('{ArrowDown}{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await waitFor(() => expect(more).toHaveFocus());
  await expect(args.on.open).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: '开放' })).toHaveFocus());
  await userEvent.keyboard('{ArrowDown}{Enter}');
  const asked = await screen.findByRole('dialog', { name: /删除机房/ });
  await userEvent.click(within(asked).getByRole('button', { name: '取消' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /删除机房/ })).toBeNull());
  await waitFor(() => expect(more).toHaveFocus());
});

Opened.test('Escape closes the menu that the mouse opened, and not the drawer', async ({ userEvent, args }) => {
  const drawer = await screen.findByRole('dialog', { name: '第 2 机房' });
  await userEvent.click(within(drawer).getByRole('button', { name: '更多' }));
  await screen.findByRole('menu');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await expect(args.on.open).not.toHaveBeenCalled();
});

Opened.test('Escape closes the dialog of an act from the menu, and not the drawer', async ({ userEvent, args }) => {
  await pressMore({ userEvent }, '删除');
  const asked = await screen.findByRole('dialog', { name: /删除机房/ });
  await waitFor(() => expect(asked).toContainElement(document.activeElement as HTMLElement));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /删除机房/ })).toBeNull());
  await expect(args.on.open).not.toHaveBeenCalled();
});

Opened.test('the edit form leaves out fields that are set only at creation', async ({ userEvent, args }) => {
  await userEvent.click(await screen.findByRole('button', { name: '修改' }));
  const dialog = within(await screen.findByRole('dialog', { name: '修改机房' }));
  await expect(dialog.queryByRole('textbox', { name: /名称/ })).toBeNull();
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: /状态/ }), '开放');
  await userEvent.click(dialog.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(args.on.update).toHaveBeenCalledWith(closed, { state: 'on' }));
});

Opened.test('an act on a part of the row is called with that part', async ({ userEvent, args }) => {
  await userEvent.click(await screen.findByRole('button', { name: '给门口的打印机改名' }));
  const renaming = within(await screen.findByRole('dialog', { name: '给门口的打印机改名' }));
  const name = renaming.getByRole('textbox', { name: /名称/ });
  await userEvent.clear(name);
  await userEvent.type(name, '窗边的打印机');
  await userEvent.click(renaming.getByRole('button', { name: '改名' }));
  const [printer] = args.known.printers;
  await waitFor(() => expect(args.on.renamePrinter).toHaveBeenCalledWith(printer, { name: '窗边的打印机' }));
});

Opened.test('the page prepares its dialog before it opens', async ({ userEvent, args }) => {
  await userEvent.click(await screen.findByRole('button', { name: '搬到别的楼' }));
  await screen.findByRole('dialog', { name: '搬走「第 2 机房」？' });
  await expect(args.known.getReady).toHaveBeenCalledWith('第 2 机房');
});

/** As an address asks for it: the act of a row begins with the row's drawer. */
export const OpenedActing = Opened.extend({ tags: ['no-visual', '!key'], args: { begins: 'move' } });
OpenedActing.test('the act that is asked for begins once, prepared by the page', async ({ userEvent, args }) => {
  const dialog = within(await screen.findByRole('dialog', { name: /^搬走「/ }));
  await expect(args.known.getReady).toHaveBeenCalledTimes(1);
  await userEvent.click(dialog.getByRole('button', { name: '取消' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /^搬走「/ })).toBeNull());
});

Full.test("a head act is not offered when the page's data speak against it", async ({ canvas }) => {
  await expect(canvas.queryByRole('button', { name: '全部关闭' })).toBeNull();
});

Full.test('tabs and selects are passed on with the other filters', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('tab', { name: '停用' }));
  await expect(args.on.filter).toHaveBeenLastCalledWith({ keyword: '', state: 'off', building: '', floor: '' });
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: '楼' }), '二号楼');
  await expect(args.on.filter).toHaveBeenLastCalledWith({ keyword: '', state: '', building: '二号楼', floor: '' });
});

Full.test('a filter the page renders is passed on with the others', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '更多筛选' }));
  await userEvent.click(canvas.getByRole('checkbox', { name: '只看一层' }));
  await expect(args.on.filter).toHaveBeenLastCalledWith({ keyword: '', state: '', building: '', floor: '1' });
});

Full.test('content around the table can begin an act', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: '改它的名字' }));
  await screen.findByRole('dialog', { name: '给门口的打印机改名' });
});

WithoutBuildings.test('a head act is disabled until it can be done', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: '清点座位' })).toBeDisabled();
});

Full.test('a head act runs without a row', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '清点座位' }));
  await expect(args.on.count).toHaveBeenCalledTimes(1);
  await expect(canvas.getByRole('link', { name: '去安排考试' })).toHaveAttribute('href', '/web/bms/exam');
});

Chosen.test('selected rows are changed together after a confirmation', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '停用' }));
  const dialog = within(await screen.findByRole('dialog', { name: '停用选中的 2 项？' }));
  await userEvent.click(dialog.getByRole('button', { name: '停用机房' }));
  await waitFor(() => expect(args.on.close).toHaveBeenCalledWith([idOf('room', 1), idOf('room', 3)]));
});

ChosenOwn.test("the page's data can decide whether an act fits a row", async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: '停用' })).toBeDisabled();
});

ChosenMixed.test('an act that does not fit every selected row is disabled with a reason', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: '停用' })).toBeDisabled();
  await expect(canvas.getByText('有的不能停用，请取消选中')).toBeVisible();
});

Full.test('the Excel button exports the filtered rows', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '导出 Excel' }));
  await expect(args.on.export).toHaveBeenCalledTimes(1);
});

ExportFailed.test('a failed export shows its reason above the rows, with a retry', async (story) => {
  const { canvas, userEvent, args } = story;
  await expect(canvas.getByRole('alert')).toHaveTextContent('一次最多导出 20,000 条');
  await userEvent.click(canvas.getByRole('button', { name: '再导出一次' }));
  await expect(args.on.export).toHaveBeenCalledTimes(1);
});
