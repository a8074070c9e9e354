import preview from '#storybook/preview';
import { idOf } from '@aosai/api/kit/ids.fixtures';
import { fn } from 'storybook/test';
import { bankRowStories } from '../../../storybook/bankRowStories.ts';
import { inOffice } from '../../../storybook/inOffice.tsx';
import { PaperActs } from './PaperActs.tsx';

const done = () => fn(async () => true);
const row: Parameters<typeof PaperActs>[0]['row'] = {
  id: idOf('paper', 1),
  version: 3,
  title: '二分专题 12 题',
  status: '0' as const,
  bank: 'own' as const,
  isFrozen: false,
  isShared: false,
  durationMin: 60,
};

const stories = bankRowStories('#examPaper', row);

const meta = preview.meta({
  id: 'screens-paperacts',
  title: '试卷的操作',
  component: PaperActs,
  decorators: [inOffice('edms', 'examPaper')],
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          '**何时用**：试卷页头里的操作：设为可用、提交审核、停用、共享、修改设置、复制、删除。**何时不用**：列表里同样的操作用 Papers。',
      },
    },
  },
  args: { ...stories.args, on: { ...stories.args.on, share: done(), unshare: done(), copy: done() } },
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
  stories.makesUsable(['提交审核', '修改设置', '复制一份', '删除']),
);
Offered.test('what a teacher offered is approved with one click', stories.approves);
Editing.test('its settings start with the current ones', stories.savesSettings);
Removing.test('deleting is asked with the focus on the way back', stories.focusesTheWayBack);
