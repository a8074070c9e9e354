import { NOTICE_HIDDEN_MS } from '@aosai/api/domain/constants';

const NAME = 'aosai.notice.closedAt';

/** The rolling notice stays away for two days after it was closed. */
export function isNoticeHidden(storage: Pick<Storage, 'getItem'>, nowMs: number): boolean {
  const closedAt = Number(storage.getItem(NAME));
  return closedAt > 0 && nowMs - closedAt < NOTICE_HIDDEN_MS;
}

export function closeNotice(storage: Pick<Storage, 'setItem'>, nowMs: number): void {
  storage.setItem(NAME, String(nowMs));
}
