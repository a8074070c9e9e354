import type { LogOf } from '../../engine/orders/sweepOrders.ts';
import type { CallContext } from '../context.ts';
import { writeSysLog } from './sysLog.ts';

/** Entries of the log for what nobody asked for in this moment: the system does what its rules say. */
export const systemLog =
  (services: CallContext['services']): LogOf =>
  (appId, entry) =>
  (tx, diff) =>
    writeSysLog(tx, { appId, actor: { kind: 'system' }, services, ip: '' }, { ...entry, diff });
