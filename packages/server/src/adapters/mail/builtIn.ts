import type { Logger } from 'pino';
import type { Inbox } from '../inbox.ts';
import type { MailSender } from './port.ts';

/** Sends nothing: mails go into the server's log and, if there is one, the local inbox. */
export function builtInMail(log: Logger, inbox: Inbox | null): MailSender {
  return {
    send: async ({ to, subject, text, code }) => {
      log.warn({ channel: 'email', to, subject, text }, 'built-in sender: nothing was sent');
      inbox?.add({ channel: 'email', to, subject, text, code: code ?? null });
    },
  };
}
