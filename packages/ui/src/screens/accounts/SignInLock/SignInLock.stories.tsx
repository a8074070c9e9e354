import preview from '#storybook/preview';
import { at } from '@aosai/api/kit/ids.fixtures';
import { expect, fn } from 'storybook/test';
import { SignInLock } from './SignInLock.tsx';

const meta = preview.meta({
  id: 'patterns-signinlock',
  title: '部件/登录锁定 SignInLock',
  component: SignInLock,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：老师、管理员打开一名学生，而他的账号因密码输错太多次被锁定时。**何时不用**：账号被停用或进了黑名单，那要按各自的流程恢复。',
      },
    },
  },
  args: { until: at(12), pending: false, onUnlock: fn() },
});

export const Locked = meta.story({ tags: ['key'] });
export const Unlocking = meta.story({ args: { pending: true } });
export const Open = meta.story({ args: { until: null } });
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Dark = meta.story({ globals: { theme: 'dark' } });

Locked.test('one click unlocks', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '解除登录锁定' }));
  await expect(args.onUnlock).toHaveBeenCalledOnce();
});
