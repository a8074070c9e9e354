import { seededRandom } from './shuffle.ts';

/** A random stream that is the same for a seed on every machine. */
export interface Random {
  /** From `least` to `most`, both included. */
  int(least: number, most: number): number;
  pick<T>(values: readonly [T, ...T[]]): T;
  /** `count` different values, in the order in which they were drawn. */
  some(count: number, least: number, most: number): number[];
}

/** FNV-1a over the characters of a text. */
function hashOf(text: string): number {
  let hash = 0x81_1c_9d_c5;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01_00_01_93);
  return hash >>> 0;
}

/** The random stream of a textual seed. */
export function randomOf(seed: string): Random {
  const next = seededRandom(hashOf(seed));
  const int = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    int,
    pick: (values) => values[int(0, values.length - 1)] ?? values[0],
    some(count, least, most) {
      const drawn = new Set<number>();
      while (drawn.size < count) drawn.add(int(least, most));
      return [...drawn];
    },
  };
}
