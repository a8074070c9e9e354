import { SINGLE, MULTIPLE, TRUE_FALSE, COMPLETION, FILL, PROGRAMMING, READING } from './kinds.ts';
import { idOf } from '../kit/ids.fixtures.ts';
import type { RoomQuestion, RoomSection } from './roomQuestion.contract.ts';

/** Returns a single-choice question about reference parameters, 2 points. */
export function aSingleChoice(changes: Partial<RoomQuestion> = {}): RoomQuestion {
  return {
    id: idOf('question', 7),
    no: 7,
    type: SINGLE,
    points: 200,
    title: null,
    stemHtml:
      '<p>下面的程序运行后，输出的结果是（　　）。</p><pre><code class="language-cpp">#include &lt;iostream&gt;\nusing namespace std;\n\nvoid change(int a, int &amp;b) {\n    a = a + b;\n    b = a - b;\n}\n\nint main() {\n    int x = 3, y = 5;\n    change(x, y);\n    cout &lt;&lt; x &lt;&lt; " " &lt;&lt; y &lt;&lt; endl;\n    return 0;\n}</code></pre>',
    options: [
      { id: 'A', html: '<p><code>3 5</code></p>' },
      { id: 'B', html: '<p><code>3 3</code></p>' },
      { id: 'C', html: '<p><code>8 3</code></p>' },
      { id: 'D', html: '<p><code>5 3</code></p>' },
    ],
    blankCount: 0,
    programming: null,
    ...changes,
  };
}

/** Returns a multiple-choice question about stable sorting. */
export function aMultipleChoice(changes: Partial<RoomQuestion> = {}): RoomQuestion {
  return aSingleChoice({
    id: idOf('question', 40),
    no: 16,
    type: MULTIPLE,
    stemHtml: '<p>下列排序算法中，<strong>稳定</strong>的有（　　）。</p>',
    options: [
      { id: 'A', html: '<p>冒泡排序</p>' },
      { id: 'B', html: '<p>插入排序</p>' },
      { id: 'C', html: '<p>选择排序</p>' },
      { id: 'D', html: '<p>归并排序</p>' },
    ],
    ...changes,
  });
}

/** Returns a true/false question about references. */
export function aTrueFalse(changes: Partial<RoomQuestion> = {}): RoomQuestion {
  return aSingleChoice({
    id: idOf('question', 19),
    no: 19,
    type: TRUE_FALSE,
    stemHtml: '<p>在 C++ 中，引用一旦初始化，就不能再改为引用另一个变量。</p>',
    options: [
      { id: 'T', html: '<p>正确</p>' },
      { id: 'F', html: '<p>错误</p>' },
    ],
    ...changes,
  });
}

/** Returns a question with two blanks to fill. */
export function aFill(changes: Partial<RoomQuestion> = {}): RoomQuestion {
  return aSingleChoice({
    id: idOf('question', 41),
    no: 20,
    type: FILL,
    stemHtml: '<p>二进制数 <code>101101</code> 转成十进制是（①），转成十六进制是（②）。</p>',
    options: [],
    blankCount: 2,
    ...changes,
  });
}

/** Returns a programming task with two samples and ten cases, 25 points. */
export function aProgramming(changes: Partial<RoomQuestion> = {}): RoomQuestion {
  return {
    id: idOf('question', 26),
    no: 26,
    type: PROGRAMMING,
    points: 2_500,
    title: '灯塔的间隔',
    stemHtml:
      '<h3>题目描述</h3><p>海岸上自西向东有 <math><mi>n</mi></math> 座灯塔，第 <math><mi>i</mi></math> 座的位置是 <math><msub><mi>x</mi><mi>i</mi></msub></math>。求相邻两座灯塔之间最大的间隔，以及有多少对相邻灯塔恰好取到这个间隔。</p><h3>输入格式</h3><p>第一行一个整数 <math><mi>n</mi></math>（<math><mn>2</mn><mo>≤</mo><mi>n</mi><mo>≤</mo><msup><mn>10</mn><mn>5</mn></msup></math>）；第二行 <math><mi>n</mi></math> 个严格递增的整数。</p><h3>输出格式</h3><p>一行两个整数：最大间隔、对数。</p><h3>样例解释</h3><p>样例中间隔依次为 3、3、2、3，最大值 3 出现三次。</p>',
    options: [],
    blankCount: 0,
    programming: {
      timeMs: 1_000,
      memoryKiB: 262_144,
      languages: [53, 71],
      standard: 'c++14',
      fileIo: null,
      samples: [
        { id: '01', input: '5\n1 4 7 9 12\n', expected: '3 3\n' },
        { id: '02', input: '2\n-5 100000\n', expected: '100005 1\n' },
      ],
      subtasks: [],
      caseCount: 10,
    },
    ...changes,
  };
}

const judge = [
  { id: 'T', html: '<p>正确</p>' },
  { id: 'F', html: '<p>错误</p>' },
];
const four = (texts: string[]) =>
  texts.map((text, place) => ({ id: 'ABCD'[place] ?? '', html: `<p><code>${text}</code></p>` }));

/** Returns a program to read, with two true/false parts and one choice: 6 points. */
export function aReading(changes: Partial<RoomQuestion> = {}): RoomQuestion {
  return aSingleChoice({
    id: idOf('question', 42),
    no: 16,
    type: READING,
    points: 600,
    options: [],
    stemHtml:
      '<p>阅读下面的程序，完成判断题和单选题。输入都是不超过 100 的正整数。</p><pre><code class="language-cpp">int f(int n) {\n    if (n &lt;= 1) return n;\n    return f(n - 1) + f(n - 2);\n}\n\nint main() {\n    int n;\n    cin &gt;&gt; n;\n    cout &lt;&lt; f(n) &lt;&lt; endl;\n}</code></pre>',
    parts: [
      { id: 'p1', stemHtml: '<p>输入 <code>1</code> 时，程序输出 <code>1</code>。</p>', points: 150, options: judge },
      {
        id: 'p2',
        stemHtml: '<p>把第 2 行的 <code>&lt;=</code> 改成 <code>&lt;</code>，程序仍会结束。</p>',
        points: 150,
        options: judge,
      },
      {
        id: 'p3',
        stemHtml: '<p>输入 <code>7</code> 时，程序输出（　　）。</p>',
        points: 300,
        options: four(['8', '13', '21', '34']),
      },
    ],
    ...changes,
  });
}

/** Returns a program to complete, with three blanks: 9 points. */
export function aCompletion(changes: Partial<RoomQuestion> = {}): RoomQuestion {
  return aSingleChoice({
    id: idOf('question', 43),
    no: 17,
    type: COMPLETION,
    points: 900,
    options: [],
    stemHtml:
      '<p>（二分查找）在升序数组 <code>a[1..n]</code> 中找到第一个不小于 <code>x</code> 的位置，没有则输出 <code>n + 1</code>。试补全程序。</p><pre><code class="language-cpp">int l = 1, r = ①;\nwhile (②) {\n    int m = (l + r) / 2;\n    if (a[m] &gt;= x) ③;\n    else l = m + 1;\n}\ncout &lt;&lt; l &lt;&lt; endl;</code></pre>',
    parts: [
      { id: 'b1', stemHtml: '<p>①处应填（　　）</p>', points: 300, options: four(['n', 'n + 1', 'n - 1', 'x']) },
      {
        id: 'b2',
        stemHtml: '<p>②处应填（　　）</p>',
        points: 300,
        options: four(['l &lt;= r', 'l &lt; r', 'l != x', 'true']),
      },
      {
        id: 'b3',
        stemHtml: '<p>③处应填（　　）</p>',
        points: 300,
        options: four(['r = m - 1', 'r = m', 'l = m', 'return']),
      },
    ],
    ...changes,
  });
}

/** Returns a paper like GESP: 15 single-choice, 10 true/false questions, 2 programming tasks. */
export function gespSections(): RoomSection[] {
  const choice = (no: number) => aSingleChoice({ id: idOf('question', no), no });
  const judgement = (no: number) => aTrueFalse({ id: idOf('question', no), no });
  return [
    { name: '单选题', type: SINGLE, points: 3_000, questions: Array.from({ length: 15 }, (_, i) => choice(i + 1)) },
    {
      name: '判断题',
      type: TRUE_FALSE,
      points: 2_000,
      questions: Array.from({ length: 10 }, (_, i) => judgement(i + 16)),
    },
    {
      name: '编程题',
      type: PROGRAMMING,
      points: 5_000,
      questions: [aProgramming(), aProgramming({ id: idOf('question', 27), no: 27, title: '整理书架' })],
    },
  ];
}
