import { BEIJING_AHEAD_MS } from '../kit/constants.ts';

/** Limits by law, in years: below 14 a guardian must consent, from 14 on a minor consents, at 18 a person is of age. */
export const CONSENT_AGE = 14;
/** Age of majority, in years. */
export const FULL_AGE = 18;
/**
 * After new children's rules, a consent to the previous version is valid for this many days while guardians are asked
 * again.
 */
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

/** Whether a student's birth month is missing, so that it is unknown if a guardian must consent. Others are adults. */
export function lacksBirthYm({ type, birthYm }: { type: string; birthYm?: string | null | undefined }): boolean {
  return type === 'student' && (birthYm ?? null) === null;
}

/** Whether an account of somebody born in that month needs a guardian's consent. */
export function needsConsent(birthYm: string | null, nowMs: number): boolean {
  return isYoungerThan(CONSENT_AGE, birthYm, nowMs);
}
