import preview from '#storybook/preview';
import { idOf } from '@aosai/api/kit/ids.fixtures';
import { bankRowStories } from '../../../storybook/bankRowStories.ts';
import { inOffice } from '../../../storybook/inOffice.tsx';
import { ChapterActs } from './ChapterActs.tsx';

const row: Parameters<typeof ChapterActs>[0]['row'] = {
  id: idOf('chapter', 1),
  version: 3,
  title: '循环的嵌套',
  status: '0' as const,
  bank: 'own' as const,
  isFree: true,
  pricePoints: 0,
};

const stories = bankRowStories('#chapter', row);

const meta = preview.meta({
  id: 'screens-chapteracts',
  title: '单元的操作',
  component: ChapterActs,
  decorators: [inOffice('edms', 'chapter')],
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          '**何时用**：单元页头里的操作：设为可用、提交审核、停用、修改设置、删除。**何时不用**：列表里同样的操作用 Chapters。',
      },
    },
  },
  args: stories.args,
});

export const Draft = meta.story();
export const Ready = meta.story(stories.ready);
export const Offered = meta.story(stories.offered);
export const OfOthers = meta.story(stories.ofOthers);
export const Editing = meta.story(stories.editing);
export const EditingPhone = Editing.extend({ globals: { viewport: { value: 'phone' } } });
export const Removing = meta.story(stories.removing);

Draft.test(
  'a draft is made usable with one click, and offered or deleted from the menu',
  stories.makesUsable(['提交审核', '修改设置', '删除']),
);
Offered.test('what a teacher offered is approved with one click', stories.approves);
Editing.test('its settings start with the current ones', stories.savesSettings);
Removing.test('deleting is asked with the focus on the way back', stories.focusesTheWayBack);
