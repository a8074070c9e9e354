export type { DemoAccount } from '@aosai/api/domain/demoAccounts';

/** `user` is an account of the back office. */
export type Realm = 'member' | 'user';

export interface Credentials {
  account: string;
  password: string;
  realm: Realm;
  /** The school whose number the account may be. */
  school?: string;
}

/** Schools to choose one's own from. */
export interface Schools {
  /** The server's answer to what was typed. */
  options: readonly { value: string; label: string }[];
  loading: boolean;
  /** Of this browser: from a slip's code, or as it was chosen here before. */
  first: string | null;
}

/** Where a code goes. */
export type CodeTarget = { mobile: string } | { email: string };

export type CodeProof = CodeTarget & { code: string };

/** What this server can do besides passwords. */
export interface SignInWays {
  sms: boolean;
  email: boolean;
  wechat: boolean;
}

/** A code on this screen, and how far the phone has come with it. */
export interface Scan {
  state: 'loading' | 'waiting' | 'scanned' | 'confirmed' | 'refused' | 'expired';
  /** A data URL. */
  image: string | null;
  /** Why there is none and what to do. */
  error: string | null;
}

/** On a phone: the browser elsewhere whose code was scanned. */
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
  /** A school is looked for by its name. */
  searchSchool: (name: string) => void;
  resetPwd: (proof: CodeProof & { password: string }) => void;
  /** Who was refused asks again, with more to say. */
  applyAgain: (statement: string) => void;
  /** Where the next code shall go. */
  target: (target: CodeTarget) => void;
  /** WeChat was chosen, or another code asked for. */
  scan: () => void;
  /** On a phone: whether the browser elsewhere may come in. */
  answerDesktop: (agreed: boolean) => void;
  /** Another way was chosen: what was refused before no longer matters. */
  turn: () => void;
  close: () => void;
}
