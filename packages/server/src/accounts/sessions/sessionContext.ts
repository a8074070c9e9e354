import type { MailSender } from '../../adapters/mail/port.ts';
import type { SmsSender } from '../../adapters/sms/port.ts';
import type { Db } from '../../db/open.ts';
import type { Keys } from '../../keys/keys.ts';

/** The parts of a call that signing in needs. */
export interface SessionContext {
  db: Db;
  appId: string;
  ip: string;
  userAgent: string;
  browserToken?: string | undefined;
  services: {
    now(): Date;
    sms: SmsSender;
    mail: MailSender;
    afterReply(work: () => Promise<void>): void;
    platform: { keys: Keys; workBits: number };
  };
}
