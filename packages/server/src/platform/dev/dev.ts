import { AppError } from '@aosai/api/kit/errors';
import type { ResourceHandlers } from '../../kit/context.ts';

export const dev = {
  queryInbox({ services, cameFrom }) {
    if (!services.inbox || cameFrom?.() !== 'here') throw new AppError('CALL_NOT_FOUND');
    return { content: services.inbox.list().map((message) => ({ ...message, at: message.at.toISOString() })) };
  },
  async sandboxPay({ services, cameFrom }, { outTradeNo, act }) {
    if (!services.sandbox || cameFrom?.() !== 'here') throw new AppError('CALL_NOT_FOUND');
    await services.sandbox.act(outTradeNo, act);
    return {};
  },
} satisfies ResourceHandlers<'dev'>;
