/** The error that ended a Python program. */
export interface PythonError {
  /** Class name, for example NameError. */
  type: string;
  message: string;
  /** Line in the student's program, from 1. */
  line: number | null;
  /** Python's traceback, reduced to the student's lines. */
  trace: string;
}

interface Explanation {
  /** The error, in Chinese. */
  title: string;
  /** Advice on how to fix the error. */
  advice: string;
}

type Rule = readonly [type: RegExp, message: RegExp, title: string, advice: string];

/**
 * The first matching rule applies; `$1` is the captured name. The rules cover common mistakes of beginners, not all
 * errors.
 */
const RULES: readonly Rule[] = [
  [
    /^SyntaxError$/,
    /invalid (?:non-printable )?character '(.)'/,
    '有不认识的符号 $1',
    '多半是中文标点，请在英文输入法下改成对应的英文符号。',
  ],
  [
    /^SyntaxError$/,
    /unterminated string|EOL while scanning/,
    '字符串没有写完',
    '检查引号是否成对，开头和结尾要用同一种英文引号。',
  ],
  [/^SyntaxError$/, /'(.)' was never closed/, '括号 $1 没有关上', '数一数这一行和上一行的括号，左右要一样多。'],
  [/^SyntaxError$/, /unmatched '(.)'/, '多了一个 $1', '删掉多余的括号，或补上前面缺少的左括号。'],
  [/^SyntaxError$/, /expected ':'/, '缺少冒号', 'if、for、while、def 这一行的末尾要写英文冒号。'],
  [/^SyntaxError$/, /Maybe you meant '==' or/, '比较要用两个等号', '一个等号是赋值，判断相等要写 ==。'],
  [/^SyntaxError$/, /Missing parentheses in call to 'print'/, 'print 后面要有括号', '写成 print(...)。'],
  [/^SyntaxError$/, /./, '语法有误', '检查这一行的拼写、标点和括号，也看看它的上一行。'],
  [/^IndentationError$/, /expected an indented block/, '下一行要缩进', '冒号之后的语句要向右缩进 4 个空格。'],
  [/^IndentationError$|^TabError$/, /./, '缩进不一致', '同一段语句要左对齐，统一用 4 个空格，不要混用 Tab。'],
  [
    /^NameError$/,
    /name '([^']+)' is not defined/,
    '没有叫 $1 的变量或函数',
    '检查拼写和大小写；变量要先赋值再使用，字符串要加引号。',
  ],
  [/^UnboundLocalError$/, /variable '([^']+)'/, '变量 $1 还没有值', '在函数里使用它之前先赋值，或者用参数传进来。'],
  [
    /^TypeError$/,
    /can only concatenate str/,
    '字符串不能和数字直接相加',
    '用 str(...) 把数字变成字符串，或者用逗号分开写。',
  ],
  [
    /^TypeError$/,
    /unsupported operand type/,
    '这两种类型不能这样运算',
    'input() 得到的是字符串，做算术之前先用 int(...) 或 float(...) 转换。',
  ],
  [
    /^TypeError$/,
    /not supported between instances/,
    '这两种类型不能比较大小',
    '比较之前先用 int(...) 或 float(...) 转换成数字。',
  ],
  [
    /^TypeError$/,
    /missing \d+ required positional/,
    '调用函数时少给了参数',
    '看看函数定义里有几个参数，调用时一一给出。',
  ],
  [
    /^TypeError$/,
    /positional arguments? but \d+ (?:was|were) given/,
    '调用函数时多给了参数',
    '看看函数定义里有几个参数，去掉多余的。',
  ],
  [
    /^TypeError$/,
    /'(\w+)' object is not callable/,
    '$1 类型的值不能当函数调用',
    '检查是否给函数名赋过值，或者少写了运算符。',
  ],
  [
    /^TypeError$/,
    /'(\w+)' object cannot be interpreted as an integer/,
    '这里需要整数',
    'range 等函数只接受整数，先用 int(...) 转换。',
  ],
  [
    /^ValueError$/,
    /invalid literal for int\(\)/,
    '这段文字不能变成整数',
    '检查输入：一行里有几个数时，用 split() 分开再转换。',
  ],
  [/^ValueError$/, /could not convert string to float/, '这段文字不能变成小数', '检查输入里有没有多余的字符。'],
  [
    /^ValueError$/,
    /not enough values|too many values/,
    '左右两边的个数不一样',
    '等号左边有几个变量，右边就要有几个值。',
  ],
  [/^IndexError$/, /./, '下标超出范围', '长度为 n 的列表，下标是 0 到 n-1。'],
  [/^KeyError$/, /(.*)/, '字典里没有键 $1', '先用 in 判断有没有，或者用 get(...) 取值。'],
  [/^ZeroDivisionError$/, /./, '除数是 0', '做除法或取余之前，先判断除数是不是 0。'],
  [
    /^AttributeError$/,
    /has no attribute '([^']+)'/,
    '没有 $1 这个属性或方法',
    '检查拼写，也看看这个值是不是你以为的类型。',
  ],
  [/^ModuleNotFoundError$/, /No module named '([^']+)'/, '没有模块 $1', '检查拼写；这里只有 Python 标准库和 turtle。'],
  [/^ImportError$/, /cannot import name '([^']+)'/, '模块里没有 $1', '检查拼写和大小写。'],
  [/^RuntimeError$/, /can't start new thread/, '这里不能开线程', '请改成单线程的写法，去掉 threading。'],
  [/^RecursionError$/, /./, '递归太深', '检查递归有没有结束条件，每一层是不是离它更近。'],
  [/^EOFError$/, /./, '没有更多输入了', '在「预先输入」里把程序要读的每一行都写上，再运行一次。'],
  [/^MemoryError$/, /./, '内存或递归用尽了', '检查循环、递归和列表的长度，有没有停不下来的地方。'],
  [/^OverflowError$/, /./, '数太大了', '小数有范围，大整数请不要转换成小数。'],
  [/^AssertionError$/, /./, '断言不成立', 'assert 后面的条件是假的。'],
];

/** Explains an error in Chinese; without a matching rule it refers to Python's message. */
export function explainPythonError({ type, message }: PythonError): Explanation {
  for (const [ofType, ofMessage, title, advice] of RULES) {
    const found = ofType.test(type) ? ofMessage.exec(message === '' ? ' ' : message) : null;
    if (found) return { title: title.replace('$1', found[1] ?? ''), advice };
  }
  // The playground's own errors are in Chinese already.
  if (/\p{Script=Han}/u.test(message)) return { title: message, advice: '按提示修改这一行，再运行一次。' };
  return { title: type, advice: '看看下面 Python 的原文说了什么。' };
}
