import { expect, test } from 'vitest';
import { configFault } from './configKeys.ts';
import { demoAccountsOf } from './demoAccounts.ts';

const entry = { label: '学生', account: 'xuesheng', password: 'aosai2026', realm: 'member' };

test('a list of accounts is read; any other text is none, and never an error', () => {
  expect(demoAccountsOf(JSON.stringify([entry]))).toEqual([entry]);
  expect(demoAccountsOf(' ')).toEqual([]);
  const broken = ['{', 'null', '7', '{}', '[null]', '["a"]', JSON.stringify([{ ...entry, realm: 'root' }])];
  expect(broken.map(demoAccountsOf)).toEqual(broken.map(() => null));
});

test('a setting that lists accounts is refused when nobody could read it', () => {
  expect(configFault('demo.accounts', '[{"account":')).toMatch(/^格式不正确/);
  expect(configFault('demo.accounts', JSON.stringify([entry]))).toBeNull();
  expect(configFault('contest.rules', '[{"account":')).toBeNull();
});
