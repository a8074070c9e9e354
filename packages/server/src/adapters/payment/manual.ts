import { AppError } from '@aosai/api/contract/errors';
import { PAYEE_KEY, PAYEE_PICTURE_KEY } from '@aosai/api/domain/configKeys';
import { readTransfers } from './bill/transfers.ts';
import type { PaymentProvider } from './provider.ts';

/** By these signs of the order's number the operator finds a transfer in the bank's list. */
const REMARK_LENGTH = 6;

/**
 * Money that comes past the platform, by bank or in the office: the payer is told where to, an operator confirms that
 * it came. Nobody can be asked how it stands, and nobody signs anything.
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
    // Who has transferred already is found by the operator, who confirms it against the closed order.
    closePayment: () => Promise.resolve({ state: 'closed' }),
    refund: () => Promise.resolve({ state: 'processing' }),
    queryRefund: () => Promise.resolve({ state: 'processing' }),
    readBill: (_date, file) => readTransfers(file),
    parseNotice: () => Promise.reject(new AppError('NOTICE_REFUSED')),
  };
}
