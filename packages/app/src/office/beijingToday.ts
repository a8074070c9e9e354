const BEIJING_AHEAD_MS = 8 * 60 * 60 * 1000;

/** The day of the calendar in Beijing: `2026-11-21`. */
export const beijingToday = (nowMs: number): string => new Date(nowMs + BEIJING_AHEAD_MS).toISOString().slice(0, 10);
