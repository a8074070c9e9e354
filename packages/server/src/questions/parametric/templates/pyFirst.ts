import { ofPoint, type Template } from '../parametric.ts';

const ide = ofPoint('gesp-py-1/ide', '调试');
const style = ofPoint('gesp-py-1/style', '缩进与注释');
const identifier = ofPoint('gesp-py-1/identifier', '标识符');
const modules = ofPoint('gesp-py-1/module', '模块');
const turtle = ofPoint('gesp-py-1/turtle', '海龟绘图');

const ERRORS = ['NameError', 'TypeError', 'ZeroDivisionError', 'ValueError', 'IndexError'] as const;

/** The error that a program stops with. */
const whichError = ide({
  name: 'py-which-error',
  title: '会出哪种错误',
  difficulty: 'medium',
  hints: [
    '找到出错的那一行，说说 Python 在哪里做不下去。',
    '是名字没有见过、类型不能一起算、位置不存在，还是值不能转换？',
  ],
  draw: (random) => ({
    at: random.int(0, 4),
    n: random.int(2, 30),
    name: random.pick(['total', 'count', 'score', 'price'] as const),
  }),
  write: ({ at, n, name }) => {
    const lines = [
      `print(${name} + 1)\n${name} = ${n}`,
      `${name} = "${n}"\nprint(${name} + ${n})`,
      `${name} = ${n}\nprint(${n} // (${name} - ${n}))`,
      `${name} = "${n}.5"\nprint(int(${name}))`,
      `${name} = [${n}, ${n + 1}]\nprint(${name}[2])`,
    ] as const;
    const whys = [
      `用 ${name} 的时候它还没有值`,
      '字符串不能和整数相加',
      '除数是 0',
      '"带小数点的字符串" 不能直接用 int 转换',
      '列表只有两个元素，没有下标 2',
    ] as const;
    const meanings = [
      '名字还没有值',
      '类型不对，不能这样运算',
      '除数是 0',
      '类型对，但是值不能转换',
      '下标超出了范围',
    ] as const;
    const code = lines[at] ?? lines[0];
    return {
      lead: '运行下面的 Python 程序，会出现哪种错误？（　　）',
      code,
      key: ERRORS[at] ?? 'NameError',
      why: `${whys[at]}，`,
      wrong: ERRORS.flatMap((one, i) =>
        i === at ? [] : [[one, `记错了它的意思，${one} 是说${meanings[i]}`] as const],
      ),
      proof: `try:\n${code
        .split('\n')
        .map((line) => `    ${line}`)
        .join('\n')}\nexcept Exception as error:\n    print(type(error).__name__)`,
      functions: `if "${name}" in globals():\n    del ${name}`,
    };
  },
  check: ({ at }, key) => key[0] === 'NTZVI'[at],
});

/** How many lines are printed before an error. */
const beforeError = ide({
  name: 'py-before-error',
  title: '出错以前输出了什么',
  difficulty: 'medium',
  hints: ['写出除数每一轮的值，一直写到出错的那一轮。', '出错的那一轮没有输出，看它的前一轮。'],
  draw: (random) => ({ n: random.int(2, 5), k: random.int(12, 60) }),
  write: ({ n, k }) => {
    const printed = Array.from({ length: n }, (_, i) => Math.floor(k / (n - i)));
    return {
      lead: '运行下面的 Python 程序，最后因为除数是 0 而停下，停下以前最后输出的数是（　　）。',
      code: `i = ${n}\nwhile True:\n    print(${k} // i)\n    i -= 1`,
      key: `${printed.at(-1)}`,
      why: `i 依次是 ${Array.from({ length: n }, (_, i) => n - i).join('、')}，输出 ${printed.join('、')}；i 变成 0 时出错，不会再输出，`,
      wrong: [
        [`${printed[0]}`, '以为第一次循环就出错了'],
        [`${printed.at(-2)}`, '以为 i 等于 1 时就出错'],
        ['0', '以为除以 0 得 0'],
        [`${n}`, '把输出的次数当成了最后的数'],
      ],
      proof: `i = ${n}\nlast = None\nwhile i != 0:\n    last = ${k} // i\n    i -= 1\nprint(last)`,
    };
  },
  check: ({ k }, key) => Number(key) === k,
});

/** Which lines belong to a loop. */
const indentedLoop = style({
  name: 'py-indented-loop',
  title: '缩进决定在不在循环里',
  difficulty: 'easy',
  hints: ['看每一行的缩进：缩进的才在循环里。', '在循环里的每一轮都执行，不在的只在最后执行一次。'],
  draw: (random) => ({
    n: random.int(3, 6),
    a: random.int(2, 9),
    b: random.int(2, 9),
    isInside: random.pick([true, false]),
  }),
  write: ({ n, a, b, isInside }) => {
    const [inside, outside] = [n * (a + b), n * a + b];
    return {
      code: `s = 0\nfor i in range(${n}):\n    s += ${a}\n${isInside ? '    ' : ''}s += ${b}\nprint(s)`,
      key: `${isInside ? inside : outside}`,
      why: `s += ${b} ${isInside ? `有缩进，在循环里，也执行 ${n} 次` : '没有缩进，在循环外面，只执行一次'}，得 ${isInside ? inside : outside}，`,
      wrong: [
        isInside ? [`${outside}`, '以为缩进的第二行不在循环里'] : [`${inside}`, '没有看缩进，以为两行都在循环里'],
        [`${n * a}`, `漏掉了加 ${b}`],
        [`${a + b}`, '以为循环只执行一次'],
        [`${(n + 1) * a + b}`, '多循环了一次'],
      ],
    };
  },
  check: ({ n, a, b, isInside }, key) => {
    let left = Number(key);
    for (let i = 0; i < n; i += 1) left -= isInside ? a + b : a;
    return left === (isInside ? 0 : b);
  },
});

/** Comments of Python. */
const pyComment = style({
  name: 'py-comment',
  title: '# 后面的不执行',
  difficulty: 'easy',
  hints: ['把不在引号里的井号和它后面的内容划掉。', '引号里的井号只是要输出的字符。'],
  draw: (random) => ({ x: random.int(3, 30), a: random.int(2, 9), b: random.int(2, 9) }),
  write: ({ x, a, b }) => ({
    code: `x = ${x}  # x = ${x + a}\n# x += ${a}\nx += ${b}\nprint("#", x)  # print(0)`,
    key: `# ${x + b}`,
    why: `# 后面到行尾是注释，不执行；引号里的 # 只是普通字符，照样输出，x 是 ${x} + ${b} = ${x + b}，`,
    wrong: [
      [`${x + b}`, '把引号里的 # 也当成了注释'],
      [`# ${x + a + b}`, '以为有 # 的那一行也会执行'],
      [`# ${x}`, '以为后面的行都成了注释'],
      [`# ${x + b} 0`, '以为行尾的注释也会执行'],
    ],
  }),
  check: ({ x, b }, key) => key.startsWith('# ') && Number(key.slice(2)) - b === x,
});

/** Which text can be a name. */
const pyName = identifier({
  name: 'py-legal-name',
  title: '合法的变量名',
  difficulty: 'easy',
  hints: ['逐个字符看：字母、数字、下划线以外的都不行。', '第一个字符不能是数字，也不能和关键字一样。'],
  draw: (random) => ({
    word: random.pick(['score', 'apple', 'total', 'count', 'price', 'week', 'room', 'team'] as const),
    n: random.int(1, 9),
    keyword: random.pick(['for', 'while', 'if', 'elif', 'def', 'and', 'not', 'import'] as const),
    sign: random.pick(['-', '.', '+', '!', ' '] as const),
    legal: random.int(0, 2),
  }),
  write: ({ word, n, keyword, sign, legal }) => {
    const key = [`${word}${n}`, `_${word}${n}`, `${word}_${n}`][legal] ?? word;
    const wrong = [
      [`${n}${word}`, '忘了变量名不能用数字开头'],
      [keyword, `忘了 ${keyword} 是 Python 的关键字，不能当变量名`],
      [`${word}${sign}${n}`, '没有看出里面有字母、数字、下划线以外的符号'],
    ] as const;
    return {
      lead: `想用单词 \`${word}\` 和数字 \`${n}\` 取一个变量名，下面哪一个在 Python 里可以用？（　　）`,
      key,
      wrong,
      why: '变量名只能由字母、数字和下划线组成，不能用数字开头，也不能是关键字，',
      proof: `import keyword\nfor s in ${JSON.stringify([key, ...wrong.map(([text]) => text)])}:\n    if s.isidentifier() and not keyword.iskeyword(s):\n        print(s)`,
    };
  },
  check: ({ keyword }, key) => /^[a-z_]\w*$/u.test(key) && key !== keyword,
});

/** Names are case sensitive. */
const caseMatters = identifier({
  name: 'py-case-matters',
  title: '大小写是两个变量',
  difficulty: 'easy',
  hints: ['大小写不同就是两个变量，分成两列写。', '每一行只改等号左边的那个名字。'],
  draw: (random) => ({
    x: random.some(2, 2, 40),
    k: random.int(2, 9),
    name: random.pick(['n', 'a', 't', 'sum1', 'num'] as const),
  }),
  write: ({ x: [a = 2, b = 3], k, name }) => {
    const big = name.toUpperCase();
    return {
      code: `${name} = ${a}\n${big} = ${b}\n${name} = ${name} + ${k}\nprint(${name}, ${big})`,
      key: `${a + k} ${b}`,
      why: `${name} 和 ${big} 是两个不同的变量，改 ${name} 不影响 ${big}，`,
      wrong: [
        [`${b + k} ${b + k}`, '以为大小写是同一个变量'],
        [`${b + k} ${b}`, `以为第二句改变了 ${name}`],
        [`${a + k} ${a}`, `以为 ${big} 抄了 ${name} 的值`],
        [`${a} ${b}`, '漏掉了第三句'],
      ],
    };
  },
  check: ({ x: [a = 0, b = 0], k }, key) => key === [k + a, b].join(' '),
});

/** math.floor, math.ceil, math.sqrt. */
const mathModule = modules({
  name: 'py-math-module',
  title: 'math 模块',
  difficulty: 'medium',
  hints: ['ceil 往大的方向取整，floor 往小的方向取整。', 'sqrt 的结果是小数，输出时会带小数点。'],
  draw: (random) => ({ a: random.int(2, 20), tenth: random.int(1, 9), r: random.int(3, 12) }),
  write: ({ a, tenth, r }) => ({
    code: `import math\nprint(math.ceil(${a}.${tenth}), math.floor(${a}.${tenth}), math.sqrt(${r * r}))`,
    key: `${a + 1} ${a} ${r}.0`,
    why: `ceil 向上取整得 ${a + 1}，floor 向下取整得 ${a}；sqrt 是平方根，结果是小数 ${r}.0，`,
    wrong: [
      [`${a + 1} ${a} ${r}`, '忘了 sqrt 的结果是小数，要写成 .0'],
      [`${a} ${a + 1} ${r}.0`, '把 ceil 和 floor 弄反了'],
      [`${a + 1} ${a} ${r * r}.0`, '忘了开平方'],
      [`${a} ${a} ${r}.0`, '以为两个都是去掉小数'],
    ],
  }),
  check: ({ a, r }, key) => {
    const [up, down, root] = key.split(' ').map(Number);
    return up === a + 1 && down === a && (root ?? 0) ** 2 === r * r && key.endsWith('.0');
  },
});

/** The way in which a module was imported decides how it is called. */
const importWay = modules({
  name: 'py-import-way',
  title: '导入以后怎样写',
  difficulty: 'medium',
  hints: [
    '先看导入的写法：导入的是整个模块，还是模块里的一个名字？',
    '只导入模块时，用里面的函数要先写出模块的名字；取了别名就用别名。',
  ],
  draw: (random) => ({
    n: random.int(2, 30),
    way: random.int(0, 2),
    call: random.pick(['sqrt', 'floor', 'ceil', 'fabs'] as const),
  }),
  write: ({ n, way, call }) => {
    const imports = ['import math', `from math import ${call}`, 'import math as m'] as const;
    const calls = [`math.${call}(${n})`, `${call}(${n})`, `m.${call}(${n})`] as const;
    const ofCalls = ['前面要写模块名的', '直接写函数名的', '用别名的'] as const;
    return {
      lead: `写了 \`${imports[way]}\` 以后，想用 math 模块里的 ${call} 算 ${n} 的值，哪一种写法可以运行？（　　）`,
      key: calls[way] ?? calls[0],
      why:
        [
          'import math 以后要写「模块名.函数名」',
          `from math import ${call} 以后直接写函数名，math 这个名字反而没有`,
          'import math as m 以后模块的名字是 m，math 这个名字反而没有',
        ][way] + '，',
      wrong: [
        ...calls.flatMap((one, i) => (i === way ? [] : [[one, `把导入的方法弄混了，这是${ofCalls[i]}导入`] as const])),
        [`math->${call}(${n})`, '把点写成了箭头，Python 里用点'],
      ],
      proof: `out = []\nfor s in ${JSON.stringify([...calls, `math->${call}(${n})`])}:\n    names = {}\n    exec("${imports[way]}", names)\n    try:\n        exec(s, names)\n        out.append(s)\n    except Exception:\n        pass\nprint("".join(out))`,
    };
  },
  check: ({ n, way, call }, key) => key === `${['math.', '', 'm.'][way]}${call}(${n})`,
});

/** The outer angle of a regular polygon. */
const polygon = turtle({
  name: 'py-turtle-polygon',
  title: '画正多边形转多少度',
  difficulty: 'easy',
  hints: ['海龟画完一圈，一共转了多少度？', '几个角就转几次，每次转得一样多；转的是外面的角。'],
  draw: (random) => ({ n: random.pick([3, 4, 5, 6, 8, 9, 10, 12]), size: random.int(5, 15) * 10 }),
  write: ({ n, size }) => ({
    lead: `用海龟画边长 ${size} 的正 ${n} 边形，横线处应填（　　）。`,
    code: `import turtle\nfor i in range(${n}):\n    turtle.forward(${size})\n    turtle.left(____)`,
    key: `${360 / n}`,
    why: `走完一圈海龟一共转 360 度，平均分给 ${n} 个角，每次转 360 ÷ ${n} = ${360 / n} 度，`,
    wrong: [
      [`${180 - 360 / n === 360 / n ? 180 : 180 - 360 / n}`, '填成了多边形里面的角，或者转了半圈，海龟转的是外面的角'],
      [`${180 / n}`, '以为一圈是 180 度'],
      [`${n * 10}`, '随便用边数乘了 10'],
      [`${360 - 360 / n}`, '转成了反方向的度数'],
    ],
    proof: `print(360 // ${n})`,
  }),
  check: ({ n }, key) => Number(key) * n === 360,
});

/** Where a turtle stands after some steps. */
const turtlePlace = turtle({
  name: 'py-turtle-place',
  title: '海龟走到了哪里',
  difficulty: 'medium',
  hints: ['画出路线，每转一次就标出面朝哪个方向。', '左右走只改 x，上下走只改 y，注意正负。'],
  draw: (random) => ({
    a: random.int(2, 12) * 10,
    b: random.int(2, 12) * 10,
    c: random.int(1, 6) * 10,
    isLeft: random.pick([true, false]),
  }),
  write: ({ a, b, c, isLeft }) => {
    const side = isLeft ? b : -b;
    const at = (x: number, y: number) => `(${x}, ${y})`;
    return {
      lead: '海龟一开始在 (0, 0)，面朝右边。运行下面的程序以后，它的位置是（　　）。',
      code: `import turtle\nturtle.forward(${a})\nturtle.${isLeft ? 'left' : 'right'}(90)\nturtle.forward(${b})\nturtle.${isLeft ? 'left' : 'right'}(90)\nturtle.forward(${c})`,
      key: at(a - c, side),
      why: `先向右走 ${a}；${isLeft ? '左' : '右'}转 90 度面朝${isLeft ? '上' : '下'}，走 ${b}；再${isLeft ? '左' : '右'}转面朝左边，走 ${c}，x 是 ${a} - ${c} = ${a - c}，y 是 ${side}，`,
      wrong: [
        [at(a + c, side), '以为最后还是向右走'],
        [at(a - c, -side), '把左转和右转弄反了'],
        [at(side, a - c), '把 x 和 y 弄反了'],
        [at(a + b + c, 0), '没有看转弯，一直向右走了'],
        [at(a, side), '漏掉了最后一步'],
      ],
      proof: `pos, way = 0, 1\nfor step, turn in ((${a}, ${isLeft ? '1j' : '-1j'}), (${b}, ${isLeft ? '1j' : '-1j'}), (${c}, 1)):\n    pos += way * step\n    way *= turn\nprint((int(pos.real), int(pos.imag)))`,
    };
  },
  check: ({ a, b, c, isLeft }, key) => {
    const [x = 0, y = 0] = key.slice(1, -1).split(',').map(Number);
    return x + c === a && Math.abs(y) === b && y > 0 === isLeft;
  },
});

/** The direction of a turtle after turns. */
const turtleWay = turtle({
  name: 'py-turtle-way',
  title: '海龟面朝哪里',
  difficulty: 'medium',
  hints: ['左转让度数增加，右转让度数减少。', '最后不在零到三百六十之间，就加上或减去一整圈。'],
  draw: (random) => ({ a: random.int(3, 30) * 10, b: random.int(1, 17) * 10, times: random.int(2, 4) }),
  write: ({ a, b, times }) => {
    const way = (n: number) => ((n % 360) + 360) % 360;
    return {
      lead: '海龟一开始面朝右边，方向是 0 度，左转让度数变大。运行下面的程序以后，方向是多少度（0 到 359）？（　　）',
      code: `import turtle\nturtle.left(${a})\nfor i in range(${times}):\n    turtle.right(${b})`,
      key: `${way(a - b * times)}`,
      why: `左转 ${a} 度，再右转 ${times} 次 ${b} 度，一共 ${a} - ${b * times} = ${a - b * times}，换成 0 到 359 是 ${way(a - b * times)}，`,
      wrong: [
        [`${way(a + b * times)}`, '把右转也当成了加'],
        [`${way(a - b)}`, '以为右转只做了一次'],
        [`${way(b * times - a)}`, '把左转和右转弄反了'],
        [`${way(a - b * (times + 1))}`, '多转了一次'],
      ],
      proof: `print((${a} - ${b} * ${times}) % 360)`,
    };
  },
  check: ({ a, b, times }, key) => (Number(key) + b * times - a) % 360 === 0 && Number(key) >= 0 && Number(key) < 360,
});

export const PY_FIRST: readonly Template[] = [
  whichError,
  beforeError,
  indentedLoop,
  pyComment,
  pyName,
  caseMatters,
  mathModule,
  importWay,
  polygon,
  turtlePlace,
  turtleWay,
];
