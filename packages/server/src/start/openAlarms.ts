import type { Logger } from 'pino';
import { repeat, type Repeated } from '../base/repeat.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/open.ts';
import type { MailSender } from '../adapters/mail/port.ts';
import { mailChannel, webhookChannel } from '../platform/alarms/alarmChannels.ts';
import { ownNotices, sharedNotices } from '../platform/alarms/alarmNotices.ts';
import { readAlarmRules, USUAL_RULES } from '../platform/alarms/alarmRules.ts';
import { watchAlarms } from '../platform/alarms/watchAlarms.ts';
import type { Readings } from '../platform/health/readings.ts';

const EVERY_MS = 15_000;

interface AlarmsOptions {
  db: Db;
  mail: MailSender;
  read(): Promise<Readings>;
  server: string;
  now(): Date;
  log: Logger;
}

/** Watches the measures if alarms have a place to go; null if they have none. Throws StartRefused for wrong rules. */
export function openAlarms(
  { alarmWebhook, alarmMail, alarmRulesFile }: Pick<Config, 'alarmWebhook' | 'alarmMail' | 'alarmRulesFile'>,
  { db, mail, read, server, now, log }: AlarmsOptions,
): Repeated | null {
  const rules = alarmRulesFile === undefined ? USUAL_RULES : readAlarmRules(alarmRulesFile);
  const channels = [
    ...(alarmWebhook === undefined ? [] : [webhookChannel(alarmWebhook)]),
    ...alarmMail.map((to) => mailChannel(mail, to)),
  ];
  if (channels.length === 0) return null;
  const notices = { shared: sharedNotices(db), own: ownNotices() };
  const round = watchAlarms({ rules, channels, notices, read, server, now, log });
  return repeat(round, { everyMs: EVERY_MS, log, failed: 'the watch for alarms failed, will run again' });
}
