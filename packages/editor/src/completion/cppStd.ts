import { entries } from './entry.ts';

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
