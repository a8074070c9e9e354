import { expect, test } from 'vitest';
import type { Animation, AnimationStep } from './animation.ts';
import { animationOf } from './animations.ts';

interface Played extends Animation {
  steps: readonly AnimationStep[];
}

function played(name: string, data: string): Played {
  const animation = animationOf(name, data);
  if ('fault' in animation) throw new Error(animation.fault);
  return { ...animation, steps: animation.play() };
}
const saidIn = (name: string, data: string): string[] => played(name, data).steps.map(({ said }) => said);

/** A few hundred lists of numbers that are the same in every run. */
function listsOf(size: number, upTo: number): number[][] {
  let seed = 20_261_128;
  const next = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % upTo;
  };
  return Array.from({ length: 200 }, () => Array.from({ length: 2 + (next() % (size - 1)) }, next));
}

const inversionsOf = (list: readonly number[]): number =>
  list.flatMap((left, at) => list.slice(at + 1).filter((right) => left > right)).length;

test('bubbleSort: moves one pair at a time until all boxes are in order, for many lists', () => {
  for (const list of listsOf(7, 12)) {
    const { steps } = played('冒泡排序', list.join(' '));
    const orders = steps.map(({ cells }) => cells.toSorted((a, b) => a.x - b.x).map(({ text }) => Number(text)));
    expect(orders[0]).toEqual(list);
    expect(orders.at(-1)).toEqual(list.toSorted((a, b) => a - b));
    const swaps = steps.filter(({ said }) => said.startsWith('交换'));
    expect(swaps).toHaveLength(inversionsOf(list));
    expect(steps.at(-1)?.said).toContain(`换了 ${swaps.length} 次`);
    const compared = steps.filter(({ words }) => words.some(({ text }) => text === '比'));
    expect(steps.at(-1)?.said).toContain(`比了 ${compared.length} 次`);
    // Two boxes stand out while they are compared or swapped, and none otherwise.
    for (const { cells, words } of steps)
      expect(cells.filter(({ tone }) => tone === 'here' || tone === 'change')).toHaveLength(
        words.some(({ isMark }) => isMark) ? 2 : 0,
      );
    // A box is called done only once it stays where it is.
    for (const { cells } of steps)
      for (const cell of cells) if (cell.tone === 'done') expect(Number(cell.text)).toBe(orders.at(-1)?.[cell.x]);
  }
});

test('bubbleSort: says what it compares, swaps and how often, and stops early', () => {
  expect(saidIn('冒泡排序', '2 1 3')).toEqual([
    '一共 3 个数。从左往右，相邻的两个比一比，前面的大就交换。',
    '第 1 轮：比 a[0] 和 a[1]，2 比 1 大，要交换。',
    '交换 a[0] 和 a[1]，2 往后走一格。',
    '第 1 轮：比 a[1] 和 a[2]，2 不比 3 大，不用换。',
    '第 1 轮走完，3 到了最后该在的地方。',
    '第 2 轮：比 a[0] 和 a[1]，1 不比 2 大，不用换。',
    '第 2 轮一次也没换，说明已经排好，可以停下。',
    '排好了。一共比了 3 次，换了 1 次。',
  ]);
});

test('binarySearch: finds every number of many lists and no other, and looks at few', () => {
  for (const list of listsOf(9, 60).slice(0, 40)) {
    const sorted = [...new Set(list)].toSorted((a, b) => a - b);
    if (sorted.length < 2) continue;
    for (let wanted = 0; wanted < 60; wanted += 1) {
      const { steps } = played('二分查找', `${sorted.join(' ')}\n找 ${wanted}`);
      const place = sorted.indexOf(wanted);
      expect(steps.at(-1)?.said).toContain(place === -1 ? `这里没有 ${wanted}` : `下标是 ${place}`);
      expect(steps.filter(({ said }) => said.startsWith('看中间的')).length).toBeLessThanOrEqual(
        Math.floor(Math.log2(sorted.length)) + 1,
      );
      for (const { cells } of steps)
        for (const cell of cells) if (cell.tone === 'gone') expect(Number(cell.text)).not.toBe(wanted);
    }
  }
});

test('binarySearch: says where it looks and which half goes', () => {
  expect(saidIn('二分查找', '3 8 12 19\n找 8')).toEqual([
    '在排好序的数里找 8。开始时范围是全部：l = 0，r = 3。',
    '看中间的：m = (0 + 3) / 2 = 1，a[1] 是 8。',
    '正是 8，找到了，下标是 1。一共看了 1 个数。',
  ]);
});

test('recursion: every layer waits for the inner one and gives its product outwards', () => {
  const product = [0, 1, 2, 6, 24, 120, 720, 5040];
  for (let n = 2; n <= 7; n += 1) {
    const { steps } = played('递归', `${n}`);
    expect(steps).toHaveLength(2 * n);
    expect(Math.max(...steps.map(({ cells }) => cells.length))).toBe(n);
    expect(steps.at(-1)?.cells.map(({ text }) => text)).toEqual([`f(${n}) = ${product[n]}`]);
  }
  expect(saidIn('递归', '2')).toEqual([
    'f(2) 要算 2 × f(1)。先等一等，去问 f(1)。',
    'f(1) 是出口：不再往下问，答案就是 1，交给 f(2)。',
    '回到 f(2)：f(1) 是 1，2 × 1 = 2，交给主程序。',
    '每一层都结束了，f(2) 的答案是 2。一共调用了 2 次。',
  ]);
});

test('gridWalk: adds up rows, or columns, in the order of the loops', () => {
  const hereIn = ({ steps }: Played) =>
    steps.flatMap(({ cells }) => cells.filter(({ tone }) => tone === 'here').map(({ text }) => text));
  const byRow = played('二维数组', '1 2 3\n4 5 6');
  expect(hereIn(byRow)).toEqual(['1', '2', '3', '4', '5', '6']);
  expect(byRow.steps.at(-1)?.said).toBe('每一格正好走了一次。各行的和是 6、15。');
  const byColumn = played('二维数组', '1 2 3\n4 5 6\n按列');
  expect(hereIn(byColumn)).toEqual(['1', '4', '2', '5', '3', '6']);
  expect(byColumn.steps.at(-1)?.said).toBe('每一格正好走了一次。各列的和是 5、7、9。');
});

/** The fewest steps on a map, by relaxing until nothing changes. */
function fewestOf(map: readonly string[]): number | undefined {
  const far = map.map((line) => Array.from(line, () => Infinity));
  const [first] = far;
  if (first) first[0] = 0;
  for (let isChanged = true; isChanged;) {
    isChanged = false;
    for (const [i, row] of far.entries())
      for (const [j, old] of row.entries()) {
        const around = [far[i - 1]?.[j], far[i + 1]?.[j], row[j - 1], row[j + 1]].map((one) => (one ?? Infinity) + 1);
        const best = Math.min(old, ...around);
        if (map[i]?.[j] === '#' || best === old) continue;
        row[j] = best;
        isChanged = true;
      }
  }
  const end = far.at(-1)?.at(-1);
  return end === Infinity ? undefined : end;
}

test('breadthFirst: finds the fewest steps and a path of that length, on many maps', () => {
  const maps = listsOf(6, 1000).map((list) => {
    const rows = list
      .slice(0, 5)
      .map((value) => Array.from({ length: 6 }, (_, j) => ((value >> j) % 2 === 1 ? '#' : '.')));
    rows[0]?.splice(0, 1, '.');
    rows.at(-1)?.splice(-1, 1, '.');
    return rows.map((row) => row.join(''));
  });
  let reached = 0;
  for (const map of maps) {
    const { steps } = played('广度优先搜索', map.join('\n'));
    const fewest = fewestOf(map);
    const last = steps.at(-1);
    expect(last?.said).toContain(fewest === undefined ? '走不到' : `最少走 ${fewest} 步`);
    if (fewest === undefined) continue;
    reached += 1;
    const path = last?.cells.filter(({ tone }) => tone === 'here') ?? [];
    expect(path.map(({ text }) => Number(text)).toSorted((a, b) => a - b)).toEqual([...Array(fewest + 1).keys()]);
  }
  expect(reached).toBeGreaterThan(20);
  expect(reached).toBeLessThan(maps.length);
});

test('complement: ends with the eight bits by which the machine keeps a number, for every number', () => {
  for (let n = -127; n <= 127; n += 1) {
    const last = played('补码', `${n}`).steps.at(-1);
    const bits = (n & 255).toString(2).padStart(8, '0');
    expect(last?.shown).toContain(`补码 ${bits}`);
    if (n < 0) expect(last?.said).toContain(` = ${n}。`);
  }
});

test('complement: carries bit by bit', () => {
  expect(saidIn('补码', '-6')).toEqual([
    '先不管负号，6 写成 8 位二进制是 00000110。',
    '-6 是负数，最左边的符号位写 1。这是原码。',
    '符号位不动，其他各位 0 变 1、1 变 0。这是反码。',
    '反码再加 1。从最右边一位加起。',
    '1 加 1 得 2，这一位写 0，向左进 1。',
    '0 加 1 得 1，没有进位，左边各位照抄。',
    '-6 的补码是 11111010。验算：符号位表示 -128，其他各位是 122，-128 + 122 = -6。',
  ]);
});

const EXAMPLES = [
  ['冒泡排序', '7 6 5 4 3 2 1'],
  ['二分查找', '1 2 3 4 5 6 7 8 9\n找 9'],
  ['递归', '7'],
  ['二维数组', '1 2 3 4 5\n1 2 3 4 5\n1 2 3 4 5\n1 2 3 4 5'],
  ['广度优先搜索', '......\n......\n......\n......\n......'],
  ['补码', '-127'],
] as const;

test.each(EXAMPLES)('%s: stays in its picture and within 60 steps on the largest data', (name, data) => {
  const { columns, rows, steps } = played(name, data);
  expect(steps.length).toBeLessThanOrEqual(60);
  for (const { cells, words, said, shown } of steps) {
    expect([said, shown].every((text) => text !== '' && !/undefined|NaN/.test(text))).toBe(true);
    const ids = [...cells, ...words].map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
    for (const { x, y, width = 1, height = 1 } of cells) {
      expect(x + width).toBeLessThanOrEqual(columns + 1e-9);
      expect(y + height).toBeLessThanOrEqual(rows + 1e-9);
    }
    for (const { x, y } of words) expect(x < columns && y < rows).toBe(true);
  }
});

test.each([
  ['快速排序', '1 2', /没有「快速排序」这个动画，可以用：冒泡排序、/],
  ['冒泡排序', '', /要写 2 到 7 个整数/],
  ['冒泡排序', '1 2\n3 4', /最多写 1 行/],
  ['冒泡排序', '1 二', /「二」不是 -99 到 999 的整数/],
  ['二分查找', '1 3 2\n找 3', /从小到大/],
  ['二分查找', '1 2 3', /找哪个数/],
  ['递归', '1', /不是 2 到 7/],
  ['二维数组', '1 2\n3', /要写 2 到 5 个整数/],
  ['二维数组', '1 2\n3 4 5', /个数要一样/],
  ['广度优先搜索', '..\n.#', /右下角不能是 #/],
  ['广度优先搜索', '..\n...', /一样长/],
  ['补码', '-128', /-127 到 127/],
])('animationOf: names what is wrong with %s %j', (name, data, fault) => {
  expect(animationOf(name, data)).toEqual({ fault: expect.stringMatching(fault) });
});
