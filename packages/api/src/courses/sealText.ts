const MOST = 2;
const HAN = /\p{Script=Han}+/gu;
/** Words that join or open a title and say nothing on a seal. */
const JOINTS = /[与和的及或之]|第[一二三四五六七八九十百\d]+[课讲天节章个]|怎样|什么|认识|学会/gu;

/** What a word of a program is about, for titles like if 与 else. */
const KEYWORDS = [
  [/\b(?:if|else|switch)\b/, '判断'],
  [/\b(?:for|while)\b/, '循环'],
  [/\b(?:break|continue)\b/, '跳出'],
] as const;

/**
 * The characters on the seal of a unit: the first two Chinese characters of its title that carry meaning, so 变量与赋值
 * gives 变量. A title with none gives what its word of a program is about, or 学成.
 */
export function sealText(title: string): string {
  const words = title.replaceAll(JOINTS, ' ').match(HAN) ?? [];
  const first = words.find((word) => word.length >= MOST) ?? words[0];
  return first?.slice(0, MOST) ?? KEYWORDS.find(([word]) => word.test(title))?.[1] ?? '学成';
}

const NAMED = /[一二三四五六七八]级/u;
const NUMBERED = /([1-8]) ?级/u;
const NUMERALS = '一二三四五六七八';

/** The level that a title names, in Chinese numerals; null if it names none. */
function namedLevel(title: string): string | null {
  const number = NUMBERED.exec(title)?.[1];
  if (number !== undefined) return `${NUMERALS[Number(number) - 1]}级`;
  return NAMED.exec(title)?.[0] ?? null;
}

/** The characters on the seal of a whole course: the level that its title names, so GESP C++ 一级 gives 一级. */
export const levelText = (title: string): string => namedLevel(title) ?? sealText(title);

/** The characters on the seal of a certificate: the brand, with the level that the class names. */
export const certificateText = (title: string): string => `奥赛${namedLevel(title) ?? '结业'}`;
