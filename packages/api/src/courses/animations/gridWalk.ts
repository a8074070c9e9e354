import { type Animate, type AnimationStep, indexWords, numbersOf } from './animation.ts';

const BY_COLUMN = '按列';

function* stepsOf(grid: readonly (readonly number[])[], isByColumn: boolean): Generator<AnimationStep> {
  const rows = grid.length;
  const columns = grid[0]?.length ?? 0;
  const sums: (number | null)[] = Array.from({ length: isByColumn ? columns : rows }, () => null);
  const seen = new Set<string>();
  const line = isByColumn ? '列' : '行';
  const step = (said: string, here: { i: number; j: number } | null): AnimationStep => ({
    said,
    shown: `数组：${grid.map((row) => row.join(' ')).join('；')}。每${line}的和：${sums.map((sum) => sum ?? '还没有算').join('、')}`,
    cells: [
      ...grid.flatMap((row, i) =>
        row.map((value, j) => ({
          id: `a${i},${j}`,
          x: j + 1,
          y: i + 0.7,
          text: `${value}`,
          tone:
            here?.i === i && here.j === j
              ? ('here' as const)
              : seen.has(`${i},${j}`)
                ? ('done' as const)
                : ('plain' as const),
        })),
      ),
      ...sums.map((sum, at) => ({
        id: `sum${at}`,
        ...(isByColumn ? { x: at + 1, y: rows + 1 } : { x: columns + 1.3, y: at + 0.7 }),
        text: sum === null ? '' : `${sum}`,
        tone: (isByColumn ? here?.j : here?.i) === at ? ('change' as const) : ('plain' as const),
      })),
    ],
    words: [
      ...indexWords(columns, { id: 'column', at: (j) => ({ x: j + 1.5, y: 0.4 }) }),
      ...indexWords(rows, { id: 'row', at: (i) => ({ x: 0.6, y: i + 1.2 }) }),
      isByColumn
        ? { id: 'sum', x: 0.5, y: rows + 1.5, text: '和' }
        : { id: 'sum', x: columns + 1.8, y: 0.4, text: '和' },
    ],
  });
  const loops = isByColumn ? '外层 j 走列，内层 i 走行' : '外层 i 走行，内层 j 走列';
  yield step(`${rows} 行 ${columns} 列，下标都从 0 开始。${loops}。`, null);
  for (let outer = 0; outer < sums.length; outer += 1) {
    let sum = 0;
    for (let inner = 0; inner < (isByColumn ? rows : columns); inner += 1) {
      const [i, j] = isByColumn ? [inner, outer] : [outer, inner];
      const value = grid[i]?.[j] ?? 0;
      sum += value;
      sums[outer] = sum;
      const begins = inner === 0 ? `第 ${outer} ${line}，和从 0 开始。` : '';
      yield step(`${begins}i = ${i}，j = ${j}：加上 a[${i}][${j}]，和是 ${sum}。`, { i, j });
      seen.add(`${i},${j}`);
    }
  }
  yield step(`每一格正好走了一次。各${line}的和是 ${sums.join('、')}。`, null);
}

/** Two nested loops that add up each row; after a last line `按列`, each column. */
export const gridWalk: Animate = (lines) => {
  const isByColumn = lines.at(-1) === BY_COLUMN;
  const grid: number[][] = [];
  for (const line of isByColumn ? lines.slice(0, -1) : lines) {
    const row = numbersOf(line, { least: 2, most: 5, from: -99, to: 999 });
    if ('fault' in row) return row;
    grid.push(row);
  }
  if (grid.length < 2 || grid.length > 4) return { fault: '要写 2 到 4 行数' };
  const columns = grid[0]?.length ?? 0;
  if (grid.some((row) => row.length !== columns)) return { fault: '每行的个数要一样' };
  return {
    title: '二维数组',
    columns: columns + (isByColumn ? 1 : 2.3),
    rows: grid.length + (isByColumn ? 2 : 0.7),
    play: () => [...stepsOf(grid, isByColumn)],
  };
};
