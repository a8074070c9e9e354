import { type Animate, type AnimationStep, type CellTone, numbersOf } from './animation.ts';

const WIDTH = 5;
const INDENT = 0.4;
const LINE = 1.15;

interface Frame {
  n: number;
  text: string;
  tone: CellTone;
}

function stepOf(said: string, frames: readonly Frame[]): AnimationStep {
  return {
    said,
    shown: frames.length === 0 ? '没有正在做的函数' : `从外到里：${frames.map(({ text }) => text).join('；')}`,
    cells: frames.map(({ n, text, tone }, depth) => ({
      id: `frame${n}`,
      x: depth * INDENT,
      y: depth * LINE,
      width: WIDTH,
      text,
      tone,
    })),
    words: [],
  };
}

/** Calls itself as the pupils' function does, and shows every layer that waits. */
function* factorial(n: number, waiting: readonly Frame[]): Generator<AnimationStep, number> {
  const layer = (text: string, tone: CellTone): Frame[] => [...waiting, { n, text, tone }];
  const giving = waiting.length === 0 ? '交给主程序' : `交给 f(${n + 1})`;
  if (n === 1) {
    yield stepOf(`f(1) 是出口：不再往下问，答案就是 1，${giving}。`, layer('f(1) = 1', 'done'));
    return 1;
  }
  yield stepOf(
    `f(${n}) 要算 ${n} × f(${n - 1})。先等一等，去问 f(${n - 1})。`,
    layer(`f(${n}) = ${n} × f(${n - 1})`, 'here'),
  );
  const inner = yield* factorial(n - 1, layer(`f(${n}) = ${n} × f(${n - 1})`, 'plain'));
  const value = n * inner;
  yield stepOf(
    `回到 f(${n})：f(${n - 1}) 是 ${inner}，${n} × ${inner} = ${value}，${giving}。`,
    layer(`f(${n}) = ${n} × ${inner} = ${value}`, 'done'),
  );
  return value;
}

function* stepsOf(n: number): Generator<AnimationStep> {
  const value = yield* factorial(n, []);
  yield stepOf(`每一层都结束了，f(${n}) 的答案是 ${value}。一共调用了 ${n} 次。`, [
    { n, text: `f(${n}) = ${value}`, tone: 'done' },
  ]);
}

/** The layers of the factorial of one number, from 1 × 2 to 1 × 2 × … × 7. */
export const recursion: Animate = ([line = '']) => {
  const read = numbersOf(line, { least: 1, most: 1, from: 2, to: 7 });
  if ('fault' in read) return read;
  const [n = 2] = read;
  return { title: '递归', columns: WIDTH + (n - 1) * INDENT, rows: (n - 1) * LINE + 1, play: () => [...stepsOf(n)] };
};
