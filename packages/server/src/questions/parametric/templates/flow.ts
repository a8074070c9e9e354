import { ofBoth, type Template } from '../parametric.ts';

const flowchart = ofBoth(2, 'flowchart', '流程图');
const steps = ofBoth(3, 'algo-desc', '算法');

/** A flowchart told in numbered steps. */
const flow = (lines: readonly string[]): string => lines.map((line, at) => `${'①②③④⑤⑥'[at]} ${line}`).join('；') + '。';

/** The output of a loop in a flowchart. */
const flowOutput = flowchart({
  name: 'flow-output',
  title: '照着流程图走一遍',
  difficulty: 'medium',
  hints: ['列两列：一列写循环变量，一列写和，走一圈写一行。', '加的是改变之前的循环变量，看清两个框的先后。'],
  draw: (random) => ({ from: random.int(1, 4), k: random.int(2, 4), times: random.int(3, 5), s: random.int(0, 5) }),
  write: ({ from, k, times, s }) => {
    const last = from + k * (times - 1);
    const terms = Array.from({ length: times }, (_, i) => from + k * i);
    const key = terms.reduce((a, b) => a + b, s);
    return {
      lead: `流程图的各个框依次是：${flow([
        `s 取 ${s}，i 取 ${from}`,
        `判断 i ≤ ${last} 吗？是，到③；否，到⑤`,
        's 加上 i',
        `i 加上 ${k}，回到②`,
        '输出 s，结束',
      ])}输出的 s 是（　　）。`,
      key: `${key}`,
      why: `i 依次是 ${terms.join('、')}，都加到 s 上；下一个 i 是 ${last + k}，判断为「否」，输出 ${key}，`,
      wrong: [
        [`${key - last}`, `漏掉了 i = ${last}，这时判断还是「是」`],
        [`${key + last + k}`, '判断为「否」以后又多加了一次'],
        [`${key - s}`, `忘了 s 一开始是 ${s}`],
        [`${last + k}`, '输出了 i，流程图最后输出的是 s'],
        [`${key - from}`, '漏掉了第一次加'],
      ],
      proof: `int s = ${s};\nfor (int i = ${from}; i <= ${last}; i += ${k}) s += i;\ncout << s;`,
    };
  },
  check: ({ from, k, times, s }, key) => Number(key) - s === times * from + (k * times * (times - 1)) / 2,
});

/** How often a decision of a flowchart is reached. */
const flowAsked = flowchart({
  name: 'flow-asked',
  title: '菱形框判断几次',
  difficulty: 'medium',
  hints: ['先数减了几次，变量才不满足条件。', '最后一次判断为「否」，它也算一次判断。'],
  draw: (random) => ({ n: random.int(5, 60), k: random.int(2, 9) }),
  write: ({ n, k }) => {
    const rounds = Math.ceil(n / k);
    return {
      lead: `流程图的各个框依次是：${flow([
        `n 取 ${n}`,
        '菱形框判断 n > 0 吗？是，到③；否，到④',
        `n 减去 ${k}，回到②`,
        '结束',
      ])}从开始到结束，菱形框一共判断了多少次？（　　）`,
      key: `${rounds + 1}`,
      why: `n 每次减 ${k}，减 ${rounds} 次就不大于 0 了，这 ${rounds} 次都判断为「是」，最后还要判断一次「否」，一共 ${rounds + 1} 次，`,
      wrong: [
        [`${rounds}`, '漏掉了最后一次判断为「否」'],
        [`${rounds - 1}`, '少走了一轮，又漏了最后一次判断'],
        [`${rounds + 2}`, '多走了一轮'],
        [`${n}`, `以为 n 每次只减 1`],
        ['1', '以为菱形框只会判断一次'],
      ],
      proof: `int c = 0, n = ${n};\nwhile (c++, n > 0) n -= ${k};\ncout << c;`,
    };
  },
  check: ({ n, k }, key) => (Number(key) - 1) * k >= n && (Number(key) - 2) * k < n,
});

/** What a shape in a flowchart means. */
const flowShapes = flowchart({
  name: 'flow-shapes',
  title: '流程图的图形',
  difficulty: 'easy',
  hints: [
    '先想清楚这一步在做什么：开始结束、输入输出、计算赋值，还是要回答是或否。',
    '再想每种框有几个出口：会分成两条路的只有一种。',
  ],
  draw: (random) => ({ at: random.int(0, 3), what: random.int(0, 8) }),
  write: ({ at, what }) => {
    const shapes = ['圆角框', '平行四边形框', '矩形框', '菱形框'];
    const uses = [
      ['开始', '结束', '程序的开头', '程序的结尾'],
      [
        '输入 n',
        '输出 s',
        '输入两个数 a 和 b',
        '输出最大值',
        '输入名字',
        '输出结果',
        '输入成绩',
        '输出 n',
        '输出「你好」',
      ],
      [
        's 加上 i',
        '令 i 等于 1',
        'n 除以 2',
        'a 和 b 相乘',
        't 减去 5',
        'x 取 x 的两倍',
        'c 加 1',
        's 取 0',
        'y 等于 x 加 3',
      ],
      [
        'n > 0 吗',
        'a 等于 b 吗',
        'i ≤ 10 吗',
        'x 是偶数吗',
        '输入的数是负数吗',
        's 超过 100 吗',
        'a 大于 b 吗',
        'x 能被 3 整除吗',
        '还有数没有看吗',
      ],
    ];
    const roles = ['开始和结束', '输入和输出', '计算和赋值', '判断'];
    const mine = uses[at] ?? [];
    return {
      lead: `画流程图时，「${mine[what % mine.length]}」应当写在哪种框里？（　　）`,
      key: shapes[at] ?? '',
      why: `圆角框表示开始和结束，平行四边形框表示输入和输出，矩形框表示计算和赋值，菱形框表示判断。这里是${roles[at]}，`,
      wrong: shapes.flatMap((one, i) => (i === at ? [] : [[one, `把它当成了${roles[i]}`] as const])),
      proof: `vector<string> v = {${shapes.map((one) => `"${one}"`).join(', ')}};\ncout << v[${at}];`,
      isProse: true,
    };
  },
  check: ({ at }, key) => '圆平矩菱'[at] === key[0],
});

/** Which of the properties of an algorithm a description breaks. */
const properties = steps({
  name: 'algorithm-properties',
  title: '算法的特征',
  difficulty: 'easy',
  hints: [
    '依次问：会停下来吗？每一步的意思只有一种吗？每一步真的能做到吗？',
    '先找到最先出毛病的那一步，看它错在哪个问题上。',
  ],
  draw: (random) => ({ at: random.int(0, 3), a: random.int(2, 9), b: random.int(11, 60) }),
  write: ({ at, a, b }) => {
    const names = ['有穷性', '确定性', '可行性', '输出'];
    const stories = [
      `从 ${b} 开始，每次加 ${a}，一直加下去，永远不停`,
      `把 ${b} 加上一个「差不多的数」，再乘 ${a}`,
      `把 ${b} 除以 0，再乘 ${a}`,
      `把 ${b} 乘 ${a} 算出来，但是不告诉任何人结果`,
    ];
    const about = ['要在有限步以后结束', '每一步的意思只能有一种', '每一步都要能做到', '至少要有一个结果'];
    return {
      lead: `有人写了一个「算法」：${stories[at]}。它首先违反了算法的哪一条？（　　）`,
      key: names[at] ?? '',
      why: `${names[at]}的意思是${about[at]}，这里没有做到，`,
      wrong: names.flatMap((one, i) => (i === at ? [] : [[one, `记错了它的意思，${one}是说${about[i]}`] as const])),
      proof: `vector<string> v = {${names.map((one) => `"${one}"`).join(', ')}};\ncout << v[${at}];`,
      isProse: true,
    };
  },
  check: ({ at }, key) => '有确可输'[at] === key[0],
});

/** The result of steps told in words. */
const toldSteps = steps({
  name: 'told-steps',
  title: '用文字写的算法',
  difficulty: 'medium',
  hints: ['在纸上写下 m，每看一个数就按规则决定改不改。', '看清最后输出的是什么：是 m，还是别的东西。'],
  draw: (random) => ({ a: random.some(5, 3, 60), isMost: random.pick([true, false]) }),
  write: ({ a, isMost }) => {
    const sign = isMost ? '大' : '小';
    let [best, changes] = [a[0] ?? 0, 0];
    for (const one of a.slice(1))
      if (isMost ? one > best : one < best) {
        best = one;
        changes += 1;
      }
    const rises = a.slice(1).filter((one, i) => (isMost ? one > (a[i] ?? 0) : one < (a[i] ?? 0))).length;
    return {
      lead: `算法：${flow([
        '让 m 等于第一个数',
        `从第二个数起，依次看每个数，如果它比 m ${sign}，就让 m 等于它`,
        '看完以后输出 m 一共改变了多少次',
      ])}对 ${a.join('、')} 这五个数，输出是（　　）。（①里的赋值不算改变）`,
      key: `${changes}`,
      why: `m 从 ${a[0]} 开始，遇到更${sign}的数才改变，最后变成 ${best}，一共改变 ${changes} 次，`,
      wrong: [
        [`${changes + 1}`, '把第一步的赋值也数进去了'],
        [`${rises}`, `和前一个数比了，应当和 m 比`],
        [`${best}`, '输出了 m 的值，题目要的是改变的次数'],
        ['4', '以为每看一个数都会改变'],
        [`${4 - changes}`, '数成了没有改变的次数'],
      ],
      proof: `int a[] = {${a.join(', ')}}, m = a[0], c = 0;\nfor (int i = 1; i < 5; i++)\n    if (a[i] ${isMost ? '>' : '<'} m) { m = a[i]; c++; }\ncout << c;`,
    };
  },
  check: ({ a, isMost }, key) =>
    a.filter((one, i) => i > 0 && a.slice(0, i).every((other) => (isMost ? one > other : one < other))).length ===
    Number(key),
});

export const FLOW: readonly Template[] = [flowOutput, flowAsked, flowShapes, properties, toldSteps].flat();
