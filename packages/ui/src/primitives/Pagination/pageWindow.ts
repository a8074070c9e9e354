/**
 * The page numbers to offer: the first, the last, and the neighbours of the current one; null is a gap.
 *
 * @param page current page, from 1
 * @param last number of the last page
 */
export const pageWindow = (page: number, last: number): (number | null)[] => {
  const wanted = [1, page - 1, page, page + 1, last].filter((n) => n >= 1 && n <= last);
  const numbers = [...new Set(wanted)].sort((a, b) => a - b);
  return numbers.flatMap((n, i) => {
    const before = numbers[i - 1];
    if (before === undefined || n - before === 1) return [n];
    return n - before === 2 ? [n - 1, n] : [null, n];
  });
};
