import { parametric } from '../parametric.ts';
/** An else belongs to the nearest if. */
export const danglingElse = parametric({
  name: 'dangling-else',
  version: 1,
  language: 'cpp',
  title: 'else 与谁配对',
  stage: 'gesp-2',
  difficulty: 'medium',
  points: ['gesp-cpp-2/nested-branch'],
  tags: ['多层分支'],
  draw: (random) => ({ a: random.int(1, 9), low: random.int(10, 15), drawn: random.some(3, 2, 30) }),
  write: ({ a, low, drawn: [s = 2, p = 3, q = 4] }) => ({
    lead: '执行下面的程序段，输出是（　　）。',
    code: `int a = ${a}, s = ${s};\nif (a > 0)\n    if (a > ${low})\n        s += ${p};\n    else\n        s -= ${q};\ncout << s;`,
    key: `${s - q}`,
    why: `else 和离它最近的、还没有配对的 if 配成一对，也就是 if (a > ${low})。${a} 大于 0 但不大于 ${low}，执行 else，s 变成 ${s - q}，`,
    wrong: [
      [`${s}`, '以为 else 和外层的 if 配对，所以什么也没做'],
      [`${s + p}`, `以为 ${a} > ${low} 成立`],
      [`${s + p - q}`, '以为两个语句都会执行'],
    ],
  }),
  check: ({ drawn: [s = 0, , q = 0] }, key) => Number(key) + q === s,
});
