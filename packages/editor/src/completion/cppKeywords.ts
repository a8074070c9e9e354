import { entries } from './entry.ts';

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
