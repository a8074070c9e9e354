/**
 * Signs that nobody sees: control and format signs (among them those that turn the direction of writing), and letters
 * that are drawn as nothing. Two names that differ only in them look like one person.
 */
const UNSEEN = /[\p{Cc}\p{Cf}\u115F\u1160\u2800\u3164\uFFA0]/gu;
/** Joins pictures such as 👩‍💻; between letters it is only another way to write the same name. */
const JOINED_PICTURES = /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D(?=\p{Extended_Pictographic})/gu;
/** No character, so no text has it. */
const JOINER = '\uFFFF';

/**
 * No line is so long: it stays as it is, for the caller's limit to refuse. NFKC makes 18 signs of one, and a megabyte of
 * them would hold the server up for half a second.
 */
const MAX_LENGTH = 1_000;

/** A name or another line as people see it: one line, nothing unseen in it, no space around it. */
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

/** `138 0000 0001`, `+86-13800000001` and `１３８００００００01` are one number. What is no number stays, for the caller to refuse. */
export function plainMobile(text: string): string {
  if (text.length > MAX_LENGTH) return text;
  return oneLine(text)
    .normalize('NFKC')
    .replace(/[\s\-‐-―]/gu, '')
    .replace(/^(?:\+?86)(?=1\d{10}$)/, '');
}

/** A number at school as it counts: `２０２６２０１` and `2026201` are one. */
export function plainNumber(text: string): string {
  return text.length > MAX_LENGTH ? text : oneLine(oneLine(text).normalize('NFKC'));
}

/** Letters, digits and the space in the width of a Chinese sign. */
const WIDE = /[\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A\u3000]/g;

/** A class as it counts: `三（１）班` is `三（1）班`. Its brackets are Chinese text and stay. */
export function plainClass(text: string): string {
  return text.length > MAX_LENGTH ? text : oneLine(text.replaceAll(WIDE, (sign) => sign.normalize('NFKC')));
}

/** Account names are letters and digits of one case: `Xuesheng`, as a phone's keyboard begins it, is `xuesheng`. */
export function plainAccount(text: string): string {
  return text.length > MAX_LENGTH ? text : oneLine(text).normalize('NFKC').toLowerCase();
}
