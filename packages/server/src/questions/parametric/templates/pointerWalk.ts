import { parametric } from '../parametric.ts';
/** A pointer that moves along an array, and the element it points to. */
export const pointerWalk = parametric({
  name: 'pointer-walk',
  version: 1,
  language: 'cpp',
  title: '指针与数组',
  stage: 'gesp-4',
  difficulty: 'medium',
  points: ['gesp-cpp-4/pointer'],
  tags: ['指针'],
  draw: (random) => ({ a: random.some(5, 1, 30), at: random.int(1, 2), plus: random.int(2, 5) }),
  write: ({ a, at, plus }) => {
    const there = (i: number) => a[i] ?? 0;
    return {
      lead: '执行下面的程序段，输出是（　　）。',
      code: `int a[5] = {${a.join(', ')}};\nint *p = a + ${at};\ncout << *p + ${plus} << " " << *(p + 2);`,
      key: `${there(at) + plus} ${there(at + 2)}`,
      why: `p 指向 a[${at}]。*p + ${plus} 先取出 ${there(at)} 再加 ${plus}；*(p + 2) 先向后移两个元素，取到 a[${at + 2}]，`,
      wrong: [
        [`${there(at) + plus} ${there(at) + 2}`, '把 *(p + 2) 当成了 *p + 2'],
        [`${there(at - 1) + plus} ${there(at + 1)}`, `以为 p 指向第 ${at} 个元素，数组的下标从 0 开始`],
        [`${there(at) + plus} ${there(2)}`, '以为 p 从数组的开头算起'],
      ],
    };
  },
  check: ({ a, at, plus }, key) => {
    const [x = 0, y] = key.split(' ').map(Number);
    return a.indexOf(x - plus) === at && y === a.slice(at)[2];
  },
});
