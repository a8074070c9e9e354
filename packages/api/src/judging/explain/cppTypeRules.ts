import type { CppRule } from './cppRule.ts';

/** Types that messages name, in words. */
const IN_WORDS: readonly (readonly [RegExp, string])[] = [
  [/^(?:std::string|std::__cxx11::basic_string.*)$/, '字符串'],
  [/^const char ?(?:\*|\[\d+\])$/, '双引号里的文字'],
  [/^(?:long )?(?:long )?int$|^long$|^short(?: int)?$|^unsigned/, '整数'],
  [/^(?:long )?double$|^float$/, '小数'],
  [/^char$/, '字符'],
  [/^bool$/, '真假'],
  [/^(?:std::)?(?:basic_)?[io]stream|^std::basic_[io]stream/, '输入输出'],
  [/^void$/, '没有返回值的函数'],
  [/^<unresolved overloaded function type>$/, '函数名'],
];

const isPlain = (type: string): boolean => IN_WORDS.some(([pattern]) => pattern.test(type));

const wordsOf = (type: string): string => {
  const word = IN_WORDS.find(([pattern]) => pattern.test(type))?.[1];
  return word ?? `类型 ${type.replace(/^(?:struct |class )?(?:main\(\)::)?/, '')} `;
};

/** Mistakes in types, calls and values. */
export const CPP_TYPE_RULES: readonly CppRule[] = [
  {
    code: 'cinArrows',
    when: /^no match for 'operator<<' \(operand types are 'std::(?:istream|basic_istream)/,
    title: 'cin 后面的箭头方向反了',
    advice: '输入写 cin >> a;，箭头从 cin 指向变量。',
  },
  {
    code: 'coutArrows',
    when: /^no match for 'operator>>' \(operand types are 'std::(?:ostream|basic_ostream)/,
    title: 'cout 后面的箭头方向反了',
    advice: '输出写 cout << a;，箭头从内容指向 cout。',
  },
  {
    code: 'cinArray',
    when: /^no match for 'operator>>' \(operand types are 'std::(?:istream|basic_istream).*\[\d*\]'/,
    only: ({ input }) => !input.includes('const char ['),
    title: 'cin 不能一次读入整个数组',
    advice: '用循环一个一个地读：cin >> a[i];',
  },
  {
    code: 'oneArrow',
    when: /^invalid operands of types .* to binary 'operator<<'$/,
    only: (_, { line }, source) => /\bcout\s*<(?!<)/.test(source.line(line)),
    title: 'cout 后面的箭头要写两个：<<',
    advice: '输出写 cout << a << endl;',
  },
  {
    code: 'compareInOutput',
    when: /^(?:invalid operands of types|no match for 'operator<<').*<unresolved overloaded function type>/,
    only: (_, { line }, source) =>
      /[^<]<[^<=]|[^>]>[^>]|==|!=|&&|\|\|/.test(source.line(line).split(/\bcout\b(.*)/)[1] ?? ''),
    title: '输出比较的结果时要加括号',
    advice: '写成 cout << (a > b) << endl;，否则 << 会先算。',
  },
  {
    code: 'cinEndl',
    when: /^no match for 'operator>>' \(operand types are 'std::basic_istream.*<unresolved overloaded function type>'\)$/,
    title: 'cin 后面不写 endl',
    advice: 'endl 只用来输出换行，删掉 >> endl。',
  },
  {
    code: 'cinText',
    when: /^no match for 'operator>>' \(operand types are 'std::(?:istream|basic_istream).*'const char \[\d+\]'\)$/,
    title: 'cin 后面只能写变量，不能写双引号里的文字',
    advice: '想显示提示请用 cout；要读入变量 n，写 cin >> n;，不加引号。',
  },
  {
    code: 'oneArrow',
    when: /^no match for 'operator[<>]' \(operand types are 'std::(?:[io]stream|basic_[io]stream)/,
    title: '箭头要写两个：<< 或 >>',
    advice: '输出写 cout << a;，输入写 cin >> a;。要输出比较的结果，请给比较加括号。',
  },
  {
    code: 'oneArrow',
    when: /^no match for 'operator<<' \(operand types are .* and '<unresolved overloaded function type>'\)$/,
    only: (_, { line }, source) => /\bcout\s*<(?!<)/.test(source.line(line)),
    title: 'cout 后面的箭头要写两个：<<',
    advice: '输出写 cout << a << endl;',
  },
  {
    code: 'printVoid',
    when: /^no match for 'operator<<' \(operand types are 'std::(?:ostream|basic_ostream).* and 'void'\)$/,
    title: '这个函数没有返回值，不能输出',
    advice: '函数的返回类型是 void。要输出它的结果，请改成 int 等类型并写 return。',
  },
  {
    code: 'printWhole',
    when: /^no match for 'operator<<' \(operand types are 'std::(?:ostream|basic_ostream)[^']*'(?: \{aka [^}]*\})? and '(?:main\(\)::)?([^']+)'(?: \{aka [^}]*\})?\)$/,
    title: 'cout 不能直接输出 $1 类型的整个值',
    advice: '请逐个输出里面的内容，例如 p.x，或者用循环输出每一项。',
  },
  {
    code: 'textMinus',
    when: /^no match for 'operator([-+*/%])' \(operand types are '([^']+)'(?: \{aka '[^']+'\})? and '([^']+)'/,
    only: (m) => /string|char/.test(`${m[2]}${m[3]}`),
    title: (m) => `${wordsOf(m[2] ?? '')}和${wordsOf(m[3] ?? '')}不能用 ${m[1]} 运算`,
    advice: '文字不能和数做算术。要接在一起输出，请用 << 分开；数要变成文字，用 to_string(n)。',
  },
  {
    code: 'realRemainder',
    when: /^invalid operands of types '([^']+)' and '([^']+)' to binary 'operator%'$/,
    title: '% 只能用于整数',
    advice: '求余数的两边都要是 int 或 long long，小数不能求余。',
  },
  {
    code: 'wrongOperands',
    when: /^invalid operands of types '([^']+)' and '([^']+)' to binary 'operator(.+)'$/,
    title: (m) => `${wordsOf(m[1] ?? '')}和${wordsOf(m[2] ?? '')}不能用 ${m[3]} 运算`,
    advice: '看看两边各是什么类型，是不是少写了括号、函数名后的 () 或下标。',
  },
  {
    code: 'compareTypes',
    when: /^no match for 'operator([=!<>]=?)' \(operand types are '([^']+)'(?: \{aka '[^']+'\})? and '([^']+)'/,
    title: (m) => `${wordsOf(m[2] ?? '')}和${wordsOf(m[3] ?? '')}不能用 ${m[1]} 比较`,
    advice: '字符串和字符串比（双引号），字符和字符比（单引号），数和数比。',
  },
  {
    code: 'compareText',
    when: /^ISO C\+\+ forbids comparison between pointer and integer/,
    title: '一边是双引号里的文字，另一边是数或字符，不能比较',
    advice: "一个字符要用单引号：c == 'a'；和数比较就不加引号。",
  },
  {
    code: 'memberBrackets',
    when: /^invalid use of (?:non-static )?member function/,
    title: '函数名后面少了 ()',
    advice: '写成 s.size()、s.length()，括号不能省略。',
  },
  {
    code: 'noMember',
    when: /^'([^']+)'(?: \{aka '[^']+'\})? has no member named '(\w+)'/,
    title: (m) => `${wordsOf(m[1] ?? '')}没有叫 ${m[2]} 的成员`,
    advice: (m) =>
      isPlain(m[1] ?? '')
        ? '检查拼写。字符串的长度是 s.size() 或 s.length()。'
        : '检查成员的拼写，和定义时要一模一样。',
  },
  {
    code: 'memberOfArray',
    when: /^request for member '(\w+)' in '(\w+)', which is of non-class type '[^'()]*\[\d*\]'$/,
    title: '$2 是数组，不能直接写 .$1',
    advice: (m) =>
      /^(?:size|length|push_back|begin|end)$/.test(m[1] ?? '')
        ? '数组没有这些函数，长度要自己记在变量里。'
        : `先写下标，再写成员：${m[2]}[i].${m[1]}。`,
  },
  {
    code: 'memberOfNumber',
    when: /^request for member '(\w+)' in '(\w+)', which is of non-class type '([^'()]+)'$/,
    title: (m) => `${m[2]} 后面不能写 .${m[1]}`,
    advice: (m) => `${m[2]} 的类型是 ${m[3]}，没有成员。看看名字是不是写错了；数组没有 size()，长度要自己记。`,
  },
  {
    code: 'constantLeft',
    when: /^lvalue required as left operand of assignment$/,
    title: '等号左边必须是一个变量',
    advice: '赋值是把右边的值放进左边的变量，写成 a = b + 1;。判断相等要写 ==。',
  },
  {
    code: 'constantStep',
    when: /^lvalue required as (?:increment|decrement) operand$/,
    title: '++ 和 -- 只能用于变量',
    advice: '检查 ++ 或 -- 旁边是不是一个变量。',
  },
  {
    code: 'constChanged',
    when: /^(?:assignment|increment|decrement) of read-only (?:variable|location|reference) '(\w+)/,
    title: '$1 是常量，不能改变',
    advice: '定义时写了 const。要改变它，就去掉 const；否则换一个变量。',
  },
  {
    code: 'constNoValue',
    when: /^uninitialized '?const (\w+)'?/,
    title: '常量 $1 没有初值',
    advice: '常量定义时就要给值，例如 const int $1 = 100;。',
  },
  {
    code: 'fewArguments',
    when: /^too few arguments to function '(?:[^'(]*[ *&:])?(\w+)\(/,
    title: '调用 $1 时少给了参数',
    advice: '看看定义里有几个参数，调用时一一给出。',
  },
  {
    code: 'manyArguments',
    when: /^too many arguments to function '(?:[^'(]*[ *&:])?(\w+)\(/,
    title: '调用 $1 时多给了参数',
    advice: '看看定义里有几个参数，去掉多余的。',
  },
  {
    code: 'maxTypes',
    when: /^no matching function for call to '(max|min)\((.+)\)'$/,
    title: '$1 的两个数类型不一样：$2',
    advice: '两个数的类型要相同，例如都是 int；可以写 $1(a, (int)b)，或把常数写成 1LL、1.0。',
  },
  {
    code: 'getlineTypes',
    when: /^no matching function for call to 'getline\((.*)\)'$/,
    title: 'getline 的括号里写得不对',
    advice: '写成 getline(cin, s);，s 是 string 变量。',
  },
  {
    code: 'wrongArguments',
    when: /^no matching function for call to '(\w+)\((.*)\)'$/,
    title: '调用 $1 时给的参数不对',
    advice: '看看这个函数要几个参数、各是什么类型。',
  },
  {
    code: 'ambiguousCall',
    when: /^call of overloaded '(\w+)\((.*)\)' is ambiguous$/,
    title: '$1 不知道按哪种类型计算',
    advice: '把参数变成确定的类型，例如 $1((double)n)，并检查头文件。',
  },
  {
    code: 'maxThree',
    when: /^'__comp' cannot be used as a function$/,
    title: 'max 和 min 一次只能比两个数',
    advice: '三个数写成 max(a, max(b, c))。',
  },
  {
    code: 'notFunction',
    when: /^'(\w+)' cannot be used as a function$/,
    title: '$1 是变量，不能当函数调用',
    advice: '变量和函数不能同名；要相乘请写 *，例如 $1 * (a + b)。',
  },
  {
    code: 'notFunction',
    when: /^expression cannot be used as a function$/,
    title: '数和括号之间少了运算符',
    advice: '相乘要写 *，例如 2 * (a + b)。',
  },
  {
    code: 'notArray',
    when: /^invalid types '[^']+' for array subscript$/,
    title: '这个变量不是数组，不能用 [ ]',
    advice: '检查名字是否写错，或者定义时少写了数组的大小；二维数组才有两个下标。',
  },
  {
    code: 'textToNumber',
    when: /^invalid conversion from 'const char ?\*' to '(?:int|long int|long long int|char|short int)'/,
    title: '双引号里的文字不能放进数或字符变量',
    advice: "数不加引号；一个字符用单引号，例如 'a'；一段文字要用 string 变量。",
  },
  {
    code: 'arrayAsNumber',
    when: /^invalid conversion from '(?:int|long long int|double|char|bool) ?\*' to '(?:int|long long int|double|char|bool)'$/,
    title: '这里要一个数，给的是整个数组',
    advice: '取一个元素要写全下标：一维写 a[i]，二维写 a[i][j]，不写 a[i, j]。',
  },
  {
    code: 'pointerConversion',
    when: /^invalid conversion from '([^']+)' to '([^']+\*)'/,
    title: '这里要的是地址（指针），给的是别的值',
    advice: 'scanf 读入变量时，名字前要写 &，例如 scanf("%d", &n)。',
  },
  {
    code: 'wrongType',
    when: /^(?:cannot|could not) convert '([^']+)'(?: \{aka '[^']+'\})?(?: from '[^']+')? to '([^']+)'(?: \{aka '[^']+'\})?/,
    only: (m) => [m[1], m[2]].every((type = '') => isPlain(type) && !type.includes('stream')),
    title: (m) => `${wordsOf(m[1] ?? '')}不能变成${wordsOf(m[2] ?? '')}`,
    advice: '左右两边的类型要合得来。字符串变成整数用 stoi(s)，整数变成字符串用 to_string(n)。',
  },
  {
    code: 'charToString',
    when: /^conversion from '(char|int)' to non-scalar type 'std::string'/,
    title: '字符串的初值要用双引号',
    advice: '写成 string t = "a";，单引号里只是一个字符。',
  },
  {
    code: 'breakOutside',
    when: /^break statement not within loop or switch$/,
    title: 'break 只能写在循环或 switch 里',
    advice: '看看它是不是在循环的 { } 外面，或者前面的 for、while 后面多了分号。想结束程序用 return 0;。',
  },
  {
    code: 'continueOutside',
    when: /^continue statement not within a loop$/,
    title: 'continue 只能写在循环里',
    advice: '看看它是不是在循环的 { } 外面。',
  },
  {
    code: 'caseOutside',
    when: /^case label '?.*'? ?not within a switch statement$/,
    title: 'case 只能写在 switch 的大括号里',
    advice: '写成 switch (n) { case 1: … break; }。',
  },
  {
    code: 'caseTwice',
    when: /^duplicate case value$/,
    title: '两个 case 的值一样',
    advice: '同一个 switch 里，每个 case 的值都要不同。',
  },
  {
    code: 'caseVariable',
    when: /^the value of '(\w+)' is not usable in a constant expression$/,
    title: '这里只能写常数，不能写变量 $1',
    advice: 'case 后面要写确定的数或字符；按变量判断请用 if。',
  },
  {
    code: 'caseJump',
    when: /^jump to case label$/,
    title: 'case 里定义了变量，后面的 case 会跳过它',
    advice: '把变量定义移到 switch 前面，或用 { } 括住这个 case。',
  },
  {
    code: 'switchType',
    when: /^switch quantity not an integer$/,
    title: 'switch 的括号里只能是整数或字符',
    advice: '字符串和小数请用 if … else if 判断。',
  },
  {
    code: 'manyValues',
    when: /^too many initializers for '(.+)'$/,
    title: '初值的个数比数组的大小多',
    advice: '把数组开大一些，或去掉多余的初值。',
  },
  {
    code: 'arraySize',
    when: /^storage size of '(\w+)' isn't known$/,
    title: '数组 $1 没有写大小',
    advice: '在 [ ] 里写上大小，例如 int $1[100];。',
  },
  {
    code: 'arraySize',
    when: /^size of array '(\w+)' is not an integral constant-expression$/,
    title: '全局数组 $1 的大小必须是常数',
    advice: '写成确定的数或 const 常量，例如 const int N = 1000; int $1[N];。',
  },
  {
    code: 'arraySize',
    when: /^(?:size of array '(\w+)' has non-integral type|conversion from 'double' to 'long unsigned int' in a converted)/,
    title: '数组的大小必须是整数',
    advice: '在 [ ] 里写正整数。',
  },
  {
    code: 'arrayAssign',
    when: /^(?:invalid array assignment|assigning to an array from an initializer list|incompatible types in assignment of '[^']*'(?: \{aka [^}]*\})? to '[^']*\[\d+\]')/,
    title: '数组不能整个赋值',
    advice: '用循环一个一个地赋值；初值只能在定义时用 { } 给出。',
  },
  {
    code: 'manyInitial',
    when: /^scalar object '(\w+)' requires one element in initializer$/,
    title: '$1 不是数组，只能有一个初值',
    advice: '要存几个值，定义成数组：int $1[] = {…};。',
  },
  {
    code: 'returnNothing',
    when: /^return-statement with no value, in function returning '(.+)'/,
    title: 'return 后面少了返回值',
    advice: '函数的类型是 $1，要写出返回的值；main 里写 return 0;。',
  },
  {
    code: 'returnFromVoid',
    when: /^return-statement with a value, in function returning 'void'/,
    title: 'void 函数不能返回值',
    advice: '把函数前面的 void 改成返回值的类型，例如 int。',
  },
  {
    code: 'voidVariable',
    when: /^variable or field '(\w+)' declared void$/,
    title: '变量不能是 void 类型',
    advice: 'void 只用于没有返回值的函数；如果 $1 是函数，检查参数前的类型。',
  },
  {
    code: 'voidValue',
    when: /^void value not ignored as it ought to be$/,
    title: '这个函数没有返回值，不能用它的结果',
    advice: '单独写一行调用它；需要结果时，把函数改成 int 等类型并写 return。',
  },
  {
    code: 'autoValue',
    when: /^declaration of 'auto (\w+)' has no initializer$/,
    title: 'auto 变量要有初值',
    advice: '写出具体的类型，例如 int $1;。',
  },
  {
    code: 'power',
    when: /^invalid type argument of unary '\*'/,
    only: (_, { line }, source) => /\*\s*\*/.test(source.line(line)),
    title: 'C++ 没有 ** 这个运算',
    advice: '平方写 a * a；其他次方包含 <cmath> 后写 pow(a, b)。',
  },
  {
    code: 'notPointer',
    when: /^(?:invalid type argument of unary '\*'|base operand of '->' is not a pointer)/,
    title: '这个变量不是指针',
    advice: '相乘要有两个数；结构体的成员用点，例如 p.x。',
  },
  {
    code: 'templateArguments',
    when: /^(?:missing template arguments before|template argument \d+ is invalid|type\/value mismatch at argument)/,
    title: '尖括号里要写类型',
    advice: '写成 vector<int> a;、map<string, int> m;。',
  },
];
