import { lines, type Making, numbersOf } from '../../../../../src/tasks/making.ts';

const ask = (all: readonly number[]) => lines(all.length, ...all);
const TERA = 1_000_000_000_000;

export const making = {
  inputs: (random) => [
    ask([2]),
    ask([TERA, TERA - 1]),
    ask([999_999_999_989, 4]),
    ask([9, 25, 49, 36]),
    ask([999_966_000_289]),
    ask([963_761_198_400, 1_000_000]),
    ask([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
    ask([TERA, TERA, 999_998_000_001]),
    ask(Array.from({ length: 10 }, () => random.int(1, 1000) ** 2)),
    ask(Array.from({ length: 8 }, () => random.int(100_000, 999_999) ** 2)),
    ask(Array.from({ length: 10 }, () => random.int(1, TERA))),
    ask([3_000_000_000 * 3, 60_000 ** 2]),
  ],
  small: (random) => ask(Array.from({ length: random.int(1, 3) }, () => random.int(1, 100))),
  isValid: (input) => {
    const [q = 0, ...all] = numbersOf(input);
    return (
      input === ask(all) &&
      q === all.length &&
      q >= 1 &&
      q <= 10 &&
      all.every((one) => Number.isInteger(one) && one >= 1 && one <= TERA)
    );
  },
  // Builds the divisors from the prime factors.
  solve: (input) => {
    const [, ...all] = numbersOf(input);
    return lines(
      ...all.map((n) => {
        let [divisors, rest] = [[1], n];
        const times = (prime: number) => {
          const before = divisors;
          let power = 1;
          while (rest % prime === 0) {
            rest /= prime;
            power *= prime;
            const here = power;
            divisors = [...divisors, ...before.map((one) => one * here)];
          }
        };
        for (let prime = 2; prime * prime <= rest; prime++) times(prime);
        if (rest > 1) times(rest);
        return [
          divisors.length,
          divisors.reduce((a, b) => a + b, 0),
          Math.min(...divisors.map((one) => Math.abs(n / one - one))),
        ];
      }),
    );
  },
} satisfies Making;
