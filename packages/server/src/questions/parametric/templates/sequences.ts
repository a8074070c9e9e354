import { gapIn } from '../gaps.ts';
import { ofPoint, type Template } from '../parametric.ts';

const array = ofPoint('gesp-cpp-3/array1d', '一维数组');

/** How many elements are above the average. */
const aboveAverage = array({
  name: 'above-average',
  title: '超过平均数的个数',
  difficulty: 'medium',
  hints: ['先把所有的数加起来。', '不用除法：元素乘个数大于总和，就是超过平均数，等于的不算。'],
  draw: (random) => ({ a: random.some(5, 2, 40) }),
  write: ({ a }) => {
    const sum = a.reduce((x, y) => x + y, 0);
    const key = a.filter((one) => one * 5 > sum).length;
    return {
      code: `int a[5] = {${a.join(', ')}};\nint s = 0, c = 0;\nfor (int i = 0; i < 5; i++) s += a[i];\nfor (int i = 0; i < 5; i++)\n    if (a[i] * 5 > s) c++;\ncout << c;`,
      key: `${key}`,
      why: `s 是五个数的和 ${sum}，a[i] * 5 > s 就是 a[i] 比平均数大，这样的数有 ${key} 个，`,
      wrong: [
        [`${5 - key}`, '数成了不超过平均数的'],
        [`${sum}`, '输出了和'],
        [`${a.filter((one) => one > sum).length}`, '没有看到乘 5，把每个数和总和比了'],
        [`${key + 1}`, '多数了一个，没有逐个比较'],
        ['5', '以为每个数都满足条件'],
      ],
    };
  },
  check: ({ a }, key) => {
    const average = a.reduce((x, y) => x + y, 0) / 5;
    return a.reduce((left, one) => left - (one > average ? 1 : 0), Number(key)) === 0;
  },
});

/** The place of the greatest element, first or last. */
const greatestPlace = array({
  name: 'greatest-place',
  title: '最大值的下标',
  difficulty: 'medium',
  hints: ['输出的是下标，不是数。', '遇到相同的最大值换不换，看比较带不带等号。'],
  draw: (random) => ({ a: random.some(5, 3, 30), isLast: random.pick([true, false]), places: random.some(2, 0, 5) }),
  write: ({ a: drawn, isLast, places: [p = 0, q = 1] }) => {
    const top = 31;
    const a = [...drawn, 4].map((one, at) => (at === p || at === q ? top : one));
    const key = isLast ? Math.max(p, q) : Math.min(p, q);
    return {
      code: `int a[6] = {${a.join(', ')}};\nint k = 0;\nfor (int i = 1; i < 6; i++)\n    if (a[i] ${isLast ? '>=' : '>'} a[k]) k = i;\ncout << k;`,
      key: `${key}`,
      why: `k 记住目前最大值的下标。${top} 出现了两次，用 ${isLast ? '>=' : '>'} 比较，相等时${isLast ? '也会换成后面的' : '不换'}，所以是${isLast ? '后' : '前'}一个的下标 ${key}，`,
      wrong: [
        [`${isLast ? Math.min(p, q) : Math.max(p, q)}`, '没有注意相等的时候换不换'],
        [`${top}`, '输出了最大的数，k 是它的下标'],
        [`${key + 1}`, '以为下标从 1 开始'],
        [`${a.indexOf(Math.min(...a))}`, '找成了最小值的下标'],
        ['5', '以为 k 会一直换到最后一个'],
      ],
    };
  },
  check: ({ isLast, places }, key) => Number(key) === places.toSorted((x, y) => (isLast ? y - x : x - y))[0],
});

/** Swaps from both ends reverse an array. */
const reverseArray = array({
  name: 'reverse-array',
  title: '从两头交换',
  difficulty: 'medium',
  hints: ['把每次交换的两个下标写出来，一次一次地换。', '循环次数超过一半时，后面的交换会把前面的换回去。'],
  draw: (random) => ({ a: random.some(6, 1, 9), most: random.int(2, 5) }),
  write: ({ a, most }) => {
    const swapped = (times: number) => {
      const row = [...a];
      for (let i = 0; i < times; i += 1) [row[i], row[5 - i]] = [row[5 - i] ?? 0, row[i] ?? 0];
      return row.join(' ');
    };
    return {
      code: `int a[6] = {${a.join(', ')}};\nfor (int i = 0; i < ${most}; i++)\n    swap(a[i], a[5 - i]);\nfor (int x : a) cout << x << " ";`,
      key: swapped(most),
      why: `第 i 次交换 a[i] 和 a[5 - i]，一共换 ${most} 次${most > 3 ? '，前 3 次把数组倒过来了，后面的又换了回来' : ''}，得 ${swapped(most)}，`,
      wrong: [
        [a.toReversed().join(' '), '以为一定会把整个数组倒过来'],
        [a.join(' '), '以为换完又和原来一样'],
        [swapped(most - 1), '少换了一次'],
        [swapped(most + 1), '多换了一次'],
        [a.toSorted((x, y) => x - y).join(' '), '以为交换就是排序'],
      ],
    };
  },
  check: ({ a, most }, key) =>
    key ===
    a
      .map((one, at) =>
        Math.min(at, 5 - at) < most && !(most > 3 && Math.min(at, 5 - at) >= 6 - most) ? a[5 - at] : one,
      )
      .join(' '),
});

/** Counting with an array of counters. */
const buckets = array({
  name: 'buckets',
  title: '用数组计数',
  difficulty: 'medium',
  hints: ['先看方括号里面的那个数，它决定哪一个计数增加。', '最后问的那个下标，就是数组里哪一个值出现了几次。'],
  draw: (random) => ({ a: Array.from({ length: 8 }, () => random.int(0, 4)), ask: random.int(0, 4) }),
  write: ({ a, ask }) => {
    const counts = [0, 1, 2, 3, 4].map((value) => a.filter((one) => one === value).length);
    const key = counts[ask] ?? 0;
    return {
      code: `int a[8] = {${a.join(', ')}};\nint c[5] = {0};\nfor (int i = 0; i < 8; i++)\n    c[a[i]]++;\ncout << c[${ask}];`,
      key: `${key}`,
      why: `c[a[i]]++ 让 a[i] 这个数对应的计数加 1，所以 c[${ask}] 是数组里 ${ask} 出现的次数 ${key}，`,
      wrong: [
        [`${a[ask]}`, `输出了 a[${ask}]，c 数的是各个数出现了几次`],
        [`${counts[ask + 1] ?? counts[0]}`, '看错了下标，数成了另一个数'],
        ['8', '以为数的是一共有几个数'],
        [`${a.indexOf(ask)}`, '找的是这个数第一次出现的下标'],
        [`${key + 1}`, '多数了一次'],
        [`${key * ask}`, '算成了这些数的和'],
      ],
    };
  },
  check: ({ a, ask }, key) => a.reduce((left, one) => left - Number(one === ask), Number(key)) === 0,
});

/** The condition of a loop that must not leave an array. */
const neighboursGap = array({
  name: 'neighbours-gap',
  title: '比较相邻的数',
  difficulty: 'medium',
  hints: ['循环从第二个元素开始，每次要和它前面的一个比。', '下标不能越过开头，算一算循环第一次时用到哪两个元素。'],
  draw: (random) => ({ a: random.some(4, 2, 30).toSorted((x, y) => x - y) }),
  write: ({ a }) => {
    const gaps = a.slice(1).map((one, at) => one - (a[at] ?? 0));
    return gapIn('cpp', {
      code: `int a[4] = {${a.join(', ')}};\nint m = 0;\nfor (int i = 1; i < 4; i++)\n    m = max(m, ____);\ncout << m;`,
      wanted: `${Math.max(...gaps)}`,
      key: 'a[i] - a[i - 1]',
      why: `相邻两个数的差是 ${gaps.join('、')}，最大的是 ${Math.max(...gaps)}。i 从 1 开始，前一个数是 a[i - 1]，`,
      wrong: [
        ['a[i] - a[0]', '每次都和第一个数比，差会越来越大'],
        ['a[i - 1] - a[i]', '把减法的两边弄反了，差都是负的'],
        ['a[i]', '没有求差，得到的是最大的数'],
        ['a[i] - i', '减去了下标，应当减去前一个数'],
      ],
    });
  },
  check: (_, key) => key === 'a[i] - a[i - 1]',
});

export const SEQUENCES: readonly Template[] = [aboveAverage, greatestPlace, reverseArray, buckets, neighboursGap];
