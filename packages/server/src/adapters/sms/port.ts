import type { CodePurpose } from '@aosai/api/accounts/verifyCodes';

/** A text message with a code. Providers send approved templates only, so a sender gets the parts, not the text. */
export interface CodeSms {
  mobile: string;
  code: string;
  purpose: CodePurpose;
}

/** Sends text messages; rejects when the provider did not take one. Throws NOT_CONFIGURED. */
export interface SmsSender {
  /** Nothing is configured, so every message is refused; pages need not offer it. */
  isOff?: true;
  /** It only notes what it would have sent. */
  isBuiltIn?: true;
  /** Returns what the provider answered. */
  sendCode(sms: CodeSms): Promise<string>;
}
