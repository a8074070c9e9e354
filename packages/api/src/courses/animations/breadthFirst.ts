import { type Animate, type AnimationCell, type AnimationStep, type CellTone, indexWords } from './animation.ts';

const WALL = '#';
/** Places of the queue that are drawn; the others are counted. */
const DRAWN = 5;
/** Up, down, left, right, as in the programs of the lessons. */
const MOVES = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
] as const;

interface Place {
  i: number;
  j: number;
}
const nameOf = ({ i, j }: Place): string => `(${i},${j})`;
const keyOf = ({ i, j }: Place): string => `${i},${j}`;

function* stepsOf(map: readonly string[]): Generator<AnimationStep> {
  const rows = map.length;
  const columns = map[0]?.length ?? 0;
  const goal: Place = { i: rows - 1, j: columns - 1 };
  const steps = new Map<string, number>();
  const before = new Map<string, Place>();
  const queue: Place[] = [];
  const step = (said: string, tones: ReadonlyMap<string, CellTone> = new Map()): AnimationStep => {
    const toneOf = (place: Place, sign: string): CellTone =>
      sign === WALL ? 'wall' : (tones.get(keyOf(place)) ?? (steps.has(keyOf(place)) ? 'done' : 'plain'));
    const squares = map.flatMap((line, i) =>
      line.split('').map((sign, j): AnimationCell => ({
        id: keyOf({ i, j }),
        x: j + 1,
        y: i + 0.7,
        text: `${steps.get(keyOf({ i, j })) ?? ''}`,
        tone: toneOf({ i, j }, sign),
      })),
    );
    const waiting = queue.slice(0, DRAWN).map((place, at): AnimationCell => ({
      id: `queue${keyOf(place)}`,
      x: at + 1,
      y: rows + 1,
      text: keyOf(place),
      tone: 'plain',
    }));
    const left = queue.length - waiting.length;
    return {
      said,
      shown: queue.length === 0 ? '队列是空的' : `队列：${queue.map(nameOf).join('、')}`,
      cells: [...squares, ...waiting],
      words: [
        ...indexWords(columns, { id: 'column', at: (j) => ({ x: j + 1.5, y: 0.4 }) }),
        ...indexWords(rows, { id: 'row', at: (i) => ({ x: 0.6, y: i + 1.2 }) }),
        { id: 'queue', x: 0.5, y: rows + 1.5, text: '队列' },
        ...(left > 0 ? [{ id: 'left', x: DRAWN + 1.6, y: rows + 1.5, text: `还有 ${left}` }] : []),
      ],
    };
  };
  const start: Place = { i: 0, j: 0 };
  steps.set(keyOf(start), 0);
  queue.push(start);
  yield step(
    `从左上角 (0,0) 出发，走到右下角 ${nameOf(goal)}。起点的步数是 0，先放进队列。`,
    new Map([[keyOf(start), 'change']]),
  );
  for (let here = queue.shift(); here; here = queue.shift()) {
    const made = steps.get(keyOf(here)) ?? 0;
    const found: Place[] = [];
    for (const [di, dj] of MOVES) {
      const next = { i: here.i + di, j: here.j + dj };
      const sign = map[next.i]?.[next.j];
      if (sign === undefined || sign === WALL || steps.has(keyOf(next))) continue;
      steps.set(keyOf(next), made + 1);
      before.set(keyOf(next), here);
      queue.push(next);
      found.push(next);
    }
    const tones = new Map<string, CellTone>([
      [keyOf(here), 'here'],
      ...found.map((next) => [keyOf(next), 'change'] as const),
    ]);
    const put =
      found.length === 0 ? '四周没有新的格子' : `${found.map(nameOf).join('、')} 记作 ${made + 1} 步，放到队尾`;
    yield step(`取出队头 ${nameOf(here)}，${put}。`, tones);
    if (steps.has(keyOf(goal))) break;
  }
  const least = steps.get(keyOf(goal));
  if (least === undefined) {
    yield step(`队列空了，也没有到过 ${nameOf(goal)}：走不到。`);
    return;
  }
  const path = new Map<string, CellTone>();
  for (let at: Place | undefined = goal; at; at = before.get(keyOf(at))) path.set(keyOf(at), 'here');
  yield step(`到了 ${nameOf(goal)}，最少走 ${least} 步。从终点一格一格往回找，就是走的路。`, path);
}

/** Breadth-first search over a map of `.` and `#`, from the upper left to the lower right. */
export const breadthFirst: Animate = (lines) => {
  const [first = ''] = lines;
  if (lines.length < 2 || lines.length > 5) return { fault: '地图要有 2 到 5 行' };
  if (first.length < 2 || first.length > 6) return { fault: '地图每行要有 2 到 6 格' };
  if (lines.some((line) => !/^[.#]+$/.test(line) || line.length !== first.length))
    return { fault: '地图每行一样长，只能写 . 和 #' };
  if (first.startsWith(WALL) || lines.at(-1)?.endsWith(WALL)) return { fault: '左上角和右下角不能是 #' };
  return {
    title: '广度优先搜索',
    columns: Math.max(first.length + 1, DRAWN + 2.3),
    rows: lines.length + 2,
    play: () => [...stepsOf(lines)],
  };
};
