import { TRUE_FALSE } from '@aosai/api/questions/kinds';
import type { TrueFalseSource } from '@aosai/api/questions/source';
import { program, prints, withCode } from '../../src/questions/snippet.ts';

const setFirst = `
void setFirst(int a[]) {
    a[0] = 100;
}`;

const partlyInitialised = `
int a[2][3] = {{1}, {2, 3}};
cout << a[0][1] + a[1][1];`;

const weightedRecurrence = `
int f[6] = {0, 1, 2};
for (int i = 3; i <= 5; i++)
    f[i] = f[i - 1] + 2 * f[i - 2];
cout << f[5];`;

/** Comparisons of the improved bubble sort on 200 descending numbers: still all n(n - 1)/2. */
const improvedBubble = program(
  '',
  `
const int n = 200;
int a[n], compared = 0;
for (int i = 0; i < n; i++) a[i] = n - i;
for (int i = 0; i < n - 1; i++) {
    bool swapped = false;
    for (int j = 0; j < n - 1 - i; j++) {
        compared++;
        if (a[j] > a[j + 1]) { swap(a[j], a[j + 1]); swapped = true; }
    }
    if (!swapped) break;
}
cout << boolalpha << (compared < n * (n - 1) / 2);`,
);

export const trueFalse: TrueFalseSource[] = [
  {
    key: 'gesp-cpp-4-t01',
    type: TRUE_FALSE,
    stem: withCode('调用下列函数 `setFirst(b)` 后，实参数组 `b` 的第一个元素会变成 100。', setFirst),
    answer: true,
    analysis:
      '数组作参数时不会复制整个数组，传入的是首元素的地址，形参 `int a[]` 实际上是指针。在函数中修改 `a[0]`，就是修改实参 `b[0]`，所以说法正确。',
    difficulty: 'easy',
    knowledge: ['gesp-cpp-4/pass', 'gesp-cpp-3/array1d'],
    tags: ['参数传递', '数组'],
    checks: [
      prints(program(setFirst, 'int b[3] = {1, 2, 3}; setFirst(b); cout << boolalpha << (b[0] == 100);'), 'true'),
    ],
  },
  {
    key: 'gesp-cpp-4-t02',
    type: TRUE_FALSE,
    stem: '语句 `int *p, q;` 定义了两个指向 `int` 的指针变量 `p` 和 `q`。',
    answer: false,
    analysis:
      '`*` 只修饰紧跟在它后面的 `p`，所以 `p` 是指针，`q` 是普通的 `int` 变量。要定义两个指针，应写成 `int *p, *q;`，因此说法错误。',
    difficulty: 'easy',
    knowledge: ['gesp-cpp-4/pointer'],
    tags: ['指针'],
    checks: [
      prints(
        program(
          '',
          'int *p = nullptr, q = 0; cout << boolalpha << (is_pointer<decltype(p)>::value && is_pointer<decltype(q)>::value);',
        ),
        'false',
      ),
    ],
  },
  {
    key: 'gesp-cpp-4-t03',
    type: TRUE_FALSE,
    stem: '引用在定义时必须指明它是哪个变量的引用，之后不能再改为另一个变量的引用。',
    answer: true,
    analysis:
      '引用是变量的别名，定义时必须初始化。之后对引用赋值，例如 `r = y;`，只是把 `y` 的值赋给被引用的变量，不会让 `r` 变成 `y` 的别名，所以说法正确。',
    difficulty: 'easy',
    knowledge: ['gesp-cpp-4/pass'],
    tags: ['引用'],
    checks: [
      prints(
        program('', 'int x = 1, y = 2; int &r = x; r = y; r = 9; cout << boolalpha << (x == 9 && y == 2);'),
        'true',
      ),
    ],
  },
  {
    key: 'gesp-cpp-4-t04',
    type: TRUE_FALSE,
    stem: '在 `for (int i = 0; i < n; i++)` 中定义的变量 `i`，在循环结束后仍然可以使用，它的值等于 `n`。',
    answer: false,
    analysis:
      '在 `for` 的括号里定义的变量，作用域只到循环结束。循环之后再使用 `i` 会编译出错（除非外面另有一个同名变量，但那是另一个变量）。' +
      '要在循环后使用 `i`，应把它定义在循环之前，因此说法错误。',
    difficulty: 'easy',
    knowledge: ['gesp-cpp-4/scope'],
    tags: ['作用域'],
  },
  {
    key: 'gesp-cpp-4-t05',
    type: TRUE_FALSE,
    stem: withCode('执行下列程序段，', partlyInitialised, '输出是 `3`。'),
    answer: true,
    analysis:
      '数组只给出部分初值时，其余元素自动为 0。第 0 行是 1、0、0，第 1 行是 2、3、0，所以 `a[0][1] + a[1][1]` 等于 0 + 3 = 3，说法正确。',
    difficulty: 'medium',
    knowledge: ['gesp-cpp-4/array2d'],
    tags: ['二维数组'],
    checks: [prints(program('', partlyInitialised), '3')],
  },
  {
    key: 'gesp-cpp-4-t06',
    type: TRUE_FALSE,
    stem: withCode('执行下列程序段，', weightedRecurrence, '输出是 `8`。'),
    answer: false,
    analysis:
      '从小到大推算：`f[1]` = 1，`f[2]` = 2，`f[3]` = 2 + 2 × 1 = 4，`f[4]` = 4 + 2 × 2 = 8，`f[5]` = 8 + 2 × 4 = 16。' +
      '输出应为 16，8 是 `f[4]` 的值，也是漏乘 2 时算出的 `f[5]`，因此说法错误。',
    difficulty: 'medium',
    knowledge: ['gesp-cpp-4/recurrence'],
    tags: ['递推', '一维数组'],
    checks: [prints(program('', weightedRecurrence), '16')],
  },
  {
    key: 'gesp-cpp-4-t07',
    type: TRUE_FALSE,
    stem: '同一种结构体类型的两个变量 `a` 和 `b`，可以用 `a = b;` 整体赋值，但在没有重载运算符时，不能用 `a == b` 直接判断它们是否相同。',
    answer: true,
    analysis:
      '结构体支持整体赋值，会逐个复制成员；而 `==` 没有默认的含义，直接使用会编译出错，要逐个比较成员，或者自己重载 `==`，所以说法正确。',
    difficulty: 'medium',
    knowledge: ['gesp-cpp-4/struct'],
    tags: ['结构体'],
  },
  {
    key: 'gesp-cpp-4-t08',
    type: TRUE_FALSE,
    stem: '冒泡排序中加入「某一轮没有发生交换就提前结束」的优化后，最坏情况下的时间复杂度降为 $O(n)$。',
    answer: false,
    analysis:
      '这个优化只对接近有序的序列有效：序列本来就有序时，一轮就结束，最好情况是 $O(n)$。如果序列恰好是逆序，每一轮都有交换，' +
      '仍要比较 $n(n-1)/2$ 次，最坏情况还是 $O(n^2)$，因此说法错误。',
    difficulty: 'medium',
    knowledge: ['gesp-cpp-4/sort-simple', 'gesp-cpp-4/complexity-poly'],
    tags: ['冒泡排序', '时间复杂度'],
    checks: [prints(improvedBubble, 'false')],
  },
  {
    key: 'gesp-cpp-4-t09',
    type: TRUE_FALSE,
    stem: '用 `throw` 抛出的异常如果没有被任何 `catch` 捕获，程序会异常终止。',
    answer: true,
    analysis:
      '异常抛出后，会沿着函数调用的次序逐层向外寻找类型匹配的 `catch`。一直到 `main` 之外都没有找到时，系统会调用 `terminate` 结束程序，所以说法正确。',
    difficulty: 'easy',
    knowledge: ['gesp-cpp-4/exception'],
    tags: ['异常处理'],
  },
  {
    key: 'gesp-cpp-4-t10',
    type: TRUE_FALSE,
    stem: '执行 `freopen("a.in", "r", stdin);` 后，`scanf` 从文件 `a.in` 读入数据，而 `cin` 仍然从键盘读入。',
    answer: false,
    analysis:
      '`cin` 和 `scanf` 默认使用同一个标准输入 `stdin`。`freopen` 把 `stdin` 重定向到文件后，两者都从文件读入，因此说法错误。',
    difficulty: 'medium',
    knowledge: ['gesp-cpp-4/file-io'],
    tags: ['文件重定向'],
  },
];
