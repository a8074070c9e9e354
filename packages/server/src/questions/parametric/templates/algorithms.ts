import { ofPoint, type Template } from '../parametric.ts';

const recursion = ofPoint('gesp-cpp-5/recursion', '递归');
const divide = ofPoint('gesp-cpp-5/divide', '分治');
const greedy = ofPoint('gesp-cpp-5/greedy', '贪心');

const ascending = (a: readonly number[]): number[] => a.toSorted((x, y) => x - y);

/** How often a recursive function is called. */
const callCount = recursion({
  name: 'call-count',
  title: '一共调用了几次',
  difficulty: 'hard',
  hints: [
    '把「调用几次」也写成递推：自己算一次，再加上里面两次调用各自的次数。',
    '从最小的参数开始列表，小到直接返回的只算一次。',
  ],
  draw: (random) => ({ n: random.int(4, 7), least: random.int(0, 2), two: random.int(2, 3), back: random.int(1, 4) }),
  write: ({ n, least, two, back }) => {
    const calls = (x: number): number => (x <= least ? 1 : 1 + calls(x - 1) + calls(x - two));
    const leaves = (x: number): number => (x <= least ? 1 : leaves(x - 1) + leaves(x - two));
    const functions = `int f(int x) {\n    if (x <= ${least}) return ${back};\n    return f(x - 1) + f(x - ${two});\n}`;
    return {
      lead: `有下面的函数，求 \`f(${n})\` 时，f 一共被调用多少次（包括 f(${n}) 这一次）？（　　）`,
      code: functions,
      key: `${calls(n)}`,
      why: `每次调用（x > ${least} 时）要再调用 f(x - 1) 和 f(x - ${two})，所以次数 t(x) = 1 + t(x - 1) + t(x - ${two})，推到 t(${n}) = ${calls(n)}，`,
      wrong: [
        [`${leaves(n)}`, '只数了直接返回的那些调用'],
        [`${calls(n) - 1}`, `漏掉了 f(${n}) 这一次`],
        [`${calls(n - 1)}`, '少算了一层'],
        [`${n - least + 1}`, '以为每层只调用一次'],
        [`${2 * (n - least)}`, '以为每层正好调用两次'],
      ],
      proof: `struct T { static int f(int x, int &c) { c++; if (x <= ${least}) return 1; return f(x - 1, c) + f(x - ${two}, c); } };\nint c = 0;\nT::f(${n}, c);\ncout << c;`,
    };
  },
  check: ({ n, least, two }, key) => {
    let count = 0;
    for (const waiting = [n]; waiting.length > 0;) {
      const x = waiting.pop() ?? 0;
      count += 1;
      if (x > least) waiting.push(x - 1, x - two);
    }
    return count === Number(key);
  },
});

/** What is printed before and after the inner call. */
const printOrder = recursion({
  name: 'print-order',
  title: '先输出还是先递归',
  difficulty: 'medium',
  hints: ['看输出写在递归的前面还是后面。', '写在前面，最外层先输出；写在后面，最里层先输出。'],
  draw: (random) => ({ n: random.int(12, 120), base: random.int(2, 4), isAfter: random.pick([true, false]) }),
  write: ({ n, base, isAfter }) => {
    const digits = n.toString(base);
    const back = digits.split('').toReversed().join('');
    const lines = [`f(n / ${base});`, `cout << n % ${base};`];
    const functions = `void f(int n) {\n    if (n == 0) return;\n    ${(isAfter ? lines : lines.toReversed()).join('\n    ')}\n}`;
    return {
      lead: `有下面的函数，\`f(${n})\` 的输出是（　　）。`,
      code: functions,
      key: isAfter ? digits : back,
      why: isAfter
        ? `先递归再输出，最里层的先输出，所以是 ${n} 的 ${base} 进制 ${digits}，`
        : `先输出再递归，最先输出的是最低位，所以是 ${base} 进制 ${digits} 倒过来，`,
      wrong: [
        [isAfter ? back : digits, '把先递归和先输出弄反了'],
        [(isAfter ? digits : back).slice(0, -1), '漏了最后一位'],
        [`${n % base}`, '以为只输出一次'],
        [isAfter ? `0${digits}` : `${back}0`, '以为 n 等于 0 时也会输出'],
      ],
      functions,
      proof: `f(${n});`,
    };
  },
  check: ({ n, base, isAfter }, key) =>
    Number.parseInt(isAfter ? key : key.split('').toReversed().join(''), base) === n,
});

/** Comparisons of merging two sorted lists. */
const mergeCompares = divide({
  name: 'merge-compares',
  title: '合并时比较几次',
  difficulty: 'medium',
  hints: ['每比较一次，取走一个数。', '一边先取完，剩下的直接接上，不用再比。'],
  draw: (random) => ({ all: random.some(8, 1, 40) }),
  write: ({ all }) => {
    const [a, b] = [ascending(all.slice(0, 4)), ascending(all.slice(4))];
    let [i, j, count] = [0, 0, 0];
    while (i < 4 && j < 4) {
      count += 1;
      if ((a[i] ?? 0) < (b[j] ?? 0)) i += 1;
      else j += 1;
    }
    return {
      lead: `归并排序要合并两个排好的数列 ${a.join('、')} 和 ${b.join('、')}，每次比较两边最前面的数，取走小的，一边取完就直接接上另一边。一共比较多少次？（　　）`,
      key: `${count}`,
      why: `一边取完以后就不用再比较了，这时另一边还剩 ${8 - count} 个，所以比较 8 - ${8 - count} = ${count} 次，`,
      wrong: [
        ['8', '以为每取一个数都要比较一次'],
        ['16', '以为每个数都要和另一边的每个数比较'],
        ['7', '以为最后总是只剩一个数'],
        ['4', '以为只比较一边的个数'],
        [`${count - 1}`, '少算了一次'],
      ],
      proof: `int a[] = {${a.join(', ')}}, b[] = {${b.join(', ')}}, i = 0, j = 0, c = 0;\nwhile (i < 4 && j < 4) { c++; if (a[i] < b[j]) i++; else j++; }\ncout << c;`,
    };
  },
  check: ({ all }, key) => {
    const [x, y] = [Math.max(...all.slice(0, 4)), Math.max(...all.slice(4))];
    const [ended, rest] = x < y ? [x, all.slice(4)] : [y, all.slice(0, 4)];
    return 8 - rest.filter((one) => one > ended).length === Number(key);
  },
});

/** A list after one partition. */
const partition = divide({
  name: 'partition',
  title: '快速排序分一次',
  difficulty: 'medium',
  hints: ['先挑出比基准小的，按原来的次序抄下来。', '再写基准，最后写比它大的，各自的次序都不要变。'],
  draw: (random) => ({ a: random.some(6, 1, 40) }),
  write: ({ a }) => {
    const [pivot = 0, ...rest] = a;
    const [small, big] = [rest.filter((x) => x < pivot), rest.filter((x) => x > pivot)];
    const text = (...rows: (readonly number[])[]) => rows.flat().join(' ');
    return {
      lead: `快速排序以第一个数 ${pivot} 为基准，把 ${a.join('、')} 里比它小的数按原来的次序放到左边，比它大的按原来的次序放到右边。分一次以后是（　　）。`,
      key: text(small, [pivot], big),
      why: `比 ${pivot} 小的有 ${small.length} 个，放在左边；大的有 ${big.length} 个，放在右边；各自的次序不变，还没有排好，`,
      wrong: [
        [text(ascending(a)), '以为分一次就全部排好了'],
        [text(big, [pivot], small), '把大小的两边弄反了'],
        [text([pivot], small, big), '忘了把基准放到中间'],
        [text(small, big, [pivot]), '把基准放到了最后'],
        [text(a), '以为没有移动'],
        [text(small.toReversed(), [pivot], big.toReversed()), '把两边的次序都倒过来了'],
      ],
      proof: `vector<int> a = {${a.join(', ')}};\nint p = a[0];\nstable_partition(a.begin(), a.end(), [p](int x) { return x < p; });\nauto at = find(a.begin(), a.end(), p);\nstable_partition(at, a.end(), [p](int x) { return x == p; });\nstring s;\nfor (int x : a) s += to_string(x) + " ";\ns.pop_back();\ncout << s;`,
    };
  },
  check: ({ a }, key) => {
    const row = key.split(' ').map(Number);
    const at = row.indexOf(a[0] ?? 0);
    return row.every((x, i) => (i < at ? x < (a[0] ?? 0) : x >= (a[0] ?? 0))) && row.length === a.length;
  },
});

/** Boats for two with a limit. */
const boats = greedy({
  name: 'boats',
  title: '最少要几条船',
  difficulty: 'medium',
  hints: ['先按体重排好，让最重的先找伙伴。', '最轻的都坐不下，最重的就自己坐一条；坐得下就一起走。'],
  draw: (random) => ({ w: random.some(6, 20, 60), limit: random.int(75, 100) }),
  write: ({ w, limit }) => {
    const row = ascending(w);
    let [i, j, key] = [0, 5, 0];
    while (i <= j) {
      if ((row[i] ?? 0) + (row[j] ?? 0) <= limit) i += 1;
      j -= 1;
      key += 1;
    }
    const sum = row.reduce((x, y) => x + y, 0);
    return {
      lead: `六个人的体重是 ${w.join('、')}，每条船最多坐两个人，总重不超过 ${limit}，最少要几条船？（　　）`,
      key: `${key}`,
      why: `排好序是 ${row.join('、')}。每次让最重的和最轻的一起坐，坐不下就让最重的自己坐一条，一共 ${key} 条，`,
      wrong: [
        ['3', '只看人数，没有看总重'],
        [`${Math.ceil(sum / limit)}`, '用总重除以限重，没有看每条船最多两个人'],
        ['6', '每个人坐一条船，没有两两搭配'],
        [`${Math.min(6, key + 1)}`, '搭配得不好，多用了一条'],
        [`${key - 1}`, '有一条船超重了'],
        [`${Math.min(6, key + 2)}`, '只让差不多重的人一起坐，多用了两条'],
      ],
      proof: `vector<int> w = {${w.join(', ')}};\nint best = 6;\nsort(w.begin(), w.end());\ndo {\n    int c = 0;\n    for (int i = 0; i < 6; c++) i += (i + 1 < 6 && w[i] + w[i + 1] <= ${limit}) ? 2 : 1;\n    best = min(best, c);\n} while (next_permutation(w.begin(), w.end()));\ncout << best;`,
    };
  },
  check: ({ w, limit }, key) => {
    const pairs = (left: readonly number[]): number => {
      const [x, ...rest] = left;
      if (x === undefined) return 0;
      return Math.min(
        1 + pairs(rest),
        ...rest.flatMap((y, at) => (x + y <= limit ? [1 + pairs(rest.toSpliced(at, 1))] : [])),
      );
    };
    return pairs(w) === Number(key);
  },
});

/** As many activities as possible. */
const activities = greedy({
  name: 'activities',
  title: '最多参加几个活动',
  difficulty: 'medium',
  hints: ['先按结束的时间从早到晚排好。', '每次选结束最早、又不和已选的重叠的；正好接上不算重叠。'],
  draw: (random) => ({ all: Array.from({ length: 6 }, () => ({ from: random.int(1, 12), long: random.int(1, 6) })) }),
  write: ({ all }) => {
    const spans = all.map(({ from, long }) => [from, from + long] as const);
    const chosen = (compare: (p: readonly [number, number], q: readonly [number, number]) => number) => {
      let [end, count] = [0, 0];
      for (const [from, to] of spans.toSorted(compare))
        if (from >= end) {
          end = to;
          count += 1;
        }
      return count;
    };
    const key = chosen((p, q) => p[1] - q[1]);
    return {
      lead: `六个活动的起止时间是 ${spans.map(([from, to]) => `${from}～${to}`).join('、')}，同一时间只能参加一个，一个结束时正好可以开始另一个。最多能参加几个？（　　）`,
      key: `${key}`,
      why: `每次选结束得最早、又和选过的不冲突的活动，这样留给后面的时间最多，一共 ${key} 个，`,
      wrong: [
        [`${chosen((p, q) => p[0] - q[0])}`, '每次选开始得最早的，可能被一个很长的活动占住'],
        [`${key + 1}`, '有两个活动的时间冲突了'],
        [`${key - 1}`, '以为结束时不能马上开始另一个，或者漏选了一个'],
        ['6', '没有看时间冲突'],
        ['1', '以为只能参加一个'],
        [`${key + 2}`, '只看开始时间不同，没有看是否重叠'],
      ],
      proof: `vector<pair<int, int>> v = {${spans.map(([from, to]) => `{${from}, ${to}}`).join(', ')}};\nint best = 0;\nfor (int m = 0; m < 64; m++) {\n    bool ok = true;\n    int c = 0;\n    for (int i = 0; i < 6; i++)\n        if (m >> i & 1) {\n            c++;\n            for (int j = 0; j < i; j++)\n                if ((m >> j & 1) && v[i].first < v[j].second && v[j].first < v[i].second) ok = false;\n        }\n    if (ok) best = max(best, c);\n}\ncout << best;`,
    };
  },
  check: ({ all }, key) => {
    const best = Array.from({ length: 20 }, () => 0);
    for (let t = 1; t < 20; t += 1)
      best[t] = Math.max(
        best[t - 1] ?? 0,
        ...all.flatMap(({ from, long }) => (from + long === t ? [(best[from] ?? 0) + 1] : [])),
      );
    return best[19] === Number(key);
  },
});

export const ALGORITHMS: readonly Template[] = [callCount, printOrder, mergeCompares, partition, boats, activities];
