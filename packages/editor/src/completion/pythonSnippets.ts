import { snippet } from './entry.ts';

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
