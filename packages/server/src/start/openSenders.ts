import type { Logger } from 'pino';
import { AppError } from '@aosai/api/kit/errors';
import { countSend } from '../base/metrics.ts';
import type { Config } from '../config.ts';
import { type Inbox, openInbox, builtInMail, builtInSms } from '../adapters/inbox.ts';
import type { MailSender } from '../adapters/mail/port.ts';
import { smtpMail } from '../adapters/mail/smtp.ts';
import { aliyunSms } from '../adapters/sms/aliyun.ts';
import { httpWeChat } from '../adapters/wechat/httpWeChat.ts';
import type { WeChat } from '../adapters/wechat/port.ts';
import type { SmsSender } from '../adapters/sms/port.ts';

export interface Senders {
  sms: SmsSender;
  mail: MailSender;
  wechat: WeChat;
  inbox: Inbox | null;
}

const refuse = (name: string) => () => Promise.reject(new AppError('NOT_CONFIGURED', { name }));

const countedSms = (sms: SmsSender): SmsSender => ({
  ...sms,
  sendCode: (code) => countSend('sms', () => sms.sendCode(code)),
});
const countedMail = (mail: MailSender): MailSender => ({
  ...mail,
  send: (one) => countSend('mail', () => mail.send(one)),
});

/** The senders of the settings; outside of production the built-in ones replace missing ones. */
export function openSenders(
  { builtInSenders, smtp, aliyunSms: aliyun, wechat }: Pick<Config, 'builtInSenders' | 'smtp' | 'aliyunSms' | 'wechat'>,
  { now, log }: { now: () => Date; log: Logger },
): Senders {
  const inbox = builtInSenders === 'inbox' ? openInbox(now) : null;
  const mayPretend = builtInSenders !== 'none';
  return {
    inbox,
    wechat: httpWeChat(wechat, now),
    sms: aliyun
      ? countedSms(aliyunSms(aliyun, now))
      : mayPretend
        ? builtInSms(log, inbox)
        : { isOff: true, sendCode: refuse('短信') },
    mail: smtp
      ? countedMail(smtpMail(smtp))
      : mayPretend
        ? builtInMail(log, inbox)
        : { isOff: true, send: refuse('邮件') },
  };
}
