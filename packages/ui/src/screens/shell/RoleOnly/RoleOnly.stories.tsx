import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { RoleOnly, type RoleOnlyProps } from './RoleOnly.tsx';

const meta = preview.meta({
  id: 'screens-roleonly',
  title: '只给某些人的页面',
  component: RoleOnly,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：页面属于另一种身份时，说明属于谁，并给出切换账号或回首页的路。**何时不用**：未登录时弹出 SignInDialog；网址不存在用 NotFound。',
      },
    },
    layout: 'fullscreen',
  },
  args: { audience: 'teacher' as RoleOnlyProps['audience'] },
});

export const Teacher = meta.story();
export const Parent = meta.story({ args: { audience: 'parent' } });
export const Platform = meta.story({ tags: ['key'], args: { audience: 'bms' } });
export const MemberOnly = meta.story({ tags: ['no-visual'], args: { audience: 'member' } });
export const School = meta.story({ args: { audience: 'edms' } });
export const WithoutRight = meta.story({ args: { audience: 'right' } });
export const Phone = Teacher.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = Teacher.extend({ globals: { theme: 'dark' } });

Parent.test('role: a student at the page of parents learns where their own week is', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: '这是家长用的页面' })).toBeVisible();
  await expect(canvas.getByText(/首页的「这一周」/)).toBeVisible();
});
MemberOnly.test('staff of the platform at a member’s own page are led to the office', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: '去管理' })).toHaveAttribute('href', '/web/bms');
});
School.test('the page for school staff links to the application for a school', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: '为学校开通机构' })).toBeVisible();
});

Teacher.test('the note names the users of the page and links back, without an alert', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: '这是老师用的页面' })).toBeVisible();
  await expect(canvas.getByRole('link', { name: '回到首页' })).toBeVisible();
  await expect(canvas.queryByRole('alert')).toBeNull();
});
