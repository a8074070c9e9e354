import { parametric } from '../parametric.ts';

/** Which number makes a condition with && and || true. */
export const conditionValue = parametric({
  name: 'condition-value',
  version: 1,
  language: 'cpp',
  title: '使条件成立的数',
  stage: 'gesp-1',
  difficulty: 'medium',
  points: ['gesp-cpp-1/rel-logic'],
  tags: ['逻辑运算'],
  hints: ['把四个选项逐个代进条件，两边各判断一次。', '一半成立还不够，看看连接两边的符号要求几个都成立。'],
  draw: (random) => ({
    k: random.int(3, 5),
    bound: random.int(20, 60),
    shift: random.int(1, 3),
    odd: random.int(1, 2),
  }),
  write: ({ k, bound, shift, odd }) => {
    const above = (Math.floor(bound / k) + shift) * k;
    const below = (Math.floor(bound / k) - shift) * k;
    const other = above + (odd % k);
    const low = below - 1;
    const condition = `x > ${bound} && x % ${k} == 0`;
    return {
      lead: `整型变量 x 取下面哪个值时，表达式 \`${condition}\` 的值为真？（　　）`,
      key: `${above}`,
      why: `&& 要求两边都成立：x 要大于 ${bound}，还要是 ${k} 的倍数。只有 ${above} 两条都满足，`,
      wrong: [
        [`${below}`, `只看了是不是 ${k} 的倍数，它并不大于 ${bound}`],
        [`${other}`, `只看了是不是大于 ${bound}，它除以 ${k} 还有余数`],
        [`${low}`, '把两个条件都看反了，它一条也不满足'],
      ],
      proof: `int all[] = {${[above, below, other, low].join(', ')}};\nfor (int x : all) if (${condition}) cout << x;`,
    };
  },
  check: ({ k, bound }, key) => Number(key) > bound && Number(key) % k === 0,
});

/** Only the first true branch of an else-if chain runs. */
export const elseIfChain = parametric({
  name: 'else-if-chain',
  version: 1,
  language: 'cpp',
  title: '多分支只走一路',
  stage: 'gesp-1',
  difficulty: 'medium',
  points: ['gesp-cpp-1/branch'],
  tags: ['分支结构'],
  hints: [
    '从上往下问，第一个成立的条件下面的语句才执行。',
    '执行过一个分支以后，后面的 else if 和 else 都跳过，不管成不成立。',
  ],
  draw: (random) => ({
    first: random.int(50, 65),
    step: random.int(8, 15),
    over: random.int(1, 7),
    s: random.int(1, 9),
    adds: random.some(3, 10, 40),
  }),
  write: ({ first, step, over, s, adds: [p = 10, q = 20, r = 30] }) => {
    const [second, x] = [first + step, first + step + over];
    return {
      code: `int x = ${x}, s = ${s};\nif (x >= ${first})\n    s += ${p};\nelse if (x >= ${second})\n    s += ${q};\nelse\n    s += ${r};\ncout << s;`,
      key: `${s + p}`,
      why: `${x} >= ${first} 已经成立，只执行第一个分支，s 变成 ${s} + ${p} = ${s + p}；后面的 else if 虽然条件也成立，但不会再看，`,
      wrong: [
        [`${s + q}`, '挑了「最接近」的条件，其实分支从上往下，先成立的先走'],
        [`${s + p + q}`, '以为条件成立的分支都会执行'],
        [`${s + r}`, '以为一个条件也不成立'],
        [`${p}`, '忘了加上 s 原来的值'],
      ],
    };
  },
  check: ({ s, adds: [p = 0] }, key) => Number(key) - p === s,
});

/** An else belongs to the nearest if. */
export const danglingElse = parametric({
  name: 'dangling-else',
  version: 1,
  language: 'cpp',
  title: 'else 与谁配对',
  stage: 'gesp-2',
  difficulty: 'medium',
  points: ['gesp-cpp-2/nested-branch'],
  tags: ['多层分支'],
  hints: [
    'else 和它前面最近的、还没有配对的 if 是一对，缩进不算数。',
    '先看外层条件成立不成立，不成立时里面的 else 也轮不到。',
  ],
  draw: (random) => ({ a: random.int(1, 9), low: random.int(10, 15), drawn: random.some(3, 2, 30) }),
  write: ({ a, low, drawn: [s = 2, p = 3, q = 4] }) => ({
    code: `int a = ${a}, s = ${s};\nif (a > 0)\n    if (a > ${low})\n        s += ${p};\n    else\n        s -= ${q};\ncout << s;`,
    key: `${s - q}`,
    why: `else 和离它最近的、还没有配对的 if 配成一对，也就是 if (a > ${low})。${a} 大于 0 但不大于 ${low}，执行 else，s 变成 ${s - q}，`,
    wrong: [
      [`${s}`, '以为 else 和外层的 if 配对，所以什么也没做'],
      [`${s + p}`, `以为 ${a} > ${low} 成立`],
      [`${s + p - q}`, '以为两个语句都会执行'],
    ],
  }),
  check: ({ drawn: [s = 0, , q = 0] }, key) => Number(key) + q === s,
});

/** Without break a switch falls through to the next case. */
export const switchFall = parametric({
  name: 'switch-fall',
  version: 1,
  language: 'cpp',
  title: 'switch 的贯穿',
  stage: 'gesp-1',
  difficulty: 'medium',
  points: ['gesp-cpp-1/branch'],
  tags: ['switch'],
  hints: [
    '先算出括号里的值，找到从哪一个 case 开始执行。',
    '一个 case 后面没有 break，就接着执行下一个 case 里的语句。',
  ],
  draw: (random) => ({ n: random.int(5, 60), adds: random.some(4, 1, 30) }),
  write: ({ n, adds: [p = 1, q = 2, r = 3, z = 4] }) => {
    const kind = n % 3;
    const both = [p + q, q, r][kind] ?? 0;
    const alone = [p, q, r][kind] ?? 0;
    return {
      code: `int n = ${n}, s = 0;\nswitch (n % 3) {\n    case 0: s += ${p};\n    case 1: s += ${q}; break;\n    case 2: s += ${r}; break;\n    default: s += ${z};\n}\ncout << s;`,
      key: `${both}`,
      why: `${n} % 3 是 ${kind}，从 case ${kind} 开始执行。${kind === 0 ? 'case 0 后面没有 break，会接着执行 case 1，遇到 break 才停' : '执行完遇到 break，立刻离开 switch'}，s 是 ${both}，`,
      wrong: [
        kind === 0 ? [`${alone}`, '以为每个 case 执行完会自动停下'] : [`${p + q}`, '以为总是从第一个 case 开始执行'],
        [`${both + z}`, '以为 default 总会执行'],
        [`${p + q + r + z}`, '以为所有分支都会执行一遍'],
        [`${z}`, '以为没有哪个 case 对得上'],
      ],
    };
  },
  check: ({ n, adds: [p = 0, q = 0, r = 0] }, key) => Number(key) === (n % 3 === 2 ? r : n % 3 === 1 ? q : p + q),
});
