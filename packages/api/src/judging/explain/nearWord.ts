/** Whether one letter was changed, left out, added or swapped with its neighbour. */
function isOneSlip(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let begin = 0;
  while (begin < Math.min(a.length, b.length) && a[begin] === b[begin]) begin += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - begin && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const [left, right] = [a.slice(begin, a.length - end), b.slice(begin, b.length - end)];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}

/** The name that was meant: the same letters in another case, or one slip. Null if none is near. */
export function nearWord(name: string, names: readonly string[]): string | null {
  const same = names.find((one) => one !== name && one.toLowerCase() === name.toLowerCase());
  if (same !== undefined) return same;
  return name.length < 3 ? null : (names.find((one) => one.length >= 3 && isOneSlip(name, one)) ?? null);
}
