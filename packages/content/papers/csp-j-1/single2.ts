import { SINGLE } from '@aosai/api/questions/kinds';
import type { ChoiceSource } from '@aosai/api/questions/source';
import { prints, program, withCode } from '../../src/questions/snippet.ts';

const everyMultiple = `
for (int i = 1; i <= n; i++)
    for (int j = i; j <= n; j += i)
        cnt[j]++;`;

const stepBack = `
int f(int n) {
    if (n < 3)
        return 1;
    return f(n - 1) + f(n - 3);
}`;

const bits = 'cout << ((13 & 22) | (5 << 1));';

export const single2: ChoiceSource[] = [
  {
    key: 'csp-j-1-s09',
    type: SINGLE,
    stem: '在 1000 个从小到大排好的不同整数中，用二分查找找一个数，最多需要和（　　）个数比较。',
    options: [
      { id: 'A', text: '9' },
      { id: 'B', text: '10' },
      { id: 'C', text: '11' },
      { id: 'D', text: '500' },
    ],
    answer: ['B'],
    analysis:
      '每比较一次，剩下的数减少一半以上。$2^9-1=511<1000\\le1023=2^{10}-1$，所以最多比较 10 次。选 A 时 511 个数就到头了；选 C 多算了一次；选 D 是顺序查找的平均次数。',
    difficulty: 'easy',
    knowledge: ['gesp-cpp-5/bisect'],
    tags: ['二分'],
  },
  {
    key: 'csp-j-1-s10',
    type: SINGLE,
    stem: withCode('下面程序段的时间复杂度是（　　）。', everyMultiple),
    options: [
      { id: 'A', text: '$O(n)$' },
      { id: 'B', text: '$O(n^2)$' },
      { id: 'C', text: '$O(n\\log n)$' },
      { id: 'D', text: '$O(n\\sqrt n)$' },
    ],
    answer: ['C'],
    analysis:
      '内层循环执行 $\\lfloor n/i\\rfloor$ 次，总次数约为 $n(1+\\frac12+\\frac13+\\cdots+\\frac1n)$，是 $O(n\\log n)$。选 B 是把内层循环都当成了 $n$ 次；选 A 忽略了内层循环；选 D 是按因子成对枚举的复杂度。',
    difficulty: 'medium',
    knowledge: ['gesp-cpp-5/complexity-log'],
    tags: ['复杂度'],
  },
  {
    key: 'csp-j-1-s11',
    type: SINGLE,
    stem: '下面的排序算法中，通常的写法**不稳定**的是（　　）。',
    options: [
      { id: 'A', text: '冒泡排序' },
      { id: 'B', text: '插入排序' },
      { id: 'C', text: '归并排序' },
      { id: 'D', text: '选择排序' },
    ],
    answer: ['D'],
    analysis:
      '选择排序会把最小的元素和远处的元素交换，可能让相等的元素改变先后，例如 `2 2 1`。冒泡排序、插入排序只移动相邻且逆序的元素，归并排序合并时相等取左边，都能保持先后。',
    difficulty: 'easy',
    knowledge: ['gesp-cpp-4/sort-concept'],
    tags: ['排序'],
  },
  {
    key: 'csp-j-1-s12',
    type: SINGLE,
    stem: withCode('有下面的函数，`f(8)` 的值是（　　）。', stepBack),
    options: [
      { id: 'A', text: '13' },
      { id: 'B', text: '9' },
      { id: 'C', text: '19' },
      { id: 'D', text: '21' },
    ],
    answer: ['A'],
    analysis:
      '从小到大推：f(0)、f(1)、f(2) 都是 1，f(3)=f(2)+f(0)=2，f(4)=3，f(5)=4，f(6)=6，f(7)=9，f(8)=f(7)+f(5)=13。选 B 少推一步，选 C 多推一步，选 D 是按斐波那契数列计算的。',
    difficulty: 'medium',
    knowledge: ['gesp-cpp-5/recursion'],
    tags: ['递归'],
    checks: [prints(program(stepBack, 'cout << f(8);'), '13')],
  },
  {
    key: 'csp-j-1-s13',
    type: SINGLE,
    stem: withCode('执行下面的语句，输出是（　　）。', bits),
    options: [
      { id: 'A', text: '10' },
      { id: 'B', text: '4' },
      { id: 'C', text: '14' },
      { id: 'D', text: '31' },
    ],
    answer: ['C'],
    analysis:
      '13 是 `01101`，22 是 `10110`，按位与得 `00100`，即 4；5 左移一位得 10，即 `01010`；4 与 10 按位或得 `01110`，即 14。选 A、B 只算了一半，选 D 把按位与当成了按位或。',
    difficulty: 'easy',
    knowledge: ['gesp-cpp-3/bitwise'],
    tags: ['位运算'],
    checks: [prints(program('', bits), '14')],
  },
  {
    key: 'csp-j-1-s14',
    type: SINGLE,
    stem: '用下标 0 到 9 的数组实现循环队列，`front` 指向队头元素，`rear` 指向队尾元素的后一个位置。当 `front = 7`、`rear = 3` 时，队列里有（　　）个元素。',
    options: [
      { id: 'A', text: '4' },
      { id: 'B', text: '6' },
      { id: 'C', text: '5' },
      { id: 'D', text: '7' },
    ],
    answer: ['B'],
    analysis:
      '元素占着下标 7、8、9、0、1、2，共 6 个，也就是 $(3-7+10)\\bmod 10=6$。选 A 是直接用 7 减 3；选 C、D 是把队头或队尾的位置少算、多算了一个。',
    difficulty: 'medium',
    knowledge: ['gesp-cpp-6/queue'],
    tags: ['队列'],
  },
  {
    key: 'csp-j-1-s15',
    type: SINGLE,
    stem: '四个叶子的权分别是 2、3、5、8，用它们构造哈夫曼树，带权路径长度是（　　）。',
    options: [
      { id: 'A', text: '36' },
      { id: 'B', text: '18' },
      { id: 'C', text: '31' },
      { id: 'D', text: '33' },
    ],
    answer: ['D'],
    analysis:
      '每次合并最小的两个：2+3=5，5+5=10，8+10=18，带权路径长度是合并出来的权之和 5+10+18=33。选 A 是四个叶子都在第二层时的结果，选 B 只是权的和，选 C 是合并时算错了一次。',
    difficulty: 'medium',
    knowledge: ['gesp-cpp-6/special-tree', 'gesp-cpp-6/coding'],
    tags: ['哈夫曼树'],
  },
];
