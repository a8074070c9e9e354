import preview from '#storybook/preview';
import { aGrade } from '@aosai/api/classes/grades.fixtures';
import { at, FIXTURE_NOW, idOf } from '@aosai/api/kit/ids.fixtures';
import { expect } from 'storybook/test';
import { GuestMore } from './GuestMore.tsx';

const meta = preview.meta({
  id: 'screens-guestmore',
  title: '访客首页的下半',
  component: GuestMore,
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component: '**何时用**：访客首页的下半部分：公开班级和其他去处。**何时不用**：登录的人在「班级」里看公开班级。',
      },
    },
  },
  args: {
    now: Date.parse(FIXTURE_NOW),
    classes: [
      aGrade({ id: idOf('grade', 2), title: 'GESP 三级冲刺班', priceFen: 68_000 }),
      aGrade({ id: idOf('grade', 3), title: '寒假集训营', status: '4', isEnrolling: false, enrollStartAt: at(4_320) }),
      aGrade({ id: idOf('grade', 4), title: '春季班', status: '5' }),
    ],
  },
});

export const Classes = meta.story();
export const NoClasses = meta.story({ args: { classes: [] } });
export const Phone = Classes.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = Classes.extend({ globals: { theme: 'dark' } });

Classes.test('lists no classes that are over, and links to cards and the Python field', async ({ canvas }) => {
  await expect(canvas.queryByRole('link', { name: '春季班' })).toBeNull();
  await expect(canvas.getByRole('link', { name: '寒假集训营' })).toBeVisible();
  await expect(canvas.getByRole('link', { name: /^会员卡/ })).toHaveAttribute('href', '/web/vipCardList');
  await expect(canvas.getByRole('link', { name: /^Python 练习场/ })).toHaveAttribute('href', '/web/play/python');
});

NoClasses.test('without classes, the section is left out', async ({ canvas }) => {
  await expect(canvas.queryByRole('heading', { name: '公开班级' })).toBeNull();
});
