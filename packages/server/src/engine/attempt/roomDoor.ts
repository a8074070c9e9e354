import { BlockList, isIPv6 } from 'node:net';
import { AppError } from '@aosai/api/contract/errors';
import { MINUTE_MS } from '@aosai/api/domain/constants';
import { rateLimit } from '../../rateLimit.ts';
import type { EngineCall } from '../engineCall.ts';

/** A code has few letters: nobody tries them all. */
const tries = rateLimit({ limit: 20, windowMs: 10 * MINUTE_MS });

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

/** Throws EXAM_NETWORK outside the networks that an exam may be sat in; without any, everywhere is inside. */
export function checkNetwork(ranges: readonly string[], ip: string): void {
  if (ranges.length === 0 || listOf(ranges).check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4')) return;
  throw new AppError('EXAM_NETWORK');
}

/** Throws EXAM_ACCESS_CODE for another code than the room's, RATE_LIMITED for anyone who tries many. */
export function checkAccessCode(
  { appId, now }: Pick<EngineCall, 'appId' | 'now'>,
  { examId, memberId }: { examId: string; memberId: string },
  { wanted, given }: { wanted: string | null; given: string | undefined },
): void {
  if (wanted === null) return;
  if (given === undefined) throw new AppError('EXAM_ACCESS_CODE');
  const seconds = tries.take(`${appId}/${examId}/${memberId}`, now.getTime());
  if (seconds > 0) throw new AppError('RATE_LIMITED', { seconds });
  if (given.trim().toUpperCase() !== wanted.toUpperCase()) throw new AppError('EXAM_ACCESS_CODE');
}
