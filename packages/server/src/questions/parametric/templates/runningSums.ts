import { parametric } from '../parametric.ts';
/** An array in which changed elements affect later ones. */
export const runningSums = parametric({
  name: 'running-sums',
  version: 1,
  language: 'cpp',
  title: '数组的递推修改',
  stage: 'gesp-3',
  difficulty: 'medium',
  points: ['gesp-cpp-3/array1d'],
  tags: ['一维数组'],
  draw: (random) => ({ a: Array.from({ length: 5 }, () => random.int(1, 9)) }),
  write: ({ a }) => {
    const sums = a.map((_, at) => a.slice(0, at + 1).reduce((x, y) => x + y, 0));
    const [, , , s4 = 0, s5 = 0] = sums;
    const [, , a3 = 0, a4 = 0, a5 = 0] = a;
    return {
      lead: '执行下面的程序段，输出是（　　）。',
      code: `int a[5] = {${a.join(', ')}};\nfor (int i = 1; i < 5; i++)\n    a[i] += a[i - 1];\ncout << a[3] << " " << a[4];`,
      key: `${s4} ${s5}`,
      why: `a[i - 1] 已经是前面各数的和，所以 a[i] 变成从 a[0] 到 a[i] 的和。依次是 ${sums.join('、')}，`,
      wrong: [
        [`${a4 + a3} ${a5 + a4}`, '用了修改之前的 a[i - 1]'],
        [`${sums[2]} ${s4}`, '下标少算了一个'],
        [`${a4} ${s5}`, '以为只有最后一个元素变成了和'],
        [`${s4} ${s5 - (a[0] ?? 0)}`, '最后一个和漏了 a[0]'],
      ],
    };
  },
  check: ({ a }, key) => {
    const [x = 0, y = 0] = key.split(' ').map(Number);
    return y - x === a[4] && y === a.reduce((p, q) => p + q, 0);
  },
});
