import preview from '#storybook/preview';
import { FIXTURE_NOW } from '@aosai/api/kit/ids.fixtures';
import { expect, screen } from 'storybook/test';
import { scan, signInStory } from '../../../storybook/exampleSignIn.tsx';
import { SignInDialog } from './SignInDialog.tsx';

const desktop = { browser: 'Windows 上的 Edge', address: '203.0.113.7', askedAt: FIXTURE_NOW, answer: null };

const meta = preview.meta({
  id: 'screens-signindialog',
  title: '登录框',

  component: SignInDialog,
  ...signInStory,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：SignInDialog 的微信登录：扫码的各种状态，以及在手机上确认电脑的登录。**何时不用**：密码和验证码见 SignInDialog。',
      },
    },
  },
});

const showWeChat = async ({ userEvent }: { userEvent: { click: (element: Element) => Promise<void> } }) =>
  userEvent.click(await screen.findByRole('tab', { name: '微信' }));

export const Waiting = meta.story({ play: showWeChat });
export const Scanned = meta.story({ args: { scan: { ...scan, state: 'scanned' } }, play: showWeChat });
export const Confirmed = meta.story({ args: { scan: { ...scan, state: 'confirmed' } }, play: showWeChat });
export const RefusedOnPhone = meta.story({ args: { scan: { ...scan, state: 'refused' } }, play: showWeChat });
export const Expired = meta.story({ args: { scan: { ...scan, state: 'expired' } }, play: showWeChat });
export const ExpiredDark = Expired.extend({ globals: { theme: 'dark' } });
export const CodeFailed = meta.story({
  args: { scan: { state: 'loading', image: null, error: '操作太频繁，请 60 秒后再试' } },
  play: showWeChat,
});
export const LeavesForWeChat = meta.story({
  args: { leavesForWeChat: true },
  globals: { viewport: { value: 'phone' } },
});
export const ConfirmDesktop = meta.story({ args: { desktop }, globals: { viewport: { value: 'phone' } } });
export const DesktopConfirmed = meta.story({ args: { desktop: { ...desktop, answer: 'confirmed' } } });
export const DesktopRefused = meta.story({ args: { desktop: { ...desktop, answer: 'refused' } } });

Waiting.test('choosing WeChat requests a code and shows it', async ({ args }) => {
  await expect(await screen.findByRole('img', { name: '用微信扫描的二维码' })).toBeVisible();
  await expect(args.on.scan).toHaveBeenCalledOnce();
});

Expired.test('an expired code can be replaced with a click', async ({ userEvent, args }) => {
  await expect(await screen.findByText('二维码已失效')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '换一个' }));
  await expect(args.on.scan).toHaveBeenCalledTimes(2);
});

ConfirmDesktop.test(
  'a phone shows which browser it would sign in, and sends either answer',
  async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('dialog', { name: '在电脑上登录' });
    await expect(dialog).toHaveTextContent('Windows 上的 Edge');
    await expect(dialog).toHaveTextContent('203.0.113.7');
    await userEvent.click(screen.getByRole('button', { name: '不是我，取消' }));
    await expect(args.on.answerDesktop).toHaveBeenLastCalledWith(false);
    await userEvent.click(screen.getByRole('button', { name: '确认登录' }));
    await expect(args.on.answerDesktop).toHaveBeenLastCalledWith(true);
  },
);
