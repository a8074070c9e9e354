import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readAlarmRules } from './alarmRules.ts';

const folder = mkdtempSync(join(tmpdir(), 'aosai-rules-'));
afterAll(() => rmSync(folder, { recursive: true }));

const rule = { name: 'queue', measure: 'aosai_queue_waiting', above: 500, text: '队列太长' };

function readText(text: string) {
  const path = join(folder, 'rules.json');
  writeFileSync(path, text);
  return readAlarmRules(path);
}

const reading =
  (...rules: object[]) =>
  () =>
    readText(JSON.stringify({ rules }));

test('readAlarmRules: reads the rules of a file, without patience unless it says so', () => {
  expect(reading(rule)()).toEqual([{ ...rule, forSeconds: 0 }]);
});

test('readAlarmRules: refuses a file that could not alarm, and says why', () => {
  expect(() => readAlarmRules(join(folder, 'none.json'))).toThrow('ENOENT');
  expect(() => readText('{"rules":')).toThrow('The alarm rules in');
  expect(reading()).toThrow('rules');
  expect(reading({ ...rule, measure: 'aosai_typo' })).toThrow('rules.0.measure');
  expect(reading({ ...rule, below: 3 })).toThrow('needs either above or below');
  expect(reading({ name: 'queue', measure: rule.measure, text: 'x' })).toThrow('needs either above or below');
  expect(reading({ ...rule, abvoe: 3 })).toThrow('rules.0');
  expect(reading(rule, rule)).toThrow('two rules are called queue');
});
