import { packageOf } from '../../../packages/server/src/testing/importers/zipOf.ts';
import { CPP } from '@aosai/api/judging/languages';
import { FILL, MULTIPLE, PROGRAMMING, READING, SINGLE, TRUE_FALSE } from '@aosai/api/questions/kinds';

type Files = Record<string, string | Uint8Array>;

/** Fields that every question of the package has. */
const head = (title: string, stem: string) => ({
  title,
  stem,
  analysis: '',
  difficulty: 'easy',
  tags: ['第四单元'],
  points: null,
  stage: 'gesp-4',
});

const lettered = (texts: readonly string[]) => texts.map((text, at) => ({ id: 'ABCD'[at] ?? '', text }));

const SINGLES: readonly (readonly [stem: string, ...options: string[]])[] = [
  ['二维数组 `int a[3][4];` 一共有多少个元素（　）。', '12', '7', '34', '4'],
  ['指针变量里保存的是（　）。', '内存地址', '函数名字', '文件路径', '浮点常量'],
  ['冒泡排序最坏情况下的时间复杂度是（　）。', '$O(n^2)$', '$O(n)$', '$O(\\log n)$', '$O(1)$'],
  ['按引用传递参数时，被调函数修改形参会（　）。', '同时修改实参', '产生副本', '编译失败', '没有任何影响'],
  ['用来声明结构体类型的关键字是（　）。', '`struct`', '`class of`', '`record`', '`tuple`'],
  ['斐波那契递推里，已知前两项都是 1，第六项等于（　）。', '8', '5', '13', '21'],
  ['打开文件写入数据，应当用哪个流对象（　）。', '`ofstream`', '`cin`', '`istream`', '`stringview`'],
  ['捕获异常的语句块以哪个词开头（　）。', '`catch`', '`throws`', '`except`', '`rescue`'],
  ['对 8 个数做插入排序，数据已经有序，比较次数是（　）。', '7', '28', '64', '0'],
  ['局部变量的作用域到哪里结束（　）。', '所在的花括号', '整个程序', '下一个函数', '头文件末尾'],
];

const JUDGEMENTS: readonly (readonly [stem: string, answer: boolean])[] = [
  ['选择排序是一种稳定的排序算法。', false],
  ['函数的返回值类型可以写成 `void`。', true],
];

const REFERENCE = `#include <iostream>
using namespace std;
int main() {
    int n, x, best;
    cin >> n >> best;
    while (cin >> x) best = max(best, x);
    cout << best << endl;
}
`;
/** A wrong solution that is right if some number is positive. */
const WRONG = REFERENCE.replace('cin >> n >> best;', 'best = 0;\n    cin >> n;');

const solution = (name: string, code: string, expect: string) => ({ name, language: CPP, code, expect: [expect] });

const task = (title: string, stem: string, cases: number, solutions: object[] = []) => ({
  ...head(title, stem),
  type: PROGRAMMING,
  limits: { timeMs: 1_000, memoryKiB: 262_144 },
  languages: [CPP],
  compare: { kind: 'default' },
  subtasks: [],
  cases: Array.from({ length: cases }, (_, at) => ({
    id: String(at + 1),
    sample: at === 0,
    input: `${at + 1}.in`,
    answer: `${at + 1}.out`,
  })),
  solutions,
  templates: {},
});

/** The task whose test data accepts a wrong program. */
export const WEAK_TASK = '最高的一天';
/** The test case that rejects that program. */
export const MISSING_CASE = { input: '3\n-7 -2 -9\n', expected: '-2\n' };

/** The task whose input file is not valid text in any encoding, unless `isMended`. */
export const BROKEN_TASK = '倒着念名字';
const NAME = '李小明';
const NO_TEXT = Buffer.from('ff00fe', 'hex');

const questions = (): object[] => [
  ...SINGLES.map(([stem, ...options]) => ({
    ...head(stem.slice(0, 20), stem),
    type: SINGLE,
    options: lettered(options),
    answer: ['A'],
  })),
  // Invalid: has no stem.
  { ...head('', ''), type: SINGLE, options: lettered(['甲', '乙']), answer: ['A'] },
  ...JUDGEMENTS.map(([stem, answer]) => ({ ...head(stem.slice(0, 20), stem), type: TRUE_FALSE, answer })),
  // Invalid: unknown difficulty.
  { ...head('', '`int` 型指针加一，地址的数值一定只增加一。'), type: TRUE_FALSE, answer: false, difficulty: 'extreme' },
  {
    ...head('', '下面哪些循环可以一次都不执行（　）。'),
    type: MULTIPLE,
    options: lettered(['`while`', '`for`', '`do … while`']),
    answer: ['A', 'B'],
  },
  { ...head('', '把十六进制 `2D` 写成十进制是（①）。'), type: FILL, answer: [['45']] },
  {
    ...head('', '阅读程序，完成各小题。\n\n```cpp\nint f(int n) { return n < 2 ? n : f(n - 1) + f(n - 2); }\n```'),
    type: READING,
    parts: [{ id: 'p1', stem: '`f(7)` 等于（　）。', options: lettered(['13', '8', '21', '34']), answer: 'A' }],
  },
  task(WEAK_TASK, '给出 n 天的气温，输出其中最高的一个。气温是绝对值不超过 100 的整数。', 2, [
    solution('标准程序', REFERENCE, 'AC'),
    solution('从零开始比', WRONG, 'WA'),
  ]),
  task('糖果装袋', '有 n 颗糖，每袋装 k 颗，问可以装满几袋。', 1),
  task(BROKEN_TASK, '输入一个名字，把它倒过来输出。', 1),
];

const DATA: Readonly<Record<string, Files>> = {
  [WEAK_TASK]: { '1.in': '8\n12 30 25 18 22 9 27 16\n', '1.out': '30\n', '2.in': '4\n-3 8 0 -1\n', '2.out': '8\n' },
  糖果装袋: { '1.in': '17 5\n', '1.out': '3\n' },
  [BROKEN_TASK]: { '1.in': `${NAME}\n`, '1.out': `${Array.from(NAME).toReversed().join('')}\n` },
};

/** Number of questions in the package; `FAULT_COUNT` of them cannot be imported. */
export const QUESTION_COUNT = questions().length;
export const FAULT_COUNT = 3;
/** Number of importable tasks whose only test cases are the samples. The broken task is not among them. */
export const DOUBTFUL_COUNT = 1;

/** 20 questions of level 4 in the platform's format: two invalid ones, and one with a broken file unless `isMended`. */
export function questionPackage({ isMended }: { isMended: boolean }): Buffer {
  const files: Files = {};
  const folders = questions().map((question, at) => {
    const folder = `q${String(at + 1).padStart(2, '0')}`;
    files[`${folder}/question.json`] = JSON.stringify(question);
    const { title } = question as { title: string };
    for (const [name, content] of Object.entries(DATA[title] ?? {}))
      files[`${folder}/${name}`] = title === BROKEN_TASK && name === '1.in' && !isMended ? NO_TEXT : content;
    return folder;
  });
  const manifest = { format: 'aosai-questions', formatVersion: 1, questions: folders };
  return packageOf({ 'aosai.json': JSON.stringify(manifest), ...files });
}
