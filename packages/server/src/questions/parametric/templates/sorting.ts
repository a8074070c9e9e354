import { ofBoth, type Template } from '../parametric.ts';

const concept = ofBoth(4, 'sort-concept', '排序', '稳定性');
const simple = ofBoth(4, 'sort-simple', '排序');

const list = (a: readonly number[]): string => a.join(' ');

/** How many pairs are in the wrong order. */
const inversions = concept({
  name: 'inversions',
  title: '逆序对的个数',
  difficulty: 'medium',
  hints: ['从左往右，对每个数，数它右边有几个比它小。', '把这些个数加起来，不用真的去排序。'],
  draw: (random) => ({ a: random.some(5, 1, 30) }),
  write: ({ a }) => {
    const pairs = a.flatMap((x, i) => a.slice(i + 1).filter((y) => x > y)).length;
    const near = a.slice(1).filter((y, i) => (a[i] ?? 0) > y).length;
    return {
      lead: `前面的数比后面的数大，就叫一个逆序对。数列 ${a.join('、')} 里一共有多少个逆序对？（　　）`,
      key: `${pairs}`,
      why: `从左往右，看每个数的后面有几个比它小：${a.map((x, i) => a.slice(i + 1).filter((y) => x > y).length).join('、')}，加起来是 ${pairs}，`,
      wrong: [
        [`${near}`, '只看了相邻的两个数，中间隔着的也要数'],
        [`${10 - pairs}`, '数成了前小后大的'],
        [`${2 * pairs}`, '把每一对数了两遍'],
        [`${pairs + 1}`, '多数了一对'],
        [`${pairs - 1}`, '少数了一对'],
      ],
      proof: `int a[] = {${a.join(', ')}}, c = 0;\nfor (int i = 0; i < 5; i++)\n    for (int j = i + 1; j < 5; j++)\n        if (a[i] > a[j]) c++;\ncout << c;`,
    };
  },
  check: ({ a }, key) => {
    // Bubble sort exchanges as often as there are such pairs.
    const row = [...a];
    let swaps = 0;
    for (let n = row.length; n > 1; n -= 1)
      for (let j = 1; j < n; j += 1) {
        const [x = 0, y = 0] = [row[j - 1], row[j]];
        if (x > y) {
          [row[j - 1], row[j]] = [y, x];
          swaps += 1;
        }
      }
    return swaps === Number(key);
  },
});

const PUPILS = ['甲', '乙', '丙', '丁'] as const;

/** The order after a stable sort. */
const stableOrder = concept({
  name: 'stable-order',
  title: '稳定排序以后',
  difficulty: 'medium',
  hints: ['先按分数排，看清是从高到低还是从低到高。', '分数相同的人，按他们原来的先后放。'],
  draw: (random) => ({ scores: Array.from({ length: 4 }, () => random.int(7, 9)), isDown: random.pick([true, false]) }),
  write: ({ scores, isDown }) => {
    const order = (compare: (i: number, j: number) => number) =>
      [0, 1, 2, 3]
        .toSorted(compare)
        .map((i) => PUPILS[i] ?? '')
        .join('');
    const score = (i: number) => (scores[i] ?? 0) * (isDown ? -1 : 1);
    const key = order((i, j) => score(i) - score(j) || i - j);
    return {
      lead: `四位同学依次是 ${PUPILS.map((name, i) => `${name}（${scores[i]} 分）`).join('、')}，用稳定的排序按分数${isDown ? '从高到低' : '从低到高'}排，结果是（　　）。`,
      key,
      why: `先按分数${isDown ? '从高到低' : '从低到高'}；稳定的意思是分数相同的人保持原来的先后，得 ${key}，`,
      wrong: [
        [order((i, j) => score(i) - score(j) || j - i), '把分数相同的人的先后弄反了，那就不是稳定的排序'],
        [order((i, j) => score(j) - score(i) || i - j), '把高低的方向弄反了'],
        [order((i, j) => score(j) - score(i) || j - i), '方向弄反了，分数相同的人也颠倒了'],
        [PUPILS.join(''), '以为排好以后次序不变'],
        [PUPILS.toReversed().join(''), '把所有人的次序倒了过来'],
        ['乙甲丁丙', '没有按分数排，只交换了相邻的人'],
      ],
      isProse: true,
      // Bubble sort is stable; the library's stable_sort takes seconds to compile for each drawn question.
      proof: `int score[4] = {${scores.join(', ')}};\nconst char *name[4] = {${PUPILS.map((name) => `"${name}"`).join(', ')}};\nfor (int end = 3; end > 0; end--)\n    for (int i = 0; i < end; i++)\n        if (score[i] ${isDown ? '<' : '>'} score[i + 1]) {\n            swap(score[i], score[i + 1]);\n            swap(name[i], name[i + 1]);\n        }\nfor (int i = 0; i < 4; i++) cout << name[i];`,
    };
  },
  check: ({ scores, isDown }, key) =>
    key.split('').every((name, at, all) => {
      const [i, j] = [PUPILS.findIndex((one) => one === name), PUPILS.findIndex((one) => one === all[at + 1])];
      if (j < 0) return at === 3;
      const [x = 0, y = 0] = [scores[i], scores[j]];
      return x === y ? i < j : x > y === isDown;
    }),
});

const sorted = (a: readonly number[]): number[] => a.toSorted((x, y) => x - y);
/** Sorts the first numbers by insertion. */
const inserted = (a: readonly number[], many: number): number[] => [...sorted(a.slice(0, many)), ...a.slice(many)];
/** Selects the least of the rest, many times. */
function selected(a: readonly number[], many: number): number[] {
  const row = [...a];
  for (let i = 0; i < many; i += 1) {
    const least = row.indexOf(Math.min(...row.slice(i)));
    [row[i], row[least]] = [row[least] ?? 0, row[i] ?? 0];
  }
  return row;
}
function bubbled(a: readonly number[], many: number): number[] {
  const row = [...a];
  for (let i = 0; i < many; i += 1)
    for (let j = 1; j < row.length; j += 1)
      if ((row[j - 1] ?? 0) > (row[j] ?? 0)) [row[j - 1], row[j]] = [row[j] ?? 0, row[j - 1] ?? 0];
  return row;
}

/** A list after some rounds of insertion sort. */
const insertionRounds = simple({
  name: 'insertion-rounds',
  title: '插入排序的过程',
  difficulty: 'medium',
  hints: ['每一轮只动一个数，把它插到前面排好的那些数里。', '后面还没轮到的数，保持原来的位置。'],
  draw: (random) => ({ a: random.some(5, 1, 40), rounds: random.int(2, 3) }),
  write: ({ a, rounds }) => ({
    lead: `用插入排序把 ${a.join('、')} 从小到大排。第一个数不动，以后每一轮把下一个数插到前面排好的数里，第 ${rounds} 轮以后是（　　）。`,
    key: list(inserted(a, rounds + 1)),
    why: `${rounds} 轮以后，前 ${rounds + 1} 个数已经排好，后面的数还没有动，`,
    wrong: [
      [list(selected(a, rounds)), '做成了选择排序，每轮把最小的换到前面'],
      [list(bubbled(a, rounds)), '做成了冒泡排序'],
      [list(inserted(a, rounds)), '少做了一轮，第一个数自己不算一轮'],
      [list(sorted(a)), '以为已经全部排好'],
      [list(inserted(a, rounds + 2)), '多做了一轮'],
      [list(a), '以为还没有开始移动'],
    ],
    proof: `int a[] = {${a.join(', ')}};\nfor (int i = 1; i <= ${rounds}; i++)\n    for (int j = i; j > 0 && a[j] < a[j - 1]; j--) swap(a[j], a[j - 1]);\nfor (int i = 0; i < 5; i++) cout << a[i] << (i < 4 ? " " : "");`,
  }),
  check: ({ a, rounds }, key) => {
    const row = key.split(' ').map(Number);
    const head = row.slice(0, rounds + 1);
    return (
      list(row.slice(rounds + 1)) === list(a.slice(rounds + 1)) &&
      head.every((x, i) => i === 0 || (head[i - 1] ?? 0) < x)
    );
  },
});

/** A list after some rounds of selection sort. */
const selectionRounds = simple({
  name: 'selection-rounds',
  title: '选择排序的过程',
  difficulty: 'medium',
  hints: ['每一轮在还没排好的部分里找最小的。', '找到以后只和这部分的第一个交换，其余的位置不变。'],
  draw: (random) => ({ a: random.some(5, 1, 40), rounds: random.int(1, 2) }),
  write: ({ a, rounds }) => ({
    lead: `用选择排序把 ${a.join('、')} 从小到大排。每一轮在没排好的数里找最小的，和它们中的第一个交换，第 ${rounds} 轮以后是（　　）。`,
    key: list(selected(a, rounds)),
    why: `第 ${rounds} 轮以后，最小的 ${rounds} 个数已经在最前面；其余的数只有被交换的那个换了位置，`,
    wrong: [
      [list(bubbled(a, rounds)), '做成了冒泡排序，相邻的数一直在换'],
      [list(inserted(a, rounds + 1)), '做成了插入排序'],
      [
        list([...sorted(a).slice(0, rounds), ...a.filter((x) => !sorted(a).slice(0, rounds).includes(x))]),
        '把最小的数插到最前面，后面的都往后移，应当是交换',
      ],
      [list(selected(a, rounds + 1)), '多做了一轮'],
      [list(sorted(a)), '以为已经全部排好'],
      [list(a), '以为还没有交换'],
    ],
    proof: `int a[] = {${a.join(', ')}};\nfor (int i = 0; i < ${rounds}; i++) swap(a[i], *min_element(a + i, a + 5));\nfor (int i = 0; i < 5; i++) cout << a[i] << (i < 4 ? " " : "");`,
  }),
  check: ({ a, rounds }, key) => {
    const row = key.split(' ').map(Number);
    const moved = row.filter((x, i) => x !== a[i]).length;
    return list(row.slice(0, rounds)) === list(sorted(a).slice(0, rounds)) && moved <= 2 * rounds;
  },
});

/** How often bubble sort exchanges or compares. */
const bubbleCompares = simple({
  name: 'bubble-compares',
  title: '冒泡排序比较几次',
  difficulty: 'easy',
  hints: ['第一趟比较的次数比数的个数少一。', '每排好一个，下一趟就少比一次，把各趟加起来。'],
  draw: (random) => ({ n: random.int(5, 20), rounds: random.int(2, 4) }),
  write: ({ n, rounds }) => {
    const key = (rounds * (2 * n - rounds - 1)) / 2;
    return {
      lead: `用冒泡排序排 ${n} 个数，每一趟只比较还没排好的相邻两个数。前 ${rounds} 趟一共比较多少次？（　　）`,
      key: `${key}`,
      why: `第一趟比较 ${n - 1} 次，以后每趟少一次：${Array.from({ length: rounds }, (_, i) => n - 1 - i).join(' + ')} = ${key}，`,
      wrong: [
        [`${rounds * n}`, `以为每趟都比较 ${n} 次`],
        [`${rounds * (n - 1)}`, '以为每趟的次数一样，排好的数不用再比'],
        [`${key + rounds}`, `以为第一趟比较 ${n} 次，相邻的数只有 ${n - 1} 对`],
        [`${(n * (n - 1)) / 2}`, '算成了全部排完的次数'],
        [`${n - 1}`, '只算了第一趟'],
      ],
      proof: `int c = 0;\nfor (int i = 1; i <= ${rounds}; i++)\n    for (int j = 0; j < ${n} - i; j++) c++;\ncout << c;`,
    };
  },
  check: ({ n, rounds }, key) => {
    let left = Number(key);
    for (let i = 1; i <= rounds; i += 1) left -= n - i;
    return left === 0;
  },
});

export const SORTING: readonly Template[] = [
  inversions,
  stableOrder,
  insertionRounds,
  selectionRounds,
  bubbleCompares,
].flat();
