import { parametric } from '../parametric.ts';
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
      lead: '执行下面的程序段，输出是（　　）。',
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
