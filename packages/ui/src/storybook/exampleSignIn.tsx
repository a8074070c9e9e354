import { FIXTURE_NOW } from '@aosai/api/kit/ids.fixtures';
import type { Decorator } from '@storybook/react-vite';
import { fn } from 'storybook/test';

/** The time of the fixtures. */
export const now = Date.parse(FIXTURE_NOW);
const picture = (width: number, height: number, text: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#fff"/><text x="24" y="32" font-size="26" fill="#345">${text}</text></svg>`,
  )}`;
/** State before a code is requested. */
export const idle = { captcha: null, pending: false, error: null, resendAt: null };
/** Props for sending a code to one target. */
export const code = () => ({ sending: idle, on: { ask: fn(), check: fn(), withoutPicture: fn() } });
const ways = { sms: true, email: true, wechat: true };
/** A WeChat QR code that has not been scanned. */
export const scan = { state: 'waiting', image: picture(200, 200, 'QR'), error: null } as const;

const onPage: Decorator = (Story) => (
  <>
    <h1>考试</h1>
    <Story />
  </>
);

/** Common settings of the dialog's stories: open over a page with a title, nothing requested yet. */
export const signInStory = {
  args: {
    open: true,
    ways,
    scan,
    error: null,
    loading: false,
    schools: { options: [], loading: false, first: null },
    signInCode: code(),
    resetCode: code(),
    resetDone: false,
    now,
    on: {
      submit: fn(),
      code: fn(),
      resetPwd: fn(),
      secondStep: fn(),
      passkey: fn(),
      firstStep: fn(),
      applyAgain: fn(),
      target: fn(),
      scan: fn(),
      searchSchool: fn(),
      answerDesktop: fn(),
      turn: fn(),
      close: fn(),
    },
  },
  decorators: [onPage],
};
