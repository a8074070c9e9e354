import { parametric } from '../parametric.ts';
/** Moving elements in the wrong order copies the first one. */
export const shiftArray = parametric({
  name: 'shift-array',
  version: 1,
  language: 'cpp',
  title: '数组元素后移',
  stage: 'gesp-3',
  difficulty: 'hard',
  points: ['gesp-cpp-3/array1d'],
  tags: ['一维数组'],
  draw: (random) => ({ a: random.some(4, 1, 9), from: random.int(0, 1) }),
  write: ({ a, from }) => {
    const [w = 1, x = 2, y = 3, z = 4] = a;
    const isUp = from === 0;
    const loop = isUp ? 'for (int i = 1; i < 4; i++)' : 'for (int i = 3; i >= 1; i--)';
    const moved = `${w} ${w} ${x} ${y}`;
    const copied = `${w} ${w} ${w} ${w}`;
    return {
      lead: '执行下面的程序段，输出是（　　）。',
      code: `int a[4] = {${a.join(', ')}};\n${loop}\n    a[i] = a[i - 1];\nfor (int i = 0; i < 4; i++)\n    cout << a[i] << " ";`,
      key: isUp ? copied : moved,
      why: isUp
        ? `从前往后赋值时，a[1] 先变成 a[0]，接着 a[2] 又抄了新的 a[1]，最后全是 ${w}，`
        : `从后往前赋值，每个元素抄的都是还没改过的前一个，整体后移一位，a[0] 不变，`,
      wrong: [
        isUp ? [moved, '以为抄的都是修改之前的值，那要从后往前赋值'] : [copied, '当成了从前往后赋值'],
        [`${x} ${y} ${z} ${z}`, '把后移看成了前移'],
        [`${z} ${w} ${x} ${y}`, '以为移出去的最后一个数会回到最前面'],
        [`${w} ${x} ${y} ${z}`, '以为数组没有变化'],
      ],
    };
  },
  check: ({ a, from }, key) => key === [a[0], a[0], from === 0 ? a[0] : a[1], from === 0 ? a[0] : a[2]].join(' '),
});
