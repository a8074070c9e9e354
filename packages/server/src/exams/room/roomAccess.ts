import { BlockList, isIPv6 } from 'node:net';
import { AppError } from '@aosai/api/kit/errors';
import { MINUTE_MS } from '@aosai/api/kit/constants';
import { rateLimit } from '../../base/rateLimit.ts';
import type { EngineCall } from '../../kit/engineCall.ts';

/** Access codes are short, so tries are limited. */
export const CODE_TRIES = { limit: 20, windowMs: 10 * MINUTE_MS } as const;
const ownTries = rateLimit(CODE_TRIES);

function listOf(ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}

/** Throws EXAM_NETWORK outside of the exam's networks; without any, every address is allowed. */
export function checkNetwork(ranges: readonly string[], ip: string): void {
  if (ranges.length === 0 || listOf(ranges).check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4')) return;
  throw new AppError('EXAM_NETWORK');
}

/** Throws EXAM_ACCESS_CODE for a wrong code and RATE_LIMITED after too many tries. */
export async function checkAccessCode(
  { appId, now, services }: Pick<EngineCall, 'appId' | 'now' | 'services'>,
  { examId, memberId }: { examId: string; memberId: string },
  { wanted, given }: { wanted: string | null; given: string | undefined },
): Promise<void> {
  if (wanted === null) return;
  if (given === undefined) throw new AppError('EXAM_ACCESS_CODE');
  const key = `${appId}/${examId}/${memberId}`;
  const seconds = await (services.codeTries?.take(key) ?? ownTries.take(key, now.getTime()));
  if (seconds > 0) throw new AppError('RATE_LIMITED', { seconds });
  if (given.trim().toUpperCase() !== wanted.toUpperCase()) throw new AppError('EXAM_ACCESS_CODE');
}
