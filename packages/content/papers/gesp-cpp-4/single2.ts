import { SINGLE } from '@aosai/api/questions/kinds';
import type { ChoiceSource } from '@aosai/api/questions/source';
import { program, prints, withCode } from '../../src/questions/snippet.ts';

const countSwaps = `
int a[5] = {5, 2, 4, 1, 3}, cnt = 0;
for (int i = 0; i < 4; i++)
    for (int j = 0; j < 4 - i; j++)
        if (a[j] > a[j + 1]) {
            swap(a[j], a[j + 1]);
            cnt++;
        }
cout << cnt;`;

const twoSelections = `
int a[5] = {29, 13, 40, 8, 21};
for (int i = 0; i < 2; i++) {
    int k = i;
    for (int j = i + 1; j < 5; j++)
        if (a[j] < a[k]) k = j;
    swap(a[i], a[k]);
}
for (int x : a) cout << x << " ";`;

const insertionSort = (condition: string) => `
void insertSort(Student a[], int n) {
    for (int i = 1; i < n; i++) {
        Student t = a[i];
        int j = i - 1;
        while (${condition}) {
            a[j + 1] = a[j];
            j--;
        }
        a[j + 1] = t;
    }
}`;

const insertionConditions = [
  'j >= 0 && a[j].score < t.score',
  'j >= 0 && a[j].score <= t.score',
  'j > 0 && a[j].score < t.score',
  'j >= 0 && a[j].score > t.score',
] as const;

/** Sorts the same students with each condition; prints the conditions that sort by score stably. */
const stableInsertions = program(
  `struct Student { int id, score; };\n${insertionConditions
    .map((condition, index) => `namespace s${index} {${insertionSort(condition)}}`)
    .join('\n')}
bool sorted(void (*sort)(Student[], int)) {
    Student a[6] = {{1, 70}, {2, 90}, {3, 70}, {4, 95}, {5, 90}, {6, 70}};
    int expected[6] = {4, 2, 5, 1, 3, 6};
    sort(a, 6);
    for (int i = 0; i < 6; i++) if (a[i].id != expected[i]) return false;
    return true;
}`,
  insertionConditions.map((text, index) => `if (sorted(s${index}::insertSort)) cout << "${text}";`).join('\n'),
);

const throwing = `
#include <iostream>
using namespace std;
int divide(int a, int b) {
    if (b == 0) throw -1;
    cout << "D";
    return a / b;
}
int main() {
    try {
        cout << divide(6, 2);
        cout << divide(1, 0);
        cout << "E";
    } catch (int e) {
        cout << "C" << e;
    }
    cout << "F";
    return 0;
}`;

const boxes = `
#include <iostream>
using namespace std;
struct Box {
    int w, h;
};
void update(Box a, Box &b, Box *c) {
    a.w *= 2;
    b.w += a.w;
    c->h = b.w + a.h;
}
int main() {
    Box x = {1, 2}, y = {3, 4};
    update(x, y, &x);
    cout << x.w << " " << x.h << " " << y.w;
    return 0;
}`;

export const single2: ChoiceSource[] = [
  {
    key: 'gesp-cpp-4-s09',
    type: SINGLE,
    stem: withCode('执行下列程序段，输出是（　　）。', countSwaps),
    options: [
      { id: 'A', text: '`4`' },
      { id: 'B', text: '`6`' },
      { id: 'C', text: '`10`' },
      { id: 'D', text: '`7`' },
    ],
    answer: ['D'],
    analysis:
      '程序统计冒泡排序中交换的次数。每交换一次相邻的逆序元素，逆序对恰好减少一个，所以交换次数等于逆序对的个数：' +
      '5 后面有 4 个更小的数，2 后面有 1 个，4 后面有 2 个，1 后面没有，共 4 + 1 + 2 = 7。\n\n' +
      'A 是只数了第一轮的 4 次交换；C 是比较的次数 4 + 3 + 2 + 1，不是每次比较都会交换；B 漏数了一对逆序。',
    difficulty: 'medium',
    knowledge: ['gesp-cpp-4/sort-simple'],
    tags: ['冒泡排序', '排序'],
    checks: [prints(program('', countSwaps), '7')],
  },
  {
    key: 'gesp-cpp-4-s10',
    type: SINGLE,
    stem:
      '用选择排序把序列 `29 13 40 8 21` 按从小到大排序，每一轮把未排序部分的最小元素与未排序部分的第一个元素交换。' +
      '完成前两轮后，序列是（　　）。',
    options: [
      { id: 'A', text: '`8 13 29 40 21`' },
      { id: 'B', text: '`13 8 21 29 40`' },
      { id: 'C', text: '`8 13 40 29 21`' },
      { id: 'D', text: '`13 29 40 8 21`' },
    ],
    answer: ['C'],
    analysis:
      '第一轮最小的是 8，与第一个元素 29 交换，得 `8 13 40 29 21`；第二轮在后四个数中最小的是 13，它已在最前面，序列不变，选 C。\n\n' +
      'A 是把 8 插到最前面、其余元素依次后移，不是交换；B 是冒泡排序两轮后的结果；D 是插入排序两轮后的结果。',
    difficulty: 'easy',
    knowledge: ['gesp-cpp-4/sort-simple'],
    tags: ['选择排序', '排序'],
    checks: [prints(program('', twoSelections), '8 13 40 29 21')],
  },
  {
    key: 'gesp-cpp-4-s11',
    type: SINGLE,
    stem: withCode(
      '下列函数用插入排序把 `n` 名学生按分数从高到低排序，并且分数相同的学生保持原来的先后次序。横线处应填（　　）。',
      `struct Student {\n    int id, score;\n};${insertionSort('____________')}`,
    ),
    options: [
      { id: 'A', text: '`j >= 0 && a[j].score < t.score`' },
      { id: 'B', text: '`j >= 0 && a[j].score <= t.score`' },
      { id: 'C', text: '`j > 0 && a[j].score < t.score`' },
      { id: 'D', text: '`j >= 0 && a[j].score > t.score`' },
    ],
    answer: ['A'],
    analysis:
      '从高到低排序时，前面分数**更低**的学生要后移一位，为 `t` 让出位置；分数相同的学生不能后移，否则后来的 `t` 会排到他们前面，所以用 `<`，选 A。\n\n' +
      'B 的 `<=` 会打乱同分学生的次序，排序变得不稳定；C 永远不会移动 `a[0]`，最高分可能排不到最前面；D 是从低到高排序。',
    difficulty: 'medium',
    knowledge: ['gesp-cpp-4/sort-simple', 'gesp-cpp-4/sort-concept', 'gesp-cpp-4/struct'],
    tags: ['插入排序', '稳定性', '结构体'],
    checks: [prints(stableInsertions, 'j >= 0 && a[j].score < t.score')],
  },
  {
    key: 'gesp-cpp-4-s12',
    type: SINGLE,
    stem: withCode(
      '下列程序段的时间复杂度是（　　）。',
      `
int cnt = 0;
for (int i = 0; i < n; i++)
    for (int j = 0; j < 100; j++)
        cnt++;
for (int i = 0; i < n; i++)
    for (int j = i; j < n; j++)
        cnt++;`,
    ),
    options: [
      { id: 'A', text: '$O(n)$' },
      { id: 'B', text: '$O(n^2)$' },
      { id: 'C', text: '$O(n^3)$' },
      { id: 'D', text: '$O(2^n)$' },
    ],
    answer: ['B'],
    analysis:
      '前两重循环执行 $100n$ 次；后两重循环的内层依次执行 $n$、$n-1$、……、1 次，共 $\\frac{n(n+1)}{2}$ 次。两部分先后执行，次数相加，' +
      '增长最快的是 $n^2$ 这一项，选 B。\n\n' +
      '选 A 是只看了前两重循环；选 C 是把先后执行的两部分的次数相乘；选 D 是以为循环层数多就是指数级，指数级是每多一个数据，次数就成倍增加。',
    difficulty: 'medium',
    knowledge: ['gesp-cpp-4/complexity-poly'],
    tags: ['时间复杂度'],
  },
  {
    key: 'gesp-cpp-4-s13',
    type: SINGLE,
    stem: '程序要从文件 `tea.in` 读入数据，把结果写到文件 `tea.out`。下列语句正确的是（　　）。',
    options: [
      { id: 'A', text: '`freopen("tea.in", "r", stdin); freopen("tea.out", "w", stdout);`' },
      { id: 'B', text: '`freopen("tea.in", "w", stdin); freopen("tea.out", "r", stdout);`' },
      { id: 'C', text: '`freopen("tea.in", "r", stdout); freopen("tea.out", "w", stdin);`' },
      { id: 'D', text: '`freopen("tea.in", "r", cin); freopen("tea.out", "w", cout);`' },
    ],
    answer: ['A'],
    analysis:
      '`freopen` 的三个参数依次是文件名、打开方式和要重定向的流。读入用 `"r"` 和标准输入 `stdin`，写出用 `"w"` 和标准输出 `stdout`，选 A。\n\n' +
      'B 把读写方式写反了，以 `"w"` 打开还会清空输入文件；C 把两个流写反了；' +
      'D 的第三个参数应是 `FILE *` 类型，`cin`、`cout` 是 C++ 的流对象，不能通过编译。',
    difficulty: 'easy',
    knowledge: ['gesp-cpp-4/file-io'],
    tags: ['文件重定向'],
  },
  {
    key: 'gesp-cpp-4-s14',
    type: SINGLE,
    stem: withCode('执行下列程序，输出是（　　）。', throwing),
    options: [
      { id: 'A', text: '`D3C-1`' },
      { id: 'B', text: '`D3C-1EF`' },
      { id: 'C', text: '`D3C-1F`' },
      { id: 'D', text: '`D3DC-1F`' },
    ],
    answer: ['C'],
    analysis:
      '第一次调用先输出 `D`，返回后输出 3。第二次调用在输出 `D` 之前就抛出 -1，`try` 块中剩下的语句不再执行，' +
      '转到 `catch (int e)` 输出 `C-1`；处理完后从 `catch` 块之后继续，输出 `F`，选 C。\n\n' +
      '选 A 是误以为捕获异常后程序就结束；选 B 是误以为会回到抛出异常的地方继续执行；选 D 没有注意 `throw` 在输出 `D` 之前。',
    difficulty: 'medium',
    knowledge: ['gesp-cpp-4/exception', 'gesp-cpp-4/function'],
    tags: ['异常处理', '函数'],
    checks: [prints(throwing, 'D3C-1F')],
  },
  {
    key: 'gesp-cpp-4-s15',
    type: SINGLE,
    stem: withCode('执行下列程序，输出是（　　）。', boxes),
    options: [
      { id: 'A', text: '`2 7 5`' },
      { id: 'B', text: '`1 2 5`' },
      { id: 'C', text: '`1 7 3`' },
      { id: 'D', text: '`1 7 5`' },
    ],
    answer: ['D'],
    analysis:
      '`a` 是 `x` 的副本，`b` 是 `y` 的引用，`c` 指向 `x`。`a.w` 变为 2，不影响 `x.w`；`b.w` 即 `y.w` 变为 3 + 2 = 5；' +
      '`c->h` 即 `x.h` 变为 5 + 2 = 7（`a.h` 是复制来的 2），所以输出 `1 7 5`。\n\n' +
      '选 A 是误以为修改副本 `a` 会影响 `x`；选 B 是误以为通过指针 `c` 不能修改 `x`；选 C 是误以为 `b` 也是副本。',
    difficulty: 'hard',
    knowledge: ['gesp-cpp-4/pass', 'gesp-cpp-4/struct', 'gesp-cpp-4/pointer'],
    tags: ['结构体', '参数传递', '指针'],
    checks: [prints(boxes, '1 7 5')],
  },
];
