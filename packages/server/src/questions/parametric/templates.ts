import { bitOperations } from './templates/bitOperations.ts';
import { breakContinue } from './templates/breakContinue.ts';
import { bubblePass } from './templates/bubblePass.ts';
import { castParts } from './templates/castParts.ts';
import { conditionValue } from './templates/conditionValue.ts';
import { divideRemainder } from './templates/divideRemainder.ts';
import { elseIfChain } from './templates/elseIfChain.ts';
import { forSum } from './templates/forSum.ts';
import { fromHex } from './templates/fromHex.ts';
import { letterShift } from './templates/letterShift.ts';
import { loopTimes } from './templates/loopTimes.ts';
import { mathCalls } from './templates/mathCalls.ts';
import { mixedDivision } from './templates/mixedDivision.ts';
import { nestedSum } from './templates/nestedSum.ts';
import { nestedTimes } from './templates/nestedTimes.ts';
import { octalFromBinary } from './templates/octalFromBinary.ts';
import { passParameters } from './templates/passParameters.ts';
import { pointerWalk } from './templates/pointerWalk.ts';
import { precedence } from './templates/precedence.ts';
import { pyFloor } from './templates/pyFloor.ts';
import { pyRange } from './templates/pyRange.ts';
import { pySlice } from './templates/pySlice.ts';
import { recursionTrace } from './templates/recursionTrace.ts';
import { reverseDigits } from './templates/reverseDigits.ts';
import { rowsAndColumns } from './templates/rowsAndColumns.ts';
import { runningSums } from './templates/runningSums.ts';
import { shiftArray } from './templates/shiftArray.ts';
import { shifts } from './templates/shifts.ts';
import { steps } from './templates/steps.ts';
import { substring } from './templates/substring.ts';
import { switchFall } from './templates/switchFall.ts';
import { toBinary } from './templates/toBinary.ts';
import { twosComplement } from './templates/twosComplement.ts';
import { type Template, parametric } from './parametric.ts';

/** Text times a number repeats; numbers multiply. */
const pyRepeat = parametric({
  name: 'py-repeat',
  version: 1,
  language: 'python',
  title: '字符串的乘法',
  stage: 'gesp-1',
  difficulty: 'easy',
  points: ['gesp-py-1/types'],
  tags: ['字符串', '类型转换', 'Python'],
  draw: (random) => ({ a: random.int(12, 48), k: random.int(2, 3) }),
  write: ({ a, k }) => ({
    lead: '执行下面的 Python 程序，输出是（　　）。',
    code: `a = "${a}"\nprint(a * ${k}, int(a) * ${k})`,
    key: `${`${a}`.repeat(k)} ${a * k}`,
    why: `a 是字符串，乘 ${k} 是重复 ${k} 遍，得 ${`${a}`.repeat(k)}；int(a) 是整数 ${a}，乘 ${k} 得 ${a * k}，`,
    wrong: [
      [`${a * k} ${a * k}`, '以为引号里的数字也会按数来乘'],
      [`${`${a}`.repeat(k)} ${`${a}`.repeat(k)}`, '以为 int(a) 不改变类型'],
      [`${a * k} ${`${a}`.repeat(k)}`, '把两种类型弄反了'],
    ],
  }),
  check: ({ a, k }, key) => {
    const [text = '', number] = key.split(' ');
    return text.split(`${a}`).length === k + 1 && text.length === 2 * k && Number(number) === a * k;
  },
});

/** The tens digit of a number of four digits. */
const middleDigit = parametric({
  name: 'middle-digit',
  version: 1,
  language: 'cpp',
  title: '取出十位数字',
  stage: 'gesp-1',
  difficulty: 'easy',
  points: ['gesp-cpp-1/arith'],
  tags: ['整除与取余', '数位'],
  draw: (random) => {
    const [a = 1, b = 2, c = 3, d = 4] = random.some(4, 1, 9);
    return { digits: [a, b, c, d] as const };
  },
  write: ({ digits: [a, b, c, d] }) => ({
    lead: '执行下面的程序段，输出是（　　）。',
    code: `int n = ${a}${b}${c}${d};\ncout << n / 10 % 10;`,
    key: `${c}`,
    why: `先算 n / 10，去掉个位得到 ${a}${b}${c}；再对 10 取余，留下最后一位 ${c}，也就是原数的十位数字，`,
    wrong: [
      [`${d}`, '只做了 n % 10，取到的是个位'],
      [`${b}`, '多去掉了一位，取到的是百位'],
      [`${a}`, '把左边第一位当成了结果，那是千位'],
    ],
  }),
  check: ({ digits }, key) => key === digits.join('').at(-2),
});

/** ++ before and after a variable. */
const increments = parametric({
  name: 'increments',
  version: 1,
  language: 'cpp',
  title: '自增的先后',
  stage: 'gesp-1',
  difficulty: 'medium',
  points: ['gesp-cpp-1/assign'],
  tags: ['自增自减'],
  draw: (random) => ({ x: random.int(3, 40) }),
  write: ({ x }) => ({
    lead: '执行下面的程序段，输出是（　　）。',
    code: `int a = ${x};\nint b = a++;\nint c = ++a;\ncout << a << " " << b << " " << c;`,
    key: `${x + 2} ${x} ${x + 2}`,
    why: `a++ 先把 a 原来的值 ${x} 交给 b，再让 a 变成 ${x + 1}；++a 先让 a 变成 ${x + 2}，再把 ${x + 2} 交给 c，`,
    wrong: [
      [`${x + 2} ${x + 1} ${x + 2}`, '以为 a++ 也是先加 1 再取值'],
      [`${x + 2} ${x} ${x + 1}`, '以为 ++a 是先取值再加 1'],
      [`${x} ${x} ${x + 1}`, '以为 a++ 和 ++a 不会改变 a 自己'],
    ],
  }),
  check: ({ x }, key) => {
    const [a, b, c] = key.split(' ').map(Number);
    return b === x && a === c && a === x + 2;
  },
});

/** The code of a digit character is not its value. */
const digitValue = parametric({
  name: 'digit-value',
  version: 1,
  language: 'cpp',
  title: '数字字符的值',
  stage: 'gesp-2',
  difficulty: 'medium',
  points: ['gesp-cpp-2/ascii'],
  tags: ['ASCII', '字符'],
  draw: (random) => {
    const [a = 3, b = 7] = random.some(2, 2, 9);
    return { a, b };
  },
  write: ({ a, b }) => ({
    lead: "已知 `'0'` 的 ASCII 码是 48，执行下面的程序段，输出是（　　）。",
    code: `char a = '${a}', b = '${b}';\ncout << (a - '0') * 10 + b - '0';`,
    key: `${a}${b}`,
    why: `数字字符减去 '0' 得到它代表的数：a - '0' 是 ${a}，b - '0' 是 ${b}，${a} * 10 + ${b} 就是 ${a}${b}，`,
    wrong: [
      [`${a * 10 + b + 48}`, `后一半忘了减去 '0'，把 '${b}' 当成了编码 ${b + 48}`],
      [`${(a + 48) * 10 + b + 48}`, '把字符都当成了它们的编码'],
      [`${a + b}`, '把两个数字直接加起来，漏了乘 10'],
    ],
  }),
  check: ({ a, b }, key) => Math.floor(Number(key) / 10) === a && Number(key) % 10 === b,
});

/** The value of a number in two's complement. */
const fromComplement = parametric({
  name: 'from-complement',
  version: 1,
  language: 'cpp',
  title: '由补码求真值',
  stage: 'gesp-3',
  difficulty: 'hard',
  points: ['gesp-cpp-3/complement'],
  tags: ['补码'],
  draw: (random) => ({ n: random.int(5, 100) }),
  write: ({ n }) => ({
    lead: `用 8 位补码存放有符号整数，\`${(256 - n).toString(2)}\` 表示的十进制数是（　　）。`,
    key: `-${n}`,
    why: `最高位是 1，是负数。减 1 后除符号位外取反，得到原码 1${n.toString(2).padStart(7, '0')}，后 7 位是 ${n}，所以是 -${n}，`,
    wrong: [
      [`${256 - n}`, '当成了没有符号的数'],
      [`-${128 - n}`, '当成了原码，只看后 7 位'],
      [`-${n - 1}`, '只取反，没有减 1，当成了反码'],
      [`${n}`, '漏掉了负号'],
    ],
    proof: `cout << (int)(signed char)${256 - n};`,
  }),
  check: ({ n }, key) => 256 + Number(key) === 256 - n,
});

/** An else belongs to the nearest if. */
const danglingElse = parametric({
  name: 'dangling-else',
  version: 1,
  language: 'cpp',
  title: 'else 与谁配对',
  stage: 'gesp-2',
  difficulty: 'medium',
  points: ['gesp-cpp-2/nested-branch'],
  tags: ['多层分支'],
  draw: (random) => ({ a: random.int(1, 9), low: random.int(10, 15), drawn: random.some(3, 2, 30) }),
  write: ({ a, low, drawn: [s = 2, p = 3, q = 4] }) => ({
    lead: '执行下面的程序段，输出是（　　）。',
    code: `int a = ${a}, s = ${s};\nif (a > 0)\n    if (a > ${low})\n        s += ${p};\n    else\n        s -= ${q};\ncout << s;`,
    key: `${s - q}`,
    why: `else 和离它最近的、还没有配对的 if 配成一对，也就是 if (a > ${low})。${a} 大于 0 但不大于 ${low}，执行 else，s 变成 ${s - q}，`,
    wrong: [
      [`${s}`, '以为 else 和外层的 if 配对，所以什么也没做'],
      [`${s + p}`, `以为 ${a} > ${low} 成立`],
      [`${s + p - q}`, '以为两个语句都会执行'],
    ],
  }),
  check: ({ drawn: [s = 0, , q = 0] }, key) => Number(key) + q === s,
});

/** Every template, ordered by name. Never remove one: stored questions name it. */
export const TEMPLATES: readonly Template[] = [
  bitOperations,
  breakContinue,
  bubblePass,
  castParts,
  conditionValue,
  danglingElse,
  digitValue,
  divideRemainder,
  elseIfChain,
  forSum,
  fromComplement,
  fromHex,
  increments,
  letterShift,
  loopTimes,
  mathCalls,
  middleDigit,
  mixedDivision,
  nestedSum,
  nestedTimes,
  octalFromBinary,
  passParameters,
  pointerWalk,
  precedence,
  pyFloor,
  pyRange,
  pyRepeat,
  pySlice,
  recursionTrace,
  reverseDigits,
  rowsAndColumns,
  runningSums,
  shiftArray,
  shifts,
  steps,
  substring,
  switchFall,
  toBinary,
  twosComplement,
];

export const templateNamed = (name: string): Template | undefined => TEMPLATES.find((one) => one.name === name);
