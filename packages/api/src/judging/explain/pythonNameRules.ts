import type { Found, PythonRule } from './pythonRule.ts';

/** Words of other languages and misspelt names, with what Python writes. */
const MEANT: Readonly<Record<string, string>> = {
  true: 'True',
  false: 'False',
  TRUE: 'True',
  FALSE: 'False',
  null: 'None',
  none: 'None',
  Print: 'print',
  PRINT: 'print',
  pritn: 'print',
  prnit: 'print',
  printf: 'print',
  cout: 'print',
  Input: 'input',
  imput: 'input',
  cin: 'input()',
  Int: 'int',
  integer: 'int',
  string: 'str',
  String: 'str',
  Len: 'len',
  lenth: 'len',
  length: 'len',
  Range: 'range',
  rang: 'range',
  If: 'if',
  While: 'while',
  For: 'for',
};

const MODULES = ['math', 'random', 'time', 'turtle', 'string', 'sys', 'collections'];

/** Names that beginners use without their module. */
const OF_MODULE: Readonly<Record<string, string>> = {
  sqrt: 'math',
  ceil: 'math',
  floor: 'math',
  pi: 'math',
  randint: 'random',
  sleep: 'time',
};

const groupOf = ({ m }: Found, group = 1): string => m[group] ?? '';

const VALUE_GIVEN =
  /(?:^|[\s,(])([\p{L}_][\p{L}\p{N}_]*)\s*=(?!=)|\b(?:def|for|import|as)\s+([\p{L}_][\p{L}\p{N}_]*)/gu;

/** Names that the program gives a value, or defines, with the first line that does. */
function namesOf(blanked: string): ReadonlyMap<string, number> {
  const names = new Map<string, number>();
  for (const [index, text] of blanked.split('\n').entries())
    for (const [, assigned, defined] of text.matchAll(VALUE_GIVEN)) {
      const name = assigned ?? defined ?? '';
      if (!names.has(name)) names.set(name, index + 1);
    }
  return names;
}

const lineOfName = (name: string, blanked: string): number => namesOf(blanked).get(name) ?? 0;

const nearName = ({ m, blanked }: Found): string | undefined =>
  /Did you mean: '([^']+)'/.exec(m.input)?.[1] ??
  [...namesOf(blanked).keys()].find((name) => name !== m[1] && name.toLowerCase() === m[1]?.toLowerCase());

/** Names that the running program does not know. */
export const PYTHON_NAME_RULES: readonly PythonRule[] = [
  {
    code: 'foreignWord',
    type: /^NameError$/,
    when: /name '([^']+)' is not defined/,
    only: (found) => MEANT[groupOf(found)] !== undefined && !namesOf(found.blanked).has(groupOf(found)),
    title: (found) => `${groupOf(found)} 是不是要写 ${MEANT[groupOf(found)]}？`,
    advice: 'Python 区分大小写，一个字母都不能错。',
  },
  {
    code: 'importMissing',
    type: /^NameError$/,
    when: /name '([^']+)' is not defined/,
    only: (found) => MODULES.includes(groupOf(found)),
    title: '用了 $1，但没有导入',
    advice: '在程序开头写 import $1。',
  },
  {
    code: 'importMissing',
    type: /^NameError$/,
    when: /name '([^']+)' is not defined/,
    only: (found) => OF_MODULE[groupOf(found)] !== undefined,
    title: '用了 $1，但没有导入',
    advice: (found) => `在程序开头写 from ${OF_MODULE[groupOf(found)]} import ${groupOf(found)}。`,
  },
  {
    code: 'declaredLater',
    type: /^NameError$/,
    when: /name '([^']+)' is not defined/,
    only: (found) => lineOfName(groupOf(found), found.blanked) > (found.line ?? Infinity),
    title: '$1 要先定义再使用',
    advice: (found) => `第 ${lineOfName(groupOf(found), found.blanked)} 行才定义它，请移到这一行的前面。`,
  },
  {
    code: 'scopeEnded',
    type: /^NameError$/,
    when: /name '([^']+)' is not defined/,
    only: (found) => {
      const line = lineOfName(groupOf(found), found.blanked);
      return line > 0 && line < (found.line ?? 0) && /^\s/.test(found.blanked.split('\n')[line - 1] ?? '');
    },
    title: '变量 $1 只在函数里面有',
    advice: '函数里的变量到外面就没有了。用 return 把值带出来。',
  },
  {
    code: 'nameMisspelt',
    type: /^NameError$/,
    when: /name '([^']+)' is not defined/,
    only: (found) => nearName(found) !== undefined,
    title: (found) => `没有叫 ${groupOf(found)} 的变量，是不是要写 ${nearName(found)}？`,
    advice: '名字要和前面一模一样，大小写也要一样。',
  },
  {
    code: 'notDefined',
    type: /^NameError$/,
    when: /name '([^']+)' is not defined/,
    title: '没有叫 $1 的变量或函数',
    advice: '检查拼写和大小写；变量要先赋值再使用，字符串要加引号。',
  },
  {
    code: 'localNoValue',
    type: /^UnboundLocalError$/,
    when: /variable '([^']+)'/,
    title: '变量 $1 还没有值',
    advice: '在函数里使用它之前先赋值，或者用参数传进来；要改外面的变量，先写 global $1。',
  },
  {
    code: 'noAttributeOfNone',
    type: /^AttributeError$/,
    when: /'NoneType' object has no attribute '([^']+)'/,
    title: '这个变量是 None，没有 $1',
    advice: 'append、sort、reverse 直接改变列表，没有返回值：写 a.sort()，不写 a = a.sort()。',
  },
  {
    code: 'noAttribute',
    type: /^AttributeError$/,
    when: /has no attribute '([^']+)'/,
    title: '没有 $1 这个属性或方法',
    advice: '检查拼写，也看看这个值是不是你以为的类型。',
  },
  {
    code: 'noModule',
    type: /^ModuleNotFoundError$/,
    when: /No module named '([^']+)'/,
    title: '没有模块 $1',
    advice: '检查拼写；这里只有 Python 标准库和 turtle。',
  },
  {
    code: 'noImport',
    type: /^ImportError$/,
    when: /cannot import name '([^']+)'/,
    title: '模块里没有 $1',
    advice: '检查拼写和大小写。',
  },
];
