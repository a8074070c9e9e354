/**
 * Invisible characters: control and format characters (including those that change the text direction) and letters
 * without a shape. Names that differ only in them would look the same.
 */
const UNSEEN = /[\p{Cc}\p{Cf}\u115F\u1160\u2800\u3164\uFFA0]/gu;
/**
 * A joiner within emoji such as 👩‍💻. Between letters it is removed, because the name would look the same without it.
 */
const JOINED_PICTURES = /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D(?=\p{Extended_Pictographic})/gu;
/** A noncharacter, which does not occur in texts. */
const JOINER = '\uFFFF';

/**
 * Longer texts are returned unchanged, for the caller's length limit to refuse. NFKC may expand a character to 18, so a
 * megabyte would block the server for half a second.
 */
const MAX_LENGTH = 1_000;

/** Normalizes a name or other line: one line, without invisible characters, trimmed. */
export function oneLine(text: string): string {
  if (text.length > MAX_LENGTH) return text;
  return text
    .replaceAll(JOINER, '')
    .replace(JOINED_PICTURES, JOINER)
    .replace(/\s+/gu, ' ')
    .replace(UNSEEN, '')
    .replaceAll(JOINER, '\u200D')
    .trim();
}

/** A blank between two Chinese characters: 孙 若曦, as lists align names of two and three. */
const BLANK_IN_NAME = /(?<=\p{Script=Han}) (?=\p{Script=Han})/gu;

/** Normalizes the name of a person: one line, without blanks between Chinese characters. */
export function plainName(text: string): string {
  return text.length > MAX_LENGTH ? text : oneLine(text).replace(BLANK_IN_NAME, '');
}

/**
 * Normalizes a mobile number: `138 0000 0001`, `+86-13800000001` and `１３８００００００01` are equal. Other texts are returned
 * without spaces and hyphens, for the caller to refuse.
 */
export function plainMobile(text: string): string {
  if (text.length > MAX_LENGTH) return text;
  return oneLine(text)
    .normalize('NFKC')
    .replace(/[\s\-‐-―]/gu, '')
    .replace(/^(?:\+?86)(?=1\d{10}$)/, '');
}

/** Normalizes a school number: `２０２６２０１` and `2026201` are equal. */
export function plainNumber(text: string): string {
  return text.length > MAX_LENGTH ? text : oneLine(oneLine(text).normalize('NFKC'));
}

/** Full-width letters and digits, and the full-width space. */
const WIDE = /[\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A\u3000]/g;

/** Normalizes a class name: `三（１）班` becomes `三（1）班`. Its Chinese brackets stay. */
export function plainClass(text: string): string {
  return text.length > MAX_LENGTH ? text : oneLine(text.replaceAll(WIDE, (sign) => sign.normalize('NFKC')));
}

/** What two spellings of one class have in common: `三（1）班`, `三(1)班` and `三 (1) 班`. */
export const classKey = (name: string): string => name.normalize('NFKC').replace(/\s/gu, '').toLowerCase();

/** Normalizes an account name to lower case: `Xuesheng`, as phone keyboards capitalize it, becomes `xuesheng`. */
export function plainAccount(text: string): string {
  return text.length > MAX_LENGTH ? text : oneLine(text).normalize('NFKC').toLowerCase();
}

/** Rules of a field for a mobile number of mainland China. */
export const mobileTyped = { max: 11, pattern: /^1[3-9]\d{9}$/, like: '11 位数字', typed: 'tel' } as const;
/**
 * Rules of a field for an e-mail address. They check the form only; the code that is sent there shows that it exists.
 */
export const emailTyped = {
  max: 200,
  // The same pattern as zod's `z.regexes.email`, because zod is too large for a form that loads at once.
  pattern: /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/,
  like: 'name@example.com 的样子',
  typed: 'email',
} as const;
