import { NOTICE_HIDDEN_MS } from '@aosai/api/kit/constants';
import type { NoticeReader } from '@aosai/api/platform/siteNotice';
import type { Current } from '@aosai/api/accounts/auth.contract';

const NAME = 'aosai.notice.closedAt';
const LAST = 'aosai.notice.last';

/** Whether the notice was closed within the last two days. */
export function isNoticeHidden(storage: Pick<Storage, 'getItem'>, nowMs: number): boolean {
  const closedAt = Number(storage.getItem(NAME));
  return closedAt > 0 && nowMs - closedAt < NOTICE_HIDDEN_MS;
}

export function closeNotice(storage: Pick<Storage, 'setItem'>, nowMs: number): void {
  storage.setItem(NAME, String(nowMs));
}

/**
 * The notice of the last visit, which reserves space until the server answers: empty when there was none, undefined at
 * the first visit.
 */
export const lastNotice = (storage: Pick<Storage, 'getItem'>): string | undefined => storage.getItem(LAST) ?? undefined;

export function keepNotice(storage: Pick<Storage, 'setItem'>, value: string): void {
  storage.setItem(LAST, value);
}

/** The kind of reader of the notice; undefined while it is unknown who is signed in. */
export function readerOf(current: Current | null | undefined): NoticeReader | undefined {
  if (current === undefined) return undefined;
  if (current === null) return 'guest';
  return current.realm === 'user' ? 'user' : current.member.type;
}
