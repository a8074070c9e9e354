// Recognises text formats. Kept apart from the readers, so that importing a file loads only its own reader.

export const looksLikeAiken = (text: string): boolean =>
  /^[ \t]*[（(]?[A-Za-zＡ-Ｚａ-ｚ][.．)）、]/m.test(text) && /^[ \t]*ANSWER[ \t]*[:：]/im.test(text);

export const looksLikeGift = (text: string): boolean =>
  /^(?:::|\$CATEGORY:)/m.test(text) ||
  (/\{\s*(?:[=~#][^{}]{0,2000}|(?:T|F|TRUE|FALSE)\s*(?:#[^{}]{0,2000})?)\}/.test(text) &&
    !/^[ \t]*[（(]?A[.．、)）]/m.test(text));

/** Whether a text holds numbered questions together with options, answers or words such as 判断题. */
export function looksLikePaper(text: string): boolean {
  const bare = text
    .split(/[\r\n]/)
    .map((line) => line.trimStart())
    .join('\n');
  return (
    /^(?:第\s*(?:[\d０-９]+|[一二三四五六七八九十]{1,3})\s*题|[\d０-９]{1,3}\s*[、.．]|[（(][\d０-９]{1,3}[)）])/m.test(
      bare,
    ) &&
    (/^(?:[□○☐◯☑☒✓✔√■]\s*)?[（(]?[AＡ][.．、)）]/m.test(bare) || /答案|判断题|填空题|编程题|试题名称/.test(bare))
  );
}
