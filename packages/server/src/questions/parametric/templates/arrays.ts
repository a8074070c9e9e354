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
  hints: ['每次加的前一个元素已经改过了，不是原来的数。', '从前往后写出新的数组，每个新元素等于新的前一个加自己。'],
  draw: (random) => ({ a: Array.from({ length: 5 }, () => random.int(1, 9)) }),
  write: ({ a }) => {
    const sums = a.map((_, at) => a.slice(0, at + 1).reduce((x, y) => x + y, 0));
    const [, , , s4 = 0, s5 = 0] = sums;
    const [, , a3 = 0, a4 = 0, a5 = 0] = a;
    return {
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
  hints: ['看清循环从前往后还是从后往前。', '抄的那个元素改过没有？逐步写出整个数组。'],
  draw: (random) => ({ a: random.some(4, 1, 9), from: random.int(0, 1) }),
  write: ({ a, from }) => {
    const [w = 1, x = 2, y = 3, z = 4] = a;
    const isUp = from === 0;
    const loop = isUp ? 'for (int i = 1; i < 4; i++)' : 'for (int i = 3; i >= 1; i--)';
    const moved = `${w} ${w} ${x} ${y}`;
    const copied = `${w} ${w} ${w} ${w}`;
    return {
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

/** A sum over part of a two-dimensional array. */
export const rowsAndColumns = parametric({
  name: 'rows-and-columns',
  version: 1,
  language: 'cpp',
  title: '二维数组求和',
  stage: 'gesp-4',
  difficulty: 'medium',
  points: ['gesp-cpp-4/array2d'],
  tags: ['二维数组'],
  hints: ['把每次用到的两个下标写出来，看它们怎样变。', '在表格里圈出这些元素，再加起来。'],
  draw: (random) => ({ rows: [0, 1, 2].map(() => random.some(3, 1, 9)) }),
  write: ({ rows }) => {
    const at = (i: number, j: number) => rows[i]?.[j] ?? 0;
    const all = rows.flat().reduce((x, y) => x + y, 0);
    const main = at(0, 0) + at(1, 1) + at(2, 2);
    const other = at(0, 2) + at(1, 1) + at(2, 0);
    return {
      code: `int a[3][3] = {${rows.map((row) => `{${row.join(', ')}}`).join(', ')}};\nint s = 0;\nfor (int i = 0; i < 3; i++)\n    s += a[i][2 - i];\ncout << s;`,
      key: `${other}`,
      why: `a[i][2 - i] 依次是 a[0][2]、a[1][1]、a[2][0]，从右上到左下，${at(0, 2)} + ${at(1, 1)} + ${at(2, 0)} = ${other}，`,
      wrong: [
        [`${main}`, '加成了从左上到右下的对角线'],
        [`${at(0, 2) + at(1, 2) + at(2, 2)}`, '加成了最后一列'],
        [`${at(2, 0) + at(2, 1) + at(2, 2)}`, '加成了最后一行'],
        [`${all}`, '把所有的数都加上了'],
      ],
    };
  },
  check: ({ rows }, key) =>
    Number(key) === rows.map((row) => row.toReversed()).reduce((sum, row, i) => sum + (row[i] ?? 0), 0),
});

/** An array after one pass of bubble sort. */
export const bubblePass = parametric({
  name: 'bubble-pass',
  version: 1,
  language: 'cpp',
  title: '冒泡一趟之后',
  stage: 'gesp-4',
  difficulty: 'medium',
  points: ['gesp-cpp-4/sort-simple'],
  tags: ['冒泡排序'],
  hints: ['从左到右，两个两个地比，大的换到后面。', '换过去的数接着和下一个比；一趟做完就停，不要排到底。'],
  draw: (random) => ({ a: random.some(5, 1, 30) }),
  write: ({ a }) => {
    const pass = (row: readonly number[]) => {
      const next = [...row];
      for (let j = 0; j + 1 < next.length; j++) {
        const [x = 0, y = 0] = [next[j], next[j + 1]];
        if (x > y) [next[j], next[j + 1]] = [y, x];
      }
      return next;
    };
    const least = a.indexOf(Math.min(...a));
    const selected = a.with(least, a[0] ?? 0).with(0, Math.min(...a));
    const key = pass(a).join(' ');
    return {
      code: `int a[5] = {${a.join(', ')}};\nfor (int j = 0; j < 4; j++)\n    if (a[j] > a[j + 1])\n        swap(a[j], a[j + 1]);\nfor (int i = 0; i < 5; i++)\n    cout << a[i] << " ";`,
      key,
      why: `这是冒泡排序的一趟：从左到右比较相邻的两个数，大的往后换，最大的 ${Math.max(...a)} 会移到最后，其他的数只换了一部分，`,
      wrong: [
        [a.toSorted((x, y) => x - y).join(' '), '以为一趟就能排好'],
        [selected.join(' '), '做成了选择排序的第一趟，把最小的换到最前面'],
        [pass(pass(a)).join(' '), '做了两趟'],
        [a.join(' '), '以为没有发生交换'],
      ],
    };
  },
  check: ({ a }, key) => {
    // Every element smaller than the maximum before it moves one place to the left.
    let greatest = a[0] ?? 0;
    const seen: number[] = [];
    for (const one of a.slice(1)) {
      seen.push(Math.min(one, greatest));
      greatest = Math.max(one, greatest);
    }
    return key === [...seen, greatest].join(' ');
  },
});

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
  hints: ['先找出指针现在指着哪个元素。', '星号先取值再加，和先移动指针再取值，差别在括号。'],
  draw: (random) => ({ a: random.some(5, 1, 30), at: random.int(1, 2), plus: random.int(2, 5) }),
  write: ({ a, at, plus }) => {
    const there = (i: number) => a[i] ?? 0;
    return {
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
