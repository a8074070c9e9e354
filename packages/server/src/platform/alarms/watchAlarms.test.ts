import { pino } from 'pino';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import type { Readings } from '../health/readings.ts';
import { type Alarm, alarmText } from './alarmChannels.ts';
import { ownNotices, sharedNotices } from './alarmNotices.ts';
import type { AlarmRule } from './alarmRules.ts';
import { watchAlarms } from './watchAlarms.ts';

const queue: AlarmRule = {
  name: 'queue',
  measure: 'aosai_queue_oldest_seconds',
  above: 60,
  forSeconds: 60,
  text: '积压',
};
const disk: AlarmRule = { name: 'disk', measure: 'aosai_disk_free_share', below: 0.1, forSeconds: 0, text: '快满' };
const database: AlarmRule = {
  name: 'database',
  measure: 'aosai_database_up',
  below: 1,
  forSeconds: 0,
  text: '没有响应',
};
const START_MS = Date.parse('2026-11-28T08:00:00Z');

/** Servers on one database that watch the same rules, a clock, and what they have sent. */
async function watching(rules: readonly AlarmRule[]) {
  const { db, close } = await openTestDatabase();
  const sent: string[] = [];
  let atMs = START_MS;
  let isRefused = false;
  let readings: Readings = {};
  const channel = {
    name: 'webhook',
    send: (alarm: Alarm) => {
      if (isRefused) return Promise.reject(new Error('status 500'));
      sent.push(`${alarm.server || 'all'} ${alarm.rule.name} ${alarm.isFiring ? 'firing' : 'over'}`);
      return Promise.resolve();
    },
  };
  const serverNamed = (server: string) =>
    watchAlarms({
      rules,
      channels: [channel],
      notices: { shared: sharedNotices(db), own: ownNotices() },
      read: () => Promise.resolve(readings),
      server,
      now: () => new Date(atMs),
      log: pino({ level: 'silent' }),
    });
  return {
    serverNamed,
    sent,
    refuse: (refuses: boolean) => {
      isRefused = refuses;
    },
    /** All servers look at these readings at once, some seconds later. */
    look: async (rounds: readonly (() => Promise<void>)[], seen: Readings, laterSeconds = 15) => {
      readings = seen;
      atMs += laterSeconds * 1000;
      await Promise.all(rounds.map((round) => round()));
    },
    close,
  };
}

test('watchAlarms: two servers tell of a shared alarm once, after its patience, and once when it is over', async () => {
  const { serverNamed, sent, look, close } = await watching([queue]);
  const both = [serverNamed('a'), serverNamed('b')];
  const long = { aosai_queue_oldest_seconds: 61 };
  await look(both, { aosai_queue_oldest_seconds: 60 });
  await look(both, long);
  await look(both, long, 59);
  expect(sent).toEqual([]);
  await look(both, long, 1);
  await look(both, long, 600);
  expect(sent).toEqual(['all queue firing']);
  await look(both, { aosai_queue_oldest_seconds: 2 });
  await look(both, { aosai_queue_oldest_seconds: 2 });
  expect(sent).toEqual(['all queue firing', 'all queue over']);
  await close();
});

test('watchAlarms: a restarted server neither ends nor repeats an alarm that lasts', async () => {
  const { serverNamed, sent, look, close } = await watching([queue]);
  const long = { aosai_queue_oldest_seconds: 300 };
  const first = [serverNamed('a')];
  await look(first, long);
  await look(first, long, 60);
  const restarted = [serverNamed('a')];
  await look(restarted, long);
  await look(restarted, {});
  await look(restarted, long, 60);
  expect(sent).toEqual(['all queue firing']);
  await look(restarted, { aosai_queue_oldest_seconds: 0 });
  expect(sent).toEqual(['all queue firing', 'all queue over']);
  await close();
});

test('watchAlarms: each server tells of its own disk', async () => {
  const { serverNamed, sent, look, close } = await watching([disk]);
  await look([serverNamed('a'), serverNamed('b')], { aosai_disk_free_share: 0.02 });
  expect(sent.toSorted()).toEqual(['a disk firing', 'b disk firing']);
  await close();
});

test('watchAlarms: what could not be sent is sent later, and an end without a beginning never', async () => {
  const { serverNamed, sent, refuse, look, close } = await watching([disk]);
  const own = [serverNamed('a')];
  refuse(true);
  await look(own, { aosai_disk_free_share: 0.02 });
  await look(own, { aosai_disk_free_share: 0.5 });
  refuse(false);
  await look(own, { aosai_disk_free_share: 0.5 });
  expect(sent).toEqual([]);
  refuse(true);
  await look(own, { aosai_disk_free_share: 0.02 });
  refuse(false);
  await look(own, { aosai_disk_free_share: 0.02 });
  expect(sent).toEqual(['a disk firing']);
  await close();
});

test('watchAlarms: tells that the database is away without the database', async () => {
  const { serverNamed, sent, look, close } = await watching([database]);
  const own = [serverNamed('a')];
  await close();
  await look(own, { aosai_database_up: 0 });
  await look(own, { aosai_database_up: 0 });
  await look(own, { aosai_database_up: 1 });
  expect(sent).toEqual(['a database firing', 'a database over']);
});

test('sharedNotices: a sender that died is replaced after five minutes', async () => {
  const { db, close } = await openTestDatabase();
  const notices = sharedNotices(db);
  const key = { rule: 'queue', server: '', channel: 'webhook' };
  const sent: string[] = [];
  const tell = (minute: number, who: string, send: () => Promise<unknown>) =>
    notices.tell(key, true, new Date(START_MS + minute * 60_000), () => {
      sent.push(who);
      return send();
    });
  void tell(0, 'dies', () => new Promise(() => undefined));
  await expect.poll(() => sent).toEqual(['dies']);
  await tell(4, 'too soon', () => Promise.resolve());
  await tell(6, 'another', () => Promise.resolve());
  expect(sent).toEqual(['dies', 'another']);
  await close();
});

test('alarmText: names rule, server, advice, value and limit', () => {
  const at = new Date(START_MS);
  expect(alarmText({ rule: disk, isFiring: true, value: 0.0213, server: 'web1:3001', at })).toBe(
    '【奥赛告警】disk（web1:3001）：快满。aosai_disk_free_share 0.021，低于 0.1',
  );
  expect(alarmText({ rule: queue, isFiring: false, value: 1, server: '', at })).toBe(
    '【奥赛恢复】queue：已恢复正常。aosai_queue_oldest_seconds 1',
  );
});
