import { type CompletionEntry, entries, snippet } from './entry.ts';
import type { EditorLanguage } from '../languages.ts';

/** C++ snippets that save typing. None contains an algorithm. */
export const cppSnippets = [
  snippet('main', '程序框架', [
    '#include <bits/stdc++.h>',
    'using namespace std;',
    '',
    'int main() {',
    '\t$0',
    '\treturn 0;',
    '}',
  ]),
  snippet('fori', 'for 循环，从 0 到 n-1', ['for (int i = 0; i < ${1:n}; i++) {', '\t$0', '}']),
  snippet('forj', 'for 循环，内层', ['for (int j = 0; j < ${1:m}; j++) {', '\t$0', '}']),
  snippet('fork', 'for 循环，第三层', ['for (int k = 0; k < ${1:n}; k++) {', '\t$0', '}']),
  snippet('for1', 'for 循环，从 1 到 n', ['for (int ${1:i} = 1; ${1:i} <= ${2:n}; ${1:i}++) {', '\t$0', '}']),
  snippet('forr', 'for 循环，从大到小', ['for (int ${1:i} = ${2:n} - 1; ${1:i} >= 0; ${1:i}--) {', '\t$0', '}']),
  snippet('foreach', '逐个取出元素', ['for (auto ${1:x} : ${2:a}) {', '\t$0', '}']),
  snippet('while', 'while 循环', ['while (${1:true}) {', '\t$0', '}']),
  snippet('dowhile', 'do-while 循环', ['do {', '\t$0', '} while (${1:true});']),
  snippet('whilet', '多组数据', ['int t;', 'cin >> t;', 'while (t--) {', '\t$0', '}']),
  snippet('if', '如果', ['if (${1:a}) {', '\t$0', '}']),
  snippet('ifelse', '如果，否则', ['if (${1:a}) {', '\t$0', '} else {', '\t', '}']),
  snippet('switch', '按值分支', ['switch (${1:x}) {', 'case ${2:1}:', '\t$0', '\tbreak;', 'default:', '\tbreak;', '}']),
  snippet('cinn', '读入一个整数', ['int ${1:n};', 'cin >> ${1:n};', '$0']),
  snippet('cinll', '读入一个 long long', ['long long ${1:n};', 'cin >> ${1:n};', '$0']),
  snippet('cina', '读入一个数组', ['for (int i = 0; i < ${1:n}; i++) {', '\tcin >> ${2:a}[i];', '}', '$0']),
  snippet('coutl', '输出并换行', ['cout << ${1:ans} << endl;', '$0']),
  snippet('fastio', '加快输入输出', ['ios::sync_with_stdio(false);', 'cin.tie(nullptr);', '$0']),
  snippet('fileio', '文件输入输出', [
    'freopen("${1:name}.in", "r", stdin);',
    'freopen("${1:name}.out", "w", stdout);',
    '$0',
  ]),
  snippet('vec', '一维 vector', ['vector<${1:int}> ${2:a}(${3:n});', '$0']),
  snippet('vec2d', '二维 vector', ['vector<vector<${1:int}>> ${2:a}(${3:n}, vector<${1:int}>(${4:m}));', '$0']),
  snippet('sorta', '从小到大排序', ['sort(${1:a}.begin(), ${1:a}.end());', '$0']),
  snippet('sortd', '从大到小排序', ['sort(${1:a}.begin(), ${1:a}.end(), greater<${2:int}>());', '$0']),
  snippet('minheap', '小根堆', ['priority_queue<${1:int}, vector<${1:int}>, greater<${1:int}>> ${2:q};', '$0']),
  snippet('func', '函数', ['${1:int} ${2:solve}(${3:int n}) {', '\t$0', '}']),
  snippet('struct', '结构体', ['struct ${1:Node} {', '\t$0', '};']),
  snippet('ll', 'long long 的简写', ['using ll = long long;', '$0']),
];

/** Names of namespace std: containers, algorithms, text, numbers, input and output. */
export const cppStd = [
  ...entries('type', '容器', 'vector deque list forward_list array bitset stack queue priority_queue'),
  ...entries('type', '容器', 'set multiset map multimap unordered_set unordered_map unordered_multiset'),
  ...entries('type', '<utility>', 'pair tuple'),
  ...entries('type', '<string>', 'string stringstream istringstream ostringstream ifstream ofstream'),
  ...entries('type', '<functional>', 'function greater less hash plus'),
  ...entries('type', '<random>', 'mt19937 mt19937_64 uniform_int_distribution'),
  ...entries('type', '<limits>', 'numeric_limits'),
  ...entries('keyword', '命名空间', 'std'),
  ...entries('value', '<iostream>', 'cin cout cerr ios ios_base'),
  ...entries('function', '<iostream>', 'endl flush getline ws'),
  ...entries('function', '<iomanip>', 'fixed setprecision setw setfill left right hex oct dec boolalpha'),
  ...entries(
    'function',
    '<algorithm>',
    `sort stable_sort partial_sort nth_element is_sorted reverse rotate unique shuffle random_shuffle swap
    max min max_element min_element minmax_element clamp lower_bound upper_bound equal_range binary_search
    find find_if count count_if all_of any_of none_of for_each transform copy fill fill_n generate remove
    remove_if replace merge inplace_merge next_permutation prev_permutation make_heap push_heap pop_heap
    sort_heap set_union set_intersection set_difference includes equal mismatch search`,
  ),
  ...entries('function', '<numeric>', 'accumulate iota partial_sum inner_product adjacent_difference gcd lcm __gcd'),
  ...entries('function', '<iterator>', 'begin end rbegin rend next prev advance distance back_inserter'),
  ...entries('function', '<utility>', 'make_pair make_tuple tie get move'),
  ...entries('function', '<string>', 'to_string stoi stol stoll stod'),
  ...entries(
    'function',
    '<cmath>',
    `abs fabs sqrt cbrt pow exp log log2 log10 floor ceil round trunc fmod hypot sin cos tan asin acos atan
    atan2 llround lround`,
  ),
  ...entries('function', '<cstdio>', 'printf scanf puts gets getchar putchar fgets sprintf sscanf freopen fclose'),
  ...entries('value', '<cstdio>', 'stdin stdout stderr EOF'),
  ...entries('function', '<cstring>', 'memset memcpy memcmp strlen strcmp strncmp strcpy strcat strchr strstr'),
  ...entries('function', '<cctype>', 'isalpha isdigit isalnum isupper islower isspace ispunct toupper tolower'),
  ...entries('function', '<cstdlib>', 'rand srand exit atoi atof atoll labs llabs qsort'),
  ...entries('function', '<cassert>', 'assert'),
  ...entries('function', '<ctime>', 'time clock'),
  ...entries('function', 'GCC', '__builtin_popcount __builtin_popcountll __builtin_ctz __builtin_clz'),
];

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
