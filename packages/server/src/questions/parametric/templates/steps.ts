import { parametric } from '../parametric.ts';
/** A recurrence with two terms. */
export const steps = parametric({
  name: 'steps',
  version: 1,
  language: 'cpp',
  title: '递推数列',
  stage: 'gesp-4',
  difficulty: 'medium',
  points: ['gesp-cpp-4/recurrence'],
  tags: ['递推'],
  draw: (random) => ({ k: random.int(2, 4), n: random.int(7, 9) }),
  write: ({ k, n }) => {
    const ways = (leap: number) => {
      const f = [1];
      for (let i = 1; i <= n + 1; i++) f.push((f[i - 1] ?? 0) + (f[i - leap] ?? 0));
      return f;
    };
    const other = k === 2 ? 3 : 2;
    const [f, wrongWay] = [ways(k), ways(other)];
    return {
      lead: `小蚂蚁每次向前爬 1 格或 ${k} 格，爬到第 ${n} 格恰好停下，一共有多少种不同的爬法？（　　）`,
      key: `${f[n]}`,
      why: `看最后一步：爬 1 格来的有 f(${n - 1}) 种，爬 ${k} 格来的有 f(${n - k}) 种，所以 f(n) = f(n - 1) + f(n - ${k})，从 f(0) = 1 推到 f(${n}) = ${f[n]}，`,
      wrong: [
        [`${f[n - 1]}`, '少推了一步'],
        [`${f[n + 1]}`, '多推了一步'],
        [`${wrongWay[n]}`, `把每次爬 ${k} 格看成了每次爬 ${other} 格`],
        [`${n}`, '以为爬法和格数一样多'],
      ],
      proof: `int f[20] = {1};\nfor (int i = 1; i <= ${n}; i++)\n    f[i] = f[i - 1] + (i >= ${k} ? f[i - ${k}] : 0);\ncout << f[${n}];`,
    };
  },
  check: ({ k, n }, key) => {
    const ways = (left: number): number => (left < 0 ? 0 : left === 0 ? 1 : ways(left - 1) + ways(left - k));
    return ways(n) === Number(key);
  },
});
