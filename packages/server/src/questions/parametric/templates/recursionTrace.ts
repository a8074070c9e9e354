import { parametric } from '../parametric.ts';
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
