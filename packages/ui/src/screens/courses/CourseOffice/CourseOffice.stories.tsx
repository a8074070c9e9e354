import preview from '#storybook/preview';
import { idOf } from '@aosai/api/kit/ids.fixtures';
import { expect } from 'storybook/test';
import { bankPlace, contentRows } from '../../../storybook/exampleContent.ts';
import { inOffice } from '../../../storybook/inOffice.tsx';
import { officeStories } from '../../../storybook/officeStories.ts';
import { CourseOffice } from './CourseOffice.tsx';
import type { CourseRow } from '@aosai/api/courses/course.contract';

const row = (no: number, title: string, changes: Partial<CourseRow> = {}): CourseRow => ({
  id: idOf('course', no),
  title,
  kind: 'course',
  slug: null,
  category: null,
  cover: null,
  intro: '从第一个程序到循环嵌套。',
  difficulty: 'easy',
  tags: ['GESP 一级'],
  sort: no,
  chapterCount: 12,
  ...bankPlace(no),
  ...changes,
});
const content = contentRows(row);
const draft = content.opened;
const of = officeStories(CourseOffice, { ...content, known: { base: '#course', own: ['org'] } });

const meta = preview.meta({
  id: 'screens-courses',
  title: '课程管理',

  component: CourseOffice,
  decorators: [inOffice('edms', 'course')],
  parameters: of.parameters(
    '**何时用**：/bms 与 /edms 的课程列表：新建，进入内容。**何时不用**：写内容、设为可用、停用用 ContentEditor。',
  ),
  args: of.args,
});

export const Full = meta.story();
export const Loading = meta.story(of.loading);
export const Empty = meta.story(of.empty);
export const Failed = meta.story(of.failed);
export const Offline = meta.story(of.offline);
export const Dark = Full.extend(of.dark);
export const Extreme = meta.story(of.extreme);
export const Phone = Full.extend(of.phone);

Full.test('a row opens its page', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: draft.title })).toHaveAttribute('href', `#course/${draft.id}`);
});
Full.test('each kind of course has a tab of its own', async ({ canvas }) => {
  await expect(canvas.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    '全部',
    '课程',
    '专题',
    '训练营',
    '内容',
  ]);
});
Offline.test('offline: the frame says so, and the list can be retried', async (story) => {
  const { canvas, userEvent, args } = story;
  await expect(canvas.getByText(/网络已断开/)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: '重试' }));
  await expect(args.on.retry).toHaveBeenCalledOnce();
});
