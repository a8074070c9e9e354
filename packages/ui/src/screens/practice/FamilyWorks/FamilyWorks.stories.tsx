import preview from '#storybook/preview';
import { idOf } from '@aosai/api/kit/ids.fixtures';
import { someFamilyWorks } from '@aosai/api/practice/sharedWork.fixtures';
import { expect, fn } from 'storybook/test';
import { FamilyWorks } from './FamilyWorks.tsx';

const family = [
  { id: idOf('member', 1), name: '林知远' },
  { id: idOf('member', 2), name: '林知夏' },
];

const meta = preview.meta({
  component: FamilyWorks,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          '**何时用**：/play/works，家长为孩子的海龟作品打开或关掉公开链接；孩子看自己的，也可以收回。**何时不用**：存、改名和删作品在 Python 练习场；别人看到的是 SharedWork。',
      },
    },
  },
  args: {
    works: { data: someFamilyWorks() },
    family,
    childId: idOf('member', 1),
    origin: 'https://oj.example.com',
    act: { pending: false, error: null },
    on: { child: fn(), open: fn(), close: fn(), more: fn(), retry: fn() },
  },
});

export const Parent = meta.story();
export const Child = meta.story({ args: { family: [], childId: null } });
export const Nothing = meta.story({
  args: { works: { data: someFamilyWorks({ works: [], count: 0 }) }, family: [], childId: null },
});
export const NothingOfChild = meta.story({ args: { works: { data: someFamilyWorks({ works: [], count: 0 }) } } });
export const Refused = meta.story({ args: { act: { pending: false, error: '这件作品被学校收起来了，暂时不能公开' } } });
export const More = meta.story({ args: { works: { data: someFamilyWorks({ count: 30, hasMore: true }) } } });
export const Loading = meta.story({ args: { works: {} } });
export const Failed = meta.story({ args: { works: { error: '服务暂时不可用，请稍后再试' } } });
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Dark = meta.story({ globals: { theme: 'dark' } });

Parent.test('one press opens a link, another one closes it', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('switch', { name: /公开链接.*小屋/ }));
  await expect(args.on.open).toHaveBeenCalledWith(idOf('turtleWork', 3));
  await userEvent.click(canvas.getByRole('switch', { name: /公开链接.*六角雪花/ }));
  await expect(args.on.close).toHaveBeenCalledWith(idOf('turtleWork', 0));
});

Parent.test('a hidden work says why and has no switch', async ({ canvas }) => {
  await expect(canvas.getByText(/画里写了学校的名字/)).toBeVisible();
  await expect(canvas.queryByRole('switch', { name: /雨后彩虹/ })).toBeNull();
});

Parent.test('an open link shows its address', async ({ canvas }) => {
  await expect(canvas.getByText(/example\.com\/web\/work\/k3Jd0a/)).toBeVisible();
  await expect(canvas.getByRole('button', { name: '复制链接：六角雪花' })).toBeVisible();
});

Child.test('the child can take a link back but not open one', async ({ canvas, userEvent, args }) => {
  await expect(canvas.queryByRole('switch')).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: '收回链接：六角雪花' }));
  await expect(args.on.close).toHaveBeenCalledWith(idOf('turtleWork', 0));
});

More.test('older works are one press away', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '再看更早的' }));
  await expect(args.on.more).toHaveBeenCalledTimes(1);
});
