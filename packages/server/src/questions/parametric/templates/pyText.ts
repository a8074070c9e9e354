import { gapIn, sameAs } from '../gaps.ts';
import { ofPoint, type Template } from '../parametric.ts';

const text = ofPoint('gesp-py-3/string', '字符串');
const bitwise = ofPoint('gesp-py-3/bitwise', '位运算');
const ascii = ofPoint('gesp-py-2/ascii', 'ASCII');
const cast = ofPoint('gesp-py-2/cast', '类型转换');
const math = ofPoint('gesp-py-2/math-basic', '数学函数');

const WORDS = ['apple', 'river', 'cloud', 'music', 'tiger', 'green', 'happy', 'robot', 'stone', 'light'] as const;

/** split and join. */
const splitJoin = text({
  name: 'py-split-join',
  title: '分割再连接',
  difficulty: 'medium',
  hints: ['split 按空格分成几个词，先写出列表。', '切片以后再用连接的符号放在词和词之间，两头没有。'],
  draw: (random) => ({ w: random.some(3, 0, 9), sign: random.pick(['-', '+', '*'] as const) }),
  write: ({ w, sign }) => {
    const words = w.map((at) => WORDS[at] ?? '');
    return {
      code: `s = "${words.join(' ')}"\na = s.split()\nprint("${sign}".join(a[1:]), len(a))`,
      key: `${words.slice(1).join(sign)} 3`,
      why: `split 按空格分成 3 个词；a[1:] 从第二个词起，用 ${sign} 连接成 ${words.slice(1).join(sign)}，`,
      wrong: [
        [`${words.join(sign)} 3`, '没有看 [1:]，把所有的词都连起来了'],
        [`${words.slice(1).join(sign)} ${words.join(' ').length}`, '把字符的个数当成了词的个数'],
        [`${words.slice(0, 2).join(sign)} 3`, '以为 [1:] 是去掉最后一个'],
        [`${words.slice(1).join(' ')} 3`, '以为 join 还是用空格连接'],
      ],
    };
  },
  check: ({ w, sign }, key) => key.split(' ')[0]?.split(sign).length === w.length - 1 && key.endsWith(' 3'),
});

/** Methods return new texts and leave the old one. */
const methodsReturn = text({
  name: 'py-methods-return',
  title: '字符串不会自己改变',
  difficulty: 'hard',
  hints: ['字符串的方法返回新的字符串，原来的不会变。', '看结果有没有用等号存起来，没有存就丢了。'],
  draw: (random) => ({
    word: random.pick(WORDS),
    at: random.int(0, 4),
    by: random.pick(['x', 'z', 'q', 'k', 'j'] as const),
  }),
  write: ({ word, at, by }) => {
    const changed = word.replaceAll(word[at] ?? '', by);
    return {
      code: `s = "${word}"\ns.replace("${word[at]}", "${by}")\nt = s.upper()\nprint(s, t)`,
      key: `${word} ${word.toUpperCase()}`,
      why: `replace 和 upper 都返回新的字符串，s 不会改变；replace 的结果没有存起来，就丢了，`,
      wrong: [
        [`${changed} ${changed.toUpperCase()}`, '以为 replace 会改变 s'],
        [`${word.toUpperCase()} ${word.toUpperCase()}`, '以为 upper 会改变 s'],
        [`${changed} ${word.toUpperCase()}`, '以为 replace 会改变 s，而 upper 用的是原来的 s'],
      ],
    };
  },
  check: ({ word }, key) => key.toLowerCase() === `${word} ${word}` && key.startsWith(word),
});

/** find and count. */
const findCount = text({
  name: 'py-find-count',
  title: 'find 和 count',
  difficulty: 'easy',
  hints: ['给每个字符标上下标，从零数起。', 'find 只管第一次出现的位置，count 数一共出现几次。'],
  draw: (random) => ({
    signs: Array.from({ length: 7 }, () => random.pick(['a', 'b', 'n'] as const)),
    ask: random.pick(['a', 'b', 'n', 'x'] as const),
  }),
  write: ({ signs, ask }) => {
    const s = signs.join('');
    const [at, count] = [s.indexOf(ask), s.split(ask).length - 1];
    return {
      code: `s = "${s}"\nprint(s.find("${ask}"), s.count("${ask}"))`,
      key: `${at} ${count}`,
      why: `find 返回第一次出现的下标（从 0 数起），找不到返回 -1；count 数出现几次，得 ${at} 和 ${count}，`,
      wrong: [
        [`${at + 1} ${count}`, '以为下标从 1 数起，或者找不到时返回 0'],
        [`${s.lastIndexOf(ask) === at ? 7 : s.lastIndexOf(ask)} ${count}`, '找的是最后一次出现，或者一直找到了末尾'],
        [`${count} ${at}`, '把 find 和 count 弄反了'],
        [`${at} ${count + 1}`, '多数了一次'],
        [`${at} ${7 - count}`, '数成了其他字符的个数'],
      ],
    };
  },
  check: ({ signs, ask }, key) => {
    const [at, count] = key.split(' ').map(Number);
    return signs.findIndex((one) => one === ask) === at && signs.filter((one) => one === ask).length === count;
  },
});

/** Python's bit operations and bin. */
const bitResult = bitwise({
  name: 'py-bit-result',
  title: '位运算的结果',
  difficulty: 'medium',
  hints: ['把两个数写成一样长的二进制，上下对齐。', '按位与看是不是都是一，异或看是不是不同，左移相当于乘二的几次方。'],
  draw: (random) => ({ a: random.int(9, 30), b: random.int(9, 30), k: random.int(1, 3) }),
  write: ({ a, b, k }) => ({
    code: `a, b = ${a}, ${b}\nprint(a & b, a ^ b, a << ${k})`,
    key: `${a & b} ${a ^ b} ${a << k}`,
    why: `${a} 是 ${a.toString(2)}，${b} 是 ${b.toString(2)}；& 两位都是 1 才得 1，^ 两位不同才得 1，左移 ${k} 位等于乘 ${2 ** k}，`,
    wrong: [
      [`${a | b} ${a ^ b} ${a << k}`, '把 & 当成了 |'],
      [`${a & b} ${a | b} ${a << k}`, '把 ^ 当成了 |'],
      [`${a & b} ${a ^ b} ${a >> k}`, '把左移当成了右移'],
      [`${a & b} ${a ^ b} ${a * k}`, '以为左移几位就是乘几'],
      [`${a & b} ${a ** 2} ${a << k}`, '把 ^ 当成了乘方'],
    ],
  }),
  check: ({ a, b, k }, key) => {
    const [and = 0, xor = 0, left = 0] = key.split(' ').map(Number);
    return a + b === 2 * and + xor && left / 2 ** k === a;
  },
});

/** The condition for an odd number by bits. */
const oddByBits = bitwise({
  name: 'py-odd-by-bits',
  title: '用位运算判断',
  difficulty: 'medium',
  hints: ['能被二的几次方整除，最低的几位应该都是零。', '用一个最低几位全是一的数，只留下这几位来看。'],
  draw: (random) => ({ k: random.int(1, 5), name: random.pick(['n', 'x', 'num', 'value', 'm', 'a'] as const) }),
  write: ({ k, name }) => {
    const all = 2 ** k - 1;
    const asked = {
      key: `(${name} & ${all}) == 0`,
      wrong: [
        [`(${name} & ${2 ** k}) == 0`, `只看了一位，要看的是最低的 ${k} 位`],
        [`(${name} | ${all}) == 0`, '用了按位或，结果不会是 0'],
        [`(${name} & ${all}) == 1`, '余数是 0 才能整除'],
        [`(${name} >> ${k}) == 0`, `右移把最低的 ${k} 位丢了，看的是其余的位`],
      ] as const,
    };
    return {
      lead: `不用除法，判断正整数 ${name} 能不能被 ${2 ** k} 整除，条件应写（　　）。`,
      ...asked,
      why: `${2 ** k} 是 2 的 ${k} 次方，能整除就是二进制的最低 ${k} 位都是 0，和 ${all}（${k} 个 1）按位与得 0，`,
      proof: sameAs('python', `${name} % ${2 ** k} == 0`, asked, { name, from: 1, to: 300 }),
    };
  },
  check: ({ k }, key) => key.includes(`& ${2 ** k - 1})`) && key.endsWith('== 0'),
});

/** ord and chr. */
const ordChr = ascii({
  name: 'py-ord-chr',
  title: 'ord 和 chr',
  difficulty: 'easy',
  hints: ['ord 由字符得到编码，chr 由编码得到字符。', '从题目给的编码往后数，数出这个字母的编码。'],
  draw: (random) => ({ at: random.int(1, 18), k: random.int(1, 6), isBig: random.pick([true, false]) }),
  write: ({ at, k, isBig }) => {
    const base = isBig ? 65 : 97;
    const [first, c, next] = [base, base + at, base + at + k].map((n) => String.fromCodePoint(n));
    return {
      lead: `已知 \`"${first}"\` 的编码是 ${base}，执行下面的 Python 程序，输出是（　　）。`,
      code: `c = "${c}"\nn = ord(c)\nprint(n, chr(n + ${k}))`,
      key: `${base + at} ${next}`,
      why: `ord 得到编码，${c} 在 ${first} 后面 ${at} 个，编码是 ${base + at}；chr 把编码变回字符，往后数 ${k} 个是 ${next}，`,
      wrong: [
        [`${base + at} ${base + at + k}`, '以为 chr 得到的还是数'],
        [`${base + at + 1} ${next}`, `从 1 开始数，${first} 自己离 ${first} 是 0`],
        [`${at} ${next}`, '把字母表里的位置当成了编码'],
        [`${c} ${next}`, '以为 ord 得到的还是字符'],
      ],
    };
  },
  check: ({ at, k, isBig }, key) => {
    const [code, next = ''] = key.split(' ');
    return Number(code) - at === (isBig ? 65 : 97) && (next.codePointAt(0) ?? 0) - k === Number(code);
  },
});

/** The expression that turns a digit into its number. */
const digitGap = ascii({
  name: 'py-digit-gap',
  title: '字符变成数字',
  difficulty: 'medium',
  hints: ['先想怎样由一个字符得到它的编码。', '数字字符的编码是连着的，和零的编码差几，它就是几。'],
  draw: (random) => ({ d: random.int(1, 9), k: random.int(2, 9) }),
  write: ({ d, k }) =>
    gapIn('python', {
      code: `c = "${d}"\nprint((____) * ${k})`,
      wanted: `${d * k}`,
      key: 'ord(c) - ord("0")',
      why: `数字字符的编码是连着的，减去 "0" 的编码就得到它代表的数 ${d}，再乘 ${k} 是 ${d * k}，`,
      wrong: [
        ['ord(c)', '只得到编码，忘了减去 "0" 的编码'],
        ['c', '字符串乘整数是重复几遍，不是相乘'],
        ['ord(c) - 1', '以为 "0" 的编码是 1'],
        ['ord(c) - ord("1")', '减去了 "1" 的编码，少了 1'],
      ],
    }),
  check: (_, key) => key === 'ord(c) - ord("0")',
});

/** int, float and str. */
const convert = cast({
  name: 'py-convert',
  title: '转换以后再算',
  difficulty: 'medium',
  hints: ['int 只去掉小数部分，不会四舍五入。', '字符串乘整数是重复，不是算乘法。'],
  draw: (random) => ({ a: random.int(2, 30), tenth: random.int(1, 9), k: random.int(2, 4) }),
  write: ({ a, tenth, k }) => ({
    code: `x = ${a}.${tenth}\nn = int(x)\nprint(n * ${k}, str(n) * ${k})`,
    key: `${a * k} ${`${a}`.repeat(k)}`,
    why: `int 去掉小数部分得 ${a}，乘 ${k} 是 ${a * k}；str(n) 是字符串，乘 ${k} 是重复 ${k} 遍，`,
    wrong: [
      [`${(a + 1) * k} ${`${a + 1}`.repeat(k)}`, '以为 int 会四舍五入或向上取整'],
      [`${a * k} ${a * k}`, '以为字符串乘整数也是相乘'],
      [`${`${a}`.repeat(k)} ${a * k}`, '把两个式子弄反了'],
      [`${(a * 10 * k + tenth * k) / 10} ${`${a}`.repeat(k)}`, '以为 n 还保留着小数'],
    ],
  }),
  check: ({ a, k }, key) => {
    const [n, s = ''] = key.split(' ');
    return Number(n) / k === a && s.length === k * `${a}`.length;
  },
});

/** Which values count as true. */
const truthy = cast({
  name: 'py-truthy',
  title: '什么算真什么算假',
  difficulty: 'medium',
  hints: ['只有空的、数零和 None 算假，其他都算真。', '引号里有一个字符，哪怕是空格，也不算空。'],
  draw: (random) => ({ at: random.some(4, 0, 9) }),
  write: ({ at }) => {
    const values = ['0', '""', '0.0', '[]', 'None', '"0"', '" "', '-1', '[0]', '0.1'] as const;
    const isTrue = (i: number) => i >= 5;
    const mine = at.map((i) => values[i] ?? '0');
    const key = at.map((i) => Number(isTrue(i)));
    const sum = key.reduce((x, y) => x + y, 0);
    return {
      code: `a = [${mine.join(', ')}]\nc = 0\nfor x in a:\n    if x:\n        c += 1\nprint(c)`,
      key: `${sum}`,
      why: `数 0、空的字符串、空的列表和 None 算假，其他都算真（"0" 和 " " 不是空的）。依次是 ${key.map((one) => (one === 1 ? '真' : '假')).join('、')}，`,
      wrong: [0, 1, 2, 3, 4]
        .filter((n) => n !== sum)
        .toSorted((p, q) => Math.abs(p - sum) - Math.abs(q - sum))
        .map((n) => [`${n}`, n < sum ? '把有内容的值当成了假' : '把空的值或 0 当成了真'] as const),
    };
  },
  check: ({ at }, key) => at.filter((i) => i > 4).length === Number(key),
});

/** abs, max, min and round. */
const mathCalls = math({
  name: 'py-math-calls',
  title: '绝对值与最值',
  difficulty: 'easy',
  hints: ['先在几个数里找出最大和最小的，负数离零越远越小。', 'abs 去掉负号，再算乘方。'],
  draw: (random) => ({ a: random.some(3, -9, 20), k: random.int(2, 4) }),
  write: ({ a: [x = 1, y = 2, z = 3], k }) => {
    const [most, least] = [Math.max(x, y, z), Math.min(x, y, z)];
    return {
      code: `print(max(${x}, ${y}, ${z}) - min(${x}, ${y}, ${z}), abs(${least}) ** ${k})`,
      key: `${most - least} ${Math.abs(least) ** k}`,
      why: `最大的是 ${most}，最小的是 ${least}，差是 ${most - least}；abs 取绝对值得 ${Math.abs(least)}，再算 ${k} 次方，`,
      wrong: [
        [`${most - least} ${Math.abs(least) * k}`, '把 ** 当成了乘号'],
        [`${most + least} ${Math.abs(least) ** k}`, '减去负数时没有变成加，或者把减看成了加'],
        [`${least - most} ${Math.abs(least) ** k}`, '把最大和最小弄反了'],
        [`${most - least} ${-(Math.abs(least) ** k)}`, '以为绝对值会变成负数'],
      ],
    };
  },
  check: ({ a, k }, key) => {
    const sorted = a.toSorted((p, q) => p - q);
    const [d, power] = key.split(' ').map(Number);
    return d === (sorted[2] ?? 0) - (sorted[0] ?? 0) && power === Math.abs(sorted[0] ?? 0) ** k;
  },
});

/** The range of random.randint and randrange. */
const randomRange = math({
  name: 'py-random-range',
  title: '随机整数的范围',
  difficulty: 'medium',
  hints: ['randint 的两头都能取到。', '数整数的个数时，头和尾都要算进去，别少算一个。'],
  draw: (random) => ({ low: random.int(1, 20), width: random.int(5, 40) }),
  write: ({ low, width }) => {
    const high = low + width;
    return {
      lead: `执行 \`import random\` 以后，\`random.randint(${low}, ${high})\` 一共可能得到多少种不同的数？（　　）`,
      key: `${width + 1}`,
      why: `randint 两头都包含，从 ${low} 到 ${high} 一共 ${high} - ${low} + 1 = ${width + 1} 个，`,
      wrong: [
        [`${width}`, `以为像 range 一样不包含 ${high}`],
        [`${high}`, '以为从 1 数到最大的数'],
        [`${width - 1}`, '以为两头都不包含'],
        [`${width + 2}`, '多数了一个'],
      ],
      proof: `import random\nrandom.seed(1)\nprint(len({random.randint(${low}, ${high}) for _ in range(20000)}))`,
    };
  },
  check: ({ low, width }, key) => Array.from({ length: width + 1 }, (_, i) => low + i).length === Number(key),
});

export const PY_TEXT: readonly Template[] = [
  splitJoin,
  methodsReturn,
  findCount,
  bitResult,
  oddByBits,
  ordChr,
  digitGap,
  convert,
  truthy,
  mathCalls,
  randomRange,
];
