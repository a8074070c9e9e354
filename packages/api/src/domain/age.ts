import { BEIJING_AHEAD_MS } from './constants.ts';

/** Law draws the lines here: a guardian's consent below the first, own consent from it on, full age at the second. */
export const CONSENT_AGE = 14;
export const FULL_AGE = 18;
/** New children's rules: a consent to the version before counts so long, while guardians are asked again. */
export const CONSENT_RENEWAL_DAYS = 14;

const BIRTH_YM = /^(?<year>\d{4})-(?<month>0[1-9]|1[0-2])$/;

/**
 * Whether someone born in a month may still be younger than `years` at an instant, by Beijing's calendar.
 * The day is not asked for, so the birthday counts as past only when its whole month is.
 *
 * @param birthYm `YYYY-MM`; null or unreadable means the age is unknown, which no rule about children covers
 * @param nowMs the server's time, ms since 1970
 */
export function isYoungerThan(years: number, birthYm: string | null, nowMs: number): boolean {
  const found = birthYm === null ? null : BIRTH_YM.exec(birthYm)?.groups;
  if (!found) return false;
  const comesOfAge = Date.UTC(Number(found['year']) + years, Number(found['month']), 1) - BEIJING_AHEAD_MS;
  return nowMs < comesOfAge;
}

/** Whether nobody knows if a guardian has to agree: of a student no birth month was told. Others are grown up. */
export function lacksBirthYm({ type, birthYm }: { type: string; birthYm?: string | null | undefined }): boolean {
  return type === 'student' && (birthYm ?? null) === null;
}

/** Whether the account of someone born in that month exists only with a guardian's consent. */
export function needsConsent(birthYm: string | null, nowMs: number): boolean {
  return isYoungerThan(CONSENT_AGE, birthYm, nowMs);
}
