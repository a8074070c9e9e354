import type { KnowledgeLevel } from './pointId.ts';

/** Slug, name, weight (default 2), and the slugs of prerequisites. */
type Entry = readonly [slug: string, name: string, weight?: 1 | 2 | 3, needs?: readonly string[]];

const COMPUTERS: readonly Entry[] = [
  ['storage', '存储器：ROM、RAM 与 Cache', 1],
  ['network', '网络分类、TCP/IP、OSI 与 IP 地址', 1],
  ['languages', '程序设计语言的分类', 1],
  ['flowchart', '流程图'],
  ['ascii', '字符编码', 2, ['types']],
  ['cast', '强制与隐式类型转换', 2, ['types', 'arith']],
  ['nested-branch', '多层分支结构', 2, ['branch']],
  ['nested-loop', '多层循环结构', 3, ['loop']],
  ['math-basic', '绝对值、平方根、最值与随机数', 2, ['arith']],
];

const ENUMERATION: readonly Entry[] = [
  ['enumerate', '枚举', 3, ['loop']],
  ['simulate', '模拟', 3, ['loop']],
];

const NUMBERS: readonly Entry[] = [
  ['complement', '原码、反码与补码', 2, ['radix']],
  ['radix', '进制转换', 3],
  ['bitwise', '位运算', 3, ['radix']],
  ['algo-desc', '算法与算法描述'],
];

const FUNCTIONS: readonly Entry[] = [
  ['function', '函数、形参与实参', 3],
  ['scope', '变量的作用域', 2, ['function']],
  ['pass', '参数传递：值、引用与指针', 2, ['function', 'pointer']],
  ['recurrence', '递推', 3, ['array1d', 'list']],
  ['sort-concept', '排序的概念：内外排序与稳定性'],
  ['sort-simple', '冒泡、插入与选择排序', 3, ['array1d', 'list', 'nested-loop']],
  ['complexity-poly', '多项式与指数复杂度', 2, ['nested-loop']],
  ['file-io', '文件重定向与读写', 2, ['io']],
];

const ALGORITHMS: readonly Entry[] = [
  ['number-theory', '初等数论：素数、约数、同余、奇偶', 3, ['arith', 'loop']],
  ['gcd', '辗转相除法', 2, ['arith', 'loop']],
  ['sieve', '埃氏筛与线性筛', 3, ['number-theory', 'array1d', 'list']],
  ['factorize', '唯一分解', 2, ['number-theory']],
  ['bigint', '高精度四则运算', 2, ['array1d', 'simulate']],
  ['linked-list', '单链表、双链表与循环链表', 2, ['struct', 'pointer']],
  ['complexity-log', '对数复杂度', 2, ['complexity-poly']],
  ['bisect', '二分查找与二分答案', 3, ['array1d', 'list']],
  ['recursion', '递归', 3, ['function']],
  ['divide', '分治：归并排序与快速排序', 2, ['recursion', 'sort-simple']],
  ['greedy', '贪心', 3],
];

const TREES: readonly Entry[] = [
  ['tree', '树与树的遍历', 3, ['recursion']],
  ['special-tree', '哈夫曼树、完全二叉树与二叉排序树', 2, ['tree']],
  ['coding', '哈夫曼编码与格雷码', 2, ['special-tree']],
  ['dfs', '深度优先搜索', 3, ['recursion']],
  ['bfs', '广度优先搜索', 3, ['queue']],
  ['tree-search', '二叉树的搜索', 2, ['tree']],
  ['dp1d', '一维动态规划', 3, ['recurrence']],
  ['knapsack', '简单背包', 3, ['dp1d']],
  ['oop', '面向对象：类、封装、继承与多态', 2, ['function']],
  ['stack', '栈', 2, ['array1d', 'list']],
  ['queue', '队列与循环队列', 2, ['array1d', 'list']],
];

const GRAPHS: readonly Entry[] = [
  ['math-lib', '三角、对数与指数函数', 1, ['math-basic']],
  ['dp2d', '二维动态规划', 3, ['dp1d']],
  ['dp-interval', '区间动态规划', 2, ['dp1d']],
  ['lis-lcs', '最长上升子序列与最长公共子序列', 3, ['dp1d']],
  ['dp-rolling', '滚动数组', 2, ['dp2d']],
  ['graph', '图的概念与存储', 3],
  ['graph-walk', '图的深度优先与广度优先遍历', 3, ['graph', 'dfs', 'bfs']],
  ['floodfill', '泛洪算法', 2, ['dfs', 'bfs']],
  ['hash', '哈希表'],
];

const COUNTING: readonly Entry[] = [
  ['counting', '加法原理与乘法原理'],
  ['perm-comb', '排列与组合', 3, ['counting']],
  ['pascal', '杨辉三角', 2, ['recurrence']],
  ['doubling', '倍增', 3],
  ['algebra-geo', '初中代数与平面几何'],
  ['mst', '最小生成树：Kruskal 与 Prim', 3, ['graph']],
  ['shortest', '最短路：Dijkstra 与 Floyd', 3, ['graph']],
  ['analysis', '时间与空间效率分析', 2, ['complexity-log']],
  ['optimize', '算法优化与数学化简'],
];

/**
 * The points that each level adds to the levels below. A row's name and weight may change; its level and slug are its
 * permanent id (`shippedIds.txt`). A prerequisite that an exam does not have, such as pointers in Python, is left out.
 */
export const KNOWLEDGE_TREE: Readonly<Record<KnowledgeLevel, readonly Entry[]>> = {
  'gesp-cpp-1': [
    ['computer', '硬件组成与操作系统', 1],
    ['history', '计算机的发展与应用', 1],
    ['ide', '编辑、编译与调试', 1],
    ['identifier', '标识符、关键字、常量与变量'],
    ['io', '输入输出：cin/cout 与 scanf/printf', 3, ['identifier']],
    ['assign', '赋值与自增自减', 2, ['identifier']],
    ['arith', '算术运算：整除与求余', 3, ['assign']],
    ['rel-logic', '关系、逻辑与三目运算', 2, ['identifier']],
    ['types', '整型、实型、字符与布尔型', 2, ['identifier']],
    ['sequence', '顺序结构'],
    ['branch', '分支结构：if 与 switch', 3, ['rel-logic']],
    ['loop', '循环结构：for、while 与 do-while', 3, ['rel-logic']],
    ['loop-ctl', 'break 与 continue', 2, ['loop']],
    ['comment', '注释', 1],
  ],
  'gesp-cpp-2': COMPUTERS,
  'gesp-cpp-3': [
    ...NUMBERS,
    ['array1d', '一维数组', 3, ['loop']],
    ['string', '字符串：大小写、查找、分割与替换', 3, ['array1d', 'ascii']],
    ...ENUMERATION,
  ],
  'gesp-cpp-4': [
    ['pointer', '指针'],
    ['array2d', '二维与多维数组', 3, ['array1d', 'nested-loop']],
    ['struct', '结构体', 2, ['types']],
    ...FUNCTIONS,
    ['exception', '异常处理', 1],
  ],
  'gesp-cpp-5': ALGORITHMS,
  'gesp-cpp-6': TREES,
  'gesp-cpp-7': GRAPHS,
  'gesp-cpp-8': COUNTING,
  'gesp-py-1': [
    ['computer', '硬件组成与操作系统'],
    ['ide', '编辑与调试'],
    ['style', '缩进与注释'],
    ['identifier', '标识符、关键字、常量与变量'],
    ['types', '数字、字符串与布尔型', 2, ['identifier']],
    ['arith', '算术运算：整除与求余', 2, ['identifier']],
    ['rel-logic', '关系与逻辑运算', 2, ['identifier']],
    ['io', '输入输出：input 与 print', 3, ['identifier']],
    ['branch', '分支结构：if、elif 与 else', 3, ['rel-logic']],
    ['loop', '循环结构：for 与 while', 3, ['rel-logic']],
    ['module', '模块导入'],
    ['turtle', '海龟绘图', 3, ['module']],
  ],
  'gesp-py-2': COMPUTERS,
  'gesp-py-3': [
    ...NUMBERS,
    ['list', '列表', 3, ['loop']],
    ['tuple', '元组'],
    ['dict', '字典'],
    ['set', '集合'],
    ['string', '字符串：大小写、查找、分割与替换', 3, ['ascii']],
    ...ENUMERATION,
  ],
  'gesp-py-4': [['nested-types', '复合类型的嵌套', 3, ['list']], ...FUNCTIONS, ['exception', '异常处理']],
  'gesp-py-5': ALGORITHMS.filter(([slug]) => slug !== 'bigint'),
  'gesp-py-6': TREES,
  'gesp-py-7': GRAPHS,
  'gesp-py-8': COUNTING,
  // Includes GESP 6. Simple graphs and interval DP also belong to the entry group.
  'csp-j': [
    ['graph', '图的概念与存储'],
    ['graph-walk', '图的深度优先与广度优先遍历', 2, ['graph', 'dfs', 'bfs']],
    ['floodfill', '泛洪算法', 2, ['dfs', 'bfs']],
    ['dp-interval', '简单区间动态规划', 2, ['dp1d']],
    ['perm-comb', '排列与组合', 3],
    ['pascal', '杨辉三角', 2, ['recurrence']],
    ['stl', 'STL 容器与 sort', 2, ['array1d']],
    ['count-sort', '计数排序', 2, ['array1d']],
    ['prefix', '前缀和与差分', 2, ['array1d']],
    ['expression', '表达式求值', 2, ['stack']],
  ],
  'csp-s': [
    ['union-find', '并查集'],
    ['heap', '堆与优先队列', 2, ['special-tree']],
    ['mono', '单调队列与单调栈', 2, ['stack', 'queue']],
    ['st-table', 'ST 表', 2, ['doubling']],
    ['segtree', '线段树与树状数组', 2, ['tree']],
    ['trie', '字典树', 2, ['tree', 'string']],
    ['kmp', 'KMP 字符串匹配', 2, ['string']],
    ['str-hash', '字符串哈希', 2, ['string']],
    ['topo', '拓扑排序', 2, ['graph']],
    ['lca', '最近公共祖先', 2, ['tree']],
    ['scc', '强连通分量', 2, ['graph-walk']],
    ['bipartite', '二分图', 2, ['graph-walk']],
    ['dp-tree', '树形动态规划', 2, ['tree', 'dp1d']],
    ['dp-bit', '状态压缩动态规划', 2, ['bitwise', 'dp1d']],
    ['inverse', '乘法逆元', 2, ['number-theory']],
    ['incl-excl', '容斥原理', 2, ['counting']],
  ],
};

/** Points that moved to another level: old id → new id. Old questions keep the old id, which is never reused. */
export const MOVED_POINTS: Readonly<Record<string, string>> = {};
