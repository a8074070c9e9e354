import { newId } from '../base/newId.ts';
import type { Logger } from 'pino';
import type { MailSender } from './mail/port.ts';
import { CODE_LIFE_MINUTES, CODE_PURPOSE } from '@aosai/api/accounts/verifyCodes';
import type { SmsSender } from './sms/port.ts';

const NOT_SENT = '内置的发送只记在服务器的日志和本机收件箱里';

/** Sends nothing: codes go into the server's log and, if there is one, the local inbox. */
export function builtInSms(log: Logger, inbox: Inbox | null): SmsSender {
  return {
    isBuiltIn: true,
    sendCode: async ({ mobile, code, purpose }) => {
      const text = `验证码 ${code}，用于${CODE_PURPOSE.label(purpose)}，${CODE_LIFE_MINUTES} 分钟内有效。请勿告诉他人。`;
      log.warn({ channel: 'sms', to: mobile, code, purpose }, 'built-in sender: nothing was sent');
      inbox?.add({ channel: 'sms', to: mobile, subject: null, text, code });
      return NOT_SENT;
    },
  };
}

/** Sends nothing: mails go into the server's log and, if there is one, the local inbox. */
export function builtInMail(log: Logger, inbox: Inbox | null): MailSender {
  return {
    isBuiltIn: true,
    send: async ({ to, subject, text, code }) => {
      log.warn({ channel: 'email', to, subject, text }, 'built-in sender: nothing was sent');
      inbox?.add({ channel: 'email', to, subject, text, code: code ?? null });
      return NOT_SENT;
    },
  };
}

export interface InboxMessage {
  id: string;
  at: Date;
  channel: 'sms' | 'email';
  to: string;
  subject: string | null;
  text: string;
  code: string | null;
}

/** Messages of the built-in senders, for the page /dev: in memory, newest first. */
export interface Inbox {
  add(message: Omit<InboxMessage, 'id' | 'at'>): void;
  list(): readonly InboxMessage[];
}

const KEPT = 100;

export function openInbox(now: () => Date): Inbox {
  let messages: InboxMessage[] = [];
  return {
    add: (message) => {
      messages = [{ id: newId(), at: now(), ...message }, ...messages].slice(0, KEPT);
    },
    list: () => messages,
  };
}
