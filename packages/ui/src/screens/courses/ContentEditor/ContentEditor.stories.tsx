import preview from '#storybook/preview';
import { idOf } from '@aosai/api/kit/ids.fixtures';
import { expect, fn, within } from 'storybook/test';
import { useState } from 'react';
import { NO_NETWORK, offline, unreached } from '../../../storybook/offline.tsx';
import { ContentEditor, type ContentEditorProps, type EditedContent } from './ContentEditor.tsx';
import type { ContentFile } from './parts/FilesCard.tsx';

const items = [
  { id: idOf('question', 1), title: '函数的引用参数', hint: '单选' },
  { id: idOf('question', 2), title: '稳定的排序', hint: '多选 · 学生看不到' },
];
const chapter: EditedContent = {
  key: '1',
  title: '变量与赋值',
  notes: '## 变量\n\n变量有名字、**类型**和值。',
  items,
  mayWrite: true,
  status: '0',
};

const on = { choose: fn(), remove: fn(), cancel: fn(), retry: fn() };
const video = (changes: Partial<ContentFile> = {}): ContentFile => ({
  kind: 'video',
  field: { fileName: null, on },
  address: null,
  ...changes,
});
const cover: ContentFile = { kind: 'cover', field: { fileName: null, on }, address: null };

const meta = preview.meta({
  id: 'screens-contenteditor',
  title: '编辑课程与单元',
  component: ContentEditor,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：写单元的讲义、排它的题目；写课程的须知、排它的单元。**何时不用**：标题、价格和状态在列表里改。',
      },
    },
    layout: 'fullscreen',
    density: {
      empty: { content: { data: { ...chapter, notes: '', items: [] } }, found: { data: [] } },
      extreme: {
        content: {
          data: {
            ...chapter,
            title: '最短路径与次短路径的多种求法以及在竞赛题目中的综合运用与拓展',
            items: Array.from({ length: 60 }, (_, no) => ({
              id: idOf('question', no + 10),
              title: '给定带权有向图，求从起点到终点的次短路径长度并输出方案'.repeat(2),
              hint: '编程',
            })),
          },
        },
      },
    },
  },
  args: {
    kind: 'chapter' as const,
    content: { data: chapter },
    listHref: '#chapter',
    files: [video()],
    found: { data: [{ id: idOf('question', 3), title: '两数之和', hint: '编程' }] },
    preview: (markdown: string) => `<p>${markdown}</p>`,
    act: { pending: false, error: null },
    on: { find: fn(), saveNotes: fn(), saveItems: fn(), retry: fn() },
  },
});

export const Chapter = meta.story({ tags: ['key'] });
export const Course = meta.story({
  args: {
    kind: 'course',
    files: [cover],
    on: { find: fn(), saveNotes: fn(), saveItems: fn(), retry: fn(), create: fn() },
  },
});
export const Document = meta.story({
  args: {
    kind: 'course',
    content: { data: { ...chapter, title: 'GESP 一级考点清单', items: null } },
    files: [cover, { kind: 'pdf', field: { fileName: 'a.pdf', on }, address: null, isNeeded: true }],
  },
});
export const Uploading = meta.story({
  args: {
    files: [
      video({
        field: {
          fileName: null,
          on,
          upload: { id: '1', name: '变量与赋值.mp4', sizeBytes: 48_000_000, state: { kind: 'sending', percent: 62 } },
        },
      }),
    ],
  },
});
/** Keeps the order in the page's state, as a server would. */
const Kept = (args: ContentEditorProps) => {
  const [kept, keep] = useState(chapter);
  const saveItems = (ids: string[]) =>
    keep({ ...kept, items: ids.flatMap((id) => items.find((item) => item.id === id) ?? []) });
  return <ContentEditor {...args} content={{ data: kept }} on={{ ...args.on, saveItems }} />;
};
export const Saved = meta.story({ render: (args) => <Kept {...args} /> });
export const Foreign = meta.story({ args: { content: { data: { ...chapter, mayWrite: false } } } });
export const Refused = meta.story({ args: { act: { pending: false, error: '第 2 题不可用' } } });
export const Loading = meta.story({ args: { content: {} } });
export const Failed = meta.story({ args: { content: { error: '服务暂时不可用，请稍后再试' } } });
export const Offline = Chapter.extend({
  tags: ['!key'],
  ...offline({ found: unreached, act: { pending: false, error: NO_NETWORK } }),
});
export const NothingYet = meta.story({ globals: { density: 'empty' } });
export const Extreme = meta.story({ globals: { density: 'extreme' } });
export const Dark = Chapter.extend({ tags: ['!key'], globals: { theme: 'dark' } });
export const Phone = Chapter.extend({ globals: { viewport: { value: 'phone' } } });

Chapter.test('questions can be added and moved, and are saved in their order', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('button', { name: '保存题目' })).toBeDisabled();
  await userEvent.click(canvas.getByRole('button', { name: '加入「两数之和」' }));
  canvas.getByRole('button', { name: '移动第 3 个题目' }).focus();
  await userEvent.keyboard(' {ArrowUp} ');
  await userEvent.click(canvas.getByRole('button', { name: '保存题目' }));
  await expect(args.on.saveItems).toHaveBeenCalledWith([1, 3, 2].map((no) => idOf('question', no)));
});
Chapter.test('notes can be edited, previewed and saved', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: /正文/ }), '。');
  await userEvent.click(canvas.getByRole('tab', { name: '预览' }));
  await expect(canvas.getByText(/变量有名字/)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: '保存讲义' }));
  await expect(args.on.saveNotes).toHaveBeenCalledWith(`${chapter.notes}。`);
});
Course.test('a unit is made where its course is edited, after the others', async ({ canvas, userEvent, args }) => {
  const make = canvas.getByRole('button', { name: '新建并加入' });
  await expect(make).toBeDisabled();
  await userEvent.type(canvas.getByRole('textbox', { name: '新建单元' }), ' 认识变量 {Enter}');
  await expect(args.on.create).toHaveBeenCalledWith(
    '认识变量',
    items.map(({ id }) => id),
  );
});
Document.test('a file that students read can be replaced but not removed', async ({ canvas }) => {
  const file = within(canvas.getByRole('group', { name: 'PDF 文件' }));
  await expect(file.getByText('换一个')).toBeVisible();
  await expect(file.queryByRole('button', { name: '移除' })).toBeNull();
});
Foreign.test('content of another owner is read-only', async ({ canvas }) => {
  await expect(canvas.queryByRole('button', { name: /保存|移出/ })).toBeNull();
});
Saved.test('saving the order keeps unsaved notes', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: /正文/ }), '还没保存');
  await userEvent.click(canvas.getByRole('button', { name: '移出「稳定的排序」' }));
  await userEvent.click(canvas.getByRole('button', { name: '保存题目' }));
  await expect(canvas.getByRole('button', { name: '保存题目' })).toBeDisabled();
  await expect(canvas.getByRole('textbox', { name: /正文/ })).toHaveValue(`${chapter.notes}还没保存`);
});
Uploading.test('a video upload can be cancelled', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: '取消上传' }));
  await expect(on.cancel).toHaveBeenCalled();
});

/** A block of the notes that readers cannot use. */
export const Faults = meta.story({
  args: { faultsOf: () => [{ line: 12, message: ':::gap 没有结束，请在后面单独写一行 :::' }] },
});
Faults.test('a wrong block is reported with its line', async ({ canvas }) => {
  await expect(canvas.getByText('第 12 行：:::gap 没有结束，请在后面单独写一行 :::')).toBeVisible();
});
