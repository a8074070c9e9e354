import { AppError } from '@aosai/api/contract/errors';

/** Throws NOT_CONFIGURED. */
export function paymentMissing(): never {
  throw new AppError('NOT_CONFIGURED', { name: '支付' });
}

/** All mounts of what a payment provider tells: nobody is configured who could sign it, so nothing of it is believed. */
export const paymentNotices = { paidNotify: paymentMissing, refundNotify: paymentMissing };
