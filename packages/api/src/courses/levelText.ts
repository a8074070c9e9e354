import { sealText } from './sealText.ts';

const NAMED = /[一二三四五六七八]级/u;
const NUMBERED = /([1-8]) ?级/u;
const NUMERALS = '一二三四五六七八';

/** The characters on the seal of a whole course: the level that its title names, so GESP C++ 一级 gives 一级. */
export function levelText(title: string): string {
  const number = NUMBERED.exec(title)?.[1];
  if (number !== undefined) return `${NUMERALS[Number(number) - 1]}级`;
  return NAMED.exec(title)?.[0] ?? sealText(title);
}
