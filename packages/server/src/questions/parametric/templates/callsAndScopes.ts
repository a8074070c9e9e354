import { ofPoint, type Template } from '../parametric.ts';

const pass = ofPoint('gesp-cpp-4/pass', '参数传递');
const scope = ofPoint('gesp-cpp-4/scope', '作用域');
const func = ofPoint('gesp-cpp-4/function', '函数');

/** Values, pointers and arrays as parameters. */
const swapFails = pass({
  name: 'swap-fails',
  title: '哪一个真的交换了',
  difficulty: 'medium',
  family: 'pass-parameters',
  hints: ['看形参是值、引用还是指针，决定函数里动的是谁。', '如果动的只是副本或指针自己，外面的两个变量不变。'],
  draw: (random) => ({ x: random.some(2, 2, 40), isPointer: random.pick([true, false]) }),
  write: ({ x: [a = 2, b = 3], isPointer }) => {
    const functions = isPointer
      ? 'void change(int *p, int *q) {\n    int t = *p;\n    *p = *q;\n    *q = t;\n}'
      : 'void change(int p, int q) {\n    int t = p;\n    p = q;\n    q = t;\n}';
    const call = isPointer ? 'change(&a, &b);' : 'change(a, b);';
    return {
      lead: `有下面的函数，执行 \`int a = ${a}, b = ${b}; ${call} cout << a << " " << b;\`，输出是（　　）。`,
      code: functions,
      key: isPointer ? `${b} ${a}` : `${a} ${b}`,
      why: isPointer
        ? '传的是 a 和 b 的地址，*p 和 *q 就是 a 和 b，两个数真的交换了，'
        : 'p 和 q 是 a 和 b 的副本，函数里交换的是副本，a 和 b 没有改变，',
      wrong: [
        isPointer ? [`${a} ${b}`, '以为传地址也改不了外面的变量'] : [`${b} ${a}`, '以为改副本也会改外面的变量'],
        [`${b} ${b}`, '没有看 t，以为第一个数丢了'],
        [`${a} ${a}`, '以为只有第二个数变了'],
      ],
      functions,
      proof: `int a = ${a}, b = ${b};\n${call}\ncout << a << " " << b;`,
    };
  },
  check: ({ x: [a, b], isPointer }, key) => key === (isPointer ? [b, a] : [a, b]).join(' '),
});

/** An array parameter is the array itself, a number parameter a copy. */
const arrayParameter = pass({
  name: 'array-parameter',
  title: '数组做参数',
  difficulty: 'medium',
  hints: ['数组传进去，函数里改的就是原来的元素。', '普通的整数传进去只是副本，外面的不变。'],
  draw: (random) => ({ a: random.some(3, 2, 20), n: random.int(3, 9), k: random.int(2, 4) }),
  write: ({ a: [x = 1, y = 2, z = 3], n, k }) => {
    const functions = `void work(int b[], int m) {\n    b[0] *= ${k};\n    b[2] += m;\n    m = 0;\n}`;
    return {
      lead: `有下面的函数，执行 \`int a[3] = {${x}, ${y}, ${z}}, n = ${n}; work(a, n); cout << a[0] << " " << a[2] << " " << n;\`，输出是（　　）。`,
      code: functions,
      key: `${x * k} ${z + n} ${n}`,
      why: `数组做参数时，b 就是 a 本身，元素会改变；m 是 n 的副本，改成 0 不影响 n，`,
      wrong: [
        [`${x} ${z} ${n}`, '以为数组也是复制一份传进去的'],
        [`${x * k} ${z + n} 0`, '以为改 m 也会改 n'],
        [`${x} ${z} 0`, '把数组和整数的传递方式弄反了'],
        [`${x * k} ${z} ${n}`, '漏看了 b[2] 那一句'],
      ],
      functions,
      proof: `int a[3] = {${x}, ${y}, ${z}}, n = ${n};\nwork(a, n);\ncout << a[0] << " " << a[2] << " " << n;`,
    };
  },
  check: ({ a: [x = 0, , z = 0], n, k }, key) => key === [x * k, n + z, n].join(' '),
});

/** A variable of an inner block hides the outer one. */
const shadow = scope({
  name: 'shadow',
  title: '里外同名的变量',
  difficulty: 'medium',
  hints: ['大括号里又定义了同名的变量，里面用的是新的那个。', '出了大括号，新的就没有了，外面的还是原来的值。'],
  draw: (random) => ({ x: random.some(2, 2, 20), k: random.int(2, 9) }),
  write: ({ x: [a = 2, b = 3], k }) => ({
    code: `int x = ${a};\nif (x > 0) {\n    int x = ${b};\n    x += ${k};\n    cout << x << " ";\n}\ncout << x;`,
    key: `${b + k} ${a}`,
    why: `大括号里又定义了一个 x，里面用的是它，${b} + ${k} = ${b + k}；出了大括号它就没有了，外面的 x 还是 ${a}，`,
    wrong: [
      [`${b + k} ${b + k}`, '以为里面的 x 和外面的是同一个变量'],
      [`${a + k} ${a}`, '以为里面用的是外面的 x'],
      [`${a + k} ${a + k}`, '没有看到里面又定义了 x'],
      [`${b} ${a}`, '漏掉了 +='],
    ],
  }),
  check: ({ x: [a = 0, b = 0], k }, key) => key === [k + b, a].join(' '),
});

/** Global, local and static variables. */
const staticCount = scope({
  name: 'static-count',
  title: '全局变量和局部变量',
  difficulty: 'hard',
  hints: ['分清哪个变量一直都在，哪个每次调用都重新开始。', '一共调用了几次？每次让一直都在的那个变一次。'],
  draw: (random) => ({ g: random.int(1, 9), k: random.int(2, 9), times: random.int(2, 4) }),
  write: ({ g, k, times }) => {
    const functions = `int g = ${g};\nint f() {\n    int c = 0;\n    c += ${k};\n    g += ${k};\n    return c;\n}`;
    const calls = Array.from({ length: times }, () => 'f();').join(' ');
    return {
      lead: `有下面的全局变量和函数，执行 \`${calls} int r = f(); cout << g << " " << r;\`，输出是（　　）。`,
      code: functions,
      key: `${g + k * (times + 1)} ${k}`,
      why: `f 一共调用了 ${times + 1} 次，每次让全局变量 g 加 ${k}；c 是局部变量，每次调用都从 0 开始，返回的总是 ${k}，`,
      wrong: [
        [`${g + k * (times + 1)} ${k * (times + 1)}`, '以为局部变量 c 会记住上一次的值'],
        [`${g + k} ${k}`, '以为全局变量 g 每次都重新开始'],
        [`${g + k * times} ${k}`, '漏数了最后那次调用'],
        [`${g} ${k}`, '以为函数里改不了全局变量'],
      ],
      functions,
      proof: `${calls}\nint r = f();\ncout << g << " " << r;`,
    };
  },
  check: ({ g, k, times }, key) => {
    const [x = 0, y = 0] = key.split(' ').map(Number);
    return x - g === (times + 1) * y && y === k;
  },
});

/** return ends a function at once. */
const earlyReturn = func({
  name: 'early-return',
  title: '遇到 return 就结束',
  difficulty: 'easy',
  hints: ['从上往下判断，遇到第一个成立的 return 就离开函数。', '离开以后，下面的语句都不执行了。'],
  draw: (random) => ({ n: random.int(1, 60), low: random.int(10, 20), high: random.int(30, 45), k: random.int(2, 5) }),
  write: ({ n, low, high, k }) => {
    const functions = `int f(int n) {\n    if (n > ${high})\n        return n - ${high};\n    if (n > ${low})\n        return n * ${k};\n    return n + ${k};\n}`;
    const results = [n - high, n * k, n + k] as const;
    const at = n > high ? 0 : n > low ? 1 : 2;
    return {
      lead: `有下面的函数，\`f(${n})\` 的返回值是（　　）。`,
      code: functions,
      key: `${results[at]}`,
      why: `从上往下看，${at === 0 ? `${n} > ${high} 成立` : at === 1 ? `${n} > ${high} 不成立，${n} > ${low} 成立` : '两个条件都不成立'}，遇到 return 函数就结束，返回 ${results[at]}，`,
      wrong: [
        [`${results[(at + 1) % 3]}`, '把条件判断错了，走到了另一个 return'],
        [`${results[(at + 2) % 3]}`, '以为 return 以后还会往下执行'],
        [`${n}`, '以为 n 没有改变就返回了'],
        [`${results[0] + results[1]}`, '以为几个 return 的值会加起来'],
      ],
      functions,
      proof: `cout << f(${n});`,
    };
  },
  check: ({ n, low, high, k }, key) => Number(key) === (n <= low ? n + k : n <= high ? n * k : n - high),
});

/** A call inside the arguments of a call. */
const nestedCall = func({
  name: 'nested-call',
  title: '函数套函数',
  difficulty: 'medium',
  hints: ['先算里面的那次调用，把结果写下来。', '用这个结果做外面那次调用的参数，注意两个参数的次序。'],
  draw: (random) => ({ a: random.int(2, 9), b: random.int(2, 9), c: random.int(2, 9), k: random.int(2, 3) }),
  write: ({ a, b, c, k }) => {
    const f = (x: number, y: number) => x * k - y;
    const functions = `int f(int x, int y) {\n    return x * ${k} - y;\n}`;
    const key = f(f(a, b), c);
    return {
      lead: `有下面的函数，\`f(f(${a}, ${b}), ${c})\` 的值是（　　）。`,
      code: functions,
      key: `${key}`,
      why: `先算里面的 f(${a}, ${b}) = ${f(a, b)}，再算 f(${f(a, b)}, ${c}) = ${key}，`,
      wrong: [
        [`${f(a, f(b, c))}`, '把里面的调用放到了第二个参数上'],
        [`${f(c, f(a, b))}`, '把两个参数的次序弄反了'],
        [`${f(a, b) - c}`, '外层只做了减法，忘了乘'],
        [`${f(a, b)}`, '只算了里面的一层'],
      ],
      functions,
      proof: `cout << f(f(${a}, ${b}), ${c});`,
    };
  },
  check: ({ a, b, c, k }, key) => Number(key) === a * k * k - b * k - c,
});

export const CALLS_AND_SCOPES: readonly Template[] = [
  swapFails,
  arrayParameter,
  shadow,
  staticCount,
  earlyReturn,
  nestedCall,
];
