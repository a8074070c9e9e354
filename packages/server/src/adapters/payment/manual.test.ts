import { expect, test } from 'vitest';
import { manualProvider } from './manual.ts';
import { PAYEE_KEY, PAYEE_PICTURE_KEY } from '@aosai/api/platform/settingKeys';

const ask = {
  appId: 'aosai',
  outTradeNo: '01JABCDEFGHJKMNPQRSTVWXYZ0',
  orderNo: '20261123000417',
  amountFen: 19_900,
  title: '学生年卡',
  expiresAt: new Date('2026-11-23T13:30:00.000Z'),
};

test("manualProvider: shows the payee, and the end of the order's number as the remark", async () => {
  const settings: Record<string, string> = { [PAYEE_KEY]: '某某银行 6222 0000', [PAYEE_PICTURE_KEY]: 'PICTURE' };
  const provider = manualProvider((appId, key) => Promise.resolve((appId === 'aosai' && settings[key]) || ''));
  expect(await provider.createPayment(ask)).toEqual({
    kind: 'manual',
    payee: '某某银行 6222 0000',
    pictureFileId: 'PICTURE',
    remark: '000417',
  });
  // Another app's payee must not be used.
  await expect(provider.createPayment({ ...ask, appId: 'other' })).rejects.toMatchObject({ code: 'NOT_CONFIGURED' });
});

test('manualProvider: refuses every notice, since nobody signs for a transfer', async () => {
  const provider = manualProvider(() => Promise.resolve(''));
  const notice = { headers: {}, rawBody: '{}', now: new Date() };
  await expect(provider.parseNotice(notice)).rejects.toMatchObject({ code: 'NOTICE_REFUSED' });
});
