import type { Logger } from 'pino';
import { type Readings, SHARED_MEASURES } from '../health/readings.ts';
import type { AlarmChannel } from './alarmChannels.ts';
import type { Notices } from './alarmNotices.ts';
import type { AlarmRule } from './alarmRules.ts';

interface WatchOptions {
  rules: readonly AlarmRule[];
  channels: readonly AlarmChannel[];
  /** For what the database can remember, and for the alarm about the database itself. */
  notices: { shared: Notices; own: Notices };
  read(): Promise<Readings>;
  /** Names this server in alarms about itself. */
  server: string;
  now(): Date;
  log: Logger;
}

const isOver = ({ above, below }: AlarmRule, value: number): boolean =>
  (above !== undefined && value > above) || (below !== undefined && value < below);

/**
 * Returns a round: it compares all measures with the rules and tells the channels what has begun and what is over.
 * Between limit and patience, and while a measure is missing, nothing is told: neither server nor restart may end an
 * alarm that lasts.
 */
export function watchAlarms({ rules, channels, notices, read, server, now, log }: WatchOptions): () => Promise<void> {
  const overSince = new Map<string, number>();

  /** Whether it lasts long enough to tell; null while that is open. */
  function stateOf(rule: AlarmRule, value: number, atMs: number): boolean | null {
    if (!isOver(rule, value)) {
      overSince.delete(rule.name);
      return false;
    }
    const sinceMs = overSince.get(rule.name) ?? atMs;
    overSince.set(rule.name, sinceMs);
    return atMs - sinceMs >= rule.forSeconds * 1000 ? true : null;
  }

  return async () => {
    const readings = await read();
    const at = now();
    const tellings = rules.flatMap((rule) => {
      const value = readings[rule.measure];
      const isFiring = value === undefined ? null : stateOf(rule, value, at.getTime());
      if (value === undefined || isFiring === null) return [];
      const about = SHARED_MEASURES.has(rule.measure) ? '' : server;
      const { shared, own } = notices;
      const memory = rule.measure === 'aosai_database_up' ? own : shared;
      return channels.map(async (channel) => {
        const key = { rule: rule.name, server: about, channel: channel.name };
        const alarm = { rule, isFiring, value, server: about, at };
        try {
          await memory.tell(key, isFiring, at, () => channel.send(alarm));
        } catch (error) {
          const reason = error instanceof Error ? error.message : String(error);
          log.warn({ rule: rule.name, channel: channel.name, reason }, 'an alarm could not be sent, will try again');
        }
      });
    });
    await Promise.all(tellings);
  };
}
