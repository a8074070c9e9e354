import { lines, type Making } from '../../../../../src/tasks/making.ts';

const priced = (fen: number) => lines(`${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, '0')}`);
/** Prices that a product with 100 makes a little too small, as in C++. */
const isShort = (fen: number) => Math.trunc((fen / 100) * 100) < fen;

export const making = {
  inputs: (random) => {
    const short = Array.from({ length: 400_000 }, (_, at) => at + 1).filter(isShort);
    const some = Array.from({ length: 6 }, () => short[random.int(0, short.length - 1)] ?? 29);
    return [
      priced(1),
      priced(1_000_000),
      priced(29),
      priced(57),
      priced(115),
      priced(999_999),
      priced(100),
      priced(409_660),
      ...[...new Set(some)].map((fen) => priced(fen)),
    ];
  },
  small: (random) => priced(random.int(1, 3000)),
  isValid: (input) => /^(?:0|[1-9]\d{0,4})\.\d\d\n$/u.test(input) && Number(input) >= 0.01 && Number(input) <= 10_000,
  // Reads the digits as text, so that no number with a point is multiplied.
  solve: (input) => {
    const [yuan = '', rest = ''] = input.trim().split('.');
    const coins = [yuan, ...rest.split('')].map(Number);
    return lines([...coins, coins.reduce((all, one) => all + one, 0)]);
  },
} satisfies Making;
