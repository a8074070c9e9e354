/** Practice state of a question without any try. */
export const EMPTY_PRACTICE = {
  status: '0',
  tries: 0,
  bestPercent: null,
  lastTryId: null,
  isWrong: false,
  dueAt: null,
  isFavourite: false,
  masteredAt: null,
  revealedAt: null,
  solvedAt: null,
  lockedUntil: null,
} as const;
