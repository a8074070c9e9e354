import { ofPoint, type Template } from '../parametric.ts';

const stack = ofPoint('gesp-cpp-6/stack', '栈');
const queue = ofPoint('gesp-cpp-6/queue', '队列');

/** The pushes and pops that make a sequence, in words; null where no stack makes it. */
function movesOf(input: readonly number[], wanted: readonly number[]): string | null {
  const waiting: number[] = [];
  const moves: string[] = [];
  let next = 0;
  for (const one of wanted) {
    const pushed: number[] = [];
    while (waiting.at(-1) !== one && next < input.length) {
      const x = input[next++] ?? 0;
      waiting.push(x);
      pushed.push(x);
    }
    if (waiting.pop() !== one) return null;
    moves.push(pushed.length > 0 ? `进 ${pushed.join('、')} 再出 ${one}` : `出 ${one}`);
  }
  return moves.join('，');
}

/** Which sequence a stack cannot make. */
const popOrder = stack({
  name: 'pop-order',
  title: '不可能的出栈次序',
  difficulty: 'medium',
  hints: ['对每个选项，照着进栈的次序一步一步模拟。', '要出来的数如果不在栈顶，又已经进去了，就做不到。'],
  draw: (random) => ({
    input: random.some(4, 1, 9),
    orders: Array.from({ length: 24 }, () => random.some(4, 0, 3)),
  }),
  write: ({ input, orders }) => {
    const rows = orders.map((order) => order.map((at) => input[at] ?? 0));
    const bad = rows.find((row) => movesOf(input, row) === null) ?? [];
    const good = rows.flatMap((row) => {
      const moves = movesOf(input, row);
      return moves === null ? [] : [[row.join(' '), `没有看出它做得到：${moves}`] as const];
    });
    const late = bad.find((one, at) => movesOf(input, bad.slice(0, at + 1)) === null);
    return {
      lead: `${input.join('、')} 依次进栈，中间随时可以出栈。下面哪个不可能是全部出栈的次序？（　　）`,
      key: bad.join(' '),
      why: `按 ${bad.join('、')} 出栈，轮到出 ${late} 时，它的上面还压着后进栈的数，只有栈顶的能出来，`,
      wrong: bad.length === 0 ? [] : good,
      proof: `int in[4] = {${input.join(', ')}}, w[24][4] = {${rows.map((row) => `{${row.join(', ')}}`).join(', ')}};\nfor (auto &one : w) {\n    int s[4], top = 0, k = 0, out = 0;\n    while (out < 4) {\n        if (top > 0 && s[top - 1] == one[out]) { top--; out++; }\n        else if (k < 4) s[top++] = in[k++];\n        else break;\n    }\n    if (out < 4) {\n        cout << one[0] << " " << one[1] << " " << one[2] << " " << one[3];\n        break;\n    }\n}`,
    };
  },
  // A sequence is impossible when a later number is followed by two earlier ones in the order of pushing.
  check: ({ input }, key) => {
    const places = key.split(' ').map((one) => input.indexOf(Number(one)));
    return places.some((c, i) =>
      places.slice(i + 1).some((a, j) => a < c && places.slice(i + j + 2).some((b) => a < b && b < c)),
    );
  },
});

const OPERATORS = ['+', '-', '*'] as const;
type Operator = (typeof OPERATORS)[number];

const reckon = (a: number, sign: Operator, b: number): number => (sign === '+' ? a + b : sign === '-' ? a - b : a * b);

/** The value of a postfix expression. */
const postfixValue = stack({
  name: 'postfix-value',
  title: '后缀表达式的值',
  difficulty: 'medium',
  hints: ['从左往右，遇到数就进栈，遇到运算符就取两个数。', '先取出来的写在右边，后取出来的写在左边。'],
  draw: (random) => ({
    n: random.some(4, 2, 9),
    signs: [random.pick(OPERATORS), random.pick(OPERATORS), random.pick(OPERATORS)] as const,
    shape: random.int(0, 2),
  }),
  write: ({ n: [a = 2, b = 3, c = 4, d = 5], signs: [p, q, r], shape }) => {
    const texts = [
      `${a} ${b} ${p} ${c} ${d} ${q} ${r}`,
      `${a} ${b} ${c} ${p} ${q} ${d} ${r}`,
      `${a} ${b} ${c} ${d} ${p} ${q} ${r}`,
    ];
    const value = (count: (x: number, sign: Operator, y: number) => number): number =>
      shape === 0
        ? count(count(a, p, b), r, count(c, q, d))
        : shape === 1
          ? count(count(a, q, count(b, p, c)), r, d)
          : count(a, r, count(b, q, count(c, p, d)));
    const infix = [
      `(${a} ${p} ${b}) ${r} (${c} ${q} ${d})`,
      `(${a} ${q} (${b} ${p} ${c})) ${r} ${d}`,
      `${a} ${r} (${b} ${q} (${c} ${p} ${d}))`,
    ];
    const inTurn = reckon(reckon(reckon(a, p, b), q, c), r, d);
    return {
      lead: `用栈计算后缀表达式 \`${texts[shape]}\`，结果是（　　）。`,
      key: `${value(reckon)}`,
      why: `遇到数就进栈，遇到运算符就取出两个，后取出的写在左边，算好再进栈。它就是 ${infix[shape]}，等于 ${value(reckon)}，`,
      wrong: [
        [`${value((x, sign, y) => reckon(y, sign, x))}`, '先取出的当成了左边的数，减反了'],
        [`${inTurn}`, '从左到右，一个数配一个运算符地算了'],
        [`${-value(reckon)}`, '把正负弄反了'],
        [`${a + b + c + d}`, '把四个数都加起来了'],
        [`${reckon(a, p, reckon(b, q, reckon(c, r, d)))}`, '从右到左，一个数配一个运算符地算了'],
        [`${reckon(a, r, reckon(b, q, reckon(c, p, d)))}`, '先把数都进了栈，到最后才一起算'],
      ],
      proof: `int s[9], top = 0;\nfor (char c : "${texts[shape]?.replaceAll(' ', '')}") {\n    if (c == 0) break;\n    if (isdigit(c)) { s[top++] = c - '0'; continue; }\n    int y = s[--top], x = s[--top];\n    s[top++] = c == '+' ? x + y : c == '-' ? x - y : x * y;\n}\ncout << s[0];`,
    };
  },
  // Reads the expression backwards, by recursion.
  check: ({ n: [a = 2, b = 3, c = 4, d = 5], signs: [p, q, r], shape }, key) => {
    const rows = [
      [a, b, p, c, d, q, r],
      [a, b, c, p, q, d, r],
      [a, b, c, d, p, q, r],
    ];
    const left = [...(rows[shape] ?? [])];
    const read = (): number => {
      const one = left.pop();
      if (typeof one !== 'string') return one ?? 0;
      const y = read();
      return reckon(read(), one, y);
    };
    return read() === Number(key);
  },
});

/** How many there are in a circular queue. */
const circularSize = queue({
  name: 'circular-size',
  title: '循环队列里有几个',
  difficulty: 'easy',
  hints: ['从队头数到队尾的前一个，走过末尾就回到开头。', '直接相减可能是负数，想想加上什么再取余。'],
  draw: (random) => ({ size: random.int(8, 20), front: random.int(1, 19), count: random.int(2, 18) }),
  write: ({ size, front: drawn, count: wanted }) => {
    const [front, count] = [drawn % size, wanted % (size - 1)];
    const rear = (front + count) % size;
    return {
      lead: `循环队列用数组 \`q[${size}]\` 存放，front 是队头的下标，rear 是队尾后面一个的下标。现在 front = ${front}，rear = ${rear}，队列里有（　　）个元素。`,
      key: `${count}`,
      why: `元素从 front 数到 rear 的前一个，走到 ${size - 1} 后面是 0，个数是 (rear - front + ${size}) % ${size} = (${rear} - ${front} + ${size}) % ${size} = ${count}，`,
      wrong: [
        [`${size - count}`, '求成了还空着的位置，front 和 rear 弄反了'],
        [`${count + 1}`, 'rear 是队尾后面一个，它那里没有元素'],
        [`${rear - front}`, '直接相减，没有看绕回开头'],
        [`${Math.abs(rear - front)}`, '只取了两个下标的差，没有看绕回开头'],
        [`${count - 1}`, '漏数了队头'],
      ],
      proof: `int c = 0;\nfor (int i = ${front}; i != ${rear}; i = (i + 1) % ${size}) c++;\ncout << c;`,
    };
  },
  check: ({ size, front, count }, key) =>
    (Number(key) + front) % size === (front + (count % (size - 1))) % size && Number(key) < size,
});

/** The last of a queue from which one leaves after some went to its end. */
const lastInQueue = queue({
  name: 'last-in-queue',
  title: '最后留下几号',
  difficulty: 'medium',
  hints: ['在纸上排成一队，每一轮先把队头移到队尾。', '移够了次数，再去掉现在的队头，直到只剩一个。'],
  draw: (random) => ({ n: random.int(5, 14), moves: random.int(1, 4) }),
  write: ({ n, moves }) => {
    const leaving = (shift: number, isFirstOut = false): number[] => {
      const all = Array.from({ length: n }, (_, at) => at + 1);
      const left: number[] = [];
      if (isFirstOut) left.push(all.shift() ?? 0);
      while (all.length > 0) {
        for (let k = 0; k < shift; k += 1) all.push(all.shift() ?? 0);
        left.push(all.shift() ?? 0);
      }
      return left;
    };
    const order = leaving(moves);
    const last = (row: readonly number[]) => `${row.at(-1)}`;
    return {
      code: `queue<int> q;\nfor (int i = 1; i <= ${n}; i++) q.push(i);\nwhile (q.size() > 1) {\n    for (int k = 0; k < ${moves}; k++) {\n        q.push(q.front());\n        q.pop();\n    }\n    q.pop();\n}\ncout << q.front();`,
      key: last(order),
      why: `每次把队头的 ${moves} 个依次移到队尾，再去掉队头。依次去掉 ${order.slice(0, -1).join('、')}，留下 ${last(order)}，`,
      wrong: [
        [last(leaving(moves + 1)), '每次多移了一个'],
        [last(leaving(moves - 1)), '每次少移了一个'],
        [last(leaving(moves, true)), '一开始就先去掉了队头'],
        [`${order.at(-2)}`, '这是最后一个去掉的，不是留下的'],
        [`${n}`, '以为排在最后的总会留下'],
        ['1', '以为排在最前的总会留下'],
      ],
    };
  },
  check: ({ n, moves }, key) => {
    let last = 0;
    for (let size = 2; size <= n; size += 1) last = (last + moves + 1) % size;
    return last + 1 === Number(key);
  },
});

export const CONTAINERS: readonly Template[] = [popOrder, postfixValue, circularSize, lastInQueue];
