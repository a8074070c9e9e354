import { entries } from './entry.ts';

/** Python 3 keywords, built-in functions and types. */
export const pythonWords = [
  ...entries(
    'keyword',
    '关键字',
    `and as assert break class continue def del elif else except finally for from global if import in is
    lambda nonlocal not or pass raise return try while with yield`,
  ),
  ...entries('value', '关键字', 'True False None'),
  ...entries(
    'function',
    '内置函数',
    `abs all any ascii bin callable chr divmod enumerate eval exec filter format getattr hasattr hash hex id
    input isinstance issubclass iter len map max min next oct open ord pow print range repr reversed round
    setattr sorted sum super type vars zip`,
  ),
  ...entries('type', '内置类型', 'bool bytes bytearray complex dict float frozenset int list object set str tuple'),
  ...entries(
    'type',
    '异常',
    `Exception EOFError IndexError KeyError RecursionError StopIteration TypeError ValueError ZeroDivisionError`,
  ),
];

/** Methods of strings, lists, dictionaries, sets and deques, offered after a dot. */
export const pythonMembers = [
  ...entries('method', '列表', 'append extend insert pop remove clear index count sort reverse copy'),
  ...entries(
    'method',
    '字符串',
    `split join strip lstrip rstrip replace find rfind startswith endswith upper lower title capitalize swapcase
    isdigit isalpha isalnum isupper islower isspace zfill center ljust rjust format encode splitlines partition`,
  ),
  ...entries('method', '字典', 'keys values items get setdefault update popitem'),
  ...entries('method', '集合', 'add discard union intersection difference issubset issuperset'),
  ...entries('method', 'deque', 'appendleft popleft rotate'),
];
