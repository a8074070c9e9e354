import preview from '#storybook/preview';
import { FIELD_EXAMPLES } from '@aosai/api/practice/python/fieldExamples';
import type { TurtleOp } from '@aosai/api/practice/python/turtleOps';
import { DEFAULT_CONFIG } from '@aosai/editor/config';
import { at, idOf } from '@aosai/api/kit/ids.fixtures';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { OwnWorksProps, PythonFieldProps } from './fieldProps.ts';
import { unreached } from '../../../storybook/offline.tsx';
import { type FieldRun, PythonField } from './PythonField.tsx';

const [flower] = FIELD_EXAMPLES;

/** A star, as drawing steps sent by a program. */
const star: TurtleOp[] = [
  { name: 'speed', id: 0, speed: 0 },
  { name: 'pen', id: 0, isDown: true, width: 3, ink: 'crimson', filler: 'gold' },
  { name: 'fill', id: 0 },
  ...[0, 144, 288, 72, 216, 0].map((turn): TurtleOp => {
    const angle = ((turn + 90) * Math.PI) / 180;
    return { name: 'go', id: 0, x: 160 * Math.cos(angle), y: 160 * Math.sin(angle) };
  }),
  { name: 'filled', id: 0 },
];

const ran = (run: Partial<FieldRun> = {}): FieldRun => ({
  pieces: [{ kind: 'out', text: '一共有 25 个：\n2 3 5 7 11 13 17 19 23 29 31 37\n' }],
  isCut: false,
  steps: { ops: [], count: 0 },
  trace: null,
  error: null,
  source: '',
  outcome: 'done',
  ...run,
});
const ready = { phase: { kind: 'ready' }, isWaiting: false, canAsk: true, run: null } as const;

const base: PythonFieldProps = {
  field: ready,
  code: flower?.code ?? '',
  documentKey: 'python 1',
  input: '',
  examples: FIELD_EXAMPLES,
  save: { kind: 'saved', at: at(-5) },
  who: 'member',
  hasLatest: true,
  hasBefore: false,
  other: null,
  isOffline: false,
  own: null,
  editorMode: 'phone',
  editor: DEFAULT_CONFIG,
  on: {
    run: fn(),
    trace: fn(),
    stop: fn(),
    answer: fn(),
    retry: fn(),
    code: fn(),
    input: fn(),
    example: fn(),
    back: fn(),
    restore: fn(),
    keepMine: fn(),
    takeTheirs: fn(),
    savePng: fn(),
    download: fn(),
    configure: fn(),
    editorFailed: fn(),
    signIn: fn(),
    leave: fn(),
  },
};

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABXvMqOgAAAABJRU5ErkJggg==';
const gallery = (count: number, more: Partial<OwnWorksProps> = {}): OwnWorksProps => ({
  works: {
    data: {
      count,
      hasMore: count > 12,
      works: Array.from({ length: Math.min(12, count) }, (_, no) => ({
        id: idOf('turtleWork', no),
        name: no === 1 ? '一幅名字特别特别长的、画了三天的大海和月亮' : `第 ${no + 1} 幅雪花`,
        createdAt: at(-1_440 * (no + 1)),
        picture: PIXEL,
        isPublic: no === 0,
        hiddenReason: no === 2 ? '画里写了学校的名字，去掉以后可以再公开。' : null,
      })),
    },
  },
  isBusy: false,
  error: null,
  on: {
    save: fn(() => Promise.resolve(true)),
    open: fn(() => Promise.resolve(true)),
    rename: fn(() => Promise.resolve(true)),
    remove: fn(() => Promise.resolve(true)),
    more: fn(),
    retry: fn(),
  },
  ...more,
});

const meta = preview.meta({
  id: 'screens-pythonfield',
  title: 'Python 练习场',
  component: PythonField,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          '**何时用**：不用安装就写一段 Python、看输出和海龟画图，登录后代码会保存，也可以嵌进合作学校的网页。**何时不用**：要评测的题目用考场和练习，那里的代码在服务器的沙箱里运行。',
      },
    },
  },
  args: base,
});

export const Ready = meta.story({ args: { editorMode: 'desktop' } });
export const Drawn = meta.story({
  args: {
    editorMode: 'desktop',
    field: { ...ready, run: ran({ pieces: [], steps: { ops: star, count: star.length } }) },
  },
});
export const Works = meta.story({
  args: { editorMode: 'desktop', hasBefore: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '作品' }));
    await screen.findByRole('dialog', { name: '海龟作品' });
  },
});
const showsOwn = Works.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '作品' }));
    await userEvent.click(await screen.findByRole('radio', { name: '我的' }));
  },
});
export const OwnGallery = showsOwn.extend({ args: { own: gallery(30) } });
export const OwnEmpty = showsOwn.extend({ args: { own: gallery(0) } });
export const OwnLoading = showsOwn.extend({ args: { own: gallery(0, { works: {} }) } });
export const OwnUnreached = showsOwn.extend({ args: { own: gallery(0, { works: unreached }) } });
export const OwnDark = OwnGallery.extend({ globals: { theme: 'dark' } });
export const Keeping = Drawn.extend({
  args: { own: gallery(2, { error: '已经有 36 件作品了，先删掉一件不要的，再保存这一件' }) },
  play: async ({ canvas, userEvent }) => {
    const keep = await canvas.findByRole('button', { name: '存为作品' });
    await waitFor(() => expect(keep).toBeEnabled());
    await userEvent.click(keep);
    await screen.findByRole('dialog', { name: '存为作品' });
  },
});

OwnGallery.test('opens a work and closes the dialog', async ({ args, userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: '打开「第 1 幅雪花」' }));
  await expect(args.own?.on.open).toHaveBeenCalledWith(idOf('turtleWork', 0));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
OwnGallery.test('renames a work, but not to nothing', async ({ args, userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: '给「第 1 幅雪花」改名' }));
  const name = screen.getByRole('textbox', { name: '作品的名字' });
  await userEvent.clear(name);
  await userEvent.click(screen.getByRole('button', { name: '改名' }));
  await expect(screen.getByText('请给作品起个名字')).toBeVisible();
  await userEvent.type(name, '冰花');
  await userEvent.click(screen.getByRole('button', { name: '改名' }));
  await expect(args.own?.on.rename).toHaveBeenCalledWith(idOf('turtleWork', 0), '冰花');
});
OwnGallery.test('asks before it deletes a work', async ({ args, userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: '删掉「第 1 幅雪花」' }));
  await expect(args.own?.on.remove).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: '删掉，找不回来' }));
  await expect(args.own?.on.remove).toHaveBeenCalledWith(idOf('turtleWork', 0));
});
Keeping.test('keeps the drawing under a name', async ({ args, userEvent }) => {
  await userEvent.type(screen.getByRole('textbox', { name: /作品的名字/ }), '金星');
  await userEvent.click(screen.getByRole('button', { name: '存下来' }));
  await expect(args.own?.on.save).toHaveBeenCalledWith('金星', expect.any(Blob));
});

Works.test('choosing a work loads it into the editor and closes the dialog', async ({ args, userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: /六角雪花/ }));
  await expect(args.on.example).toHaveBeenCalledWith('snowflake');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
Ready.test('without a replaced program, the menu item to restore it is disabled', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: '更多' }));
  const back = await screen.findByRole('menuitem', { name: '换回之前的程序' });
  await expect(back).toHaveAttribute('aria-disabled', 'true');
});
export const Loading = meta.story({
  args: { editorMode: 'desktop', field: { ...ready, phase: { kind: 'loading', percent: 42 }, canAsk: null } },
});
export const Booting = meta.story({
  args: { editorMode: 'desktop', field: { ...ready, phase: { kind: 'booting' }, isWaiting: true, canAsk: null } },
});
export const RunningLong = meta.story({
  args: {
    editorMode: 'desktop',
    field: { ...ready, phase: { kind: 'running', isLong: true }, run: ran({ outcome: null }) },
  },
});
export const Asking = meta.story({
  args: {
    editorMode: 'desktop',
    field: {
      ...ready,
      phase: { kind: 'asking' },
      run: ran({
        outcome: null,
        pieces: [
          { kind: 'out', text: '猜一个 1 到 100 的数：' },
          { kind: 'in', text: '50\n' },
          { kind: 'out', text: '大了\n猜一个 1 到 100 的数：' },
        ],
      }),
    },
  },
});
Asking.test('a typed line is sent to the waiting program', async ({ args, canvasElement, userEvent }) => {
  await userEvent.type(within(canvasElement).getByLabelText('程序在等待输入'), '25{Enter}');
  await expect(args.on.answer).toHaveBeenCalledWith('25');
});
Asking.test('the stop button replaces the run button', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: '停止' }));
  await expect(args.on.stop).toHaveBeenCalled();
});
export const Stopped = meta.story({
  args: { editorMode: 'desktop', field: { ...ready, run: ran({ outcome: 'stopped' }) } },
});
export const Failed = meta.story({
  tags: ['key'],
  args: {
    editorMode: 'desktop',
    field: {
      ...ready,
      run: ran({
        outcome: 'error',
        error: {
          type: 'NameError',
          message: "name 'prnt' is not defined",
          line: 3,
          trace:
            'Traceback (most recent call last):\n  File "程序.py", line 3, in <module>\n    prnt(1)\nNameError: name \'prnt\' is not defined\n',
        },
      }),
    },
  },
});
export const NotStarted = meta.story({
  args: { editorMode: 'desktop', field: { ...ready, phase: { kind: 'failed' }, canAsk: null } },
});
export const Offline = meta.story({
  args: { editorMode: 'desktop', isOffline: true, save: { kind: 'offline', unsavedCount: 1 } },
});
export const OfflineGuest = Offline.extend({ args: { who: 'guest', save: null } });
OfflineGuest.test('a guest is not told that the code is saved', async ({ canvas }) => {
  await expect(canvas.getByText(/可以在「更多」里下载/)).toBeVisible();
  await expect(canvas.queryByText(/自动保存；/)).toBeNull();
});
export const ChangedElsewhere = meta.story({
  args: { editorMode: 'desktop', save: { kind: 'conflict' }, other: { savedAt: at(-5) } },
});
export const CannotAsk = meta.story({
  args: { editorMode: 'desktop', who: 'guest', save: null, field: { ...ready, canAsk: false }, input: '6\n' },
});
export const Embedded = meta.story({ args: { editorMode: 'desktop', who: 'embedded', save: null } });
export const LongOutput = meta.story({
  args: {
    editorMode: 'desktop',
    field: { ...ready, run: ran({ isCut: true, pieces: [{ kind: 'out', text: '长'.repeat(4_000) }] }) },
  },
});
export const NarrowWindow = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { editorMode: 'desktop', field: { ...ready, run: ran() } },
});
export const Dark = Drawn.extend({ globals: { theme: 'dark' } });
export const FailedDark = Failed.extend({ tags: ['!key'], globals: { theme: 'dark' } });
export const Phone = meta.story({
  tags: ['key'],
  globals: { viewport: { value: 'phone' } },
  args: { field: { ...ready, run: ran() } },
});
NarrowWindow.test('a narrow desktop window also shows either code or output', async ({ canvas, userEvent }) => {
  const run = canvas.getByRole('button', { name: '运行' });
  await expect(run.getBoundingClientRect().right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  await userEvent.click(canvas.getByRole('radio', { name: '运行结果' }));
  await canvas.findByRole('log', { name: '程序的输出' });
});
Phone.test('on a phone, the works are listed in the menu of examples', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: '示例' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: '海龟作品' }));
  await userEvent.click(await screen.findByRole('button', { name: /大红灯笼/ }));
  await expect(args.on.example).toHaveBeenCalledWith('lantern');
});
Phone.test('the row of symbol keys does not cover a dialog', async ({ canvas, canvasElement, userEvent }) => {
  const keys = await waitFor(() => {
    const row = canvasElement.querySelector('.cm-symbolRow');
    if (!row) throw new Error('the editor is not there yet');
    return row.getBoundingClientRect();
  });
  await userEvent.click(canvas.getByRole('button', { name: '示例' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: '海龟作品' }));
  const dialog = await screen.findByRole('dialog', { name: '海龟作品' });
  const top = document.elementFromPoint(keys.left + 20, keys.top + keys.height / 2);
  await expect(top?.closest('.cm-editor') ?? null).toBeNull();
  await expect(dialog).toBeVisible();
});
Phone.test('on a phone, the output has its own view', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: '运行' }));
  await expect(args.on.run).toHaveBeenCalled();
  await canvas.findByRole('log', { name: '程序的输出' });
});
