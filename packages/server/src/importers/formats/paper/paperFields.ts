import { isKeyWord } from './keyLists.ts';
import { isKeyOfKind } from './paperKeyPart.ts';

const KEY_MARK =
  /(?<bracket>[【[]\s*(?:参考|正确|标准)?答案\s*[】\]]\s*[:：]?)|[（(]?\s{0,9}(?:参考|正确|标准)?答案\s*[:：]/g;
const OTHER_MARK =
  /[【[]\s*(?:(?:答案|试题|题目)?(?:解析|详解)|分析|(?:考纲)?(?:知识点|考点)|难度)\s*[】\]]\s*[:：]?|(?<=[\s。；;）)A-J])(?:(?:答案|试题)?解析|知识点|考点|难度)\s*[:：]/g;

/** Splits a line before each key, analysis or other field that begins in its middle. */
export function atFields(line: string): string[] {
  if (line.length > 2000 || !/答案|解析|详解|分析|考点|知识点|难度/.test(line) || isKeyOfKind(line)) return [line];
  const others = [...line.matchAll(OTHER_MARK)].map(({ index }) => index);
  const keys = [...line.matchAll(KEY_MARK)].flatMap((mark) => {
    const end = mark.index + mark[0].length;
    const rest = line
      .slice(
        end,
        others.find((at) => at >= end),
      )
      .replace(/[）)]\s*$/, '');
    const isApart = /[\s。？！；;?!]$/.test(line.slice(0, mark.index)) || /^\s|^[（(]/.test(mark[0]);
    return mark.groups?.['bracket'] !== undefined || isApart || isKeyWord(rest) ? [mark.index] : [];
  });
  const cuts = [...new Set([...keys, ...others])].toSorted((a, b) => a - b).filter((at) => at > 0);
  return [0, ...cuts].map((at, place) => line.slice(at, cuts[place])).filter((piece) => piece.trim() !== '');
}
