import { randomInt } from 'node:crypto';
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { member, organization } from '../../db/schema/people.ts';

/** The first Chinese character of each initial in the order of pronunciation; no syllable begins with i, u or v. */
const INITIALS = '阿a八b嚓c哒d妸e发f旮g哈h讥j咔k垃l痳m拏n噢o妑p七q呥r扨s它t穵w夕x丫y帀z';
const FIRST_OF = [...INITIALS.matchAll(/(.)([a-z])/gu)].map(([, first = '', letter = '']) => ({ first, letter }));
const byPronunciation = new Intl.Collator('zh-Hans-CN-u-co-pinyin');
const HAN = /\p{Script=Han}/u;
/** Letters that look like digits or each other on paper. */
const CONFUSED = new Set(['i', 'l', 'o']);
/** 学校, for a name without usable letters. */
const ANY_SCHOOL = 'xx';
const LETTERS = 'abcdefghjkmnpqrstuvwxyz';
const MIN_LETTERS = 2;
const MAX_LETTERS = 4;

const initialOf = (sign: string): string =>
  HAN.test(sign)
    ? (FIRST_OF.findLast(({ first }) => byPronunciation.compare(first, sign) <= 0)?.letter ?? '')
    : sign.toLowerCase();

/** The initials of a name that can be told apart on paper: 星海编程 becomes xhbc. */
export const initialsOf = (name: string): string =>
  Array.from(name, initialOf)
    .filter((letter) => /^[a-z]$/.test(letter) && !CONFUSED.has(letter))
    .join('');

/** Prefixes to try, the shortest first; the last ones are random. */
function* prefixesFor(name: string): Generator<string> {
  const given = initialsOf(name);
  const initials = given.length < MIN_LETTERS ? ANY_SCHOOL : given;
  for (let length = MIN_LETTERS; length <= Math.min(MAX_LETTERS, initials.length); length += 1) {
    yield initials.slice(0, length);
  }
  const start = initials.slice(0, MIN_LETTERS);
  for (const letter of LETTERS) yield start + letter;
  for (;;) yield start + Array.from({ length: 3 }, () => LETTERS[randomInt(LETTERS.length)] ?? '').join('');
}

/** The letters that begin the account names of a school; chosen once. Call it with the organization's row locked. */
async function prefixOf(tx: Db, appId: string, orgId: string): Promise<string> {
  const isSchool = and(eq(organization.appId, appId), eq(organization.id, orgId));
  const [school] = await tx
    .select({ name: organization.name, prefix: organization.accountPrefix })
    .from(organization)
    .where(isSchool);
  if (school?.prefix) return school.prefix;
  // Two new schools with the same initials would take the same letters.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`accountPrefix:${appId}`}, 0))`);
  const others = await tx
    .select({ prefix: organization.accountPrefix })
    .from(organization)
    .where(and(eq(organization.appId, appId), isNotNull(organization.accountPrefix)));
  const taken = new Set(others.map(({ prefix }) => prefix));
  for (const prefix of prefixesFor(school?.name ?? '')) {
    if (taken.has(prefix)) continue;
    await tx.update(organization).set({ accountPrefix: prefix }).where(isSchool);
    return prefix;
  }
  throw new Error('there is always a random prefix');
}

/** An account name has 4 to 40 characters; a number of a school has at most 20. */
const plain = (no: string): string => no.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
const MIN_REST = 2;
const DIGITS = '23456789';
const randomDigits = (): string => Array.from({ length: 6 }, () => DIGITS[randomInt(DIGITS.length)] ?? '').join('');

/**
 * Account names that a child can remember: the school's letters and the number there, xh2026101. Without a number, or
 * if somebody has the name, digits are added. Call it with the organization's row locked.
 *
 * @param numbers numbers at the school, null for people without one
 */
export async function accountNames(
  tx: Db,
  { appId, orgId }: { appId: string; orgId: string },
  numbers: readonly (string | null)[],
): Promise<string[]> {
  if (numbers.length === 0) return [];
  const prefix = await prefixOf(tx, appId, orgId);
  const wished = numbers.map((no) => {
    const rest = plain(no ?? '');
    return rest.length < MIN_REST ? null : prefix + rest;
  });
  const known = wished.flatMap((name) => name ?? []);
  const rows = await tx
    .select({ account: member.account })
    .from(member)
    .where(and(eq(member.appId, appId), inArray(member.account, known)));
  const taken = new Set(rows.map(({ account }) => account));
  return wished.map((name) => {
    const free = name === null || taken.has(name) ? `${name ?? prefix}${randomDigits()}` : name;
    taken.add(free);
    return free;
  });
}
