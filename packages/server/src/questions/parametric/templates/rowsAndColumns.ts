import { parametric } from '../parametric.ts';
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
  draw: (random) => ({ rows: [0, 1, 2].map(() => random.some(3, 1, 9)) }),
  write: ({ rows }) => {
    const at = (i: number, j: number) => rows[i]?.[j] ?? 0;
    const all = rows.flat().reduce((x, y) => x + y, 0);
    const main = at(0, 0) + at(1, 1) + at(2, 2);
    const other = at(0, 2) + at(1, 1) + at(2, 0);
    return {
      lead: '执行下面的程序段，输出是（　　）。',
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
