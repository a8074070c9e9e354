import type { LogOf } from './audit.ts';
import type { CallContext } from '../context.ts';
import { writeSysLog } from './sysLog.ts';

/** Audit entries for automatic actions, which no caller requested. */
export const systemLog =
  (services: CallContext['services']): LogOf =>
  (appId, entry) =>
  (tx, diff) =>
    writeSysLog(tx, { appId, actor: { kind: 'system' }, services, ip: '' }, { ...entry, diff });
