const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;

/** Lines as the judge compares them: without trailing whitespace and without empty lines at the end. */
const comparedLines = (text: string): string[] => {
  const trimmed = text.trimEnd();
  return trimmed === '' ? [] : trimmed.split('\n').map((line) => line.trimEnd());
};

const wordsOf = (line: string): string[] => line.split(/\s+/).filter((word) => word !== '');

const differingCharacter = (expected: string, actual: string): number => {
  const [a, b] = [Array.from(expected), Array.from(actual)];
  const at = a.findIndex((character, index) => character !== b[index]);
  return at === -1 ? a.length : at;
};

/** The Chinese measure word for the pieces of a line, numbers or words. */
const unitOf = (words: readonly string[]): string => (words.every((word) => NUMBER.test(word)) ? '个数' : '个词');

const lineDifference = (no: number, expected: string, actual: string): string => {
  const [wanted, got] = [wordsOf(expected), wordsOf(actual)];
  const at = wanted.findIndex((word, index) => index < got.length && word !== got[index]);
  const [before, after] = [wanted[at], got[at]];
  if (before !== undefined && after !== undefined) {
    if (wanted.length === 1 && got.length === 1 && unitOf([before, after]) === '个词')
      return `第 ${no} 行第 ${differingCharacter(before, after) + 1} 个字符不同`;
    return `第 ${no} 行第 ${at + 1} ${unitOf([before, after])}不同`;
  }
  const unit = unitOf([...wanted, ...got]);
  if (got.length < wanted.length) return `第 ${no} 行少了 ${wanted.length - got.length} ${unit}`;
  if (got.length > wanted.length) return `第 ${no} 行多了 ${got.length - wanted.length} ${unit}`;
  return `第 ${no} 行的空格不同`;
};

const placeOf = (expected: string, actual: string): string | null => {
  const [wanted, got] = [comparedLines(expected), comparedLines(actual)];
  if (got.length === 0 && wanted.length > 0) return '程序没有输出';
  for (const [index, line] of wanted.entries()) {
    const other = got[index];
    if (other === undefined) return `少了第 ${index + 1} 行`;
    if (other !== line) return lineDifference(index + 1, line, other);
  }
  return got.length > wanted.length ? `多了第 ${wanted.length + 1} 行` : null;
};

/** Whether the judge tells two outputs apart. */
export const differs = (expected: string, actual: string): boolean => placeOf(expected, actual) !== null;

const squeezed = (text: string): string => wordsOf(text).join(' ');

/**
 * Describes the first difference of two outputs in a short sentence; null when the judge considers them equal. The same
 * words in another layout are said to be that.
 */
export const firstDifference = (expected: string, actual: string): string | null => {
  const found = placeOf(expected, actual);
  if (found === null) return null;
  return squeezed(expected) === squeezed(actual) ? `只是空格或换行不同：${found}` : found;
};
