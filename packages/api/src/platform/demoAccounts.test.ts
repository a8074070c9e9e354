import { expect, test } from 'vitest';
import { configFault } from './configKeys.ts';
import { demoAccountsOf } from './demoAccounts.ts';

const entry = { label: '学生', account: 'xuesheng', password: 'aosai2026', realm: 'member' };

test('demoAccountsOf: reads a list of accounts and returns null for any other text', () => {
  expect(demoAccountsOf(JSON.stringify([entry]))).toEqual([entry]);
  expect(demoAccountsOf(' ')).toEqual([]);
  const broken = ['{', 'null', '7', '{}', '[null]', '["a"]', JSON.stringify([{ ...entry, realm: 'root' }])];
  expect(broken.map(demoAccountsOf)).toEqual(broken.map(() => null));
});

test('configFault: refuses an unreadable list of demo accounts', () => {
  expect(configFault('demo.accounts', '[{"account":')).toMatch(/^每个演示账号都要填写/);
  expect(configFault('demo.accounts', JSON.stringify([entry]))).toBeNull();
  expect(configFault('contest.rules', '[{"account":')).toBeNull();
});
