import { AppError } from '@aosai/api/contract/errors';
import { isLoopback } from '../loopback.ts';
import type { ResourceHandlers } from './context.ts';

export const dev = {
  /** A proxy on this machine makes a public site look local: the name that the browser asked for must be local too. */
  queryInbox({ services, ip, host }) {
    if (!services.inbox || !isLoopback(ip) || !isLoopback(host)) throw new AppError('CALL_NOT_FOUND');
    return { content: services.inbox.list().map((message) => ({ ...message, at: message.at.toISOString() })) };
  },
} satisfies ResourceHandlers<'dev'>;
