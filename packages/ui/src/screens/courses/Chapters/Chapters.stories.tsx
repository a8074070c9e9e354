import preview from '#storybook/preview';
import { idOf } from '@aosai/api/kit/ids.fixtures';
import { expect } from 'storybook/test';
import { bankPlace, contentRows } from '../../../storybook/exampleContent.ts';
import { inOffice } from '../../../storybook/inOffice.tsx';
import { officeStories } from '../../../storybook/officeStories.ts';
import { Chapters } from './Chapters.tsx';
import type { ChapterRow } from '@aosai/api/courses/chapter.contract';

const row = (no: number, title: string, changes: Partial<ChapterRow> = {}): ChapterRow => ({
  id: idOf('chapter', no),
  title,
  questionCount: 9,
  hasVideo: no % 2 === 0,
  isFree: no === 2,
  pricePoints: 30,
  openBy: 'staff',
  ...bankPlace(no),
  ...changes,
});
const content = contentRows(row);
const draft = content.opened;
const of = officeStories(Chapters, { ...content, known: { base: '#chapter', own: ['org'] } });

const meta = preview.meta({
  id: 'screens-chapters',
  title: '单元管理',

  component: Chapters,
  decorators: [inOffice('edms', 'chapter')],
  parameters: of.parameters(
    '**何时用**：/bms 与 /edms 的单元列表：新建，进入内容。**何时不用**：写内容、设为可用、停用用 ContentEditor。',
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
  await expect(canvas.getByRole('link', { name: draft.title })).toHaveAttribute('href', `#chapter/${draft.id}`);
});
