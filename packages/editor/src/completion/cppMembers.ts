import { entries } from './entry.ts';

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
