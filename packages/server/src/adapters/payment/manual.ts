import { AppError } from '@aosai/api/kit/errors';
import { readTransfers } from './bill/transfers.ts';
import type { PaymentProvider } from './provider.ts';
import { PAYEE_KEY, PAYEE_PICTURE_KEY } from '@aosai/api/platform/settingKeys';

/** This many last characters of the order's number let the operator find a transfer in the bank's list. */
const REMARK_LENGTH = 6;

/**
 * Transfers outside the platform, by bank or in the office: the payer sees where to pay, and an operator confirms the
 * money. There is no provider to ask, and nothing is signed.
 */
export function manualProvider(setting: (appId: string, key: string) => Promise<string>): PaymentProvider {
  return {
    name: 'manual',

    createPayment: async ({ appId, orderNo }) => {
      const payee = await setting(appId, PAYEE_KEY);
      if (payee === '') throw new AppError('NOT_CONFIGURED', { name: '收款信息' });
      const pictureFileId = await setting(appId, PAYEE_PICTURE_KEY);
      const picture = pictureFileId === '' ? {} : { pictureFileId };
      return { kind: 'manual', payee, ...picture, remark: orderNo.slice(-REMARK_LENGTH) };
    },

    queryPayment: () => Promise.resolve({ state: 'unknown' }),
    // Somebody may have transferred already; the operator then confirms it against the closed order.
    closePayment: () => Promise.resolve({ state: 'closed' }),
    refund: () => Promise.resolve({ state: 'processing' }),
    queryRefund: () => Promise.resolve({ state: 'processing' }),
    readBill: (_date, file) => readTransfers(file),
    parseNotice: () => Promise.reject(new AppError('NOTICE_REFUSED')),
  };
}
