import { expect, test } from 'vitest';
import { passwordFault } from './passwords.ts';

test('passwordFault: refuses short and common passwords and the account’s names', () => {
  const faults = ['1234567', 'Password1', 'ZZZZZZZZZ', 'LinZhiyuan', '13800000001', 'x'.repeat(201)].map((password) =>
    passwordFault(password, ['linzhiyuan', '13800000001', null]),
  );
  expect(faults).toEqual([
    '密码至少 8 位',
    '这个密码太常见，容易被猜到，请换一个',
    '这个密码太常见，容易被猜到，请换一个',
    '密码不能和账号、手机号或邮箱相同',
    '密码不能和账号、手机号或邮箱相同',
    '密码最多 200 位',
  ]);
});

test('passwordFault: accepts all other passwords, in any script', () => {
  expect(
    ['kite on the roof', '春眠不觉晓处处闻', '7h;k2-qq'].map((password) => passwordFault(password, ['lin'])),
  ).toEqual([null, null, null]);
});
