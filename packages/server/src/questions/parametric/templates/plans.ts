import { ofPoint, type Template } from '../parametric.ts';

const line = ofPoint('gesp-cpp-6/dp1d', '动态规划');
const knapsack = ofPoint('gesp-cpp-6/knapsack', '背包');

const sumOf = (numbers: readonly number[]): number => numbers.reduce((x, y) => x + y, 0);

/** The greatest sum without two neighbours. */
const apart = line({
  name: 'apart-sum',
  title: '不能取相邻的',
  difficulty: 'medium',
  hints: ['每个数有取和不取两种选择，取了它，前一个就不能取。', '按式子从左往右把每一项算出来，写成一行。'],
  draw: (random) => ({ a: Array.from({ length: 7 }, () => random.int(1, 20)) }),
  write: ({ a }) => {
    const f = [0];
    for (const [at, one] of a.entries()) f.push(Math.max(f[at] ?? 0, (f[at - 1] ?? 0) + one));
    const key = f[7] ?? 0;
    const half = (odd: number) => sumOf(a.filter((_, at) => at % 2 === odd));
    const taken = new Set<number>();
    const places = a.map((_, at) => at).toSorted((x, y) => (a[y] ?? 0) - (a[x] ?? 0));
    for (const at of places) if (!taken.has(at - 1) && !taken.has(at + 1)) taken.add(at);
    return {
      code: `int a[8] = {0, ${a.join(', ')}}, f[8] = {0};\nf[1] = a[1];\nfor (int i = 2; i <= 7; i++)\n    f[i] = max(f[i - 1], f[i - 2] + a[i]);\ncout << f[7];`,
      key: `${key}`,
      why: `f[i] 是前 i 个数里不取相邻的，和最大是多少：不取第 i 个是 f[i - 1]，取它是 f[i - 2] + a[i]。f 依次是 ${f.slice(1).join('、')}，`,
      wrong: [
        [`${sumOf([...taken].map((at) => a[at] ?? 0))}`, '每次取最大的，没有看它挡住了两边的数'],
        [`${Math.max(half(0), half(1))}`, '只比了单数位和双数位，中间可以隔两个'],
        [`${f[6]}`, '看成了 f[6]'],
        [`${sumOf(a)}`, '把所有的数都加起来了'],
        [`${key + Math.min(...a)}`, '取了两个相邻的数'],
      ],
    };
  },
  check: ({ a }, key) => {
    const sums = Array.from({ length: 128 }, (_, mask) =>
      mask & (mask << 1) ? 0 : sumOf(a.filter((__, at) => mask & (1 << at))),
    );
    return Math.max(...sums) === Number(key);
  },
});

/** The greatest sum of neighbouring numbers. */
const segment = line({
  name: 'best-segment',
  title: '最大的一段',
  difficulty: 'medium',
  hints: ['前面一段的和要是负的，就不要了，从自己开始。', '把每一步的 f 写成一行，再看其中最大的。'],
  draw: (random) => ({ a: Array.from({ length: 8 }, () => random.pick([-1, 1, 1]) * random.int(1, 9)) }),
  write: ({ a }) => {
    let [end, key] = [0, a[0] ?? 0];
    for (const one of a) {
      end = Math.max(end, 0) + one;
      key = Math.max(key, end);
    }
    return {
      code: `int a[8] = {${a.join(', ')}}, f = 0, best = a[0];\nfor (int i = 0; i < 8; i++) {\n    f = max(f, 0) + a[i];\n    best = max(best, f);\n}\ncout << best;`,
      key: `${key}`,
      why: `f 是以第 i 个数结尾的一段最大的和：前面的和是负数就扔掉，从自己开始。所有的 f 里最大的是 ${key}，`,
      wrong: [
        [`${sumOf(a.filter((one) => one > 0))}`, '把正数都加起来了，它们不一定连着'],
        [`${sumOf(a)}`, '从头加到了尾'],
        [`${end}`, '输出了最后一个 f，要的是其中最大的'],
        [`${Math.max(...a)}`, '只取了最大的一个数'],
        [`${Math.max(...a.map((_, at) => sumOf(a.slice(0, at + 1))))}`, '只看了从头开始的一段'],
        [`${Math.max(...a.map((_, at) => sumOf(a.slice(at))))}`, '只看了一直到末尾的一段'],
      ],
    };
  },
  check: ({ a }, key) => {
    const sums = a.flatMap((_, from) => a.slice(from).map((__, long) => sumOf(a.slice(from, from + long + 1))));
    return Math.max(...sums) === Number(key);
  },
});

/** A knapsack with one of each thing. */
const oneOfEach = knapsack({
  name: 'one-of-each',
  title: '每样一件的背包',
  difficulty: 'medium',
  hints: ['每件东西只有一件，想一想选哪些合起来不超过容量。', '比较几种装得下的选法，不一定装满的最好。'],
  draw: (random) => ({
    w: random.some(4, 2, 9),
    v: random.some(4, 3, 20),
    room: random.int(10, 15),
  }),
  write: ({ w, v, room }) => {
    const things = w.map((weight, at) => ({ weight, value: v[at] ?? 0 }));
    const best = (left: number, isAgain: boolean, from = 0): number =>
      Math.max(
        0,
        ...things.flatMap(({ weight, value }, at) =>
          at >= from && weight <= left ? [value + best(left - weight, isAgain, isAgain ? at : at + 1)] : [],
        ),
      );
    const greedy = (worth: (one: { weight: number; value: number }) => number) => {
      let [left, sum] = [room, 0];
      for (const one of things.toSorted((x, y) => worth(y) - worth(x)))
        if (one.weight <= left) {
          left -= one.weight;
          sum += one.value;
        }
      return sum;
    };
    const key = best(room, false);
    return {
      code: `int w[4] = {${w.join(', ')}}, v[4] = {${v.join(', ')}}, f[${room + 1}] = {0};\nfor (int i = 0; i < 4; i++)\n    for (int j = ${room}; j >= w[i]; j--)\n        f[j] = max(f[j], f[j - w[i]] + v[i]);\ncout << f[${room}];`,
      key: `${key}`,
      why: `j 从大到小，每件最多用一次，f[${room}] 是重量不超过 ${room} 时价值的最大值，试遍各种选法，最大是 ${key}，`,
      wrong: [
        [`${best(room, true)}`, '当成了每件可以用很多次，那时 j 从小到大'],
        [`${greedy(({ value }) => value)}`, '每次先装最值钱的，不一定最好'],
        [`${greedy(({ weight, value }) => value / weight)}`, '每次先装单位重量最值的，不一定最好'],
        [`${greedy(({ weight }) => -weight)}`, '每次先装最轻的，不一定最好'],
        [`${sumOf(v)}`, '四件都装上了，没有看重量'],
        [`${Math.max(...v)}`, '只装了最值钱的一件'],
      ],
    };
  },
  check: ({ w, v, room }, key) => {
    const values = Array.from({ length: 16 }, (_, mask) => {
      const of = (row: readonly number[]) => sumOf(row.filter((__, at) => mask & (1 << at)));
      return of(w) <= room ? of(v) : 0;
    });
    return Math.max(...values) === Number(key);
  },
});

/** How many ways make a sum, with each number once or as often as wanted. */
const waysToFill = knapsack({
  name: 'ways-to-fill',
  title: '装满有几种方法',
  difficulty: 'hard',
  hints: ['内层从小到大，每一种可以用很多次。', '让最大的那种从零个开始枚举，看剩下的能不能凑成。'],
  draw: (random) => ({ w: random.some(4, 1, 7), room: random.int(8, 14), isUp: random.pick([true, false]) }),
  write: ({ w, room, isUp }) => {
    const ways = (isAgain: boolean): number => {
      const f = Array.from({ length: room + 1 }, (_, j): number => (j === 0 ? 1 : 0));
      for (const x of w)
        for (let k = x; k <= room; k += 1) {
          const j = isAgain ? k : room + x - k;
          f[j] = (f[j] ?? 0) + (f[j - x] ?? 0);
        }
      return f[room] ?? 0;
    };
    const ordered = (left: number): number =>
      left === 0 ? 1 : sumOf(w.map((x) => (x <= left ? ordered(left - x) : 0)));
    const key = ways(isUp);
    const loop = isUp ? `int j = w[i]; j <= ${room}; j++` : `int j = ${room}; j >= w[i]; j--`;
    return {
      code: `int w[4] = {${w.join(', ')}}, f[${room + 1}] = {1};\nfor (int i = 0; i < 4; i++)\n    for (${loop})\n        f[j] += f[j - w[i]];\ncout << f[${room}];`,
      key: `${key}`,
      why: isUp
        ? `j 从小到大，f[j - w[i]] 里可能已经用过 w[i]，所以每个数可以用很多次。凑成 ${room}，不管先后，有 ${key} 种，`
        : `j 从大到小，f[j - w[i]] 里还没有用过 w[i]，所以每个数最多用一次。凑成 ${room} 的有 ${key} 种，`,
      wrong: [
        [`${ways(!isUp)}`, isUp ? '当成了每个数最多用一次' : '当成了每个数可以用很多次'],
        [`${ordered(room)}`, '把先后不同的也算成了不同的方法'],
        [`${key + 1}`, '把 f[0] = 1 也加了进去'],
        [`${room}`, '求成了装的重量，f 里是方法的种数'],
      ],
    };
  },
  check: ({ w, room, isUp }, key) => {
    const count = (at: number, left: number): number => {
      const x = w[at];
      if (x === undefined) return left === 0 ? 1 : 0;
      let all = 0;
      for (let used = 0; used * x <= left && (isUp || used < 2); used += 1) all += count(at + 1, left - used * x);
      return all;
    };
    return count(0, room) === Number(key);
  },
});

export const PLANS: readonly Template[] = [apart, segment, oneOfEach, waysToFill];
