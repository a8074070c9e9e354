import { SINGLE } from '@aosai/api/questions/kinds';
import type { ChoiceSource } from '@aosai/api/questions/source';
import { program, prints, withCode } from '../../src/questions/snippet.ts';

const swapByReference = `
#include <iostream>
using namespace std;
void change(int a, int &b) {
    a = a + b;
    b = a - b;
}
int main() {
    int x = 3, y = 8;
    change(x, y);
    cout << x << "," << y;
    return 0;
}`;

const shadowing = `
#include <iostream>
using namespace std;
int n = 5;
void add() {
    n += 2;
}
int main() {
    int n = 10;
    add();
    {
        int n = 1;
        n++;
    }
    cout << n << " " << ::n;
    return 0;
}`;

const pointerSteps = `
int a[5] = {2, 4, 6, 8, 10};
int *p = a + 1;
cout << *(p + 2) << " " << *p + 2 << " " << p[-1];`;

const diagonal = `
int a[3][4], s = 0;
for (int i = 0; i < 3; i++)
    for (int j = 0; j < 4; j++)
        a[i][j] = i * 4 + j;
for (int i = 0; i < 3; i++)
    s += a[i][i + 1];
cout << s;`;

const countTilings = `
int tilings(int n) {
    if (n < 0) return 0;
    if (n == 0) return 1;
    return tilings(n - 1) + tilings(n - 3);
}`;

const firstAbove = `
#include <iostream>
using namespace std;
int firstAbove(int a[], int n, int x) {
    for (int i = 0; i < n; i++)
        if (a[i] > x)
            return i;
    return -1;
}
int main() {
    int a[6] = {4, 9, 2, 7, 9, 5};
    cout << firstAbove(a, 6, 6) << " " << firstAbove(a, 3, 9);
    return 0;
}`;

export const single1: ChoiceSource[] = [
  {
    key: 'gesp-cpp-4-s01',
    type: SINGLE,
    stem: withCode('执行下列程序，输出是（　　）。', swapByReference),
    options: [
      { id: 'A', text: '`3,8`' },
      { id: 'B', text: '`11,3`' },
      { id: 'C', text: '`3,3`' },
      { id: 'D', text: '`11,8`' },
    ],
    answer: ['C'],
    analysis:
      '`a` 按值传递，只是 `x` 的副本；`b` 是 `y` 的引用。函数中 `a` 变为 3 + 8 = 11，`b` 变为 11 - 8 = 3，' +
      '所以 `y` 变成 3，而 `x` 仍是 3，选 C。\n\n' +
      '选 B 是误以为修改 `a` 会改变实参 `x`；选 A 是误以为两个参数都按值传递；选 D 则把两种传递方式弄反了。',
    difficulty: 'easy',
    knowledge: ['gesp-cpp-4/pass'],
    tags: ['参数传递', '引用'],
    checks: [prints(swapByReference, '3,3')],
  },
  {
    key: 'gesp-cpp-4-s02',
    type: SINGLE,
    stem: withCode('执行下列程序，输出是（　　）。', shadowing),
    options: [
      { id: 'A', text: '`10 7`' },
      { id: 'B', text: '`12 5`' },
      { id: 'C', text: '`2 7`' },
      { id: 'D', text: '`10 5`' },
    ],
    answer: ['A'],
    analysis:
      '程序里有三个不同的 `n`：全局变量、`main` 的局部变量和花括号内层的局部变量。`add` 看不到 `main` 的局部变量，' +
      '它修改的是全局的 `n`，5 变为 7；内层的 `n` 在右花括号处就不存在了，不影响外层的 10。`::n` 表示全局的 `n`，因此输出 `10 7`。\n\n' +
      '选 B 是误以为 `add` 修改了 `main` 中的 `n`；选 C 是误以为内层的 `n` 与外层是同一个变量；选 D 漏算了 `add` 的作用。',
    difficulty: 'easy',
    knowledge: ['gesp-cpp-4/scope', 'gesp-cpp-4/function'],
    tags: ['作用域', '函数'],
    checks: [prints(shadowing, '10 7')],
  },
  {
    key: 'gesp-cpp-4-s03',
    type: SINGLE,
    stem: withCode('执行下列程序段，输出是（　　）。', pointerSteps),
    options: [
      { id: 'A', text: '`6 6 2`' },
      { id: 'B', text: '`8 8 2`' },
      { id: 'C', text: '`8 6 10`' },
      { id: 'D', text: '`8 6 2`' },
    ],
    answer: ['D'],
    analysis:
      '`p` 指向 `a[1]`，即 4。`*(p + 2)` 是 `a[3]`，值为 8；`*p + 2` 先取值再加 2，得 6；`p[-1]` 等价于 `*(p - 1)`，就是 `a[0]`，值为 2。\n\n' +
      '选 A 是忘了 `p` 的起点是 `a[1]`，把 `*(p + 2)` 当成 `a[2]`；选 B 是把 `*p + 2` 看成 `*(p + 2)`；' +
      '选 C 是以为下标 -1 表示最后一个元素，那是 Python 的规则，C++ 中没有。',
    difficulty: 'medium',
    knowledge: ['gesp-cpp-4/pointer', 'gesp-cpp-3/array1d'],
    tags: ['指针', '数组'],
    checks: [prints(program('', pointerSteps), '8 6 2')],
  },
  {
    key: 'gesp-cpp-4-s04',
    type: SINGLE,
    stem: withCode(
      '有如下定义，下列选项中**不能**通过编译的是（　　）。',
      `
struct Student {
    string name;
    int score;
};
Student s;
Student *p = &s;`,
    ),
    options: [
      { id: 'A', text: '`p->score = 90;`' },
      { id: 'B', text: '`*p.score = 90;`' },
      { id: 'C', text: '`(*p).score = 90;`' },
      { id: 'D', text: '`s.score = 90;`' },
    ],
    answer: ['B'],
    analysis:
      '成员运算符 `.` 的优先级高于 `*`，所以 `*p.score` 等价于 `*(p.score)`。`p` 是指针，没有成员 `score`，编译报错，选 B。\n\n' +
      'C 用括号先取出 `p` 指向的结构体，再访问成员；A 的 `->` 是 C 的简写；D 直接通过结构体变量访问成员，三者都正确。',
    difficulty: 'easy',
    knowledge: ['gesp-cpp-4/struct', 'gesp-cpp-4/pointer'],
    tags: ['结构体', '指针'],
  },
  {
    key: 'gesp-cpp-4-s05',
    type: SINGLE,
    stem: withCode('执行下列程序段，输出是（　　）。', diagonal),
    options: [
      { id: 'A', text: '`15`' },
      { id: 'B', text: '`18`' },
      { id: 'C', text: '`21`' },
      { id: 'D', text: '`66`' },
    ],
    answer: ['B'],
    analysis:
      '数组按行依次填入 0 到 11。第二个循环累加 `a[0][1]`、`a[1][2]`、`a[2][3]`，即 1 + 6 + 11 = 18。\n\n' +
      '选 A 是把列下标 `i + 1` 看成 `i`，算了 0 + 5 + 10；选 C 是以为从 1 开始填数；选 D 是把 12 个数全部加起来了。',
    difficulty: 'easy',
    knowledge: ['gesp-cpp-4/array2d'],
    tags: ['二维数组'],
    checks: [prints(program('', diagonal), '18')],
  },
  {
    key: 'gesp-cpp-4-s06',
    type: SINGLE,
    stem: '已定义 `int a[3][4];`，要以 `f(a)` 的形式调用函数 `f`，下列函数声明中正确的是（　　）。',
    options: [
      { id: 'A', text: '`void f(int a[][]);`' },
      { id: 'B', text: '`void f(int a[3][]);`' },
      { id: 'C', text: '`void f(int a[][4]);`' },
      { id: 'D', text: '`void f(int **a);`' },
    ],
    answer: ['C'],
    analysis:
      '二维数组作参数时，第一维的长度可以省略，第二维的长度必须写明，编译器才能算出 `a[i][j]` 的位置，选 C。\n\n' +
      'A、B 都省略了第二维，不能通过编译；D 的参数是「指向指针的指针」，而 `a` 作实参时会转换为「指向含 4 个 `int` 的数组的指针」，类型不匹配。',
    difficulty: 'medium',
    knowledge: ['gesp-cpp-4/array2d', 'gesp-cpp-4/pass'],
    tags: ['二维数组', '参数传递'],
  },
  {
    key: 'gesp-cpp-4-s07',
    type: SINGLE,
    stem:
      '用长为 1 的白砖和长为 3 的红砖铺满一条长为 $n$ 的花坛边，同色的砖没有区别，砖不能切开。' +
      '设不同的铺法有 $f(n)$ 种，则 $f(8)$ 等于（　　）。',
    options: [
      { id: 'A', text: '9' },
      { id: 'B', text: '13' },
      { id: 'C', text: '19' },
      { id: 'D', text: '34' },
    ],
    answer: ['B'],
    analysis:
      '按最后一块砖分类：是白砖，前面有 $f(n-1)$ 种铺法；是红砖，前面有 $f(n-3)$ 种铺法。因此 $f(n)=f(n-1)+f(n-3)$，' +
      '且 $f(0)=f(1)=f(2)=1$。依次推得 $f(3)$ 到 $f(8)$ 为 2、3、4、6、9、13，选 B。\n\n' +
      'A 是 $f(7)$，C 是 $f(9)$，都是推的步数差了 1；D 是把递推式误写成 $f(n)=f(n-1)+f(n-2)$ 的结果。',
    difficulty: 'medium',
    knowledge: ['gesp-cpp-4/recurrence'],
    tags: ['递推'],
    checks: [prints(program(countTilings, 'cout << tilings(8);'), '13')],
  },
  {
    key: 'gesp-cpp-4-s08',
    type: SINGLE,
    stem: withCode('执行下列程序，输出是（　　）。', firstAbove),
    options: [
      { id: 'A', text: '`1 -1`' },
      { id: 'B', text: '`9 -1`' },
      { id: 'C', text: '`4 -1`' },
      { id: 'D', text: '`1 1`' },
    ],
    answer: ['A'],
    analysis:
      '`return` 立刻结束函数并把值带回去。第一次调用时 `a[0]` 是 4，不大于 6；`a[1]` 是 9，大于 6，返回下标 1。' +
      '第二次调用只看前 3 个元素，没有大于 9 的，循环结束后返回 -1，所以输出 `1 -1`。\n\n' +
      '选 B 是把返回的下标当成了元素的值；选 C 是以为 `return` 之后循环还会继续，得到最后一个满足条件的下标 4；选 D 是把 `>` 看成了 `>=`。',
    difficulty: 'medium',
    knowledge: ['gesp-cpp-4/function', 'gesp-cpp-3/array1d'],
    tags: ['函数', '一维数组'],
    checks: [prints(firstAbove, '1 -1')],
  },
];
