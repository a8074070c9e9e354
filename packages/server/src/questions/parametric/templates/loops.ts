import { parametric } from '../parametric.ts';

/** How often the body of a loop runs. */
export const loopTimes = parametric({
  name: 'loop-times',
  version: 1,
  language: 'cpp',
  title: '循环执行多少次',
  stage: 'gesp-1',
  difficulty: 'easy',
  points: ['gesp-cpp-1/loop'],
  tags: ['for 循环', '循环次数'],
  hints: ['把循环变量每一次的值列出来，数有几个。', '终点那个值算不算，看条件里是小于还是小于等于。'],
  draw: (random) => ({ a: random.int(0, 9), k: random.int(2, 5), times: random.int(4, 9), rest: random.int(0, 4) }),
  write: ({ a, k, times, rest }) => {
    const end = a + k * (times - 1) + 1 + (rest % k);
    return {
      code: `int cnt = 0;\nfor (int i = ${a}; i < ${end}; i += ${k})\n    cnt++;\ncout << cnt;`,
      key: `${times}`,
      why: `i 从 ${a} 开始每次加 ${k}，最后一次是 ${a + k * (times - 1)}，再加就到 ${a + k * times}，不小于 ${end} 了，一共 ${times} 次，`,
      wrong: [
        [`${times - 1}`, `只数了 i 变化的次数，漏掉了 i = ${a} 的那一次`],
        [`${times + 1}`, '把循环结束时的那次判断也数进去了'],
        [`${end - a}`, '以为 i 每次加 1'],
        [`${end - a + 1}`, '以为 i 每次加 1，而且能取到上限'],
      ],
    };
  },
  check: ({ a, k, times, rest }, key) => Math.ceil((k * (times - 1) + 1 + (rest % k)) / k) === Number(key) && a >= 0,
});

/** The sum that a loop with a step adds up. */
export const forSum = parametric({
  name: 'for-sum',
  version: 1,
  language: 'cpp',
  title: '循环求和',
  stage: 'gesp-1',
  difficulty: 'easy',
  points: ['gesp-cpp-1/loop'],
  tags: ['for 循环', '累加'],
  hints: ['把循环变量每一次的值都列出来，注意它每次增加多少。', '看清条件带不带等号，最后一个数要不要加。'],
  draw: (random) => ({ a: random.int(1, 6), k: random.int(2, 4), times: random.int(4, 6), extra: random.int(0, 1) }),
  write: ({ a, k, times, extra }) => {
    const last = a + k * (times - 1);
    const end = last + extra;
    const sum = times * a + (k * times * (times - 1)) / 2;
    const terms = Array.from({ length: times }, (_, i) => a + k * i);
    return {
      code: `int s = 0;\nfor (int i = ${a}; i <= ${end}; i += ${k})\n    s += i;\ncout << s;`,
      key: `${sum}`,
      why: `i 依次取 ${terms.join('、')}，加起来是 ${sum}，`,
      wrong: [
        [`${sum - last}`, `漏掉了最后一次 i = ${last}`],
        [`${sum + last + k}`, '多做了一次循环，那时 i 已经超过上限'],
        [`${((a + end) * (end - a + 1)) / 2}`, `以为 i 每次加 1，其实每次加 ${k}`],
        [`${times}`, '数了循环的次数，没有把 i 加起来'],
      ],
    };
  },
  check: ({ a, k, times }, key) => {
    let left = Number(key);
    for (let i = 0; i < times; i++) left -= a + k * i;
    return left === 0;
  },
});

/** The effect of `continue` and `break` in a loop. */
export const breakContinue = parametric({
  name: 'break-continue',
  version: 1,
  language: 'cpp',
  title: 'break 与 continue',
  stage: 'gesp-1',
  difficulty: 'medium',
  points: ['gesp-cpp-1/loop-ctl'],
  tags: ['break', 'continue'],
  hints: ['先找循环在哪一个数停下，那以后的数都不用看。', '停下之前的数里，划掉被跳过的，再把留下的加起来。'],
  draw: (random) => ({ skip: random.int(2, 3), stop: random.int(6, 11) }),
  write: ({ skip, stop }) => {
    const sum = (until: number, keeps: (i: number) => boolean) =>
      Array.from({ length: until }, (_, i) => i + 1)
        .filter(keeps)
        .reduce((a, b) => a + b, 0);
    const kept = (i: number) => i % skip !== 0;
    const key = sum(stop - 1, kept);
    return {
      code: `int s = 0;\nfor (int i = 1; i <= 20; i++) {\n    if (i == ${stop}) break;\n    if (i % ${skip} == 0) continue;\n    s += i;\n}\ncout << s;`,
      key: `${key}`,
      why: `i 到 ${stop} 时 break 结束整个循环；在这之前，${skip} 的倍数被 continue 跳过，其余的数加起来是 ${key}，`,
      wrong: [
        [`${sum(stop - 1, () => true)}`, '忽略了 continue，把跳过的数也加上了'],
        [`${sum(20, (i) => kept(i) && i !== stop)}`, '以为 break 只跳过这一次，循环还会继续'],
        [`${skip - 1 === 1 ? 1 : 3}`, '以为 continue 会结束整个循环'],
        [`${sum(stop, kept) === key ? key + stop : sum(stop, kept)}`, `把 i = ${stop} 也加上了`],
      ],
    };
  },
  check: ({ skip, stop }, key) => {
    let left = Number(key);
    for (let i = 1; i < stop; i++) if (i % skip > 0) left -= i;
    return left === 0;
  },
});

/** A loop that reverses the digits of a number. */
export const reverseDigits = parametric({
  name: 'reverse-digits',
  version: 1,
  language: 'cpp',
  title: '数位反转',
  stage: 'gesp-1',
  difficulty: 'medium',
  points: ['gesp-cpp-1/loop', 'gesp-cpp-1/arith'],
  tags: ['while 循环', '数位'],
  hints: [
    '每一轮做两件事：取出个位接到新数的后面，再把个位去掉。',
    '接到后面之前，原来的新数先乘十，给新来的数字让出位置。',
  ],
  draw: (random) => {
    const [a = 1, b = 2, c = 3] = random.some(3, 1, 9);
    return { a, b, c };
  },
  write: ({ a, b, c }) => ({
    code: `int n = ${a}${b}${c}, r = 0;\nwhile (n > 0) {\n    r = r * 10 + n % 10;\n    n /= 10;\n}\ncout << r;`,
    key: `${c}${b}${a}`,
    why: `每次取出 n 的个位接到 r 的后面，再去掉 n 的个位。r 依次是 ${c}、${c}${b}、${c}${b}${a}，`,
    wrong: [
      [`${a}${b}${c}`, '以为数字会按原来的顺序接起来'],
      [`${a + b + c}`, '算成了各位数字的和，忽略了 r * 10'],
      [`${c}${b}`, '以为 n 只剩一位数时循环就结束了'],
      ['0', '以为最后输出的是 n'],
    ],
  }),
  check: ({ a, b, c }, key) => Number(key) === c * 100 + b * 10 + a,
});

/** How often the innermost body runs when the inner loop depends on the outer one. */
export const nestedTimes = parametric({
  name: 'nested-times',
  version: 1,
  language: 'cpp',
  title: '双重循环的次数',
  stage: 'gesp-2',
  difficulty: 'medium',
  points: ['gesp-cpp-2/nested-loop'],
  tags: ['多层循环', '循环次数'],
  hints: ['外层每取一个值，写下内层执行了几次。', '把每一轮的次数列成一行，全部加起来。'],
  draw: (random) => ({ n: random.int(4, 9), from: random.int(0, 1) }),
  write: ({ n, from }) => {
    const least = from === 0 ? '1' : 'i';
    const most = from === 0 ? 'i' : `${n}`;
    const sum = (n * (n + 1)) / 2;
    return {
      code: `int cnt = 0;\nfor (int i = 1; i <= ${n}; i++)\n    for (int j = ${least}; j <= ${most}; j++)\n        cnt++;\ncout << cnt;`,
      key: `${sum}`,
      why: `i 每取一个值，内层循环执行的次数都不同，从 1 次到 ${n} 次各出现一回，1 + 2 + … + ${n} = ${sum}，`,
      wrong: [
        [`${n * n}`, `以为内层循环每回都执行 ${n} 次`],
        [`${sum - n}`, '内层循环每回都少数了一次'],
        [`${2 * n}`, '把两层循环的次数相加，它们应当一回一回累计'],
      ],
    };
  },
  check: ({ n }, key) => {
    let left = Number(key);
    for (let i = 1; i <= n; i++) left -= i;
    return left === 0;
  },
});

/** Two nested loops that add up products. */
export const nestedSum = parametric({
  name: 'nested-sum',
  version: 1,
  language: 'cpp',
  title: '双重循环求和',
  stage: 'gesp-2',
  difficulty: 'medium',
  points: ['gesp-cpp-2/nested-loop'],
  tags: ['多层循环', '累加'],
  hints: ['外层变量先固定，把内层加一遍，看是外层变量的几倍。', '再让外层变量从头变到尾，把每一轮的和加起来。'],
  draw: (random) => {
    const [n = 2, m = 3] = random.some(2, 2, 5);
    return { n, m };
  },
  write: ({ n, m }) => {
    const key = (n * (n + 1) * m * (m + 1)) / 4;
    return {
      code: `int s = 0;\nfor (int i = 1; i <= ${n}; i++)\n    for (int j = 1; j <= ${m}; j++)\n        s += i * j;\ncout << s;`,
      key: `${key}`,
      why: `i 固定时，内层把 i × 1 到 i × ${m} 加起来，是 i × ${(m * (m + 1)) / 2}；i 再从 1 取到 ${n}，一共 ${(n * (n + 1)) / 2} × ${(m * (m + 1)) / 2} = ${key}，`,
      wrong: [
        [`${n * m}`, '数了循环的次数，没有加 i * j'],
        [`${(n * (n + 1) * (m - 1) * m) / 4}`, `内层漏掉了 j = ${m}`],
        [`${((n - 1) * n * m * (m + 1)) / 4}`, `外层漏掉了 i = ${n}`],
        [`${(n * (n + 1)) / 2 + (m * (m + 1)) / 2}`, '把两层循环分开求和再相加'],
      ],
    };
  },
  check: ({ n, m }, key) => {
    let left = Number(key);
    for (let i = 1; i <= n; i++) for (let j = 1; j <= m; j++) left -= i * j;
    return left === 0;
  },
});

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
  hints: ['看最后一步：它可能从哪几个位置来？', '一步没走时算一种走法，从这里往后推，每次把可能的来处加起来。'],
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
