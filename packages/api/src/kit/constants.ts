/** One mebibyte, in bytes. */
export const MEBIBYTE = 1024 * 1024;

/** One minute, in ms. */
export const MINUTE_MS = 60_000;
/** One hour, in ms. */
export const HOUR_MS = 60 * MINUTE_MS;
/** One day, in ms. */
export const DAY_MS = 24 * HOUR_MS;
/** Beijing is this far ahead of UTC. Exams use Beijing time wherever the reader is; it has no daylight saving. */
export const BEIJING_AHEAD_MS = 8 * HOUR_MS;

/** Figures of the specification (platform §4, §8, §9). Names carry the unit. */
export const REQUEST_TIMEOUT_MS = 30_000;
/** Maximum time to load a part of the app. */
export const CHUNK_TIMEOUT_MS = 120_000;
/** Time for which a closed site notice stays hidden. */
export const NOTICE_HIDDEN_MS = 2 * DAY_MS;
/** Rows per page by default. */
export const DEFAULT_PAGE_SIZE = 20;
/** Page sizes that the back office offers. */
export const PAGE_SIZES = [20, 50, 100, 200] as const;
/** Maximum rows per page. */
export const MAX_PAGE_SIZE = 200;
/** Maximum number of rows in an exported sheet. */
export const EXPORT_MAX_ROWS = 20_000;
/** Random bytes in a device id. */
export const RANDOM_ID_LENGTH = 11;
/** One second, in ms. */
export const MS_PER_SECOND = 1000;
/** Identical reads within this time share one request. */
export const SWR_DEDUPE_MS = 2_000;
/** Minimum time between reads caused by returning to the page. */
export const SWR_FOCUS_THROTTLE_MS = 5_000;
/** Pause before a failed read is repeated. */
export const SWR_ERROR_RETRY_MS = 5_000;

/** Path prefix of all API calls. */
export const API_PREFIX = '/aosai/api';
/** Path prefix of all pages. */
export const WEB_BASE = '/web/';
/** Name of the cookie, and of the stored value, with the theme that a browser's user has chosen. */
export const THEME_COOKIE = 'aosai.theme';
/** Id of the first site of an installation. */
export const DEFAULT_APP_ID = 'aosai';

/** Exam room; docs/exam-room.md explains each figure. */
export const GRACE_MS = 60_000;
/** Grace for a student who was online at the deadline. It is for saves on the way, not for more work. */
export const PRESENT_GRACE_MS = 5_000;
/** A student who was heard from this shortly before the deadline counts as online. */
export const PRESENT_WITHIN_MS = 30_000;
/** Interval of the server's jobs that end attempts, orders and guest accounts. */
export const SWEEP_INTERVAL_MS = 5_000;
/** An exam room sends a save without changes after this time without contact, and a stream of events sends a ping. */
export const HEARTBEAT_MS = 15_000;
/** Code is saved after this time without typing. */
export const CODE_SAVE_IDLE_MS = 2_000;
/** Code is saved after this time at the latest, even while typing. */
export const CODE_SAVE_MAX_MS = 10_000;
/** Maximum body of a request that outlives its page. */
export const KEEPALIVE_MAX_BYTES = 64 * 1024;
/** Maximum size of a program. */
export const SOURCE_MAX_BYTES = 64 * 1024;
/** Maximum trial runs per minute and member. */
export const DEBUG_PER_MINUTE = 12;
/** Maximum submissions per minute and attempt. */
export const SUBMITS_PER_MINUTE = 6;
/** Per attempt, because each submission reveals a little about the hidden cases. */
export const SUBMITS_PER_QUESTION = 60;
/** Maximum recorded events of an attempt. */
export const MAX_EVENTS_PER_ATTEMPT = 2_000;
/** Remaining minutes at which the room warns. */
export const TIME_WARNINGS_MIN = [15, 5, 1] as const;
/** Interval of queries while there is no event stream. */
export const POLL_INTERVAL_MS = 1_500;
/** Maximum copies of an answer that are kept after the deadline. */
export const LATE_COPIES_PER_ANSWER = 20;

/** Hashing longer passwords would cost the server too much time. */
export const PASSWORD_MAX_LENGTH = 200;
