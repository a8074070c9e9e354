import { parametric } from '../parametric.ts';
/** A cast truncates, and binds tighter than addition. */
export const castParts = parametric({
  name: 'cast-parts',
  version: 1,
  language: 'cpp',
  title: '强制转换与小数',
  stage: 'gesp-2',
  difficulty: 'medium',
  points: ['gesp-cpp-2/cast'],
  tags: ['类型转换'],
  draw: (random) => ({ a: random.int(2, 9), b: random.int(2, 9), fa: random.int(6, 9), fb: random.int(5, 8) }),
  write: ({ a, b, fa, fb }) => ({
    lead: '执行下面的程序段，输出是（　　）。',
    code: `double x = ${a}.${fa}, y = ${b}.${fb};\ncout << (int)x + y << " " << (int)(x + y);`,
    key: `${a + b}.${fb} ${Math.floor((a * 10 + fa + b * 10 + fb) / 10)}`,
    why: `(int)x 只转换 x，去掉小数得 ${a}，再加 y 是 ${a + b}.${fb}；(int)(x + y) 先求和再去掉小数，`,
    wrong: [
      [`${a + b + 1}.${fb} ${Math.floor((a * 10 + fa + b * 10 + fb) / 10)}`, '以为转换成 int 会四舍五入'],
      [`${a + b} ${a + b}`, '以为两个数都先去掉了小数'],
      [
        `${Math.floor((a * 10 + fa + b * 10 + fb) / 10)} ${Math.floor((a * 10 + fa + b * 10 + fb) / 10)}`,
        '以为 (int)x + y 会把整个和转换成整数',
      ],
    ],
  }),
  check: ({ a, b, fa, fb }, key) => {
    const [real, whole] = key.split(' ').map(Number);
    return Math.round((real ?? 0) * 10) === a * 10 + b * 10 + fb && whole === a + b + (fa + fb >= 10 ? 1 : 0);
  },
});
