import { entries } from './entry.ts';

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
