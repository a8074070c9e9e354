import { expect, test } from 'vitest';
import { maskedDiff } from './logMasking.ts';

test('personal data in a log entry is masked again whenever it is read', () => {
  const person = { name: '欧阳明', mobile: '13800000001', nickname: '小明', pwdHash: 'secret', birthYm: '2012-05' };
  expect(maskedDiff('member:update', { after: person, note: '打 13912345678，写 a.b@school.cn' })).toEqual({
    after: { name: '欧阳*', mobile: '138****0001', nickname: '小*', birthYm: '2012-05' },
    note: '打 139****5678，写 a***@school.cn',
  });
  expect(maskedDiff('role:create', { after: { name: '考务组', rows: [{ token: 'x', sort: 1 }] } })).toEqual({
    after: { name: '考务组', rows: [{ sort: 1 }] },
  });
  expect(maskedDiff('role:create', null)).toBeNull();
});
