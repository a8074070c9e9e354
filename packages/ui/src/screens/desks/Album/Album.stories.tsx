import preview from '#storybook/preview';
import { anAlbum } from '@aosai/api/desks/album.fixtures';
import { at, FIXTURE_NOW, idOf } from '@aosai/api/kit/ids.fixtures';
import { expect, fn, within } from 'storybook/test';
import { Album } from './Album.tsx';

const family = [
  { id: idOf('member', 1), name: '林知远' },
  { id: idOf('member', 2), name: '林知夏' },
];

const meta = preview.meta({
  component: Album,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          '**何时用**：一个孩子做完的单元、课程和编程题，各有一方印；可以打印贴在墙上。家长看自己的孩子。**何时不用**：不和别的孩子比较；班级进度用 ClassPractice。',
      },
    },
  },
  args: {
    album: { data: anAlbum() },
    family: [],
    childId: null,
    nextLesson: null,
    now: Date.parse(FIXTURE_NOW),
    on: { child: fn(), print: fn(), retry: fn() },
  },
});

export const Default = meta.story();
export const Finished = meta.story({
  args: {
    album: {
      data: anAlbum({
        levels: anAlbum().levels.map((level) => ({
          ...level,
          earnedAt: at(-10),
          units: level.units.map((unit) => ({ ...unit, earnedAt: unit.earnedAt ?? at(-10) })),
        })),
        taskCount: 128,
      }),
    },
  },
});
export const Nothing = meta.story({
  args: {
    album: { data: anAlbum({ levels: [], points: [], tasks: [], taskCount: 0 }) },
    nextLesson: {
      courseId: idOf('course', 1),
      gradeId: null,
      chapterId: idOf('chapter', 1),
      title: '认识计算机与环境',
      minutes: 12,
    },
  },
});
export const NothingPhone = Nothing.extend({ globals: { viewport: { value: 'phone' } } });
export const NothingOfChild = Nothing.extend({ args: { family, childId: idOf('member', 1), nextLesson: null } });
export const Parent = meta.story({ args: { family, childId: idOf('member', 1) } });
export const Loading = meta.story({ args: { album: {} } });
export const Failed = meta.story({ args: { album: { error: '服务暂时不可用，请稍后再试' } } });
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Dark = meta.story({ globals: { theme: 'dark' } });

Default.test('says which seals are earned and which are not', async ({ canvas }) => {
  await expect(canvas.getByText('5 / 7 方')).toBeVisible();
  await expect(canvas.getByRole('img', { name: '「变量」印' })).toBeVisible();
  await expect(canvas.getByRole('img', { name: '「循环」印，还没有盖' })).toBeVisible();
  await expect(canvas.getByRole('img', { name: '「一级」印，还没有盖' })).toBeVisible();
});

Default.test('stamps the knowledge points that are mastered', async ({ canvas }) => {
  const points = within(canvas.getByRole('list', { name: '掌握的考点' }));
  await expect(points.getAllByRole('img').map((seal) => seal.getAttribute('aria-label'))).toEqual([
    '「赋值」印',
    '「算术」印',
  ]);
});

Default.test('can be printed', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '打印或存为 PDF' }));
  await expect(args.on.print).toHaveBeenCalledTimes(1);
});

Nothing.test(
  'without a seal it shows what can be earned, leads to the next lesson and prints nothing',
  async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '「计算」印，还没有盖' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '开始这一课' })).toHaveAttribute(
      'href',
      expect.stringContaining(`chapter/detail?id=${idOf('chapter', 1)}`),
    );
    await expect(canvas.queryByRole('button', { name: '打印或存为 PDF' })).toBeNull();
  },
);

NothingOfChild.test(
  'a parent of a child without seals reads what can be earned, without buttons',
  async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: '可以盖的印' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: '去学第一课' })).toBeNull();
  },
);

Parent.test('a parent chooses between the children', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: '林知远的印谱' })).toBeVisible();
});
