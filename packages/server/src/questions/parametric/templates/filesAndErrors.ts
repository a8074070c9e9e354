import { ofBoth, ofPoint, type Template } from '../parametric.ts';

const files = ofPoint('gesp-py-4/file-io', '文件');
const exception = ofPoint('gesp-py-4/exception', '异常处理');
const cppExceptions = ofPoint('gesp-cpp-4/exception', '异常处理');
const cppFiles = ofPoint('gesp-cpp-4/file-io', '文件');
const growth = ofBoth(4, 'complexity-poly', '复杂度');

/** What the modes of open do to an old file. */
const openModes = files({
  name: 'py-open-modes',
  title: '打开文件的方式',
  difficulty: 'medium',
  hints: ['看打开的方式：是先清空，还是接在原来的后面？', 'write 不会自己加空格和换行。'],
  draw: (random) => ({
    x: random.some(3, 2, 60),
    mode: random.pick(['w', 'a'] as const),
    name: random.pick(['out', 'data', 'log', 'score'] as const),
  }),
  write: ({ x: [a = 1, b = 2, c = 3], mode, name }) => {
    const [kept, replaced] = [`${a}${b}${c}`, `${b}${c}`];
    return {
      lead: `文件 ${name}.txt 里原来只有 \`${a}\`，没有换行。运行下面的程序以后，文件里是（　　）。`,
      code: `f = open("${name}.txt", "${mode}")\nf.write("${b}")\nf.write("${c}")\nf.close()`,
      key: mode === 'a' ? kept : replaced,
      why:
        mode === 'a'
          ? `"a" 在原来的内容后面接着写；write 不会自己换行，`
          : `"w" 先清空原来的内容；write 不会自己换行，两次写的连在一起，`,
      wrong: [
        mode === 'a' ? [replaced, '以为会先清空，那是 "w"'] : [kept, '以为会接在后面，那是 "a"'],
        [`${c}`, '以为每次 write 都会清空'],
        [`${mode === 'a' ? `${a} ` : ''}${b} ${c}`, '以为 write 会自己加空格'],
        [`${b}${c}${a}`, '以为新的内容写在最前面'],
      ],
      proof: `import io\nf = io.StringIO()\nf.write("${mode === 'a' ? a : ''}")\nf.write("${b}")\nf.write("${c}")\nprint(f.getvalue())`,
    };
  },
  check: ({ x: [a, b, c], mode }, key) => key === (mode === 'a' ? [a, b, c] : [b, c]).join(''),
});

/** Lines that are read keep their end. */
const readLines = files({
  name: 'py-read-lines',
  title: '一行一行地读',
  difficulty: 'medium',
  hints: ['每读一行，就按空格分成一个列表。', '转成整数的才相加，没有转换的是接起来。'],
  draw: (random) => ({ x: random.some(4, 2, 60) }),
  write: ({ x: [a = 1, b = 2, c = 3, d = 4] }) => ({
    lead: `文件 in.txt 有两行，第一行是 \`${a} ${b}\`，第二行是 \`${c} ${d}\`。运行下面的程序，输出是（　　）。`,
    code: `f = open("in.txt")\nx = f.readline().split()\ny = f.readline().split()\nprint(len(x), int(x[1]) + int(y[0]), x[0] + y[1])`,
    key: `2 ${b + c} ${a}${d}`,
    why: `每次 readline 读一行，split 分成两个字符串；int 以后相加得 ${b + c}；x[0] + y[1] 没有转换，是把字符串接起来，`,
    wrong: [
      [`2 ${b + c} ${a + d}`, '以为没有转换的字符串也会按数相加'],
      [`2 ${a + c} ${b}${d}`, '以为下标从 1 开始'],
      [`1 ${b + c} ${a}${d}`, '以为一行就是一个元素，split 会按空格分开'],
      [`4 ${b + c} ${a}${d}`, '以为 readline 把所有的行都读了'],
    ],
    proof: `import io\nf = io.StringIO("${a} ${b}\\n${c} ${d}\\n")\nx = f.readline().split()\ny = f.readline().split()\nprint(len(x), int(x[1]) + int(y[0]), x[0] + y[1])`,
  }),
  check: ({ x: [a = 0, b = 0, c = 0, d = 0] }, key) => {
    const [n, sum, joined] = key.split(' ');
    return n === '2' && Number(sum) - b === c && joined === `${a}`.concat(`${d}`);
  },
});

/** Which parts of try run. */
const tryParts = exception({
  name: 'py-try-parts',
  title: 'try 的哪些部分会执行',
  difficulty: 'medium',
  hints: ['先判断转换会不会出错。', '没有出错走 else，出错走 except；finally 两种情况都走。'],
  draw: (random) => ({
    n: random.int(2, 60),
    fails: random.pick([true, false]),
    s: random.int(1, 9),
    adds: random.some(4, 10, 40),
  }),
  write: ({ n, fails, s, adds: [a = 10, b = 20, c = 30, d = 40] }) => {
    const given = fails ? `${n}.5` : `${n}`;
    const key = fails ? s + b + d : s + a + c + d;
    return {
      code: `s = ${s}\ntry:\n    n = int("${given}")\n    s += ${a}\nexcept ValueError:\n    s += ${b}\nelse:\n    s += ${c}\nfinally:\n    s += ${d}\nprint(s)`,
      key: `${key}`,
      why: fails
        ? `"${given}" 不能用 int 转换，出错以后跳到 except，try 里后面的不执行，else 也不执行；finally 总会执行，`
        : `没有出错，try 里的都执行，接着执行 else，不执行 except；finally 总会执行，`,
      wrong: [
        [`${fails ? s + a + b + d : s + a + d}`, fails ? '以为出错以后还会把 try 里剩下的做完' : '以为 else 不会执行'],
        [`${fails ? s + b : s + a + c}`, '忘了 finally 总会执行'],
        [`${fails ? s + a + c + d : s + b + d}`, fails ? '以为没有出错' : '以为出了错，跳到了 except'],
        [`${s + a + b + c + d}`, '以为每一部分都会执行'],
      ],
    };
  },
  check: ({ fails, s, adds: [a = 0, b = 0, c = 0, d = 0] }, key) => Number(key) - s - d === (fails ? b : a + c),
});

/** Only a matching except catches. */
const rightExcept = exception({
  name: 'py-right-except',
  title: '被哪个 except 接住',
  difficulty: 'medium',
  hints: ['先判断这一行会出哪一种错误。', '出错后 try 里剩下的不执行，只走名字对得上的那个 except。'],
  draw: (random) => ({ kind: random.int(0, 2), n: random.int(2, 30), codes: random.some(4, 1, 60) }),
  write: ({ kind, n, codes: [p = 1, q = 2, r = 3, z = 4] }) => {
    const lines = [`x = ${n} // (${n} - ${n})`, `x = int("${n}a")`, `x = [${n}][1]`] as const;
    const key = [p, q, r][kind] ?? z;
    const names = ['ZeroDivisionError', 'ValueError', 'IndexError'] as const;
    const whys = ['除数是 0', '字符串里有字母，不能转换成整数', '列表只有一个元素，没有下标 1'] as const;
    return {
      code: `try:\n    ${lines[kind]}\n    print(${z})\nexcept ZeroDivisionError:\n    print(${p})\nexcept ValueError:\n    print(${q})\nexcept IndexError:\n    print(${r})`,
      key: `${key}`,
      why: `${whys[kind]}，出的是 ${names[kind]}，由它的 except 接住，输出 ${key}，`,
      wrong: [
        ...[p, q, r].flatMap((one, i) => (i === kind ? [] : [[`${one}`, `把错误认成了 ${names[i]}`] as const])),
        [`${z}`, '以为没有出错'],
      ],
    };
  },
  check: ({ kind, codes }, key) => Number(key) === codes[kind],
});

/** Exponential growth. */
const subsets = growth({
  name: 'subsets',
  title: '选或不选有多少种',
  difficulty: 'easy',
  hints: ['每一样都有两种可能，互不影响。', '互不影响的选择，种数要相乘，不是相加。'],
  draw: (random) => ({ n: random.int(4, 12), thing: random.pick(['本书', '支笔', '块积木', '张卡片'] as const) }),
  write: ({ n, thing }) => ({
    lead: `有 ${n} ${thing}，每一${thing.slice(0, 1)}都可以选或者不选，枚举所有选法（包括一${thing.slice(0, 1)}也不选），一共有多少种？（　　）`,
    key: `${2 ** n}`,
    why: `每一${thing.slice(0, 1)}有两种可能，${n} 个 2 相乘，2 的 ${n} 次方是 ${2 ** n}，这就是指数复杂度，`,
    wrong: [
      [`${n * n}`, '算成了平方'],
      [`${2 * n}`, '把「乘 n 次 2」算成了 2 × n'],
      [`${2 ** n - 1}`, '漏掉了一个也不选'],
      [`${2 ** (n - 1)}`, '少乘了一个 2'],
    ],
    proof: `cout << (1 << ${n});`,
  }),
  check: ({ n }, key) => Math.log2(Number(key)) === n,
});

/** What a catch prints. */
const catchTypes = cppExceptions({
  name: 'catch-types',
  title: 'catch 接住哪一种',
  difficulty: 'medium',
  hints: ['先看有没有抛出；没有抛出，所有的 catch 都跳过。', '抛出了，就看抛出的值是哪种类型，找同样类型的 catch。'],
  draw: (random) => ({ n: random.int(1, 60), low: random.int(20, 40), k: random.int(2, 9) }),
  write: ({ n, low, k }) => {
    const throws = n > low;
    const key = throws ? `I${n + k}` : `N${n}`;
    return {
      code: `try {\n    int n = ${n};\n    if (n > ${low}) throw n + ${k};\n    if (n > ${low}) throw 'x';\n    cout << "N" << n;\n} catch (char c) {\n    cout << "C" << c;\n} catch (int e) {\n    cout << "I" << e;\n}`,
      key,
      why: throws
        ? `${n} > ${low} 成立，抛出整数 ${n + k}，try 里后面的不再执行，由 catch (int e) 接住，`
        : `${n} > ${low} 不成立，没有抛出，输出 N${n}，两个 catch 都不执行，`,
      wrong: [
        [throws ? `N${n}` : `I${n + k}`, throws ? '以为没有抛出' : '以为抛出了整数'],
        ['Cx', '以为会执行到抛出字符的那一句'],
        [throws ? `I${n}` : `N${n}I${n}`, throws ? '漏看了抛出的是 n 加几' : '以为没有抛出也会执行 catch'],
        [`N${n}I${n + k}`, '以为抛出以后还会接着执行后面的语句'],
      ],
    };
  },
  check: ({ n, low, k }, key) => key === (n <= low ? `N${n}` : `I${n + k}`),
});

/** Execution goes on after the try block. */
const afterCatch = cppExceptions({
  name: 'after-catch',
  title: '接住以后往下走',
  difficulty: 'medium',
  hints: ['抛出以后，循环马上停，后面的元素不再加。', '抛出的是下标还是元素？catch 里用的是它。'],
  draw: (random) => ({ a: random.some(4, 1, 40), bad: random.int(0, 3) }),
  write: ({ a, bad }) => {
    const row = a.with(bad, -1);
    const sum = row.slice(0, bad).reduce((x, y) => x + y, 0);
    const whole = row.reduce((x, y) => x + Math.max(0, y), 0);
    return {
      code: `int a[4] = {${row.join(', ')}};\nint s = 0;\ntry {\n    for (int i = 0; i < 4; i++) {\n        if (a[i] < 0) throw i;\n        s += a[i];\n    }\n} catch (int e) {\n    s += e * 100;\n}\ncout << s;`,
      key: `${sum + bad * 100}`,
      why: `加到下标 ${bad} 时遇到负数，抛出 ${bad}，循环不再继续；catch 里加上 ${bad} × 100，得 ${sum + bad * 100}，`,
      wrong: [
        [`${whole + bad * 100}`, '以为抛出以后循环还会继续'],
        [`${sum}`, '漏掉了 catch 里的语句'],
        [`${sum - 1 + bad * 100}`, '以为抛出以前先把负数加上了'],
        [`${sum - 100}`, '以为抛出的是那个负数，抛出的是下标'],
        [`${whole}`, '以为只是跳过了负数'],
        [`${sum + (bad + 1) * 100}`, '以为下标从 1 开始'],
      ],
    };
  },
  check: ({ a, bad }, key) => a.slice(0, bad).reduce((left, x) => left - x, Number(key)) === 100 * bad,
});

/** The line that redirects input and output. */
const redirect = cppFiles({
  name: 'redirect',
  title: 'freopen 怎样写',
  difficulty: 'easy',
  hints: ['先分清是读入还是写出，它们用的方式和文件指针不同。', '文件名要和题目完全一样，连后面的扩展名也要对。'],
  draw: (random) => ({
    name: random.pick([
      'sum',
      'queue',
      'apple',
      'road',
      'number',
      'match',
      'ticket',
      'game',
      'chess',
      'bus',
      'train',
      'paint',
      'water',
      'tower',
      'garden',
      'market',
    ] as const),
    isIn: random.pick([true, false]),
  }),
  write: ({ name, isIn }) => {
    const call = (end: string, mode: string, stream: string) => `freopen("${name}.${end}", "${mode}", ${stream});`;
    const [end, mode, stream] = isIn ? ['in', 'r', 'stdin'] : ['out', 'w', 'stdout'];
    const [otherMode, otherStream] = isIn ? ['w', 'stdout'] : ['r', 'stdin'];
    return {
      lead: `题目要求${isIn ? `从 ${name}.in 读入` : `输出到 ${name}.out`}，应当写（　　）。`,
      key: call(end, mode, stream),
      why: `${isIn ? '读入用 "r" 和 stdin' : '输出用 "w" 和 stdout'}，文件名要和题目一字不差，`,
      wrong: [
        [call(end, otherMode, stream), `把 "r"（读）和 "w"（写）弄反了${isIn ? '，而且用 "w" 会把数据清空' : ''}`],
        [call(end, mode, otherStream), '把 stdin（输入）和 stdout（输出）弄反了'],
        [call(isIn ? 'out' : 'in', mode, stream), '把输入文件和输出文件弄反了'],
      ],
      proof: `string s = "freopen(\\"${name}.";\ns += ${isIn ? '"in\\", \\"r\\", stdin);"' : '"out\\", \\"w\\", stdout);"'};\ncout << s;`,
    };
  },
  check: ({ name, isIn }, key) =>
    key.includes(`${name}.${isIn ? 'in' : 'out'}`) && key.includes(isIn ? '"r", stdin' : '"w", stdout'),
});

/** Reading until the end of a file. */
const untilEnd = cppFiles({
  name: 'until-end',
  title: '一直读到文件结束',
  difficulty: 'medium',
  hints: ['每读成功一次，循环体做一次。', '读到末尾那一次没有读到数，不会再加。'],
  draw: (random) => ({ a: random.some(5, 2, 40), k: random.int(3, 5) }),
  write: ({ a, k }) => {
    const read = a.slice(0, k);
    const sum = read.reduce((x, y) => x + y, 0);
    return {
      lead: `文件 data.txt 里是 \`${read.join(' ')}\`，运行下面的程序段，输出是（　　）。`,
      code: `ifstream fin("data.txt");\nint x, s = 0, c = 0;\nwhile (fin >> x) {\n    s += x;\n    c++;\n}\ncout << c << " " << s;`,
      key: `${k} ${sum}`,
      why: `每读到一个数就加一次，读到文件末尾时 fin >> x 不成立，循环结束，一共读了 ${k} 个数，和是 ${sum}，`,
      wrong: [
        [`${k + 1} ${sum + (read.at(-1) ?? 0)}`, '以为到末尾时最后一个数还会再加一次'],
        [`${k - 1} ${sum - (read.at(-1) ?? 0)}`, '漏掉了最后一个数'],
        [`1 ${read[0]}`, '以为只读一个数'],
        [`${k} ${read.at(-1)}`, '以为 s 是最后读到的数'],
      ],
      proof: `istringstream fin("${read.join(' ')}");\nint x, s = 0, c = 0;\nwhile (fin >> x) {\n    s += x;\n    c++;\n}\ncout << c << " " << s;`,
    };
  },
  check: ({ a, k }, key) => a.slice(0, k).reduce((left, x) => left - x, Number(key.split(' ')[1])) === 0,
});

export const FILES_AND_ERRORS: readonly Template[] = [
  openModes,
  readLines,
  tryParts,
  rightExcept,
  ...subsets,
  catchTypes,
  afterCatch,
  redirect,
  untilEnd,
];
