import { cppSnippets } from './cppSnippets.ts';
import { cppStd } from './cppStd.ts';
import { type CompletionEntry, entries, snippet } from './entry.ts';
import { pythonMembers, pythonWords } from './pythonWords.ts';
import type { EditorLanguage } from '../languages.ts';

const members = (module: string, names: string) => [module, entries('function', module, names)] as const;

/** Members of standard modules common in contests, offered after `math.` and the like. */
export const pythonModules = new Map([
  members(
    'math',
    `ceil floor sqrt isqrt pow exp log log2 log10 fabs factorial comb perm gcd lcm hypot sin cos tan asin acos
    atan atan2 degrees radians pi e inf isclose prod trunc`,
  ),
  members('sys', 'stdin stdout stderr setrecursionlimit exit argv maxsize'),
  members('collections', 'deque Counter defaultdict OrderedDict namedtuple'),
  members('heapq', 'heappush heappop heapify heappushpop heapreplace nlargest nsmallest merge'),
  members('bisect', 'bisect bisect_left bisect_right insort insort_left insort_right'),
  members('itertools', 'permutations combinations product accumulate chain count cycle groupby repeat zip_longest'),
  members('functools', 'cmp_to_key lru_cache cache reduce partial'),
  members('random', 'randint random choice choices shuffle sample randrange uniform seed'),
  members('string', 'ascii_lowercase ascii_uppercase ascii_letters digits punctuation'),
  members('time', 'time sleep perf_counter'),
  members('copy', 'copy deepcopy'),
  members('re', 'match search findall finditer fullmatch sub split compile'),
  members('queue', 'Queue LifoQueue PriorityQueue'),
  members('decimal', 'Decimal getcontext'),
  members('fractions', 'Fraction'),
  members('operator', 'itemgetter attrgetter'),
  members('datetime', 'date datetime timedelta'),
  members('turtle', 'forward backward left right goto penup pendown color pensize speed circle done'),
]);

/** Names of these modules, offered after `import` and `from`. */
export const pythonModuleNames = entries('module', '模块', [...pythonModules.keys()].join(' '));

/** Python snippets that save typing. None contains an algorithm. */
export const pythonSnippets = [
  snippet('fori', 'for 循环，从 0 到 n-1', ['for i in range(${1:n}):', '\t$0']),
  snippet('forj', 'for 循环，内层', ['for j in range(${1:m}):', '\t$0']),
  snippet('for1', 'for 循环，从 1 到 n', ['for ${1:i} in range(1, ${2:n} + 1):', '\t$0']),
  snippet('forr', 'for 循环，从大到小', ['for ${1:i} in range(${2:n} - 1, -1, -1):', '\t$0']),
  snippet('foreach', '逐个取出元素', ['for ${1:x} in ${2:a}:', '\t$0']),
  snippet('forenum', '同时取出下标和元素', ['for ${1:i}, ${2:x} in enumerate(${3:a}):', '\t$0']),
  snippet('while', 'while 循环', ['while ${1:True}:', '\t$0']),
  snippet('if', '如果', ['if ${1:a}:', '\t$0']),
  snippet('ifelse', '如果，否则', ['if ${1:a}:', '\t$0', 'else:', '\tpass']),
  snippet('intin', '读入一个整数', ['${1:n} = int(input())', '$0']),
  snippet('mapin', '读入一行中的几个整数', ['${1:a}, ${2:b} = map(int, input().split())', '$0']),
  snippet('listin', '读入一行整数，存入列表', ['${1:a} = list(map(int, input().split()))', '$0']),
  snippet('fastin', '加快输入', ['import sys', 'input = sys.stdin.readline', '$0']),
  snippet('recursion', '放宽递归深度', ['import sys', 'sys.setrecursionlimit(${1:10 ** 6})', '$0']),
  snippet('printl', '一行输出整个列表', ['print(*${1:a})', '$0']),
  snippet('list2d', '二维列表', ['${1:a} = [[${2:0}] * ${3:m} for _ in range(${4:n})]', '$0']),
  snippet('listcomp', '列表推导式', ['[${1:x} for ${1:x} in ${2:a}]$0']),
  snippet('sortkey', '按指定的值排序', ['${1:a}.sort(key=lambda ${2:x}: ${2:x}[${3:0}])', '$0']),
  snippet('def', '函数', ['def ${1:solve}(${2:n}):', '\t$0']),
  snippet('class', '类', [
    'class ${1:Node}:',
    '\tdef __init__(self, ${2:value}):',
    '\t\tself.${2:value} = ${2:value}',
    '\t\t$0',
  ]),
  snippet('main', '主程序', ['def main():', '\t$0', '', '', 'main()']),
];

/** Members of strings and containers, offered after `.` and `->`. */
export const cppMembers = [
  ...entries('method', '大小', 'size length empty clear resize reserve capacity'),
  ...entries('method', '两端', 'push_back pop_back push_front pop_front emplace_back emplace_front front back'),
  ...entries('method', '栈、队列、堆', 'push pop top emplace'),
  ...entries('method', '增删', 'insert erase assign swap append remove sort unique reverse merge splice'),
  ...entries('method', '遍历', 'begin end rbegin rend'),
  ...entries('method', '查找', 'find rfind count lower_bound upper_bound equal_range at'),
  ...entries('method', '字符串', 'substr replace compare c_str find_first_of find_last_of find_first_not_of'),
  ...entries('method', '位集', 'set reset flip test any none all to_string to_ulong to_ullong'),
  ...entries(
    'method',
    '输入输出',
    'tie sync_with_stdio get getline ignore peek eof fail good open close str precision',
  ),
  ...entries('value', 'pair', 'first second'),
];

/** Headers, offered inside `#include <`. */
export const cppHeaders = entries(
  'module',
  '头文件',
  `bits/stdc++.h algorithm array bitset cassert cctype chrono climits cmath cstdint cstdio cstdlib cstring ctime
  deque fstream functional iomanip iostream iterator limits list map numeric queue random set sstream stack string
  tuple unordered_map unordered_set utility vector`,
);

/** C++17 keywords for beginners, with basic types and limits. */
export const cppKeywords = [
  ...entries(
    'keyword',
    '关键字',
    `auto break case catch class const constexpr continue default delete do else enum explicit extern false
    for friend goto if inline mutable namespace new nullptr operator private protected public register return
    sizeof static static_cast struct switch template this throw true try typedef typename union using virtual
    void volatile while`,
  ),
  ...entries('type', '基本类型', 'bool char double float int long short signed unsigned size_t'),
  ...entries('type', '<cstdint>', 'int8_t int16_t int32_t int64_t uint8_t uint16_t uint32_t uint64_t'),
  ...entries('type', '128 位整数', '__int128'),
  ...entries('value', '<climits>', 'INT_MAX INT_MIN LLONG_MAX LLONG_MIN UINT_MAX ULLONG_MAX CHAR_BIT'),
];

/** Directives, offered after `#`. */
export const cppDirectives = entries(
  'keyword',
  '预处理',
  'include define undef ifdef ifndef if else elif endif pragma',
);

/** A request for proposals. `offset` counts UTF-16 units; lines end in `\n`. */
export interface CompletionRequest {
  language: EditorLanguage;
  text: string;
  offset: number;
  /** True when asked by key (Ctrl+Space), false while typing. */
  explicit: boolean;
}

/** Proposals that replace the text from `from` to the cursor; the editor filters and ranks them. */
export interface CompletionReply {
  from: number;
  entries: readonly CompletionEntry[];
}

const WORD = /[A-Za-z_]\w*/g;
const MOST_WORDS = 300;

/** Returns up to 300 words of the program, except the one being typed and known names. */
function ownWords({ text, offset }: CompletionRequest, from: number, known: ReadonlySet<string>): CompletionEntry[] {
  const words = new Set<string>();
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const typedNow = index <= offset && offset <= index + word.length && index === from;
    if (!typedNow && word.length > 1 && !known.has(word)) words.add(word);
    if (words.size === MOST_WORDS) break;
  }
  return [...words].map((label) => ({ label, kind: 'word', detail: '文中出现' }));
}

/** Returns true if the line ends inside a string or comment that began on it. @param remark start of a comment */
function isQuotedOrRemark(line: string, remark: string): boolean {
  let quote = '';
  for (let at = 0; at < line.length; at += 1) {
    const sign = line.charAt(at);
    if (quote !== '') {
      if (sign === '\\') at += 1;
      else if (sign === quote) quote = '';
    } else if (line.startsWith(remark, at)) return true;
    else if (sign === '"' || sign === "'") quote = sign;
  }
  return quote !== '';
}

const cppGeneral = [...cppSnippets, ...cppKeywords, ...cppStd];
const pythonGeneral = [...pythonSnippets, ...pythonWords, ...pythonModuleNames];
const labels = (list: readonly CompletionEntry[]) => new Set(list.map((entry) => entry.label));
const cppLabels = labels([...cppGeneral, ...cppDirectives]);
const pythonLabels = labels(pythonGeneral);

type Special = readonly CompletionEntry[] | 'general' | 'none';

/** Returns the proposals that fit the text before the word, in C++. */
function cppPlace(before: string): Special {
  if (/^\s*#\s*$/.test(before)) return cppDirectives;
  if (isQuotedOrRemark(before, '//')) return 'none';
  if (/(?:\.|->)\s*$/.test(before) && !/\d\.$/.test(before)) return cppMembers;
  if (/\bstd\s*::\s*$/.test(before)) return cppStd;
  return /[\d.]$/.test(before) ? 'none' : 'general';
}

/** Returns the proposals that fit the text before the word, in Python. */
function pythonPlace(before: string): Special {
  if (isQuotedOrRemark(before, '#')) return 'none';
  const owner =
    /(?<!\w)(\w+)\.$/.exec(before)?.[1] ?? /^\s*from\s+(\w+)\s+import\s(?:[\w\s,]*,)?\s*$/.exec(before)?.[1];
  if (owner !== undefined) return pythonModules.get(owner) ?? (/^\d+$/.test(owner) ? 'none' : pythonMembers);
  if (/[)\]"']\.$/.test(before)) return pythonMembers;
  if (/^\s*(?:from|import)\s(?:[\w\s,]*,)?\s*$/.test(before)) return pythonModuleNames;
  return /[\d.]$/.test(before) ? 'none' : 'general';
}

/** Header proposals inside `#include <`, where words can contain slash, dot and plus. */
function headers(line: string, offset: number, next: string): CompletionReply | null {
  const typed = /^\s*#\s*include\s*<([\w/.+]*)$/.exec(line)?.[1];
  if (typed === undefined) return null;
  const close = next === '>' ? '' : '>';
  const list = cppHeaders.map((entry) => ({ ...entry, snippet: `${entry.label}${close}$0` }));
  return { from: offset - typed.length, entries: list };
}

/**
 * Returns proposals at a position in a program: members after a dot, headers after `#include <`, otherwise keywords,
 * library names, snippets and words of the program. Knows names, not types. Null when there is nothing to propose.
 */
export function complete(request: CompletionRequest): CompletionReply | null {
  const { language, text, offset, explicit } = request;
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  if (language === 53) {
    const reply = headers(line, offset, text.charAt(offset));
    if (reply) return reply;
  }
  const word = (/(?<!\w)\w+$/.exec(line)?.[0] ?? '').replace(/^\d+/, '');
  const from = offset - word.length;
  const before = line.slice(0, line.length - word.length);
  const place = language === 53 ? cppPlace(before) : pythonPlace(before);
  if (place === 'none') return null;
  if (place !== 'general') return { from, entries: place };
  if (word === '' && !explicit) return null;
  const [general, known] = language === 53 ? [cppGeneral, cppLabels] : [pythonGeneral, pythonLabels];
  return { from, entries: [...general, ...ownWords(request, from, known)] };
}
