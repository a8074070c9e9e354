import { gapIn } from '../gaps.ts';
import { ofPoint, type Template } from '../parametric.ts';

const list = ofPoint('gesp-py-3/list', '列表');
const tuple = ofPoint('gesp-py-3/tuple', '元组');
const dict = ofPoint('gesp-py-3/dict', '字典');
const set = ofPoint('gesp-py-3/set', '集合');

const shown = (a: readonly (number | string)[]): string => `[${a.join(', ')}]`;

/** append, insert and pop. */
const listChanges = list({
  name: 'py-list-changes',
  title: '列表的增加与删除',
  difficulty: 'medium',
  hints: ['每做一句就写出整个列表。', '插入时后面的往后移，删除时后面的往前移，下标从零数起。'],
  draw: (random) => ({ a: random.some(3, 1, 20), x: random.int(21, 40), y: random.int(41, 60), at: random.int(1, 2) }),
  write: ({ a, x, y, at }) => {
    const work = (place: number, out: number) => {
      const row = [...a, x];
      row.splice(place, 0, y);
      row.splice(out, 1);
      return shown(row);
    };
    return {
      code: `a = ${shown(a)}\na.append(${x})\na.insert(${at}, ${y})\na.pop(0)\nprint(a)`,
      key: work(at, 0),
      why: `append 加在最后；insert(${at}, ${y}) 把 ${y} 放到下标 ${at}，后面的往后移；pop(0) 删掉第一个，得 ${work(at, 0)}，`,
      wrong: [
        [work(at + 1, 0), `把 ${y} 插在了下标 ${at} 的后面`],
        [work(at, 4), '以为 pop(0) 删掉最后一个'],
        [work(at, at), '以为 pop(0) 删掉刚插进去的数'],
        [shown([x, ...a].slice(1)), '以为 append 加在最前面'],
      ],
    };
  },
  check: ({ a, x, y, at }, key) => {
    const row = JSON.parse(key) as number[];
    return row.indexOf(y) === at - 1 && row.filter((one) => one !== y).join() === [...a.slice(1), x].join();
  },
});

/** Two names of one list, and a copy. */
const listAlias = list({
  name: 'py-list-alias',
  title: '两个名字一个列表',
  difficulty: 'hard',
  hints: ['直接赋值只是多一个名字，两个名字是同一个列表。', '带冒号的切片会复制一份，以后各改各的。'],
  draw: (random) => ({ a: random.some(3, 1, 20), x: random.int(21, 60), at: random.int(0, 2) }),
  write: ({ a, x, at }) => {
    const changed = shown(a.with(at, x));
    return {
      code: `a = ${shown(a)}\nb = a\nc = a[:]\nb[${at}] = ${x}\nprint(a[${at}], c[${at}])`,
      key: `${x} ${a[at]}`,
      why: `b = a 只是多了一个名字，改 b 就是改 a，a 变成 ${changed}；c = a[:] 复制了一份，不会跟着变，`,
      wrong: [
        [`${a[at]} ${a[at]}`, '以为 b = a 也复制了一份'],
        [`${x} ${x}`, '以为 a[:] 和 a 是同一个列表'],
        [`${a[at]} ${x}`, '把两种写法弄反了'],
      ],
    };
  },
  check: ({ a, x, at }, key) => key === [x, a.at(at)].join(' '),
});

/** A list comprehension with a condition. */
const comprehension = list({
  name: 'py-comprehension',
  title: '列表推导式',
  difficulty: 'medium',
  hints: ['先写出 range 里的每一个数。', '留下满足条件的，再对留下的做前面的计算。'],
  draw: (random) => ({ n: random.int(7, 12), k: random.int(2, 4), from: random.int(1, 3) }),
  write: ({ n, k, from }) => {
    const all = Array.from({ length: n - from }, (_, i) => from + i);
    const make = (row: readonly number[], keeps: (i: number) => boolean) => shown(row.filter(keeps).map((i) => i * i));
    const key = make(all, (i) => i % k === 0);
    return {
      code: `a = [i * i for i in range(${from}, ${n}) if i % ${k} == 0]\nprint(a)`,
      key,
      why: `i 从 ${from} 到 ${n - 1}，留下 ${k} 的倍数，再取平方，得 ${key}，`,
      wrong: [
        [shown(all.filter((i) => i % k === 0)), '只留下了 i，没有平方'],
        [make(all, (i) => i % k !== 0), `留下了不是 ${k} 的倍数的`],
        [make([...all, n], (i) => i % k === 0), `以为 range 包含 ${n}`],
        [shown(all.filter((i) => i % k === 0).map((i) => i * 2)), '把平方当成了乘 2'],
      ],
    };
  },
  check: ({ n, k, from }, key) =>
    (JSON.parse(key) as number[]).every((x) => Number.isInteger(Math.sqrt(x)) && Math.sqrt(x) % k === 0) &&
    (JSON.parse(key) as number[]).length === Math.floor((n - 1) / k) - Math.floor((from - 1) / k),
});

/** Several names take the members of a tuple. */
const unpack = tuple({
  name: 'py-unpack',
  title: '元组拆开赋值',
  difficulty: 'easy',
  hints: ['拆开时按次序一个对一个。', '同时赋值时，右边用的都是改变之前的值。'],
  draw: (random) => ({ t: random.some(3, 2, 40) }),
  write: ({ t: [a = 1, b = 2, c = 3] }) => ({
    code: `t = (${a}, ${b}, ${c})\nx, y, z = t\nx, z = z, x\nprint(x, y, z)`,
    key: `${c} ${b} ${a}`,
    why: `先按次序拆开：x、y、z 是 ${a}、${b}、${c}；x, z = z, x 同时交换 x 和 z，y 不变，`,
    wrong: [
      [`${a} ${b} ${c}`, '以为后一句又换了回来'],
      [`${c} ${b} ${c}`, '以为先改 x，再用新的 x，其实右边先一起算好'],
      [`${b} ${a} ${c}`, '交换成了 x 和 y'],
      [`${a} ${b} ${a}`, '以为只有 z 变了'],
    ],
  }),
  check: ({ t }, key) => key === t.toReversed().join(' '),
});

/** Joined and repeated tuples. */
const tupleJoin = tuple({
  name: 'py-tuple-join',
  title: '元组的加法和计数',
  difficulty: 'medium',
  hints: ['元组乘整数是重复几遍，相加是接起来。', '写出整个元组，再数长度和某个数的个数。'],
  draw: (random) => ({ a: random.int(1, 9), b: random.int(1, 9), k: random.int(2, 4) }),
  write: ({ a, b, k }) => ({
    code: `t = (${a}, ${b}) * ${k} + (${a},)\nprint(len(t), t.count(${a}), t[-1])`,
    key: `${2 * k + 1} ${a === b ? 2 * k + 1 : k + 1} ${a}`,
    why: `乘 ${k} 是重复 ${k} 遍，加号是接起来，一共 ${2 * k + 1} 个，其中 ${a} 有 ${a === b ? 2 * k + 1 : k + 1} 个，最后一个是 ${a}，`,
    wrong: [
      [`${2 * k + 1} ${k} ${a}`, '漏数了后面接上的那一个'],
      [`3 2 ${a}`, '以为乘号是把每个数乘起来，没有重复'],
      [`${2 * k + 1} ${k + 1} ${b}`, '把最后一个看成了重复部分的最后一个'],
      [`${k + 1} ${k + 1} ${a}`, '把元组的个数当成了数的个数'],
    ],
  }),
  check: ({ a, b, k }, key) => {
    const [n, c] = key.split(' ').map(Number);
    return n === k * 2 + 1 && c === k * (a === b ? 2 : 1) + 1;
  },
});

/** A dictionary that counts. */
const dictCount = dict({
  name: 'py-dict-count',
  title: '用字典计数',
  difficulty: 'medium',
  hints: ['get 找不到键时，给出后面的那个数。', '数一数问的字母出现几次，再数有几种不同的字母。'],
  draw: (random) => ({
    signs: Array.from({ length: 7 }, () => random.pick(['a', 'b', 'c'] as const)),
    ask: random.pick(['a', 'b', 'c'] as const),
  }),
  write: ({ signs, ask }) => {
    const count = (one: string) => signs.filter((sign) => sign === one).length;
    const kinds = new Set(signs).size;
    return {
      code: `d = {}\nfor c in "${signs.join('')}":\n    d[c] = d.get(c, 0) + 1\nprint(d.get("${ask}", 0), len(d))`,
      key: `${count(ask)} ${kinds}`,
      why: `d.get(c, 0) 没有 c 时得 0，所以 d 数的是每个字母出现几次，${ask} 出现 ${count(ask)} 次；len(d) 是不同字母的个数 ${kinds}，`,
      wrong: [
        [`${count(ask)} 7`, '以为 len(d) 是字母的总个数，相同的键只有一个'],
        [`1 ${kinds}`, '以为每次都从 0 开始加'],
        [`${kinds} ${count(ask)}`, '把两个结果弄反了'],
        [`${count(ask) + 1} ${kinds}`, '以为第一次出现时就记成 2'],
        [`${signs.indexOf(ask)} ${kinds}`, '把出现的位置当成了次数'],
      ],
    };
  },
  check: ({ signs, ask }, key) => {
    const [n, kinds] = key.split(' ').map(Number);
    return (
      signs.join('').split(ask).length - 1 === n &&
      ['a', 'b', 'c'].filter((one) => signs.some((s) => s === one)).length === kinds
    );
  },
});

/** A key that is stored again replaces the value. */
const dictReplace = dict({
  name: 'py-dict-replace',
  title: '字典的修改和删除',
  difficulty: 'easy',
  hints: ['给已有的键赋值是换掉旧值，给新的键赋值是增加一项。', '删掉的键连同它的值都没有了，最后再数和加。'],
  draw: (random) => ({ v: random.some(4, 1, 40), at: random.int(0, 1) }),
  write: ({ v: [x = 1, y = 2, z = 3, w = 4], at }) => {
    const [one, two] = at === 0 ? ['a', 'b'] : ['b', 'a'];
    const kept = at === 0 ? x : y;
    const total = z + w;
    return {
      code: `d = {"a": ${x}, "b": ${y}}\nd["${two}"] = ${z}\nd["c"] = ${w}\ndel d["${one}"]\nprint(len(d), sum(d.values()))`,
      key: `2 ${total}`,
      why: `给已有的键赋值是换掉原来的值，${two} 变成 ${z}；"c" 是新的键；再删掉 ${one}，剩下 ${two} 和 c，值的和是 ${total}，`,
      wrong: [
        [`3 ${total + kept}`, '忘了 del 会删掉一个键'],
        [`3 ${total + (at === 0 ? y : x)}`, '以为给已有的键赋值会多出一个键'],
        [`2 ${(at === 0 ? y : x) + w}`, '以为已有的键不能换值'],
        [`1 ${z}`, '以为 d["c"] = 不能加新的键'],
      ],
    };
  },
  check: ({ v: [, , z = 0, w = 0] }, key) => Number(key.split(' ')[1]) - w === z,
});

/** Union, intersection and difference. */
const setWork = set({
  name: 'py-set-work',
  title: '集合的运算',
  difficulty: 'medium',
  hints: ['先分清符号：都有的、至少有一个的，还是只在前面有的？', '选出元素以后，从小到大排好。'],
  draw: (random) => ({
    a: random.some(4, 1, 8),
    b: random.some(4, 1, 8),
    sign: random.pick(['&', '|', '-', '^'] as const),
  }),
  write: ({ a, b, sign }) => {
    const results = {
      '&': a.filter((x) => b.includes(x)),
      '|': [...new Set([...a, ...b])],
      '-': a.filter((x) => !b.includes(x)),
      '^': [...a.filter((x) => !b.includes(x)), ...b.filter((x) => !a.includes(x))],
    };
    const names = { '&': '两个集合都有的', '|': '两个集合合起来', '-': '只在 a 里有的', '^': '只在一个集合里有的' };
    const text = (row: readonly number[]) => shown(row.toSorted((x, y) => x - y));
    const others = (['&', '|', '-', '^'] as const).filter((one) => one !== sign);
    return {
      code: `a = {${a.join(', ')}}\nb = {${b.join(', ')}}\nprint(sorted(a ${sign} b))`,
      key: text(results[sign]),
      why: `a ${sign} b 是${names[sign]}元素，从小到大排好是 ${text(results[sign])}，`,
      wrong: [
        ...others.map((one) => [text(results[one]), `当成了 ${one}，那是${names[one]}元素`] as const),
        [text([...a, ...b]), '把相同的元素留下了两个，集合里不会重复'],
      ],
    };
  },
  check: ({ a, b, sign }, key) => {
    const row = JSON.parse(key) as number[];
    return [1, 2, 3, 4, 5, 6, 7, 8].every((x) => {
      const [p, q] = [a.includes(x), b.includes(x)];
      return row.includes(x) === (sign === '&' ? p && q : sign === '|' ? p || q : sign === '-' ? p && !q : p !== q);
    });
  },
});

/** A set keeps each element once. */
const setSize = set({
  name: 'py-set-size',
  title: '集合去掉重复',
  difficulty: 'easy',
  hints: ['集合里相同的只留一个，先划掉重复的。', '再看加进去的那个是不是已经有了。'],
  draw: (random) => ({ a: Array.from({ length: 6 }, () => random.int(1, 5)), x: random.int(1, 7) }),
  write: ({ a, x }) => {
    const once = new Set(a);
    const key = new Set([...a, x]).size;
    return {
      code: `s = set(${shown(a)})\ns.add(${x})\nprint(len(s))`,
      key: `${key}`,
      why: `集合里相同的数只留一个，先有 ${once.size} 个；${once.has(x) ? `${x} 已经有了，再加也不变` : `${x} 没有，加进去多一个`}，一共 ${key} 个，`,
      wrong: [
        ['7', '以为集合会留下重复的数'],
        [`${once.has(x) ? key + 1 : key - 1}`, once.has(x) ? '以为 add 总会多一个' : '漏掉了后来加进去的数'],
        ['6', '以为去掉重复以后个数不变'],
        [`${Math.max(...a, x)}`, '把最大的数当成了个数'],
        [`${once.size + 2}`, '把重复的数又数了一次'],
      ],
    };
  },
  check: ({ a, x }, key) => [1, 2, 3, 4, 5, 6, 7].filter((one) => one === x || a.includes(one)).length === Number(key),
});

/** The slice that prints a part. */
const sliceGap = list({
  name: 'py-slice-gap',
  title: '补上切片',
  difficulty: 'medium',
  family: 'py-slice',
  hints: ['给每个元素标上下标，从零数起。', '切片包含起点，不包含终点。'],
  draw: (random) => ({ a: random.some(6, 1, 30), from: random.int(1, 2), to: random.int(4, 5) }),
  write: ({ a, from, to }) =>
    gapIn('python', {
      code: `a = ${shown(a)}\nprint(a[____])`,
      wanted: shown(a.slice(from, to)),
      key: `${from}:${to}`,
      why: `要的是下标 ${from} 到 ${to - 1} 的元素，切片包含起点、不包含终点，写成 ${from}:${to}，`,
      wrong: [
        [`${from}:${to - 1}`, '以为切片包含终点，少了一个'],
        [`${from + 1}:${to + 1}`, '以为下标从 1 开始'],
        [`${from}:`, '没有写终点，一直取到了最后'],
        [`:${to}`, '没有写起点，从头开始取了'],
        [`${from}:${to}:2`, '多写了步长，隔一个取了一个'],
      ],
    }),
  check: ({ from, to }, key) => key === [from, to].join(':'),
});

export const PY_COLLECTIONS: readonly Template[] = [
  listChanges,
  listAlias,
  comprehension,
  unpack,
  tupleJoin,
  dictCount,
  dictReplace,
  setWork,
  setSize,
  sliceGap,
];
