import { ofBoth, type Template } from '../parametric.ts';

const enumerate = ofBoth(3, 'enumerate', '枚举');
const simulate = ofBoth(3, 'simulate', '模拟');

/** How many pairs of notes make a sum. */
const payWays = enumerate({
  name: 'pay-ways',
  title: '有几种付法',
  difficulty: 'medium',
  hints: ['让大的纸币从零张开始，一张一张地增加。', '每次看剩下的钱能不能正好用小的纸币付完。'],
  draw: (random) => ({ total: random.int(12, 40), a: random.pick([2, 3]), b: random.pick([5, 7]) }),
  write: ({ total, a, b }) => {
    const ways = Array.from({ length: Math.floor(total / b) + 1 }, (_, y) => y).filter(
      (y) => (total - b * y) % a === 0,
    );
    const inner = ways.filter((y) => y > 0 && total - b * y > 0).length;
    return {
      lead: `有很多 ${a} 元和 ${b} 元的纸币，用它们正好付 ${total} 元（可以只用一种），一共有多少种付法？（　　）`,
      key: `${ways.length}`,
      why: `枚举 ${b} 元的张数 0、1、2……，剩下的钱要能被 ${a} 整除。${ways.length > 0 ? `张数可以是 ${ways.join('、')}` : '没有一个张数可以'}，共 ${ways.length} 种，`,
      wrong: [
        [`${inner}`, '漏掉了只用一种纸币的付法'],
        [`${Math.floor(total / b) + 1}`, `数了 ${b} 元的所有张数，没有看剩下的钱能不能付`],
        [`${Math.floor(total / a) + 1}`, `数了 ${a} 元的所有张数，没有看剩下的钱能不能付`],
        [`${ways.length + 1}`, '多数了一种'],
        [`${ways.length + 2}`, '把张数对不上的也数进去了'],
      ],
      proof: `int c = 0;\nfor (int x = 0; x <= ${total}; x++)\n    for (int y = 0; y <= ${total}; y++)\n        if (${a} * x + ${b} * y == ${total}) c++;\ncout << c;`,
    };
  },
  check: ({ total, a, b }, key) => {
    let left = Number(key);
    for (let x = 0; a * x <= total; x += 1) if (Number.isInteger((total - a * x) / b)) left -= 1;
    return left === 0;
  },
});

/** How many numbers have a sum of digits. */
const digitHunt = enumerate({
  name: 'digit-hunt',
  title: '数位满足条件的数',
  difficulty: 'medium',
  hints: ['让十位从小到大取，每次看个位应该是多少。', '个位必须在零到九之间，头尾的整数也要检查。'],
  draw: (random) => ({ sum: random.int(3, 15), low: random.pick([10, 20, 30]), high: random.pick([69, 79, 89, 99]) }),
  write: ({ sum, low, high }) => {
    const count = (keeps: (tens: number, ones: number) => boolean, from = low, to = high) => {
      let c = 0;
      for (let n = from; n <= to; n += 1) if (keeps(Math.floor(n / 10), n % 10)) c += 1;
      return c;
    };
    const key = count((t, o) => t + o === sum);
    return {
      lead: `从 ${low} 到 ${high}（两头都包含）的整数里，十位与个位的和等于 ${sum} 的有多少个？（　　）`,
      key: `${key}`,
      why: `枚举十位 ${low / 10} 到 ${Math.floor(high / 10)}，个位必须是 ${sum} 减十位，而且在 0 到 9 之间，这样的数有 ${key} 个，`,
      wrong: [
        [`${count((t, o) => t + o === sum, 10, 99)}`, `没有看范围，从 10 数到了 99`],
        [`${Math.floor(high / 10) - low / 10 + 1}`, '以为每个十位都能配上一个个位，个位不能小于 0 或大于 9'],
        [`${key - 1}`, '少数了一个，漏掉了头或尾'],
        [`${key + 1}`, '多数了一个'],
        [`${sum}`, '把要求的和当成了个数'],
      ],
      proof: `int c = 0;\nfor (int n = ${low}; n <= ${high}; n++)\n    if (n / 10 + n % 10 == ${sum}) c++;\ncout << c;`,
    };
  },
  check: ({ sum, low, high }, key) => {
    let left = Number(key);
    for (let t = low / 10; t <= Math.floor(high / 10); t += 1) if (sum - t >= 0 && sum - t <= 9) left -= 1;
    return left === 0;
  },
});

/** How many divisors a number has. */
const divisors = enumerate({
  name: 'count-divisors',
  title: '枚举约数',
  difficulty: 'easy',
  hints: ['从一开始试，能整除的就记下来。', '约数成对出现：试到一个，另一个就是商，注意两个相同的情况。'],
  draw: (random) => ({ n: random.int(12, 80) }),
  write: ({ n }) => {
    const all = Array.from({ length: n }, (_, i) => i + 1).filter((i) => n % i === 0);
    const key = all.length;
    return {
      lead: `用枚举的方法数 ${n} 的约数（能整除 ${n} 的正整数），一共有多少个？（　　）`,
      key: `${key}`,
      why: `从 1 试到 ${n}，能整除的有 ${all.join('、')}，一共 ${key} 个，`,
      wrong: [
        [`${key - 2}`, `漏掉了 1 和 ${n} 自己`],
        [`${key - 1}`, `漏掉了 ${n} 自己，或者漏掉了 1`],
        [`${key + 1}`, '多数了一个，有的数重复数了'],
        [`${all.filter((i) => i * i <= n).length}`, '只试到平方根，忘了和它配对的另一个约数'],
        [`${2 * key}`, '把每个约数数了两遍'],
      ],
      proof: `int c = 0;\nfor (int i = 1; i <= ${n}; i++)\n    if (${n} % i == 0) c++;\ncout << c;`,
    };
  },
  check: ({ n }, key) => {
    let left = Number(key);
    for (let i = 1; i * i <= n; i += 1) if (n % i === 0) left -= i * i === n ? 1 : 2;
    return left === 0;
  },
});

/** Empty bottles are exchanged for full ones. */
const bottles = simulate({
  name: 'bottles',
  title: '空瓶换汽水',
  difficulty: 'hard',
  hints: ['一轮一轮地做：喝完留下空瓶，能换的都换掉。', '没换掉的空瓶不要丢，和下一轮喝完的空瓶合在一起。'],
  draw: (random) => ({ n: random.int(8, 40), k: random.int(3, 5) }),
  write: ({ n, k }) => {
    let [drunk, empty] = [n, n];
    while (empty >= k) {
      const got = Math.floor(empty / k);
      drunk += got;
      empty = (empty % k) + got;
    }
    const once = n + Math.floor(n / k);
    return {
      lead: `买了 ${n} 瓶汽水，每 ${k} 个空瓶可以换 1 瓶，换来的喝完还能再换，不能先欠着。一共能喝到多少瓶？（　　）`,
      key: `${drunk}`,
      why: `一轮一轮地换，直到空瓶不够 ${k} 个。最后剩 ${empty} 个空瓶，一共喝了 ${drunk} 瓶，`,
      wrong: [
        [`${once}`, '只换了一轮，换来的喝完还有空瓶'],
        [`${drunk - n}`, `只数了换来的，忘了买的 ${n} 瓶`],
        [`${drunk + 1}`, '空瓶不够也换了一瓶'],
        [`${n}`, '没有去换'],
        [`${drunk - 1}`, '漏掉了最后换来的一瓶'],
      ],
      proof: `int e = ${n}, c = ${n};\nwhile (e >= ${k}) { e -= ${k}; e++; c++; }\ncout << c;`,
    };
  },
  check: ({ n, k }, key) => n + Math.floor((n - 1) / (k - 1)) === Number(key),
});

/** A robot that follows letters. */
const robot = simulate({
  name: 'robot',
  title: '机器人走路',
  difficulty: 'medium',
  hints: ['先算走一遍以后横着和竖着各改变多少。', '相反的方向会抵消，再乘重复的遍数。'],
  draw: (random) => ({ moves: Array.from({ length: 6 }, () => random.int(0, 3)), times: random.int(2, 4) }),
  write: ({ moves, times }) => {
    const [dx, dy] = [
      [0, 0, -1, 1],
      [1, -1, 0, 0],
    ] as const;
    const at = (all: readonly number[]) => [
      all.reduce((x, m) => x + (dx[m] ?? 0), 0),
      all.reduce((y, m) => y + (dy[m] ?? 0), 0),
    ];
    const [x = 0, y = 0] = at(moves);
    const point = (a: number, b: number) => `(${a}, ${b})`.replaceAll('-0', '0');
    return {
      lead: `机器人在 (0, 0)，U 让 y 加 1，D 让 y 减 1，L 让 x 减 1，R 让 x 加 1。把 \`${moves.map((m) => 'UDLR'[m]).join('')}\` 执行 ${times} 遍以后，它在（　　）。`,
      key: point(x * times, y * times),
      why: `一遍里横着一共走 ${x}，竖着一共走 ${y}，${times} 遍就是各乘 ${times}，到 ${point(x * times, y * times)}，`,
      wrong: [
        [point(x, y), '只走了一遍'],
        [point(y * times, x * times), '把横着和竖着弄反了'],
        [point(x * times, -y * times), '把 U 和 D 的方向弄反了'],
        [point(-x * times, y * times), '把 L 和 R 的方向弄反了'],
        [point(x * (times - 1), y * (times - 1)), '少走了一遍'],
        [point(x + times, y + times), '把遍数加上去了，应当乘'],
      ],
      proof: `string s = "${moves.map((m) => 'UDLR'[m]).join('')}";\nint x = 0, y = 0;\nfor (int t = 0; t < ${times}; t++)\n    for (char c : s) { if (c == 'U') y++; if (c == 'D') y--; if (c == 'L') x--; if (c == 'R') x++; }\ncout << "(" << x << ", " << y << ")";`,
    };
  },
  check: ({ moves, times }, key) => {
    const count = (one: number) => moves.filter((m) => m === one).length * times;
    return key === `(${count(3) - count(2)}, ${count(0) - count(1)})`;
  },
});

/** The last of a circle from which every k-th leaves. */
const circle = simulate({
  name: 'circle',
  title: '围成一圈报数',
  difficulty: 'hard',
  hints: ['在纸上画一个圈写上编号，离开一个就划掉一个。', '划掉的人不再报数，下一个还在的人从头报起。'],
  draw: (random) => ({ n: random.int(5, 9), k: random.int(2, 8) }),
  write: ({ n, k }) => {
    const ring = Array.from({ length: n }, (_, i) => i + 1);
    const out: number[] = [];
    for (let at = 0; ring.length > 0;) {
      at = (at + k - 1) % ring.length;
      out.push(...ring.splice(at, 1));
    }
    const [last = 0, before = 0] = out.toReversed();
    return {
      lead: `${n} 个人围成一圈，编号 1 到 ${n}，从 1 号开始报数 1、2、……，报到 ${k} 的人离开，下一个人重新从 1 报起。最后剩下的是几号？（　　）`,
      key: `${last}`,
      why: `依次离开的是 ${out.slice(0, -1).join('、')}，最后剩下 ${last} 号，`,
      wrong: [
        [`${before}`, '多留了一个人，这是最后一个离开的'],
        [`${n}`, '以为最后剩下的是编号最大的'],
        [`${out[0]}`, '找的是第一个离开的人'],
        [`${(last % n) + 1}`, '从 0 开始报数了，错开了一个位置'],
        ['1', '以为第一个报数的人会留到最后'],
        [`${k % n === 0 ? n : k % n}`, '只数了一轮'],
      ],
      proof: `vector<int> v;\nfor (int i = 1; i <= ${n}; i++) v.push_back(i);\nint at = 0;\nwhile (v.size() > 1) { at = (at + ${k} - 1) % v.size(); v.erase(v.begin() + at); }\ncout << v[0];`,
    };
  },
  check: ({ n, k }, key) => {
    let place = 0;
    for (let i = 2; i <= n; i += 1) place = (place + k) % i;
    return place + 1 === Number(key);
  },
});

export const ENUMERATION: readonly Template[] = [payWays, digitHunt, divisors, bottles, robot, circle].flat();
