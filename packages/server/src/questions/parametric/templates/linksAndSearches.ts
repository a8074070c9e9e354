import { ofPoint, type Template } from '../parametric.ts';

const linked = ofPoint('gesp-cpp-5/linked-list', '链表');
const logarithm = ofPoint('gesp-cpp-5/complexity-log', '对数复杂度');
const bisect = ofPoint('gesp-cpp-5/bisect', '二分');

/** The order of a list after its links were changed. */
const relink = linked({
  name: 'relink',
  title: '改了指针以后的次序',
  difficulty: 'medium',
  hints: ['按次序写下每个结点的下一个，再一句一句地改。', '改完以后，从开头顺着下一个走一遍，别按编号的大小写。'],
  draw: (random) => ({ order: random.some(5, 1, 5), at: random.int(0, 2), isRemove: random.pick([true, false]) }),
  write: ({ order, at, isRemove }) => {
    const next = (row: readonly number[]) => [1, 2, 3, 4, 5].map((one) => row[row.indexOf(one) + 1] ?? 0);
    const [x, y, z] = [order[at] ?? 1, order[at + 1] ?? 2, order[at + 2] ?? 3];
    const code = isRemove ? `nxt[${x}] = nxt[${y}];` : `nxt[6] = nxt[${x}];\nnxt[${x}] = 6;`;
    const text = (row: readonly number[]) => row.join(' ');
    const without = (i: number) => text(order.toSpliced(i, 1));
    const withSix = (i: number) => text(order.toSpliced(i, 0, 6));
    return {
      lead: `单链表里 nxt[i] 是 i 的下一个结点，0 表示没有。从 ${order[0]} 出发的次序原来是 ${text(order)}。执行下面的语句以后，次序是（　　）。`,
      code,
      key: isRemove ? without(at + 1) : withSix(at + 1),
      why: isRemove
        ? `${x} 的下一个原来是 ${y}，现在直接指向 ${y} 的下一个 ${z}，${y} 从链表里去掉了，`
        : `6 先指向 ${x} 原来的下一个 ${y}，${x} 再指向 6，6 插在了 ${x} 的后面，`,
      wrong: isRemove
        ? [
            [without(at), `去掉的不是 ${x}，而是它后面的 ${y}`],
            [without(at + 2), '多往后看了一个'],
            [text(order.slice(0, at + 1)), '以为后面的结点都丢了'],
            [text(order), '以为链表没有改变'],
          ]
        : [
            [withSix(at), `插在了 ${x} 的前面，只改后面的指针做不到`],
            [withSix(at + 2), '多往后插了一个'],
            [withSix(5), '以为新结点总是加在最后'],
            [text([...order.slice(0, at + 1), 6]), '以为后面的结点都丢了'],
            [text(order), '以为链表没有改变'],
          ],
      proof: `int nxt[10] = {0, ${next(order).join(', ')}};\n${code}\nstring s;\nfor (int i = ${order[0]}; i; i = nxt[i]) s += to_string(i) + " ";\ns.pop_back();\ncout << s;`,
    };
  },
  check: ({ order, at, isRemove }, key) => {
    const row = key.split(' ').map(Number);
    return isRemove
      ? !row.includes(order[at + 1] ?? 0) && row.length === 4
      : row[row.indexOf(order[at] ?? 0) + 1] === 6 && row.length === 6;
  },
});

/** Steps along a circular list. */
const circular = linked({
  name: 'circular-steps',
  title: '循环链表走几步',
  difficulty: 'easy',
  draw: (random) => ({ n: random.int(5, 12), from: random.int(1, 5), steps: random.int(13, 60) }),
  hints: ['走完一整圈就回到原处，整圈可以不走。', '用步数除以结点的个数，只走余下的几步，过了末尾回到开头。'],
  write: ({ n, from, steps }) => {
    const at = (k: number) => ((((from - 1 + k) % n) + n) % n) + 1;
    return {
      lead: `循环单链表有 ${n} 个结点，编号依次是 1 到 ${n}，${n} 号的下一个是 1 号。从 ${from} 号出发，走 ${steps} 步到了几号？（　　）`,
      key: `${at(steps)}`,
      why: `走 ${n} 步回到原处，${steps} 除以 ${n} 余 ${steps % n}，从 ${from} 号再走 ${steps % n} 步到 ${at(steps)} 号，`,
      wrong: [
        [`${at(steps - 1)}`, '把出发的结点也数成了一步'],
        [`${at(steps + 1)}`, '多走了一步'],
        [`${steps % n === 0 ? n : steps % n}`, '从 1 号出发了'],
        [`${at(-steps)}`, '走反了方向'],
      ],
      proof: `int at = ${from};\nfor (int i = 0; i < ${steps}; i++) at = at == ${n} ? 1 : at + 1;\ncout << at;`,
    };
  },
  check: ({ n, from, steps }, key) => (Number(key) - from - steps) % n === 0 && Number(key) >= 1 && Number(key) <= n,
});

/** The most looks of a binary search. */
const mostLooks = logarithm({
  name: 'most-looks',
  title: '二分最多看几次',
  difficulty: 'medium',
  draw: (random) => ({ n: random.int(20, 1200) }),
  hints: ({ n }) => ['每比较一次，剩下的数不到原来的一半。', `从 ${n} 开始一直减半，到一个数也不剩，数一数要几次。`],
  write: ({ n }) => {
    const key = Math.floor(Math.log2(n)) + 1;
    return {
      lead: `在 ${n} 个排好序的数里二分查找，每次和中间的数比较一次，最多比较多少次就能知道有没有？（　　）`,
      key: `${key}`,
      why: `每次比较后剩下的数不超过原来的一半，${n} 个数要减半到 0 个，2 的 ${key - 1} 次方不超过 ${n}，2 的 ${key} 次方超过了，所以最多 ${key} 次，`,
      wrong: [
        [`${key - 1}`, '漏掉了只剩一个数时的那次比较'],
        [`${key + 1}`, '多算了一次'],
        [`${Math.floor(n / 2)}`, '以为只减半一次'],
        [`${n}`, '当成了一个一个地找'],
      ],
      proof: `int n = ${n}, c = 0;\nwhile (n > 0) { n /= 2; c++; }\ncout << c;`,
    };
  },
  check: ({ n }, key) => 2 ** Number(key) > n && 2 ** (Number(key) - 1) <= n,
});

/** The count of a loop that multiplies. */
const growingLoop = logarithm({
  name: 'growing-loop',
  title: '每次乘几的循环',
  difficulty: 'medium',
  hints: ['写出外层变量每一次的值，它是乘上去的，不是加上去的。', '数出外层有几个值，再乘内层的次数。'],
  draw: (random) => ({ n: random.int(50, 2000), k: random.int(2, 4), m: random.int(3, 9) }),
  write: ({ n, k, m }) => {
    let times = 0;
    for (let i = 1; i <= n; i *= k) times += 1;
    return {
      code: `int c = 0;\nfor (int i = 1; i <= ${n}; i *= ${k})\n    for (int j = 0; j < ${m}; j++)\n        c++;\ncout << c;`,
      key: `${times * m}`,
      why: `i 依次是 1、${k}、${k * k}……，不超过 ${n} 的有 ${times} 个，每次内层 ${m} 次，一共 ${times * m}，`,
      wrong: [
        [`${(times - 1) * m}`, '漏掉了 i = 1'],
        [`${(times + 1) * m}`, `多算了一次，那时 i 已经超过 ${n}`],
        [`${Math.floor(n / k) * m}`, `以为 i 每次加 ${k}`],
        [`${times + m}`, '把两层循环的次数加起来了'],
      ],
    };
  },
  check: ({ n, k, m }, key) => k ** (Number(key) / m) > n && k ** (Number(key) / m - 1) <= n,
});

/** The numbers that a binary search looks at. */
const searchPath = bisect({
  name: 'search-path',
  title: '二分查找看了哪些数',
  difficulty: 'medium',
  hints: ['每次由左右两个下标求中间，整数相除去掉小数。', '比较以后只改一个边界，写下每次看的数，直到找到为止。'],
  draw: (random) => ({ a: random.some(9, 1, 60).toSorted((x, y) => x - y), at: random.int(0, 8) }),
  write: ({ a, at }) => {
    const path = (roundsUp: boolean) => {
      const seen: number[] = [];
      for (let [l, r] = [0, 8]; l <= r;) {
        const mid = Math.floor((l + r + (roundsUp ? 1 : 0)) / 2);
        seen.push(a[mid] ?? 0);
        if (mid === at) break;
        if (mid < at) l = mid + 1;
        else r = mid - 1;
      }
      return seen;
    };
    const key = path(false);
    const near = [a[at + 1], a[at - 1]].flatMap((one) => (one === undefined || key.includes(one) ? [] : [one]));
    return {
      lead: `在 ${a.join('、')}（下标 0 到 8）里用二分查找找 ${a[at]}，每次 \`mid = (l + r) / 2\`，没找到就让 \`l = mid + 1\` 或 \`r = mid - 1\`。依次和哪些数比较？（　　）`,
      key: key.join(' '),
      why: `第一次 l = 0、r = 8，mid = 4，看 ${a[4]}；以后每次在剩下的一半里取中间，依次是 ${key.join('、')}，`,
      wrong: [
        [path(true).join(' '), '取中间时向上取整了，整数除法会去掉小数'],
        [a.slice(0, at + 1).join(' '), '当成了从头一个一个地找'],
        [`${a[at]}`, '以为一次就能找到'],
        ...near.map((one) => [[...key.slice(0, -1), one].join(' '), '最后一次看错了位置'] as const),
        ...near.map((one) => [[...key, one].join(' '), '找到以后又多看了一个'] as const),
        [key.toReversed().join(' '), '把比较的次序倒过来了'],
      ],
      proof: `int a[] = {${a.join(', ')}}, l = 0, r = 8;\nstring s;\nwhile (l <= r) {\n    int mid = (l + r) / 2;\n    s += to_string(a[mid]) + " ";\n    if (a[mid] == ${a[at]}) break;\n    if (a[mid] < ${a[at]}) l = mid + 1;\n    else r = mid - 1;\n}\ns.pop_back();\ncout << s;`,
    };
  },
  check: ({ a, at }, key) => {
    const row = key.split(' ').map(Number);
    return row[0] === a[4] && row.at(-1) === a[at] && row.length <= 4;
  },
});

/** The first place that is not smaller. */
const lowerBound = bisect({
  name: 'lower-bound',
  title: '第一个不小于它的位置',
  difficulty: 'medium',
  hints: ['先读条件：中间的数满足时往哪边缩，不满足时往哪边缩？', '最后停在第一个满足条件的下标，给数组标上下标再找。'],
  draw: (random) => ({
    a: Array.from({ length: 8 }, () => random.int(1, 12)).toSorted((x, y) => x - y),
    x: random.int(2, 12),
  }),
  write: ({ a, x }) => {
    const lower = a.filter((one) => one < x).length;
    const upper = a.filter((one) => one <= x).length;
    return {
      code: `int a[8] = {${a.join(', ')}};\nint l = 0, r = 8;\nwhile (l < r) {\n    int mid = (l + r) / 2;\n    if (a[mid] >= ${x}) r = mid;\n    else l = mid + 1;\n}\ncout << l;`,
      key: `${lower}`,
      why: `a[mid] >= ${x} 时答案在左边（包括 mid），否则在右边，最后 l 是第一个不小于 ${x} 的下标 ${lower}${lower === 8 ? '（没有这样的数，就是 8）' : ''}，`,
      wrong: [
        [`${upper}`, '找成了第一个大于它的位置'],
        [`${lower + 1}`, '以为下标从 1 开始'],
        [`${lower - 1}`, '找成了最后一个小于它的位置'],
        [`${x}`, '输出了要找的数，l 是下标'],
        [`${a[lower] ?? 0}`, '输出了找到的数，l 是下标'],
      ],
    };
  },
  check: ({ a, x }, key) => a.every((one, at) => one >= x === at >= Number(key)),
});

export const LINKS_AND_SEARCHES: readonly Template[] = [
  relink,
  circular,
  mostLooks,
  growingLoop,
  searchPath,
  lowerBound,
];
