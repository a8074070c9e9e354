import { ofPoint, type Template } from '../parametric.ts';

const pointer = ofPoint('gesp-cpp-4/pointer', '指针');
const grid = ofPoint('gesp-cpp-4/array2d', '二维数组');
const struct = ofPoint('gesp-cpp-4/struct', '结构体');

/** Two pointers that change what they point to. */
const twoPointers = pointer({
  name: 'two-pointers',
  title: '两个指针',
  difficulty: 'medium',
  hints: ['画两个方框和两个箭头，先标出每个指针指着谁。', '带星号的赋值改方框里的数，不带星号的赋值改箭头。'],
  draw: (random) => ({ x: random.some(2, 2, 30), k: random.int(2, 9) }),
  write: ({ x: [a = 2, b = 3], k }) => ({
    code: `int a = ${a}, b = ${b};\nint *p = &a, *q = &b;\n*p = *q + ${k};\np = q;\n*p += 1;\ncout << a << " " << b;`,
    key: `${b + k} ${b + 1}`,
    why: `*p = *q + ${k} 改的是 a，a 变成 ${b + k}；p = q 让 p 也指向 b，*p += 1 改的是 b，b 变成 ${b + 1}，`,
    wrong: [
      [`${b + k + 1} ${b}`, '以为 p = q 以后 p 还指向 a'],
      [`${a} ${b + 1}`, '以为 *p = 的时候只改了指针，没有改 a'],
      [`${b + 1} ${b + 1}`, '以为 p = q 会让 a 也变成 b'],
      [`${b + k} ${b + k + 1}`, '以为 p = q 把 a 的值抄给了 b'],
    ],
  }),
  check: ({ x: [, b = 0], k }, key) => {
    const [x = 0, y = 0] = key.split(' ').map(Number);
    return x - k === b && y - b === 1;
  },
});

/** The distance of two pointers into an array. */
const pointerGap = pointer({
  name: 'pointer-gap',
  title: '指针相减',
  difficulty: 'medium',
  hints: ['两个指针相减，得到它们隔了几个元素。', '前面有星号的是取出元素，相减的是两个数。'],
  draw: (random) => ({ a: random.some(6, 2, 40), at: random.some(2, 0, 5).toSorted((x, y) => x - y) }),
  write: ({ a, at: [i = 0, j = 1] }) => ({
    code: `int a[6] = {${a.join(', ')}};\nint *p = &a[${i}], *q = &a[${j}];\ncout << q - p << " " << *q - *p;`,
    key: `${j - i} ${(a[j] ?? 0) - (a[i] ?? 0)}`,
    why: `q - p 是两个位置隔了几个元素，${j} - ${i} = ${j - i}；*q - *p 是两个元素的差，${a[j]} - ${a[i]} = ${(a[j] ?? 0) - (a[i] ?? 0)}，`,
    wrong: [
      [`${4 * (j - i)} ${(a[j] ?? 0) - (a[i] ?? 0)}`, '算成了隔多少字节，指针相减得到的是元素的个数'],
      [`${(a[j] ?? 0) - (a[i] ?? 0)} ${j - i}`, '把有 * 和没有 * 的弄反了'],
      [`${j - i + 1} ${(a[j] ?? 0) - (a[i] ?? 0)}`, '把两头的元素都数进去了'],
      [`${j - i} ${j - i}`, '以为两个式子的意思一样'],
    ],
  }),
  check: ({ a, at: [i = 0, j = 0] }, key) => {
    const [d = 0, v = 0] = key.split(' ').map(Number);
    return i + d === j && (a[i] ?? 0) + v === a[i + d];
  },
});

const rowsText = (rows: readonly (readonly number[])[]) => rows.map((row) => `{${row.join(', ')}}`).join(', ');

/** Exchanged rows and columns. */
const transpose = grid({
  name: 'transpose',
  title: '行和列交换',
  difficulty: 'medium',
  hints: ['看清等号左边和右边的两个下标交换了位置。', '要找左边的某个元素，就把两个下标倒过来，到原来的表里找。'],
  draw: (random) => ({ a: random.some(6, 1, 20) }),
  write: ({ a }) => {
    const rows = [a.slice(0, 3), a.slice(3)];
    const [p = 1, q = 2, r = 3, s = 4, t = 5, u = 6] = a;
    return {
      code: `int a[2][3] = {${rowsText(rows)}};\nint b[3][2];\nfor (int i = 0; i < 2; i++)\n    for (int j = 0; j < 3; j++)\n        b[j][i] = a[i][j];\ncout << b[1][0] << " " << b[2][1];`,
      key: `${q} ${u}`,
      why: `b[j][i] = a[i][j]，所以 b[1][0] 是 a[0][1] = ${q}，b[2][1] 是 a[1][2] = ${u}，`,
      wrong: [
        [`${s} ${u}`, '没有交换行和列，b[1][0] 看成了 a[1][0]'],
        [`${q} ${t}`, '第二个数的列数错了一个'],
        [`${p} ${r}`, '以为下标从 1 开始'],
        [`${u} ${q}`, '把两个数的次序弄反了'],
      ],
    };
  },
  check: ({ a }, key) => key === `${a[1]} ${a.at(-1)}`,
});

/** A walk over part of a grid. */
const triangleSum = grid({
  name: 'triangle-sum',
  title: '只加一部分',
  difficulty: 'medium',
  hints: ['每一行里，列号从哪里开始、到哪里为止？', '把加到的元素在表里圈出来，对角线上的算不算？'],
  draw: (random) => ({ rows: [0, 1, 2].map(() => random.some(3, 1, 9)), isLower: random.pick([true, false]) }),
  write: ({ rows, isLower }) => {
    const sum = (keeps: (i: number, j: number) => boolean) =>
      rows.flatMap((row, i) => row.filter((_, j) => keeps(i, j))).reduce((x, y) => x + y, 0);
    const key = sum((i, j) => (isLower ? j <= i : j >= i));
    const range = isLower ? 'int j = 0; j <= i; j++' : 'int j = i; j < 3; j++';
    return {
      code: `int a[3][3] = {${rowsText(rows)}};\nint s = 0;\nfor (int i = 0; i < 3; i++)\n    for (${range})\n        s += a[i][j];\ncout << s;`,
      key: `${key}`,
      why: `第 0、1、2 行分别加了 ${isLower ? '1、2、3' : '3、2、1'} 个数，是对角线和它${isLower ? '左下' : '右上'}方的数，和是 ${key}，`,
      wrong: [
        [`${sum((i, j) => (isLower ? j < i : j > i))}`, '漏掉了对角线上的数'],
        [`${sum((i, j) => (isLower ? j >= i : j <= i))}`, '加成了另一半'],
        [`${sum(() => true)}`, '把所有的数都加上了'],
        [`${sum((i, j) => i === j)}`, '只加了对角线上的数'],
      ],
    };
  },
  check: ({ rows, isLower }, key) => {
    let left = Number(key);
    for (const [i, row] of rows.entries()) for (const one of isLower ? row.slice(0, i + 1) : row.slice(i)) left -= one;
    return left === 0;
  },
});

/** The number of an element when a grid is stored row by row. */
const rowMajor = grid({
  name: 'row-major',
  title: '按行存放的位置',
  difficulty: 'easy',
  hints: ['先数前面有几个完整的行，每行有几个元素。', '再加上本行里在它前面的个数，行和列都从零数起。'],
  draw: (random) => ({ n: random.int(3, 8), m: random.int(4, 9), i: random.int(1, 7), j: random.int(1, 7) }),
  write: ({ n, m, i: row, j: column }) => {
    const [i, j] = [row % n, column % m];
    return {
      lead: `二维数组 \`int a[${n}][${m}]\` 一行接一行地存放，在 \`a[${i}][${j}]\` 的前面一共有多少个元素？（　　）`,
      key: `${i * m + j}`,
      why: `前面有完整的 ${i} 行，每行 ${m} 个，本行里前面还有 ${j} 个，${i} × ${m} + ${j} = ${i * m + j}，`,
      wrong: [
        [`${i * m + j + 1}`, '把它自己也数进去了'],
        [`${i * n + j}`, '用了行数，每一行的个数是第二个数'],
        [`${j * n + i}`, '按一列接一列来数了'],
        [`${(i + 1) * m + j}`, '多数了一整行，下标从 0 开始'],
        [`${i * j}`, '把两个下标乘起来了'],
      ],
      proof: `static int a[${n}][${m}];\ncout << &a[${i}][${j}] - &a[0][0];`,
    };
  },
  check: ({ n, m, i, j }, key) => Math.floor(Number(key) / m) === i % n && Number(key) % m === j % m,
});

/** A copy of a structure. */
const structCopy = struct({
  name: 'struct-copy',
  title: '结构体的赋值',
  difficulty: 'easy',
  hints: ['赋值把每个成员都抄了一份，以后是两个东西。', '改其中一个的成员，另一个不变，分两列写。'],
  draw: (random) => ({ x: random.some(3, 2, 40), k: random.int(2, 9) }),
  write: ({ x: [a = 1, b = 2, c = 3], k }) => ({
    code: `struct Point { int x, y; };\nPoint p = {${a}, ${b}};\nPoint q = p;\nq.x += ${k};\np.y = ${c};\ncout << p.x << " " << q.x << " " << q.y;`,
    key: `${a} ${a + k} ${b}`,
    why: `q = p 把两个成员都抄了一份，以后各改各的：改 q.x 不影响 p.x，改 p.y 不影响 q.y，`,
    wrong: [
      [`${a + k} ${a + k} ${c}`, '以为 p 和 q 是同一个变量'],
      [`${a} ${a + k} ${c}`, '以为后来改 p.y 时 q.y 也会跟着变'],
      [`${a} ${a} ${b}`, '以为 q.x 没有改变'],
      [`${a + k} ${a + k} ${b}`, '以为改 q.x 时 p.x 也会跟着变'],
    ],
  }),
  check: ({ x: [a = 0, b = 0], k }, key) => key === [a, k + a, b].join(' '),
});

/** The structure with the greatest member. */
const structBest = struct({
  name: 'struct-best',
  title: '找最好的一个',
  difficulty: 'medium',
  hints: ['看清比较的是哪个成员，输出的又是哪个成员。', '先找出胜出的是第几个人，再去读他的其他成员。'],
  draw: (random) => ({ scores: random.some(3, 60, 99), ages: random.some(3, 8, 15) }),
  write: ({ scores, ages }) => {
    const names = ['An', 'Bo', 'Cai'] as const;
    const [best, least] = [scores.indexOf(Math.max(...scores)), scores.indexOf(Math.min(...scores))];
    const oldest = ages.indexOf(Math.max(...ages));
    return {
      code: `struct Pupil { string name; int age, score; };\nPupil a[3] = {${names.map((name, i) => `{"${name}", ${ages[i]}, ${scores[i]}}`).join(', ')}};\nint k = 0;\nfor (int i = 1; i < 3; i++)\n    if (a[i].score > a[k].score) k = i;\ncout << a[k].name << " " << a[k].age;`,
      key: `${names[best]} ${ages[best]}`,
      why: `比较的是 score，最大的是 ${scores[best]}，在 ${names[best]} 那里，输出名字和 age，`,
      wrong: [
        [`${names[best]} ${scores[best]}`, '第二项输出的是 age，不是 score'],
        [`${names[oldest]} ${ages[oldest]}`, '比了 age，程序比的是 score'],
        [`${names[least]} ${ages[least]}`, '找成了 score 最小的'],
        [`${best} ${ages[best]}`, '把下标当成了名字'],
        [`${names[0]} ${ages[0]}`, '以为 k 一直是 0'],
      ],
    };
  },
  check: ({ scores, ages }, key) =>
    Number(key.split(' ')[1]) === ages[scores.findIndex((one) => scores.every((other) => other <= one))],
});

export const MEMORY: readonly Template[] = [
  twoPointers,
  pointerGap,
  transpose,
  triangleSum,
  rowMajor,
  structCopy,
  structBest,
];
