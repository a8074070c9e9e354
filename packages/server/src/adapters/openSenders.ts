import type { Logger } from 'pino';
import { AppError } from '@aosai/api/contract/errors';
import type { Config } from '../config.ts';
import { type Inbox, openInbox } from './inbox.ts';
import { builtInMail } from './mail/builtIn.ts';
import type { MailSender } from './mail/port.ts';
import { smtpMail } from './mail/smtp.ts';
import { builtInSms } from './sms/builtIn.ts';
import type { SmsSender } from './sms/port.ts';

export interface Senders {
  sms: SmsSender;
  mail: MailSender;
  inbox: Inbox | null;
}

const refuse = (name: string) => () => Promise.reject(new AppError('NOT_CONFIGURED', { name }));

/** The senders that the settings name; the built-in ones stand in, but never in production. */
export function openSenders(
  { builtInSenders, smtp }: Pick<Config, 'builtInSenders' | 'smtp'>,
  { now, log }: { now: () => Date; log: Logger },
): Senders {
  const inbox = builtInSenders === 'inbox' ? openInbox(now) : null;
  const mayPretend = builtInSenders !== 'none';
  return {
    inbox,
    sms: mayPretend ? builtInSms(log, inbox) : { sendCode: refuse('短信') },
    mail: smtp ? smtpMail(smtp) : mayPretend ? builtInMail(log, inbox) : { send: refuse('邮件') },
  };
}
