import { type Animate, type AnimationStep, type CellTone, indexWords, numbersOf } from './animation.ts';

function* stepsOf(numbers: readonly number[], wanted: number): Generator<AnimationStep> {
  let l = 0;
  let r = numbers.length - 1;
  const step = (said: string, m = -1, tone: CellTone = 'here'): AnimationStep => {
    const named = [
      { name: 'l', at: l },
      { name: 'm', at: m },
      { name: 'r', at: r },
    ].filter(({ at }) => at >= 0 && at < numbers.length);
    return {
      said,
      shown: l > r ? '范围是空的' : `范围：${numbers.slice(l, r + 1).join('、')}`,
      cells: numbers.map((value, place) => ({
        id: `box${place}`,
        x: place,
        y: 0,
        text: `${value}`,
        tone: place === m ? tone : place < l || place > r ? 'gone' : 'plain',
      })),
      words: [
        ...indexWords(numbers.length, { id: 'index', at: (place) => ({ x: place + 0.5, y: 1.3 }) }),
        // Names of the same place stand side by side.
        ...named.map(({ name, at }) => {
          const same = named.filter((one) => one.at === at).map((one) => one.name);
          const shift = (same.indexOf(name) - (same.length - 1) / 2) * 0.32;
          return { id: name, x: at + 0.5 + shift, y: 1.8, text: name, isMark: true };
        }),
      ],
    };
  };
  yield step(`在排好序的数里找 ${wanted}。开始时范围是全部：l = ${l}，r = ${r}。`);
  let looked = 0;
  while (l <= r) {
    const m = Math.floor((l + r) / 2);
    const value = numbers[m] ?? 0;
    looked += 1;
    yield step(`看中间的：m = (${l} + ${r}) / 2 = ${m}，a[${m}] 是 ${value}。`, m);
    if (value === wanted) {
      yield step(`正是 ${wanted}，找到了，下标是 ${m}。一共看了 ${looked} 个数。`, m, 'done');
      return;
    }
    if (value < wanted) {
      l = m + 1;
      yield step(`${value} 比 ${wanted} 小，它和左边的都不用看了，l 变成 ${l}。`);
    } else {
      r = m - 1;
      yield step(`${value} 比 ${wanted} 大，它和右边的都不用看了，r 变成 ${r}。`);
    }
  }
  yield step(`l 比 r 大，范围空了：这里没有 ${wanted}。一共看了 ${looked} 个数。`);
}

/** Binary search: a line of ascending numbers, then `找 28`. */
export const binarySearch: Animate = ([line = '', second = '']) => {
  const bounds = { from: -99, to: 999 };
  const numbers = numbersOf(line, { least: 2, most: 9, ...bounds });
  if ('fault' in numbers) return numbers;
  if (numbers.some((value, place) => place > 0 && value <= (numbers[place - 1] ?? 0)))
    return { fault: '数要从小到大，不能有相同的' };
  if (!second.startsWith('找')) return { fault: '第二行要写找哪个数，比如：找 28' };
  const wanted = numbersOf(second.slice(1), { least: 1, most: 1, ...bounds });
  if ('fault' in wanted) return wanted;
  return {
    title: '二分查找',
    columns: numbers.length,
    rows: 2.1,
    play: () => [...stepsOf(numbers, wanted[0] ?? 0)],
  };
};
