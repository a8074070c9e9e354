import type { Current } from '@aosai/api/contract/types';
import { NOTICE_HIDDEN_MS } from '@aosai/api/domain/constants';
import type { NoticeReader } from '@aosai/api/domain/siteNotice';

const NAME = 'aosai.notice.closedAt';
const LAST = 'aosai.notice.last';

/** The rolling notice stays away for two days after it was closed. */
export function isNoticeHidden(storage: Pick<Storage, 'getItem'>, nowMs: number): boolean {
  const closedAt = Number(storage.getItem(NAME));
  return closedAt > 0 && nowMs - closedAt < NOTICE_HIDDEN_MS;
}

export function closeNotice(storage: Pick<Storage, 'setItem'>, nowMs: number): void {
  storage.setItem(NAME, String(nowMs));
}

/**
 * The notice as it was written at the last visit, to hold its place until the server has answered: empty when there was
 * none, undefined at the first visit.
 */
export const lastNotice = (storage: Pick<Storage, 'getItem'>): string | undefined => storage.getItem(LAST) ?? undefined;

export function keepNotice(storage: Pick<Storage, 'setItem'>, value: string): void {
  storage.setItem(LAST, value);
}

/** As whom someone reads the notice; undefined while it is not known who is there. */
export function readerOf(current: Current | null | undefined): NoticeReader | undefined {
  if (current === undefined) return undefined;
  if (current === null) return 'guest';
  return current.realm === 'user' ? 'user' : current.member.type;
}
