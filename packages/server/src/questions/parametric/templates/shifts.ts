import { parametric } from '../parametric.ts';
/** Shifting left multiplies, shifting right divides. */
export const shifts = parametric({
  name: 'shifts',
  version: 1,
  language: 'cpp',
  title: '左移与右移',
  stage: 'gesp-3',
  difficulty: 'easy',
  points: ['gesp-cpp-3/bitwise'],
  tags: ['位运算'],
  draw: (random) => ({ a: random.int(5, 14), up: random.int(2, 4), b: random.int(21, 99), down: random.int(2, 3) }),
  write: ({ a, up, b, down }) => {
    const key = `${a << up} ${b >> down}`;
    return {
      lead: '执行下面的程序段，输出是（　　）。',
      code: `cout << (${a} << ${up}) << " " << (${b} >> ${down});`,
      key,
      why: `左移 ${up} 位相当于乘 ${2 ** up}，${a} 变成 ${a << up}；右移 ${down} 位相当于整除 ${2 ** down}，${b} 变成 ${b >> down}，`,
      wrong: [
        [`${a * up * 2} ${Math.floor(b / (down * 2))}`, '以为移几位就是乘除几个 2 的和，移 k 位应当是 2 的 k 次方'],
        [`${a >> up} ${b << down}`, '把左移和右移的方向弄反了'],
        [`${a << up} ${(b >> down) + 1}`, '以为右移会向上取整，移出去的位直接丢掉'],
        [`${a * up} ${Math.floor(b / down)}`, '以为移几位就是乘几、除以几'],
      ],
    };
  },
  check: ({ a, up, b, down }, key) => {
    const [left = 0, right = 0] = key.split(' ').map(Number);
    return left === a * 2 ** up && right * 2 ** down <= b && (right + 1) * 2 ** down > b;
  },
});
