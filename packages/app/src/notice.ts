import { NOTICE_HIDDEN_MS } from '@aosai/api/domain/constants';

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
 * What the notice said at the last visit, to hold its place until the server has answered: null when there was none,
 * undefined at the first visit.
 */
export function lastNotice(storage: Pick<Storage, 'getItem'>): string | null | undefined {
  const kept = storage.getItem(LAST);
  if (kept === null) return undefined;
  return kept === '' ? null : kept;
}

export function keepNotice(storage: Pick<Storage, 'setItem'>, text: string | null): void {
  storage.setItem(LAST, text ?? '');
}
