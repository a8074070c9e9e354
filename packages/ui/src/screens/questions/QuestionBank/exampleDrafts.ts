import {
  JUDGEMENT,
  type QuestionType,
  SINGLE,
  MULTIPLE,
  TRUE_FALSE,
  FILL,
  PROGRAMMING,
  READING,
  COMPLETION,
} from '@aosai/api/questions/kinds';
import type { DraftOf, QuestionDraft } from './questionDraft.ts';

const four = (...texts: string[]) => texts.map((text, place) => ({ id: 'ABCD'[place] ?? '', text }));
const judge = [...JUDGEMENT];

const single: DraftOf<typeof SINGLE> = {
  type: SINGLE,
  stem: '下面的程序输出（　　）。\n\n```cpp\nvoid change(int a, int &b) { a += b; b = a - b; }\n\nint main() {\n    int x = 3, y = 5;\n    change(x, y);\n    cout << x << " " << y;\n}\n```',
  analysis: '`a` 是值传递，不影响 `x`；`b` 是引用，`y` 变为 `8 - 5 = 3`。',
  difficulty: 'easy',
  tags: ['函数与参数传递'],
  options: four('`3 5`', '`3 3`', '`8 3`', '`5 3`'),
  answer: ['B'],
};

const multiple: DraftOf<typeof MULTIPLE> = {
  type: MULTIPLE,
  stem: '下列排序算法中，稳定的有（　　）。',
  analysis: '选择排序会交换不相邻的元素，相等元素的先后可能改变。',
  difficulty: 'medium',
  tags: ['排序'],
  options: four('冒泡排序', '插入排序', '选择排序', '归并排序'),
  answer: ['A', 'B', 'D'],
};

const judgement: DraftOf<typeof TRUE_FALSE> = {
  type: TRUE_FALSE,
  stem: '在 C++ 中，引用一旦初始化，就不能再改为引用另一个变量。',
  analysis: '引用没有「改指」的写法，赋值改变的是被引用的变量。',
  difficulty: 'easy',
  tags: ['引用'],
  answer: true,
};

const fill: DraftOf<typeof FILL> = {
  type: FILL,
  stem: '二进制数 `101101` 转成十进制是（①），转成十六进制是（②）。',
  analysis: '从右往左每四位一组。',
  difficulty: 'medium',
  tags: ['进制转换'],
  answer: [['45'], ['2D', '0x2D']],
};

const programming: DraftOf<typeof PROGRAMMING> = {
  type: PROGRAMMING,
  title: '灯塔的间隔',
  stem: '海岸上自西向东有 n 座灯塔，第 i 座的位置是 x。求相邻两座之间最大的间隔，以及有多少对相邻灯塔恰好取到它。\n\n输入第一行一个整数 n，第二行 n 个严格递增的整数。输出最大间隔和对数。',
  analysis: '先求相邻差，再统计最大值出现的次数。',
  difficulty: 'medium',
  tags: ['一维数组', '递推'],
  limits: { timeMs: 1_000, memoryKiB: 262_144 },
  languages: [53, 71],
  standard: 'c++14',
  compare: { kind: 'default' },
  subtasks: [
    { id: '1', points: 4_000, type: 'min' },
    { id: '2', points: 6_000, type: 'min', requires: ['1'] },
  ],
  cases: [
    { id: '1', input: '5\n1 4 7 9 12\n', expected: '3 3\n', sample: true },
    { id: '2', input: '2\n-5 100000\n', expected: '100005 1\n', sample: false, subtaskId: '1' },
    { id: '3', input: '4\n1 2 3 4\n', expected: '1 3\n', sample: false, subtaskId: '2' },
  ],
};

const reading: DraftOf<typeof READING> = {
  type: READING,
  stem: '阅读程序，完成各小题。输入都是不超过 20 的正整数。\n\n```cpp\nint f(int n) {\n    if (n <= 1) return n;\n    return f(n - 1) + f(n - 2);\n}\n```',
  analysis: '`f` 是斐波那契数列。',
  difficulty: 'hard',
  tags: ['递归'],
  parts: [
    { id: 'p1', stem: '输入 `1` 时输出 `1`。', options: judge, answer: 'T' },
    { id: 'p2', stem: '输入 `7` 时输出（　　）。', options: four('8', '13', '21', '34'), answer: 'B' },
  ],
};

const completion: DraftOf<typeof COMPLETION> = {
  type: COMPLETION,
  stem: '在升序数组中找到第一个不小于 `x` 的位置。试补全程序。\n\n```cpp\nint l = 1, r = ①;\nwhile (l < r) {\n    int m = (l + r) / 2;\n    if (a[m] >= x) ②;\n    else l = m + 1;\n}\n```',
  analysis: '`r` 可以取到 `n + 1`，表示没有这样的位置。',
  difficulty: 'veryHard',
  tags: ['二分'],
  parts: [
    { id: 'b1', stem: '①处应填（　　）', options: four('`n`', '`n + 1`', '`n - 1`', '`x`'), answer: 'B' },
    { id: 'b2', stem: '②处应填（　　）', options: four('`r = m - 1`', '`r = m`', '`l = m`', '`return`'), answer: 'B' },
  ],
};

/** One question of each type for the stories. */
export const exampleDrafts = {
  [SINGLE]: single,
  [MULTIPLE]: multiple,
  [TRUE_FALSE]: judgement,
  [FILL]: fill,
  [PROGRAMMING]: programming,
  [READING]: reading,
  [COMPLETION]: completion,
} as const satisfies Record<QuestionType, QuestionDraft>;
