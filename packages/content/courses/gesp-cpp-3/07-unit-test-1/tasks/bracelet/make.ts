import { lines, type Making } from '../../../../../src/tasks/making.ts';
import type { Random } from '@aosai/api/kit/random';

const made = (random: Random, length: number, from: string) =>
  Array.from({ length }, () => from[random.int(0, from.length - 1)] ?? 'a').join('');
/** A string with random changes that leave a bead at least. */
function beads(random: Random, q: number, most: number, from: string): string {
  const first = made(random, random.int(1, most), from);
  let size = first.length;
  const changes = Array.from({ length: q }, () => {
    const kind = random.int(1, 3);
    if (kind === 1) return 'flip';
    if (kind === 2 && size > 1) {
      const n = random.int(1, Math.min(size - 1, most));
      size -= n;
      return `cut ${random.int(0, size)} ${n}`;
    }
    const added = made(random, random.int(1, most), from);
    size += added.length;
    return `add ${random.int(0, size - added.length)} ${added}`;
  });
  return lines(first, q, ...changes);
}
const AZ = 'abcdefghijklmnopqrstuvwxyz';

export const making = {
  inputs: (random) => [
    lines('a', 1, 'flip'),
    lines('zyx', 1, 'cut 1 2'),
    lines('q'.repeat(20), 2, 'add 20 abc', 'flip'),
    lines('abcdefgh', 3, 'cut 2 3', 'flip', 'cut 1 1'),
    lines('moon', 100, ...Array.from({ length: 100 }, (_, at) => `add ${at} ${at % 2 === 0 ? 'm' : 'n'}ab`)),
    lines('pencil', 4, 'flip', 'add 1 case', 'cut 0 3', 'flip'),
    beads(random, 5, 6, 'abc'),
    beads(random, 31, 9, AZ),
    beads(random, 100, 20, AZ),
    beads(random, 99, 20, 'xyz'),
    beads(random, 60, 4, 'ka'),
    beads(random, 100, 12, 'mnopq'),
  ],
  small: (random) => beads(random, random.int(1, 5), 4, 'abz'),
  isValid: (input) => {
    const [first = '', q = '', ...changes] = input.trimEnd().split('\n');
    let size = first.length;
    const fits = changes.every((change) => {
      const [kind = '', at = '', what = ''] = change.split(' ');
      const p = Number(at);
      if (change === 'flip') return true;
      if (kind === 'add') {
        const isFine = p >= 0 && p <= size && /^[a-z]{1,20}$/u.test(what);
        size += what.length;
        return isFine;
      }
      const n = Number(what);
      const isFine = kind === 'cut' && p >= 0 && n >= 1 && p + n <= size && n < size;
      size -= n;
      return isFine;
    });
    return (
      input === lines(first, q, ...changes) &&
      /^[a-z]{1,20}$/u.test(first) &&
      Number(q) === changes.length &&
      changes.length >= 1 &&
      changes.length <= 100 &&
      fits
    );
  },
  // Keeps the beads as a list, and counts each letter by itself.
  solve: (input) => {
    const [first = '', , ...changes] = input.trimEnd().split('\n');
    const last = changes.reduce<string[]>((row, change) => {
      const [kind, at = '', what = ''] = change.split(' ');
      if (kind === 'flip') return row.toReversed();
      return kind === 'add'
        ? row.toSpliced(Number(at), 0, ...what.split(''))
        : row.filter((_, place) => place < Number(at) || place >= Number(at) + Number(what));
    }, first.split(''));
    const counts = AZ.split('').map((letter) => last.filter((one) => one === letter).length);
    const most = Math.max(...counts);
    return lines(last.join(''), [AZ[counts.indexOf(most)] ?? '', most]);
  },
} satisfies Making;
