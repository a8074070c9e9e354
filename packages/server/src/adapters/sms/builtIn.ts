import type { Logger } from 'pino';
import { CODE_LIFE_MINUTES, CODE_PURPOSE } from '@aosai/api/accounts/verifyCodes';
import type { Inbox } from '../inbox.ts';
import type { SmsSender } from './port.ts';

/** Sends nothing: codes go into the server's log and, if there is one, the local inbox. */
export function builtInSms(log: Logger, inbox: Inbox | null): SmsSender {
  return {
    sendCode: async ({ mobile, code, purpose }) => {
      const text = `验证码 ${code}，用于${CODE_PURPOSE.label(purpose)}，${CODE_LIFE_MINUTES} 分钟内有效。请勿告诉他人。`;
      log.warn({ channel: 'sms', to: mobile, code, purpose }, 'built-in sender: nothing was sent');
      inbox?.add({ channel: 'sms', to: mobile, subject: null, text, code });
    },
  };
}
