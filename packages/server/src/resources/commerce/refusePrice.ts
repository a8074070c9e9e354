import { AppError } from '@aosai/api/contract/errors';
import type { CallContext } from '../context.ts';

/** One merchant an app: only the platform says what anything costs. Throws VALIDATION. */
export function refusePrice({ actor }: CallContext, wanted: number | undefined, before: number): void {
  if (actor.kind !== 'user' && wanted !== undefined && wanted !== before)
    throw new AppError('VALIDATION', { detail: '价格由平台设置' });
}
