import { type Animate, type AnimationStep, type CellTone, indexWords, numbersOf } from './animation.ts';

/** The height of the largest number, in boxes. */
const TALLEST = 3;

interface Bar {
  id: string;
  value: number;
  height: number;
}

function barsOf(numbers: readonly number[]): Bar[] {
  const least = Math.min(...numbers);
  const range = Math.max(...numbers) - least || 1;
  return numbers.map((value, place) => ({
    id: `bar${place}`,
    value,
    height: 1 + ((TALLEST - 1) * (value - least)) / range,
  }));
}

function* stepsOf(numbers: readonly number[]): Generator<AnimationStep> {
  const bars = barsOf(numbers);
  const count = bars.length;
  /** From here on every bar is where it belongs. */
  let settled = count;
  const step = (said: string, at = -1, tone: CellTone = 'here'): AnimationStep => ({
    said,
    shown: `数组：${bars.map(({ value }) => value).join('、')}`,
    cells: bars.map(({ id, value, height }, place) => ({
      id,
      x: place,
      y: TALLEST - height,
      height,
      text: `${value}`,
      tone: at !== -1 && (place === at || place === at + 1) ? tone : place >= settled ? 'done' : 'plain',
    })),
    words: [
      ...indexWords(count, { id: 'index', at: (place) => ({ x: place + 0.5, y: TALLEST + 0.35 }) }),
      ...(at === -1
        ? []
        : [{ id: 'mark', x: at + 1, y: TALLEST + 0.85, text: tone === 'here' ? '比' : '换', isMark: true }]),
    ],
  });
  let compared = 0;
  let swapped = 0;
  yield step(`一共 ${count} 个数。从左往右，相邻的两个比一比，前面的大就交换。`);
  for (let round = 1; round < count; round += 1) {
    let isChanged = false;
    for (let j = 0; j < count - round; j += 1) {
      const [left, right] = bars.slice(j, j + 2);
      if (!left || !right) continue;
      compared += 1;
      const isLarger = left.value > right.value;
      const found = isLarger
        ? `${left.value} 比 ${right.value} 大，要交换`
        : `${left.value} 不比 ${right.value} 大，不用换`;
      yield step(`第 ${round} 轮：比 a[${j}] 和 a[${j + 1}]，${found}。`, j);
      if (!isLarger) continue;
      bars.splice(j, 2, right, left);
      swapped += 1;
      isChanged = true;
      yield step(`交换 a[${j}] 和 a[${j + 1}]，${left.value} 往后走一格。`, j, 'change');
    }
    settled = isChanged && round < count - 1 ? count - round : 0;
    if (!isChanged) {
      yield step(`第 ${round} 轮一次也没换，说明已经排好，可以停下。`);
      break;
    }
    if (settled > 0) yield step(`第 ${round} 轮走完，${bars[settled]?.value ?? ''} 到了最后该在的地方。`);
  }
  settled = 0;
  yield step(`排好了。一共比了 ${compared} 次，换了 ${swapped} 次。`);
}

/** Bubble sort of one line of numbers; stops after a round without a swap. */
export const bubbleSort: Animate = ([line = '']) => {
  const numbers = numbersOf(line, { least: 2, most: 7, from: -99, to: 999 });
  if ('fault' in numbers) return numbers;
  return { title: '冒泡排序', columns: numbers.length, rows: TALLEST + 1.2, play: () => [...stepsOf(numbers)] };
};
