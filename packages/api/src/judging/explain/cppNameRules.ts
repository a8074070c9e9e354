import type { CppFault, CppRule } from './cppRule.ts';
import type { CppSource } from './cppSource.ts';
import { nearWord } from './nearWord.ts';

/** Names of the standard library that beginners use, with the header that declares them. */
const HEADERS: Readonly<Record<string, string>> = {
  ...from('iostream', 'cin cout cerr endl'),
  ...from('string', 'string getline stoi to_string'),
  ...from('cmath', 'sqrt pow abs fabs floor ceil round sin cos log'),
  ...from('algorithm', 'sort max min swap reverse unique lower_bound upper_bound next_permutation'),
  ...from('iomanip', 'setprecision setw fixed setfill'),
  ...from('cstdio', 'printf scanf puts gets getchar putchar freopen'),
  ...from('cstring', 'strlen strcmp strcpy strcat memset'),
  ...from('cstdlib', 'rand srand system exit'),
  ...from('ctime', 'time clock'),
  ...from('climits', 'INT_MAX INT_MIN LLONG_MAX'),
  ...from('vector', 'vector'),
  ...from('map', 'map'),
  ...from('set', 'set'),
  ...from('queue', 'queue priority_queue'),
  ...from('stack', 'stack'),
  ...from('utility', 'pair make_pair'),
};

const TYPES = 'int long double float char bool string void const struct'.split(' ');
/** Words that beginners misspell, with what follows them, so that a name like `cost` is not taken for one of them. */
const WORDS: readonly (readonly [words: readonly string[], next: RegExp])[] = [
  [TYPES, /^\s*[\p{L}_]/u],
  ['for if while switch main sqrt pow abs max min sort swap printf scanf getline'.split(' '), /^\s*\(/],
  [['else', 'do'], /^\s*(?:\{|\p{L}|$)/u],
  [['break', 'continue'], /^\s*;/],
  [['return', 'using', 'case'], /^\s+[\p{L}\p{N}_"'(-]/u],
  [['cin'], /^\s*>>/],
  [['cout'], /^\s*<</],
  [['endl'], /^\s*(?:;|<<)/],
  [['true', 'false'], /^/],
];

/** Words of other languages, with what C++ writes instead. */
const FOREIGN: ReadonlyMap<string, string> = new Map([
  ['True', 'true'],
  ['False', 'false'],
  ['TRUE', 'true'],
  ['FALSE', 'false'],
  ['None', '0'],
  ['elif', 'else if'],
  ['elseif', 'else if'],
  ['then', '{'],
  ['print', 'cout << …'],
  ['println', 'cout << … << endl'],
  ['input', 'cin >> …'],
  ['len', 's.size()'],
  ['def', 'int f(int x) { … }'],
  ['import', '#include <…>'],
  ['var', 'int'],
  ['integer', 'int'],
  ['boolean', 'bool'],
  ['function', 'int f(int x) { … }'],
]);

function from(header: string, names: string): Record<string, string> {
  return Object.fromEntries(names.split(' ').map((name) => [name, header]));
}

/** The word of the language that was meant, if what follows fits it. */
const meantWord = (name: string, next: string): string | null =>
  nearWord(
    name,
    WORDS.filter(([, pattern]) => pattern.test(next)).flatMap(([words]) => words),
  );

/** The head of a function's definition. */
const DEFINITION = /^\s*(?:int|long|double|float|char|bool|string|void)\b[\w ]*\([^()]*\)\s*\{/;

const nameOf = (m: RegExpExecArray): string => m[1] ?? '';

/** Why a name is unknown, from the first reason that fits. */
function reasonOf(
  m: RegExpExecArray,
  { line, column }: CppFault,
  source: CppSource,
): { title: string; advice: string; code: string } {
  const name = nameOf(m);
  const next = source.after(line, column).slice(name.length);
  const isCall = next.trimStart().startsWith('(');
  const foreign = FOREIGN.get(name);
  const header = HEADERS[name];
  const isIncluded = header !== undefined && source.includes(header);
  if (m[2]?.startsWith('std::') || (isIncluded && !source.usesStd()))
    return {
      code: 'namespaceMissing',
      title: `后面用了 ${name}，但没有写 using namespace std;`,
      advice: `${name} 属于 std。在 #include 的下面写一行 using namespace std;`,
    };
  if (header !== undefined)
    return {
      code: 'headerMissing',
      title: `后面用了 ${name}，但没有包含它的头文件`,
      advice: `在程序开头写 #include <${header}>，下面写 using namespace std;`,
    };
  if (foreign !== undefined) return { code: 'foreignWord', title: `C++ 里没有 ${name}`, advice: `要写成 ${foreign}。` };
  const word = meantWord(name, next);
  if (word !== null)
    return {
      code: 'wordMisspelt',
      title: `${name} 是不是要写 ${word}？`,
      advice: 'C++ 区分大小写，一个字母都不能错。',
    };
  const declared = source.declaredNames();
  const before = declared.get(name);
  if (before !== undefined)
    return before < line
      ? {
          code: 'scopeEnded',
          title: `变量 ${name} 在这里已经不能用了`,
          advice: `${name} 在第 ${before} 行的 { } 或 for 里定义，出了那里就没有了。把定义移到外面、前面。`,
        }
      : {
          code: 'declaredLater',
          title: `变量 ${name} 要先定义再使用`,
          advice: `${name} 在第 ${before} 行才定义，请把定义移到这一行的前面。`,
        };
  const near = nearWord(name, [...declared.keys()]);
  if (near !== null)
    return {
      code: 'nameMisspelt',
      title: `没有叫 ${name} 的变量，是不是要写 ${near}？`,
      advice: '名字要和定义时一模一样，大小写也要一样。',
    };
  if (DEFINITION.test(source.line(line)) && source.line(line).indexOf('(') < column - 1)
    return {
      code: 'parameterType',
      title: `参数 ${name} 前面少了类型`,
      advice: '函数的每个参数前面都要写类型，例如 int a, int b。',
    };
  return isCall
    ? {
        code: 'noFunction',
        title: `没有叫 ${name} 的函数`,
        advice: '检查拼写；自己写的函数要放在使用它的函数前面；库函数要包含头文件。',
      }
    : {
        code: 'notDeclared',
        title: `变量 ${name} 没有定义`,
        advice: `使用前先写类型和名字，例如 int ${name};。如果它是一段文字，要加双引号。`,
      };
}

const UNDECLARED = /^'([\p{L}_][\p{L}\p{N}_]*)' was not declared in this scope(?:; did you mean '([^']+)'\?)?$/u;

/** Types of the library where a type is expected. */
const STD_TYPE =
  /^'(string|vector|map|set|queue|stack|priority_queue|pair)' (?:does not name a type|has not been declared)/;

/** The reasons above as rules: each has its own code. */
export const CPP_NAME_RULES: readonly CppRule[] = [
  ...[
    'namespaceMissing',
    'headerMissing',
    'foreignWord',
    'wordMisspelt',
    'scopeEnded',
    'declaredLater',
    'nameMisspelt',
    'parameterType',
    'noFunction',
    'notDeclared',
  ].map((code): CppRule => ({
    code,
    when: UNDECLARED,
    only: (m, fault, source) => reasonOf(m, fault, source).code === code,
    title: (m, fault, source) => reasonOf(m, fault, source).title,
    line: (_, fault, source) => (/^(?:namespace|header)Missing$/.test(code) ? source.lastInclude() : fault.line),
    advice: (m, fault, source) => reasonOf(m, fault, source).advice,
  })),
  {
    code: 'noMain',
    when: /^undefined reference to 'main'$/,
    title: '程序里没有 main 函数',
    advice: '检查 int main() 的拼写：是 main，不是 mian 或 Main。',
  },
  {
    code: 'noBody',
    when: /^undefined reference to '(\w+)\(.*\)'$/,
    title: '函数 $1 只有声明，没有内容',
    advice: '补上它的 { }，并检查两处的名字和参数是否一样。',
  },
  {
    code: 'declaredTwice',
    when: /^redeclaration of '(?:[^'[]*[ *&])?(\w+)(?: ?\[[^']*\])?'$/,
    title: '$1 定义了两次',
    advice: '同一个大括号里，一个名字只能定义一次。第二次只写名字，不写类型。',
  },
  {
    code: 'declaredTwice',
    when: /^conflicting declaration '(?:[^'[]*[ *&])?(\w+)(?: ?\[[^']*\])?'$/,
    title: '$1 定义了两次，类型还不一样',
    advice: '给其中一个换个名字。',
  },
  {
    code: 'declaredTwice',
    when: /^redefinition of '(?:[^'(]*[ *&])?(\w+)(?:\([^']*\))?'$/,
    title: '$1 定义了两次',
    advice: '同一个名字只能定义一次，删掉其中一个或换个名字。',
  },
  {
    code: 'shadowsParameter',
    when: /^declaration of '(?:[^']*[ *&])?(\w+)' shadows a parameter$/,
    title: '$1 已经是函数的参数，不能再定义',
    advice: '直接使用参数，或者给新变量换个名字。',
  },
  {
    code: 'ambiguousName',
    when: /^reference to '(\w+)' is ambiguous$/,
    title: '$1 和标准库里的名字重复了',
    advice: '给自己的变量或函数换个名字，例如 $12、my_$1。',
  },
  {
    code: 'namespaceMissing',
    when: STD_TYPE,
    only: (_, __, source) => !source.usesStd(),
    title: '后面用了 $1，但没有写 using namespace std;',
    advice: '$1 属于 std。在 #include 的下面写一行 using namespace std;',
    line: (_, __, source) => source.lastInclude(),
  },
  {
    code: 'headerMissing',
    when: STD_TYPE,
    title: '后面用了 $1，但没有包含它的头文件',
    advice: (m) => `在程序开头写 #include <${HEADERS[nameOf(m)]}>。`,
    line: (_, __, source) => source.lastInclude(),
  },
  {
    code: 'foreignWord',
    when: /^'(\w+)' does not name a type/,
    only: (m) => FOREIGN.has(nameOf(m)),
    title: 'C++ 里没有 $1',
    advice: (m) => `要写成 ${FOREIGN.get(nameOf(m))}。`,
  },
  {
    code: 'wordMisspelt',
    when: /^'(\w+)' does not name a type/,
    only: (m) => nearWord(nameOf(m), TYPES) !== null,
    title: (m) => `${nameOf(m)} 是不是要写 ${nearWord(nameOf(m), TYPES)}？`,
    advice: 'C++ 区分大小写，一个字母都不能错。',
  },
  {
    code: 'constType',
    when: /^'(\w+)' does not name a type/,
    only: (m, { line }, source) => /^\s*const\s+(\w+)/.exec(source.line(line))?.[1] === nameOf(m),
    title: 'const 后面少了类型',
    advice: '写成 const int $1 = …;',
  },
  {
    code: 'outsideFunction',
    when: /^'(\w+)' does not name a type/,
    only: (m, { line }, source) =>
      /^\s*(\w+)\s*(?:[-+*/%]?=|\+\+|--|<<|>>|\[|\()/.exec(source.line(line))?.[1] === nameOf(m),
    title: '这条语句在函数外面',
    advice: '赋值、计算和输入输出要写在 main 的大括号里；函数外面只能定义。看看前面是不是多了一个 }。',
  },
  {
    code: 'unknownType',
    when: /^'(\w+)' (?:does not name a type|has not been declared)/,
    title: '没有叫 $1 的类型',
    advice: '检查类型的拼写。函数的每个参数前面都要写类型，例如 int a, int b。',
  },
  {
    code: 'noType',
    when: /^ISO C\+\+ forbids declaration of '(\w+)' with no type/,
    title: '函数 $1 前面少了返回类型',
    advice: '有返回值写 int 等类型，没有返回值写 void，例如 int $1(…)。',
  },
  {
    code: 'mainType',
    when: /^'::main' must return 'int'$/,
    title: 'main 的类型必须是 int',
    advice: '写成 int main()，最后写 return 0;',
  },
  {
    code: 'mainBrackets',
    when: /^cannot declare '::main' to be a global variable$/,
    title: 'main 后面少了括号',
    advice: '写成 int main() {。',
  },
];
