import type { TypedFactor } from '../SecondStep/SecondStep.tsx';

export type { DemoAccount } from '@aosai/api/platform/demoAccounts';

/** `user` is an account of the back office. */
export type Realm = 'member' | 'user';

export interface Credentials {
  account: string;
  password: string;
  realm: Realm;
  /** Id of the school, if the account is a student number. */
  school?: string;
}

/** Schools to choose from. */
export interface Schools {
  /** Schools that match the search. */
  options: readonly { value: string; label: string }[];
  loading: boolean;
  /** Preselected school: from the code on a slip, or the last one chosen in this browser. */
  first: string | null;
}

/** Where a code is sent. */
export type CodeTarget = { mobile: string } | { email: string };

export type CodeProof = CodeTarget & { code: string };

/** Ways to sign in that this server supports, in addition to passwords. */
export interface SignInWays {
  sms: boolean;
  email: boolean;
  wechat: boolean;
}

/** The WeChat code on this screen, and the state of its scan. */
export interface Scan {
  state: 'loading' | 'waiting' | 'scanned' | 'confirmed' | 'refused' | 'expired';
  /** A data URL. */
  image: string | null;
  /** Why there is no code, and what to do. */
  error: string | null;
}

/** On a phone: the browser whose code was scanned. */
export interface DesktopAsked {
  /** Windows 上的 Edge */
  browser: string;
  address: string;
  askedAt: string;
  answer: 'confirmed' | 'refused' | null;
}

export interface SignInOn {
  submit: (attempt: Credentials) => void;
  code: (proof: CodeProof) => void;
  /** Searches schools by name. */
  searchSchool: (name: string) => void;
  resetPwd: (proof: CodeProof & { password: string }) => void;
  /** The second factor was given. */
  secondStep: (given: TypedFactor) => void;
  /** The second step is done by a passkey. */
  passkey: () => void;
  /** Back to the first step, for another account. */
  firstStep: () => void;
  /** Applies again after a refusal, with a statement. */
  applyAgain: (statement: string) => void;
  /** Sets where the next code is sent. */
  target: (target: CodeTarget) => void;
  /** Requests a WeChat code. */
  scan: () => void;
  /** On a phone: whether the scanned browser may sign in. */
  answerDesktop: (agreed: boolean) => void;
  /** Another form was chosen; the last error is cleared. */
  turn: () => void;
  close: () => void;
}
