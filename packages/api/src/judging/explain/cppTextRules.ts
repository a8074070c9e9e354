import { lineHas, type CppRule } from './cppRule.ts';

/** Mistakes in quotes, comments, numbers and the lines at the beginning of a program. */
export const CPP_TEXT_RULES: readonly CppRule[] = [
  {
    code: 'unclosedComment',
    when: /^unterminated comment$/,
    title: '注释没有结束',
    advice: '用 /* 开始的注释要用 */ 结束；只注释一行可以用 //。',
  },
  {
    code: 'unclosedString',
    when: /^missing terminating " character$/,
    title: '双引号没有成对',
    advice: '字符串的开头和结尾都要有英文双引号，并且写在同一行。字符串里要换行，请写 \\n。',
  },
  {
    code: 'unclosedChar',
    when: /^missing terminating ' character$/,
    title: '单引号没有成对',
    advice: "字符的左右都要有英文单引号，例如 'a'。",
  },
  {
    code: 'emptyChar',
    when: /^empty character constant$/,
    title: '单引号里没有字符',
    advice: '单引号里要正好有一个字符，空格写成 \' \'。空字符串用双引号 ""。',
  },
  {
    code: 'noHeader',
    when: /^([\w./+]+): No such file or directory$/,
    title: '没有叫 $1 的头文件',
    advice: ([, name = '']) =>
      name.endsWith('.h') && /^(?:iostream|string|vector|algorithm|iomanip)\.h$/.test(name)
        ? `现在的写法没有 .h：#include <${name.slice(0, -2)}>。`
        : '检查 #include 后面的拼写，例如 iostream、cmath、string、algorithm。',
  },
  {
    code: 'includeName',
    when: /^#include expects "FILENAME" or <FILENAME>$/,
    title: '#include 后面少了尖括号',
    advice: '写成 #include <iostream>，头文件名要放在 < 和 > 之间。',
  },
  {
    code: 'includeClose',
    when: /^missing terminating > character$/,
    title: '#include 少了右尖括号',
    advice: '写成 #include <iostream>，< 和 > 要成对。',
  },
  {
    code: 'hashComment',
    when: /^invalid preprocessing directive #\\[uU]/,
    title: '注释不能用 # 开头',
    advice: 'C++ 的注释写 //，# 只用于 #include 和 #define。',
  },
  {
    code: 'directive',
    when: /^invalid preprocessing directive #(\w+)/,
    title: '没有 #$1 这样的指令',
    advice: '检查 # 后面的拼写，例如 #include、#define。注释要用 //，不用 #。',
  },
  {
    code: 'includeHash',
    when: /^'(?:include|inlcude)' does not name a type$/,
    title: 'include 前面少了 #',
    advice: '写成 #include <iostream>，# 不能省略。',
  },
  {
    code: 'badSign',
    when: /^stray '(.+)' in program$/,
    only: ([, sign = '']) => !sign.startsWith('\\3') && !sign.startsWith('\\2'),
    title: '程序里有多余的符号 $1',
    advice: '删掉这个符号。它可能是按错了键，或者是从别处复制进来的。',
  },
  {
    code: 'namespaceWord',
    when: /^expected nested-name-specifier before '(\w+)'$/,
    only: lineHas(/\busing\b/),
    title: 'using 这一行的 namespace 拼错了',
    advice: '写成 using namespace std;',
  },
  {
    code: 'namespaceName',
    when: /^'(\w+)' is not a namespace-name$/,
    title: '没有叫 $1 的命名空间',
    advice: '写成 using namespace std;，std 不能拼错。',
  },
  {
    code: 'usingWord',
    when: /^'(\w+)' does not name a type(?:;.*)?$/,
    only: lineHas(/^\s*\w+\s+namespace\b/),
    title: '这一行开头的单词拼错了：$1',
    advice: '写成 using namespace std;',
  },
  {
    code: 'octal',
    when: /^invalid digit "(\d)" in octal constant$/,
    title: '整数不能以 0 开头',
    advice: '以 0 开头的数是八进制，里面不能有 8 和 9。去掉开头的 0。',
  },
  {
    code: 'decimalPoints',
    when: /^too many decimal points in number$/,
    title: '一个数里有两个小数点',
    advice: '一个小数只有一个小数点，检查这一行的数。',
  },
  {
    code: 'numberThenLetter',
    when: /^unable to find numeric literal operator 'operator""(\w+)'/,
    title: '数字后面直接跟了字母 $1',
    advice: '变量名不能以数字开头；相乘要写 *，例如 3 * x。',
  },
  {
    code: 'nameWithDigit',
    when: /^expected unqualified-id before numeric constant$/,
    title: '变量名不能以数字开头',
    advice: '变量名由字母、数字和下划线组成，第一个不能是数字，例如 a2。',
  },
];
