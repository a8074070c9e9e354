import {
  type Animate,
  type AnimationCell,
  type AnimationStep,
  type AnimationWord,
  type CellTone,
  numbersOf,
} from './animation.ts';

const BITS = 8;
/** Room for the names of the rows. */
const NAMES = 1.6;
const LINE = 1.3;
const ROWS = ['原码', '反码', '补码'] as const;

type Bits = readonly (0 | 1)[];

/** The lowest bits of a number that is not negative, the highest first, by dividing by two. */
function binaryOf(value: number): (0 | 1)[] {
  const bits: (0 | 1)[] = [];
  for (let left = value, at = 0; at < BITS; at += 1) {
    bits.unshift(left % 2 === 0 ? 0 : 1);
    left = Math.floor(left / 2);
  }
  return bits;
}

/** The value of eight bits in two's complement: the highest bit counts −128. */
const valueOf = (bits: Bits): number =>
  bits.reduce<number>((sum, bit, place) => sum + bit * (place === 0 ? -1 : 1) * 2 ** (BITS - 1 - place), 0);

/** A step of up to three rows of bits; `tones` are those of the last row. */
function stepOf(said: string, rows: readonly Bits[], tones: (place: number) => CellTone, carryAt = -1): AnimationStep {
  const last = rows.length - 1;
  return {
    said,
    shown: rows.map((bits, row) => `${ROWS[row] ?? ''} ${bits.join('')}`).join('，'),
    cells: rows.flatMap((bits, row) =>
      bits.map((bit, place): AnimationCell => ({
        id: `bit${row},${place}`,
        x: NAMES + place,
        y: row * LINE,
        text: `${bit}`,
        tone: row === last ? tones(place) : 'plain',
      })),
    ),
    words: [
      ...rows.map((_, row): AnimationWord => ({
        id: `name${row}`,
        x: NAMES / 2,
        y: row * LINE + 0.5,
        text: ROWS[row] ?? '',
      })),
      ...(carryAt === -1
        ? []
        : [{ id: 'carry', x: NAMES + carryAt + 0.5, y: last * LINE + 1.25, text: '加 1', isMark: true }]),
    ],
  };
}

function* stepsOf(n: number): Generator<AnimationStep> {
  const plain = (): CellTone => 'plain';
  const sign = (place: number): CellTone => (place === 0 ? 'here' : 'plain');
  const size = Math.abs(n);
  const magnitude = binaryOf(size);
  if (n >= 0) {
    yield stepOf(`${n} 写成 8 位二进制是 ${magnitude.join('')}。最左边是符号位，0 表示不是负数。`, [magnitude], sign);
    yield stepOf(`不是负数，三种码都一样，不用再变。`, [magnitude, magnitude, magnitude], plain);
    return;
  }
  yield stepOf(`先不管负号，${size} 写成 8 位二进制是 ${magnitude.join('')}。`, [magnitude], plain);
  const signed: Bits = [1, ...magnitude.slice(1)];
  yield stepOf(`${n} 是负数，最左边的符号位写 1。这是原码。`, [signed], sign);
  const flipped: Bits = signed.map((bit, place) => (place === 0 || bit === 0 ? 1 : 0));
  yield stepOf('符号位不动，其他各位 0 变 1、1 变 0。这是反码。', [signed, flipped], (place) =>
    place === 0 ? 'plain' : 'change',
  );
  const sum = [...flipped];
  yield stepOf(
    '反码再加 1。从最右边一位加起。',
    [signed, flipped, sum],
    (place) => (place === BITS - 1 ? 'here' : 'plain'),
    BITS - 1,
  );
  for (let place = BITS - 1, carries = true; carries && place >= 0; place -= 1) {
    carries = sum[place] === 1;
    sum[place] = carries ? 0 : 1;
    yield stepOf(
      carries ? '1 加 1 得 2，这一位写 0，向左进 1。' : '0 加 1 得 1，没有进位，左边各位照抄。',
      [signed, flipped, [...sum]],
      (at) => (at === place ? 'change' : at > place ? 'done' : 'plain'),
      carries ? place - 1 : -1,
    );
  }
  const rest = valueOf([0, ...sum.slice(1)]);
  yield stepOf(
    `${n} 的补码是 ${sum.join('')}。验算：符号位表示 -128，其他各位是 ${rest}，-128 + ${rest} = ${valueOf(sum)}。`,
    [signed, flipped, sum],
    () => 'done',
  );
}

/** Sign-magnitude, ones' complement and two's complement of a number in eight bits. */
export const complement: Animate = ([line = '']) => {
  const read = numbersOf(line, { least: 1, most: 1, from: -127, to: 127 });
  if ('fault' in read) return read;
  return { title: '补码', columns: NAMES + BITS, rows: 2 * LINE + 1.5, play: () => [...stepsOf(read[0] ?? 0)] };
};
