import preview from '#storybook/preview';
import { aCourse } from '@aosai/api/courses/courses.fixtures';
import { bankRowStories } from '../../../storybook/bankRowStories.ts';
import { inOffice } from '../../../storybook/inOffice.tsx';
import { CourseActs } from './CourseActs.tsx';

const row = aCourse({ title: 'C++ 入门', status: '0', bank: 'own', version: 3 });

const stories = bankRowStories('#course', row);

const meta = preview.meta({
  id: 'screens-courseacts',
  title: '课程的操作',
  component: CourseActs,
  decorators: [inOffice('edms', 'course')],
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          '**何时用**：课程页头里的操作：设为可用、提交审核、停用、修改设置、删除。**何时不用**：列表里同样的操作用 CourseOffice。',
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
