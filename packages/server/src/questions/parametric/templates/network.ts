import { ofBoth, type Template } from '../parametric.ts';
import { textsWith } from '../gaps.ts';

const network = ofBoth(2, 'network', '计算机网络');
const languages = ofBoth(2, 'languages', '程序设计语言');

/** Which text is an IPv4 address. */
const legalAddress = network({
  name: 'legal-address',
  title: '合法的 IP 地址',
  difficulty: 'easy',
  hints: ['数一数有没有四段，每一段是不是都在允许的范围里。', '一段是八个二进制位，想想它最大能表示多少。'],
  draw: (random) => ({ a: random.some(4, 1, 254), over: random.int(256, 399) }),
  write: ({ a: [a = 1, b = 2, c = 3, d = 4], over }) => {
    const asked = {
      key: `${a}.${b}.${c}.${d}`,
      wrong: [
        [`${a}.${over}.${c}.${d}`, `没有看出 ${over} 超过了 255，每一段只能是 0 到 255`],
        [`${a}.${b}.${c}`, '少了一段，IPv4 地址有四段'],
        [`${a}.${b}.${c}.${d}.${over % 200}`, '多了一段，IPv4 地址只有四段'],
      ] as const,
    };
    return {
      lead: `机房里有一台电脑的 IPv4 地址是 \`${a}.${b}.${c}.${d === 200 ? 201 : 200}\`。下面哪一个也可以作为 IPv4 地址？（　　）`,
      ...asked,
      why: `IPv4 地址由四个数组成，用点隔开，每个数从 0 到 255，`,
      proof: textsWith(
        asked,
        `[](string t) { istringstream in(t); int n, parts = 0; char dot; while (in >> n) { if (n > 255) return false; parts++; in >> dot; } return parts == 4; }(s)`,
      ),
    };
  },
  check: (_, key) => key.split('.').filter((one) => Number(one) <= 255).length === 4,
});

/** Which computer is in the same local network. */
const sameNetwork = network({
  name: 'same-network',
  title: '同一个局域网',
  difficulty: 'medium',
  hints: ['只比较前三段，要一段一段地完全相同。', '最后一段是每台电脑自己的编号，不同没有关系，但不能超出范围。'],
  draw: (random) => ({
    b: random.some(2, 1, 200),
    host: random.some(4, 2, 250),
    head: random.pick(['10.20', '172.16', '192.168']),
  }),
  write: ({ b: [b = 1, other = 2], host: [h = 2, i = 3, j = 4, k = 5], head }) => {
    const asked = {
      key: `${head}.${b}.${i}`,
      wrong: [
        [`${head}.${other}.${h}`, '只看了最后一段相同，要比的是前三段'],
        [`${head}.${other}.${j}`, '只比了前两段，第三段不一样'],
        [`193.${b}.${head.split('.')[1]}.${k}`, '只看了几个数都出现过，没有比它们的位置'],
      ] as const,
    };
    return {
      lead: `一台电脑的 IP 地址是 \`${head}.${b}.${h}\`。在这个局域网里，前三段相同的地址属于同一个网络，下面哪个地址和它在同一个网络？（　　）`,
      ...asked,
      why: `前三段都是 ${head}.${b} 的只有 ${asked.key}，最后一段是每台电脑自己的编号，`,
      proof: textsWith(asked, `s.substr(0, s.rfind('.')) == "${head}.${b}"`),
    };
  },
  check: ({ b: [b], head }, key) => key.split('.').slice(0, 3).join('.') === `${head}.${b}`,
});

const OSI = ['物理层', '数据链路层', '网络层', '传输层', '会话层', '表示层', '应用层'] as const;
const TCP = ['网络接口层', '网际层', '传输层', '应用层'] as const;

/** The order of the layers of OSI and TCP/IP. */
const layers = network({
  name: 'layers',
  title: '网络分层的次序',
  difficulty: 'medium',
  hints: [
    '先看清是哪一种模型，再看是从上往下数还是从下往上数。',
    '最下面管电线和信号，最上面给人用的程序，中间的依次写出来再数。',
  ],
  draw: (random) => {
    const all = random.pick<readonly string[]>([OSI, OSI, OSI, TCP]);
    return { all, at: random.int(0, all.length - 1), way: random.int(0, 3) };
  },
  write: ({ all, at, way }) => {
    const [below, above] = [way !== 3 || at === 0 ? at : at - 1, way !== 2 || at === all.length - 1 ? at : at + 1];
    const target = way === 2 ? above : way === 3 ? below : at;
    const name = all === OSI ? 'OSI 七层' : 'TCP/IP 四层';
    const asks = {
      up: `从下往上数第 ${at + 1} 层`,
      down: `从上往下数第 ${all.length - at} 层`,
      above: `紧挨在${all[at]}上面的一层`,
      below: `紧挨在${all[at]}下面的一层`,
    };
    const ask =
      way === 2 && above !== at ? asks.above : way === 3 && below !== at ? asks.below : way === 1 ? asks.down : asks.up;
    const nameAt = (i: number) => all[(i + 2 * all.length) % all.length] ?? '';
    return {
      lead: `在 ${name}模型中，${ask}是（　　）。`,
      key: nameAt(target),
      why: `${name}从下往上依次是：${all.join('、')}。${ask}是${nameAt(target)}，`,
      wrong: [
        [nameAt(all.length - 1 - target), '把上和下弄反了，数错了方向'],
        [nameAt(target + 1), '多往上数了一层'],
        [nameAt(target - 1), '少数了一层，停在了下面的一层'],
        [nameAt(target + 2), '记错了各层的次序'],
        [nameAt(target + 3), '把隔得很远的一层记到了这里'],
      ],
      proof: `vector<string> v = {${all.map((one) => `"${one}"`).join(', ')}};\ncout << v[${target}];`,
      isProse: true,
    };
  },
  check: ({ all, at }, key) => Math.abs(all.indexOf(key) - at) <= 1,
});

const PUPILS = ['小舟', '小雨', '阿宁', '乐乐', '晓晨', '安安', '小宁', '子墨', '思远'] as const;

const KINDS = [
  ['机器语言', ['10110000 01100001', '00000101 10100001', '11001000 01000000']],
  ['汇编语言', ['MOV AX, 5', 'ADD AX, BX', 'SUB CX, 1', 'MOV BX, 12']],
  ['C++ 语言', ['cout << a + b;', 'for (int i = 0; i < 9; i++)', 'int n = 12;', 'cin >> n;']],
  ['Python 语言', ['for i in range(9):', 'print(a, b)', 'n = int(input())', 'def add(a, b):']],
] as const;

/** The language of a line of code. */
const lineLanguage = languages({
  name: 'line-language',
  title: '这一行是什么语言',
  difficulty: 'easy',
  hints: [
    '先看有没有单词：一串零和一是给 CPU 直接执行的。',
    '再看单词的样子：短短的命令加寄存器，还是带分号，还是带冒号和缩进？',
  ],
  draw: (random) => ({
    at: random.int(0, 3),
    lines: [0, 1, 2, 3].map(() => random.int(0, 11)),
    who: random.pick(PUPILS),
  }),
  write: ({ at, lines, who }) => {
    const lineOf = (i: number) => {
      const all: readonly string[] = KINDS[i]?.[1] ?? [];
      return all[(lines[i] ?? 0) % all.length] ?? '';
    };
    const why = [
      '只有 0 和 1，CPU 能直接执行',
      '用 MOV、ADD 这样的短词代替二进制指令',
      '语句用分号结束，或者用小括号写 for 的三个部分',
      '不写分号，用冒号和缩进表示一段程序',
    ];
    return {
      lead: `${who}的本子上抄了四行程序，哪一行是用${KINDS[at]?.[0]}写的？（　　）`,
      key: lineOf(at),
      why: `${KINDS[at]?.[0]}的样子是：${why[at]}，`,
      wrong: [0, 1, 2, 3].flatMap((i) =>
        i === at ? [] : [[lineOf(i), `把「${KINDS[i]?.[0]}」认成了「${KINDS[at]?.[0]}」`] as const],
      ),
      proof: `map<string, string> is = {${KINDS.map(([name], i) => `{R"~(${lineOf(i)})~", "${name}"}`).join(', ')}};\nfor (auto &one : is) if (one.second == "${KINDS[at]?.[0]}") cout << one.first;`,
    };
  },
  check: ({ at }, key) => KINDS.findIndex(([, all]) => (all as readonly string[]).includes(key)) === at,
});

/** What interpreters and compilers do. */
const translated = languages({
  name: 'translated',
  title: '程序怎样被翻译',
  difficulty: 'easy',
  hints: ['看清是整个翻译完再运行，还是翻译一句运行一句。', '也可能说的根本不是翻译高级语言，而是在找错。'],
  draw: (random) => ({
    who: random.pick(PUPILS),
    asks: random.int(0, 3),
  }),
  write: ({ who, asks }) => {
    const answers = ['编译', '解释', '汇编', '调试'] as const;
    const stories = [
      `${who}把写好的 C++ 程序一次全部翻译成可执行文件，以后直接运行这个文件`,
      `${who}写的 Python 程序在运行的时候一句一句地翻译，翻译一句执行一句`,
      `${who}把用 MOV、ADD 写的程序翻译成机器指令`,
      `${who}的程序结果不对，于是让它停在某一行，看变量的值，找出错误`,
    ];
    const mistakes = [
      '以为是先全部翻译成可执行文件再运行',
      '以为是运行时一句一句地翻译',
      '把它当成了翻译汇编语言的程序',
      '把找错误的过程当成了翻译',
    ];
    const key = answers[asks] ?? '编译';
    return {
      lead: `${stories[asks]}。这个过程叫作（　　）。`,
      key,
      why: `编译是先全部翻译再运行，解释是边翻译边运行，汇编翻译的是汇编语言，调试是找错误，这里说的是${key}，`,
      wrong: answers.flatMap((one, i) => (i === asks ? [] : [[one, mistakes[i] ?? ''] as const])),
      proof: `vector<string> v = {${answers.map((one) => `"${one}"`).join(', ')}};\ncout << v[${asks}];`,
      isProse: true,
    };
  },
  check: ({ asks }, key) => '编解汇调'.indexOf(key[0] ?? '') === asks,
});

export const NETWORK: readonly Template[] = [legalAddress, sameNetwork, layers, lineLanguage, translated].flat();
