import { parametric } from '../parametric.ts';
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
  draw: (random) => ({ skip: random.int(2, 3), stop: random.int(6, 11) }),
  write: ({ skip, stop }) => {
    const sum = (until: number, keeps: (i: number) => boolean) =>
      Array.from({ length: until }, (_, i) => i + 1)
        .filter(keeps)
        .reduce((a, b) => a + b, 0);
    const kept = (i: number) => i % skip !== 0;
    const key = sum(stop - 1, kept);
    return {
      lead: '执行下面的程序段，输出是（　　）。',
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
