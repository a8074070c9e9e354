import preview from '#storybook/preview';
import { FIXTURE_NOW } from '@aosai/api/kit/ids.fixtures';
import { expect, fireEvent, fn } from 'storybook/test';
import { CodeField } from './CodeField.tsx';

const now = Date.parse(FIXTURE_NOW);
const image = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="150" height="50"><rect width="150" height="50" fill="#fff"/><text x="30" y="35" font-size="28" fill="#345">k7Pm</text></svg>',
)}`;

const meta = preview.meta({
  id: 'patterns-codefield',
  title: '部件/验证码 CodeField',
  component: CodeField,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：需要短信或邮件验证码时：先认图，再发送，然后等待重发。**何时不用**：只核对密码时用 PasswordInput。',
      },
    },
  },
  args: {
    value: '',
    onChange: fn(),
    canSend: true,
    captcha: null,
    pending: false,
    error: null,
    resendAt: null,
    now,
    on: { ask: fn(), check: fn(), withoutPicture: fn() },
  },
});

export const Ready = meta.story({ tags: ['key'] });
export const NotYet = meta.story({ args: { canSend: false } });
export const Captcha = meta.story({ args: { captcha: { image } } });
export const CaptchaWrong = meta.story({
  args: { captcha: { image }, error: '图中的字符不对，请看新的一张' },
});
export const Working = meta.story({ args: { captcha: { image }, pending: true, work: 0.4 } });
export const WorkingWithoutPicture = meta.story({ args: { pending: true, work: 0.75 } });
export const Waiting = meta.story({ args: { value: '4821', resendAt: now + 41_000 } });
export const Wrong = meta.story({ args: { value: '482193', fault: '验证码不正确或已过期', resendAt: now - 1 } });
export const Phone = Captcha.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = Captcha.extend({ globals: { theme: 'dark' } });

Captcha.test(
  'Enter in the captcha box checks it and does not submit the surrounding form',
  async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '图中的字符' }), ' k7Pm {Enter}');
    await expect(args.on.check).toHaveBeenCalledWith('k7Pm');
  },
);

Captcha.test('a person who cannot read the captcha continues without it', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '看不清，改用自动验证' }));
  await expect(args.on.withoutPicture).toHaveBeenCalledOnce();
});

Working.test('nothing else can be requested during the proof of work', async ({ canvas }) => {
  await expect(canvas.getByRole('progressbar', { name: '安全验证' })).toBeVisible();
  await expect(canvas.getByRole('button', { name: '看不清，改用自动验证' })).toBeDisabled();
});

Ready.test('the box accepts only digits, at most six', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: /^验证码/ }), 'a');
  await expect(args.onChange).toHaveBeenCalledWith('');
});

Waiting.test('no code can be sent again before the wait is over', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: '41 秒后重发' })).toBeDisabled();
});

Captcha.test('the Enter that ends a word does not check the captcha', async ({ canvas, userEvent, args }) => {
  const box = canvas.getByRole('textbox', { name: '图中的字符' });
  await userEvent.type(box, 'ab3');
  await fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 });
  await expect(args.on.check).not.toHaveBeenCalled();
});
