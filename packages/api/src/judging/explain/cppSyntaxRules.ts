import { lineHas, type CppFault, type CppRule } from './cppRule.ts';
import type { CppSource } from './cppSource.ts';

/** The line that a missing sign belongs to: the one before, if the error is at the beginning of a line. */
const lineOfEnd = (_: RegExpExecArray, { line, column }: CppFault, source: CppSource): number =>
  source.beginsLine(line, column) ? source.codeBefore(line) : line;

const inForHead = (_: RegExpExecArray, { line, column }: CppFault, source: CppSource): boolean =>
  source.isInForHead(line, column);

/** The line before the error with `if (…);`; null if none is near. */
const emptyIf = ({ line }: CppFault, source: CppSource): number | null => {
  for (let at = line; at > Math.max(0, line - 12); at -= 1) if (source.hasEmptyIf(at)) return at;
  return null;
};

/** Whether the statement goes on behind the place of the error, so that more than a semicolon may be missing. */
const goesOn = (_: RegExpExecArray, { line, column }: CppFault, source: CppSource): boolean =>
  source.after(line, column) !== '';

/** Mistakes in signs, brackets and the order of words. */
export const CPP_SYNTAX_RULES: readonly CppRule[] = [
  {
    code: 'keywordName',
    when: /^expected unqualified-id before '(for|while|if|else|do|switch|case|return|break|continue|class|new|delete|this|public|default|using|namespace|template|operator|try|catch|friend|goto|union|enum)'$/,
    only: lineHas(
      /^\s*(?:int|long|double|float|char|bool|string)\b[^()]*\b(?:for|while|if|else|do|switch|case|return|break|continue|class|new|delete|this|public|default|using|namespace|template|operator|try|catch|friend|goto|union|enum)\b\s*[,;=]/,
    ),
    title: '$1 是 C++ 的关键字，不能当变量名',
    advice: '换一个名字，例如在后面加一个字母或数字。',
  },
  {
    code: 'twoTypes',
    when: /^expected unqualified-id before '(?:int|long|double|float|char|bool)'$/,
    only: lineHas(/,\s*(?:int|long|double|float|char|bool)\b/),
    title: '一行里定义几个变量，类型只写一次',
    advice: '写成 int a, b;，逗号后面不再写类型；或者用分号分成两条语句。',
  },
  {
    code: 'semicolonBeforeBody',
    when: /^expected unqualified-id before '\{' token$/,
    title: '大括号前面多了一个分号',
    advice: '函数名和括号后面直接写 {，中间没有分号，例如 int main() {。',
    line: (m, fault, source) => lineOfEnd(m, fault, source),
    only: (_, { line }, source) =>
      /\)\s*;\s*\{?$/.test(source.line(line).trimEnd()) || /\)\s*;\s*$/.test(source.line(source.codeBefore(line))),
  },
  {
    code: 'outsideFunction',
    when: /^expected unqualified-id before '(?:for|while|if|else|return|do|switch)'$/,
    title: '这条语句在函数外面',
    advice: '前面可能多了一个 }，让 main 提前结束了；也可能少写了函数的 {。数一数前面的 { 和 }。',
  },
  {
    code: 'outsideFunction',
    when: /^'(?:cin|cout|scanf|printf|endl|puts)' does not name a type$/,
    title: '这条语句在函数外面',
    advice: '输入输出要写在 main 的大括号里。看看前面是不是多了一个 }，或者少写了 {。',
  },
  {
    code: 'outsideFunction',
    when: /^expected constructor, destructor, or type conversion before '\(' token$/,
    title: '这条语句在函数外面',
    advice: '调用函数的语句要写在 main 的大括号里。看看前面是不是多了一个 }。',
  },
  {
    code: 'extraBrace',
    when: /^expected declaration before '\}' token$/,
    title: '多了一个 }',
    advice: '前面的 { 都已经配上了。从上往下给大括号配对，删掉多余的 }。',
  },
  {
    code: 'missingBrace',
    when: /^expected '\}' at end of input$/,
    title: (_, __, source) => (source.openBrace() === null ? '少了 }' : '这个 { 没有配对的 }'),
    advice: '从上往下给大括号配对：每个 { 都要有自己的 }。缩进对齐以后更容易看出来。',
    line: (_, fault, source) => source.openBrace() ?? fault.line,
  },
  {
    code: 'missingBrace',
    when: /^a function-definition is not allowed here before '\{' token$/,
    only: (_, { line }, source) => !/^\s/.test(source.line(line)) && source.openBrace() !== null,
    title: '这个 { 没有配对的 }',
    advice: '下一个函数开始时，它还没有结束。从上往下给大括号配对，补上少了的 }。',
    line: (_, fault, source) => source.openBrace() ?? fault.line,
  },
  {
    code: 'missingBrace',
    when: /^a function-definition is not allowed here before '\{' token$/,
    title: '函数里面不能再写函数',
    advice: '把这个函数移到 main 的前面；也看看前一个函数是不是少了结尾的 }。',
  },
  {
    code: 'missingBrace',
    when: /^expected '\}' before 'else'$/,
    title: 'else 前面少了 }',
    advice: 'if 后面的 { 要先用 } 结束，再写 else：} else {。',
  },
  {
    code: 'elseCondition',
    when: /^expected '\(' before '\{' token$/,
    only: lineHas(/\belse\s+if\s*\{/),
    title: 'else if 后面少了条件',
    advice: '写成 else if (条件) {；没有条件时只写 else {。',
  },
  {
    code: 'elseCondition',
    when: /^expected ';' before '\{' token$/,
    only: lineHas(/\belse\s*\(/),
    title: 'else 后面不能写条件',
    advice: '要再判断一个条件，写成 else if (条件) {。',
  },
  {
    code: 'elseAlone',
    when: /^'else' without a previous 'if'$/,
    title: 'else 找不到配对的 if',
    advice: (_, fault, source) =>
      emptyIf(fault, source) === null
        ? 'if 和 else 之间有几条语句时，要用 { } 括起来；还要检查 if 的括号和分号。'
        : '前面的 if (…) 后面多了一个分号，if 到那里就结束了。删掉那个分号。',
    line: (_, fault, source) => emptyIf(fault, source) ?? fault.line,
  },
  {
    code: 'headBracket',
    when: /^expected '\(' before /,
    only: lineHas(/\b(?:if|while|for|switch)\b\s*[^\s(]/),
    title: 'if、while、for、switch 的条件要放在括号里',
    advice: '写成 if (条件)、while (条件)、for (…; …; …)。',
  },
  {
    code: 'forParts',
    when: /^expected ';' before /,
    only: inForHead,
    title: 'for 的括号里要有两个分号',
    advice: '写成 for (开始; 条件; 变化)，三部分用分号隔开，不用逗号。',
  },
  {
    code: 'missingBracket',
    when: /^expected ';' before '\{' token$/,
    only: lineHas(/\b(?:if|while|for|switch)\s*\(/),
    title: '少了右括号 )',
    advice: '数一数这一行的 ( 和 )，两种要一样多。',
  },
  {
    code: 'missingBracket',
    when: /^expected '\)' before /,
    only: (_, { line }, source) => source.isOpen(line, '(', ')') || source.isOpen(source.codeBefore(line), '(', ')'),
    title: '少了右括号 )',
    advice: '数一数这一行的 ( 和 )，两种要一样多。',
    line: lineOfEnd,
  },
  {
    code: 'extraBracket',
    when: /^expected (?:',' or )?';' before '\)' token$/,
    title: '多了一个右括号 )',
    advice: '数一数这一行的 ( 和 )，删掉多余的，或补上前面少的 (。',
  },
  {
    code: 'extraBracket',
    when: /^expected primary-expression before '\)' token$/,
    only: (_, { line }, source) => {
      const text = source.line(line);
      return text.split(')').length > text.split('(').length;
    },
    title: '多了一个右括号 )',
    advice: '数一数这一行的 ( 和 )，删掉多余的。',
  },
  {
    code: 'missingSquare',
    when: /^expected '\]' before /,
    only: (_, { line }, source) => {
      const text = source.line(line);
      return text.split('[').length > text.split(']').length;
    },
    title: '少了右方括号 ]',
    advice: '数组下标写成 a[i]，[ 和 ] 要成对。',
  },
  {
    code: 'caseColon',
    when: /^expected ':' before /,
    only: lineHas(/\b(?:case|default)\b/),
    title: 'case 后面要写冒号',
    advice: '写成 case 1:，不是分号。',
  },
  {
    code: 'doWhile',
    when: /^expected 'while' before /,
    title: 'do 的后面少了 while',
    advice: '写成 do { … } while (条件);。',
  },
  {
    code: 'structSemicolon',
    when: /^expected ';' after (?:struct|class) definition$/,
    title: '结构体的 } 后面少了分号',
    advice: 'struct 的定义要以 }; 结束。',
  },
  {
    code: 'structSemicolon',
    when: /^expected ';' at end of member declaration$/,
    title: '结构体里少了分号',
    advice: '结构体里每一行成员的末尾都要写分号。',
  },
  {
    code: 'orderOfSigns',
    when: /^expected primary-expression before '([<>=])' token$/,
    only: lineHas(/=[<>](?!=)|[<>!]\s+=/),
    title: '比较符号写反了或中间有空格',
    advice: '写成 <=、>=、!=，等号在后面，中间没有空格。',
  },
  {
    code: 'orderOfSigns',
    when: /^expected primary-expression before '>' token$/,
    only: lineHas(/<\s*>/),
    title: '没有 <> 这个符号',
    advice: '不等于写成 !=。',
  },
  {
    code: 'defineSemicolon',
    when: /^expected primary-expression before '=' token$/,
    only: lineHas(/^\s*#\s*define\b/),
    title: '#define 里不写等号和分号',
    advice: '写成 #define N 100，名字和值之间只有空格。',
  },
  {
    code: 'elsePlace',
    when: /^expected primary-expression before 'else'$/,
    title: 'else 前面的语句没有写完',
    advice: '检查 else 前面的括号和分号。',
    line: lineOfEnd,
  },
  {
    code: 'typeInCall',
    when: /^expected primary-expression before '(int|long|double|float|char|bool)'$/,
    only: (_, { line, column }, source) =>
      /[\p{L}\p{N}_]\s*\([^()]*$/u.test(source.line(line).slice(0, column - 1)) &&
      !/\b[Ff](?:o|or|ro|r|oe)\s*\([^()]*$/.test(source.line(line).slice(0, column - 1)),
    title: '调用函数时不写类型 $1',
    advice: '类型只在定义函数时写；调用时直接写值或变量，例如 f(n)。',
  },
  {
    code: 'wordFor',
    when: /^expected primary-expression before 'int'$/,
    only: (_, { line, column }, source) =>
      /\b[Ff](?:o|or|ro|r|oe)\s*\([^()]*$/.test(source.line(line).slice(0, column - 1)),
    title: '关键字 for 拼错了',
    advice: '写成小写的 for，C++ 区分大小写。',
  },
  {
    code: 'arrayInCall',
    when: /^expected primary-expression before '\]' token$/,
    only: (_, { line }, source) => (source.line(line).match(/\([^()]*\)/g) ?? []).some((call) => /\[\s*\]/.test(call)),
    title: '把数组传给函数时，只写数组名',
    advice: '去掉方括号，例如 f(a, n)。取其中一个元素要写下标，例如 a[i]。',
  },
  {
    code: 'missingOperand',
    when: /^expected primary-expression before '(.+?)'(?: token)?$/,
    title: '$1 前面少了一个数或变量',
    advice: '运算符的两边都要有东西：检查这一行有没有漏写、重复的符号，或前一行没有写完。',
    line: lineOfEnd,
  },
  {
    code: 'missingComma',
    when: /^expected initializer before '(.+?)'(?: token)?$/,
    only: (_, { line, column }, source) =>
      !source.beginsLine(line, column) && /^\s*(?:int|long|double|float|char|bool|string)\b/.test(source.line(line)),
    title: '定义变量的这一行写得不对',
    advice: '几个变量之间用逗号隔开，赋初值用一个 =，例如 int a, b = 0;。',
  },
  {
    code: 'mainBrace',
    when: /^expected initializer before /,
    only: (_, { line }, source) => /\)\s*$/.test(source.line(source.codeBefore(line))),
    title: '函数少了开头的 {',
    advice: '函数名和括号后面要写 {，例如 int main() {。',
    line: lineOfEnd,
  },
  {
    code: 'mainBrace',
    when: /^named return values are no longer supported$/,
    title: '函数少了开头的 {',
    advice: '函数名和括号后面要写 {，例如 int f(int x) {。',
    line: lineOfEnd,
  },
  {
    code: 'missingSemicolon',
    when: /^expected (?:initializer|',' or ';') before /,
    title: '少了分号',
    advice: '每条语句的末尾要写英文分号 ;。编译器常常到下一行才发现，请看这一行的末尾。',
    line: lineOfEnd,
    only: (_, { line, column }, source) => source.beginsLine(line, column),
  },
  {
    code: 'arrowMissing',
    when: /^expected ';' before /,
    only: (_, { line, column }, source) =>
      /\b(?:cin|cout)\b/.test(source.line(line)) &&
      ((/[\p{L}\p{N}_)"'\]]$/u.test(
        source
          .line(line)
          .slice(0, column - 1)
          .trimEnd(),
      ) &&
        /^[\p{L}\p{N}_"']/u.test(source.after(line, column))) ||
        /^(?:endl\b|")/.test(source.after(line, column))),
    title: '少了 << 或 >>',
    advice: 'cout 的每一项前面都要有 <<，cin 的每个变量前面都要有 >>。',
  },
  {
    code: 'missingSemicolon',
    when: /^expected ';' before /,
    only: (m, fault, source) => !goesOn(m, fault, source),
    title: '少了分号',
    advice: '每条语句的末尾要写英文分号 ;。',
  },
  {
    code: 'missingSign',
    when: /^expected (?:'[;)]'|',' or ';') before '?(.+?)'?(?: token)?$/,
    title: ([, token = '']) => (token.endsWith('constant') ? '数或文字前面少了符号' : `「${token}」前面少了符号`),
    advice: '两个数或变量之间要有运算符、逗号或分号。相乘要写 *。',
  },
  {
    code: 'arrayBraces',
    when: /^expected identifier before numeric constant$/,
    only: lineHas(/=\s*\[/),
    title: '数组的初值要用大括号',
    advice: '写成 int a[3] = {1, 2, 3};。',
  },
  {
    code: 'structuredArray',
    when: /^expected identifier before numeric constant$/,
    only: lineHas(/\b(?:int|long|double|char|bool|string)\s*\[/),
    title: '数组的方括号要写在名字后面',
    advice: '写成 int a[5];，不是 int[5] a;。',
  },
];
