import { parametric } from '../parametric.ts';

/** A value parameter is a copy, a reference is the variable itself. */
export const passParameters = parametric({
  name: 'pass-parameters',
  version: 1,
  language: 'cpp',
  title: '值传递与引用传递',
  stage: 'gesp-4',
  difficulty: 'medium',
  points: ['gesp-cpp-4/pass'],
  tags: ['参数传递', '引用'],
  hints: [
    '看形参前面有没有 & 号：有的是同一个变量，没有的是副本。',
    '在函数里一句一句地算，最后只把引用的那个写回去。',
  ],
  draw: (random) => {
    const [x = 3, y = 8] = random.some(2, 2, 20);
    return { x, y, k: random.int(2, 9) };
  },
  write: ({ x, y, k }) => ({
    lead: '有下面的函数，执行 `int x = X, y = Y; change(x, y); cout << x << " " << y;`（其中 X、Y 的值见下），输出是（　　）。'
      .replace('X, y = Y', `${x}, y = ${y}`)
      .replace('（其中 X、Y 的值见下）', ''),
    code: `void change(int a, int &b) {\n    a += ${k};\n    b += a;\n}`,
    key: `${x} ${x + y + k}`,
    why: `a 是 x 的副本，改它不影响 x，x 仍是 ${x}；b 是 y 的引用，y 变成 ${y} + ${x + k} = ${x + y + k}，`,
    wrong: [
      [`${x + k} ${x + y + k}`, '以为修改 a 会改变 x'],
      [`${x} ${y}`, '以为两个参数都是副本'],
      [`${x + k} ${y}`, '把两种传递方式弄反了'],
      [`${x} ${x + y}`, '以为 b 加上的是原来的 x'],
    ],
    functions: `void change(int a, int &b) {\n    a += ${k};\n    b += a;\n}`,
    proof: `int x = ${x}, y = ${y};\nchange(x, y);\ncout << x << " " << y;`,
  }),
  check: ({ x, y, k }, key) => key === [x, y + (x + k)].join(' '),
});

/** The return value of a recursive function. */
export const recursionTrace = parametric({
  name: 'recursion-trace',
  version: 1,
  language: 'cpp',
  title: '递归的返回值',
  stage: 'gesp-5',
  difficulty: 'medium',
  points: ['gesp-cpp-5/recursion'],
  tags: ['递归'],
  hints: ['把每一层的调用写成一行，直到碰到直接返回的情况。', '再从最里面一层往回算，每层加上自己的那一份。'],
  draw: (random) => ({ n: random.int(6, 12), step: random.int(2, 3), k: random.int(2, 4) }),
  write: ({ n, step, k }) => {
    const f = (x: number): number => (x <= 1 ? k : f(x - step) + x);
    const code = `int f(int x) {\n    if (x <= 1)\n        return ${k};\n    return f(x - ${step}) + x;\n}`;
    const all = Array.from({ length: n }, (_, i) => n - step * i).filter((x) => x > 1);
    return {
      lead: `有下面的函数，\`f(${n})\` 的返回值是（　　）。`,
      code,
      key: `${f(n)}`,
      why: `一层层展开：${all.join(' + ')} 都要加上，最后 x 不大于 1 时返回 ${k}，合起来是 ${f(n)}，`,
      wrong: [
        [`${f(n) - k}`, '忘了加上最里层返回的值'],
        [`${(n * (n + 1)) / 2}`, '以为每次减 1，而且一直加到 1'],
        [`${f(n - step)}`, '漏了最外层的 x'],
        [`${k}`, '以为只返回最里层的值'],
      ],
      functions: code,
      proof: `cout << f(${n});`,
    };
  },
  check: ({ n, step, k }, key) => {
    let [left, x] = [Number(key), n];
    for (; x > 1; x -= step) left -= x;
    return left === k;
  },
});
