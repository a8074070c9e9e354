import { ofPoint, type Template } from '../parametric.ts';

const coding = ofPoint('gesp-cpp-6/coding', '编码');

/** All sums that arise when the two smallest numbers are joined again and again. */
function joined(numbers: readonly number[]): number[] {
  const [a, b, ...rest] = numbers.toSorted((x, y) => x - y);
  return a === undefined || b === undefined ? [] : [a + b, ...joined([...rest, a + b])];
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((x, y) => x + y, 0);

/** The bits of a text in a Huffman code. */
const huffmanBits = coding({
  name: 'huffman-bits',
  title: '哈夫曼编码的总长',
  difficulty: 'medium',
  hints: ['每次取出最小的两个，合成一个放回去。', '每次合并的和都记下来，总位数就是这些和相加。'],
  draw: (random) => ({ counts: random.some(5, 2, 30) }),
  write: ({ counts }) => {
    const sums = joined(counts);
    const key = sumOf(sums);
    const inTurn = counts.slice(1).map((_, at) => sumOf(counts.slice(0, at + 2)));
    return {
      lead: `一段文字里五种字母各出现 ${counts.join('、')} 次，用哈夫曼编码，一共要多少位？（　　）`,
      key: `${key}`,
      why: `每次取最小的两个数相加，和依次是 ${sums.join('、')}，把这些和加起来，正好是每个字母的次数乘编码的位数的总和 ${key}，`,
      wrong: [
        [`${3 * sumOf(counts)}`, '用了等长的编码，五种字母每个要 3 位'],
        [`${sumOf(inTurn)}`, '按写出的次序一个一个合并，没有每次取最小的两个'],
        [`${sumOf(counts)}`, '只把次数加了起来，没有乘编码的位数'],
        [`${key - sumOf(counts)}`, '漏加了最后一次合并的和'],
        [`${key + sumOf(counts)}`, '每个字母都多算了一位'],
      ],
      proof: `int a[5] = {${counts.join(', ')}}, s = 0;\nfor (int i = 0; i < 4; i++) {\n    sort(a + i, a + 5);\n    a[i + 1] += a[i];\n    s += a[i + 1];\n}\ncout << s;`,
    };
  },
  // Joins any two of the numbers and keeps the best.
  check: ({ counts }, key) => {
    const least = (all: readonly number[]): number => {
      if (all.length < 2) return 0;
      const ways = all.flatMap((x, i) =>
        all.slice(i + 1).map((y, j) => x + y + least([...all.toSpliced(i + 1 + j, 1).toSpliced(i, 1), x + y])),
      );
      return Math.min(...ways);
    };
    return least(counts) === Number(key);
  },
});

const bits = (n: number, width: number): string => n.toString(2).padStart(width, '0');

/** The Gray code of a number. */
const grayCode = coding({
  name: 'gray-code',
  title: '第几个格雷码',
  difficulty: 'medium',
  hints: ['先把编号写成二进制，再写出它右移一位的结果。', '上下对齐，逐位比较，相同得零，不同得一。'],
  draw: (random) => ({ n: random.int(5, 60) }),
  write: ({ n }) => {
    const width = n.toString(2).length;
    const gray = (x: number) => bits(x ^ (x >> 1), width).slice(-width);
    return {
      lead: `格雷码的第 n 个（从第 0 个数起）等于 \`n ^ (n >> 1)\`。第 ${n} 个格雷码写成 ${width} 位是（　　）。`,
      key: gray(n),
      why: `${n} 的二进制是 ${bits(n, width)}，右移一位是 ${bits(n >> 1, width)}，逐位比较，不同得 1、相同得 0，得 ${gray(n)}，`,
      wrong: [
        [bits(n, width), '写成了普通的二进制'],
        [gray(n - 1), '从第 1 个数起，少了一个'],
        [gray(n + 1), '多数了一个'],
        [bits(n & (n >> 1), width), '用了按位与，应当是按位异或'],
        [bits(n | (n >> 1), width), '用了按位或，应当是按位异或'],
      ],
      proof: `for (int i = ${width - 1}; i >= 0; i--) cout << ((${n} ^ (${n} >> 1)) >> i & 1);`,
    };
  },
  // Makes the list of codes by reflection.
  check: ({ n }, key) => {
    let codes = [''];
    while (codes.length <= n) codes = [...codes.map((one) => `0${one}`), ...codes.toReversed().map((one) => `1${one}`)];
    return codes[n] === key;
  },
});

export const CODINGS: readonly Template[] = [huffmanBits, grayCode];
