export const MEBIBYTE = 1024 * 1024;

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
/** Beijing is this far ahead of UTC. Exams use Beijing time wherever the reader is; it has no daylight saving. */
export const BEIJING_AHEAD_MS = 8 * HOUR_MS;

/** Figures of the specification (platform §4, §8, §9). Names carry the unit. */
export const REQUEST_TIMEOUT_MS = 30_000;
export const CHUNK_TIMEOUT_MS = 120_000;
export const NOTICE_HIDDEN_MS = 2 * DAY_MS;
export const DEFAULT_PAGE_SIZE = 20;
/** Page sizes that the back office offers. */
export const PAGE_SIZES = [20, 50, 100, 200] as const;
export const MAX_PAGE_SIZE = 200;
/** Maximum number of rows in an exported sheet. */
export const EXPORT_MAX_ROWS = 20_000;
export const RANDOM_ID_LENGTH = 11;
export const MS_PER_SECOND = 1000;
export const SWR_DEDUPE_MS = 2_000;
export const SWR_FOCUS_THROTTLE_MS = 5_000;
export const SWR_ERROR_RETRY_MS = 5_000;

export const API_PREFIX = '/aosai/api';
export const WEB_BASE = '/web/';
export const DEFAULT_APP_ID = 'aosai';

/** Exam room; docs/exam-room.md explains each figure. */
export const GRACE_MS = 60_000;
/** Grace for a student who was online at the deadline. It is for saves on the way, not for more work. */
export const PRESENT_GRACE_MS = 5_000;
/** A student who was heard from this shortly before the deadline counts as online. */
export const PRESENT_WITHIN_MS = 30_000;
export const SWEEP_INTERVAL_MS = 5_000;
export const HEARTBEAT_MS = 15_000;
export const CODE_SAVE_IDLE_MS = 2_000;
export const CODE_SAVE_MAX_MS = 10_000;
export const KEEPALIVE_MAX_BYTES = 64 * 1024;
export const SOURCE_MAX_BYTES = 64 * 1024;
export const DEBUG_PER_MINUTE = 12;
export const SUBMITS_PER_MINUTE = 6;
/** Per attempt, because each submission reveals a little about the hidden cases. */
export const SUBMITS_PER_QUESTION = 60;
export const MAX_EVENTS_PER_ATTEMPT = 2_000;
export const TIME_WARNINGS_MIN = [15, 5, 1] as const;
export const POLL_INTERVAL_MS = 1_500;
export const LATE_COPIES_PER_ANSWER = 20;

/** Hashing longer passwords would cost the server too much time. */
export const PASSWORD_MAX_LENGTH = 200;
