import { gapIn } from '../gaps.ts';
import { ofPoint, type Template } from '../parametric.ts';

const text = ofPoint('gesp-cpp-3/string', '字符串');

const WORDS = [
  'cabinet',
  'station',
  'penguin',
  'mountain',
  'teacher',
  'balloon',
  'kitchen',
  'library',
  'morning',
  'picture',
] as const;

/** The place of a part of a text. */
const findText = text({
  name: 'find-text',
  title: '查找子串',
  difficulty: 'easy',
  hints: ['位置从零数起，给每个字符标上下标。', 'find 给出的是第一次出现时开头的那个下标。'],
  draw: (random) => ({ word: random.pick(WORDS), at: random.int(1, 4), from: random.int(1, 9) }),
  write: ({ word, at, from }) => {
    const part = word.slice(at, at + 2);
    const key = word.indexOf(part);
    return {
      code: `string s = "${word}";\ncout << s.find("${part}") << " " << s.size() + ${from};`,
      key: `${key} ${word.length + from}`,
      why: `find 返回第一次出现的位置，从 0 数起，"${part}" 在下标 ${key}；size 是 ${word.length}，加 ${from} 得 ${word.length + from}，`,
      wrong: [
        [`${key + 1} ${word.length + from}`, '以为位置从 1 数起'],
        [`${key + 1} ${word.length + from - 1}`, '把最后一个下标当成了长度，位置又从 1 数起'],
        [`${key} ${word.length + from - 1}`, '把最后一个下标当成了长度'],
        [`2 ${word.length + from}`, '以为 find 返回找到的长度'],
      ],
    };
  },
  check: ({ word, at }, key) => word.startsWith(word.slice(at, at + 2), Number(key.split(' ')[0])),
});

/** Capital letters become small ones, and the other way round. */
const switchCase = text({
  name: 'switch-case-text',
  title: '大小写变换',
  difficulty: 'medium',
  hints: ['先看循环变量依次取哪些下标，每次跳几格。', '只有这些下标的字母改变，其余的照抄。'],
  draw: (random) => ({ word: random.pick(WORDS), every: random.int(2, 4) }),
  write: ({ word, every }) => {
    const raised = (first: number, step: number) =>
      word
        .split('')
        .map((one, at) => (at >= first && (at - first) % step === 0 ? one.toUpperCase() : one))
        .join('');
    return {
      code: `string s = "${word}";\nfor (int i = 0; i < (int)s.size(); i += ${every})\n    s[i] = s[i] - 'a' + 'A';\ncout << s;`,
      key: raised(0, every),
      why: `i 依次是 0、${every}、${2 * every}……，这些位置的字母变成大写，下标从 0 开始，得 ${raised(0, every)}，`,
      wrong: [
        [raised(1, every), '以为从第二个字母开始变'],
        [raised(every - 1, every), `以为变的是第 ${every} 个、第 ${2 * every} 个……`],
        [word.toUpperCase(), '以为每个字母都会变成大写'],
        [raised(0, word.length), '以为只有第一个字母会变'],
      ],
    };
  },
  check: ({ word, every }, key) =>
    key.toLowerCase() === word && key.split('').every((one, at) => (one !== word[at]) === (at % every === 0)),
});

/** Text grown in front or at the end. */
const grownText = text({
  name: 'grown-text',
  title: '往前接还是往后接',
  difficulty: 'easy',
  hints: ['看加号两边：新的字符放在前面还是后面？', '拿前两三个字符写一写，就能看出次序有没有倒过来。'],
  draw: (random) => ({ word: random.pick(WORDS), from: random.int(0, 3) }),
  write: ({ word, from }) => {
    const part = word.slice(from, from + 4);
    const back = part.split('').toReversed().join('');
    return {
      code: `string s = "${part}", t = "", u = "";\nfor (char c : s) {\n    t = c + t;\n    u = u + c;\n}\ncout << t << " " << u;`,
      key: `${back} ${part}`,
      why: `t = c + t 把新字符放在最前面，所以是倒过来的；u = u + c 放在后面，次序不变，`,
      wrong: [
        [`${part} ${back}`, '把放在前面和放在后面弄反了'],
        [`${part} ${part}`, '以为两种写法得到的一样'],
        [`${back} ${back}`, '以为两个都会倒过来'],
        [`${part.at(-1)} ${part.at(-1)}`, '以为每次都会换掉原来的字符串'],
      ],
    };
  },
  check: ({ word, from }, key) =>
    key.split('').toReversed().join('') ===
    `${word
      .slice(from, from + 4)
      .split('')
      .toReversed()
      .join('')} ${word.slice(from, from + 4)}`,
});

/** erase and insert. */
const eraseInsert = text({
  name: 'erase-insert',
  title: '删除与插入',
  difficulty: 'medium',
  hints: ['先做删除，写出删完以后的字符串，再做插入。', '下标从零数起，删除的第二个数是个数，不是终点。'],
  draw: (random) => ({
    word: random.pick(WORDS),
    at: random.int(1, 3),
    count: random.int(1, 2),
    mark: random.pick(['-', '+', '#'] as const),
  }),
  write: ({ word, at, count, mark }) => {
    const result = (from: number, many: number, place = 1) => {
      const left = word.slice(0, from) + word.slice(from + many);
      return left.slice(0, place) + mark + left.slice(place);
    };
    return {
      code: `string s = "${word}";\ns.erase(${at}, ${count});\ns.insert(1, "${mark}");\ncout << s;`,
      key: result(at, count),
      why: `erase(${at}, ${count}) 从下标 ${at} 起删掉 ${count} 个字符，再在下标 1 的前面插入 ${mark}，得 ${result(at, count)}，`,
      wrong: [
        [result(at - 1, count), '以为下标从 1 开始，删早了一个'],
        [result(at, count + 1), '多删了一个字符'],
        [result(at, count, 2), '插在了下标 1 的后面'],
        [result(at, count, 0), '插在了最前面'],
      ],
    };
  },
  check: ({ word, at, count, mark }, key) =>
    key.length === word.length - count + 1 && key[1] === mark && key.endsWith(word.slice(at + count)),
});

/** The comparison that finds palindromes. */
const palindromeGap = text({
  name: 'palindrome-gap',
  title: '判断回文',
  difficulty: 'medium',
  hints: ['第一个字符和最后一个比，第二个和倒数第二个比。', '下标从零数起，最后一个的下标比长度小一。'],
  draw: (random) => ({ word: random.pick(WORDS), at: random.int(0, 3) }),
  write: ({ word, at }) => {
    const part = word.slice(at, at + 3);
    const s = part + part.split('').toReversed().join('').slice(1);
    return gapIn('cpp', {
      code: `string s = "${s}";\nint n = s.size();\nbool ok = true;\nfor (int i = 0; i < n / 2; i++)\n    if (s[i] != ____) ok = false;\ncout << ok;`,
      wanted: '1',
      key: 's[n - 1 - i]',
      why: `${s} 正着读和倒着读一样。下标从 0 到 n - 1，和 s[i] 对着的是 s[n - 1 - i]，`,
      wrong: [
        ['s[n - i]', '忘了最后一个字符的下标是 n - 1，i 是 0 时已经出界'],
        ['s[i + 1]', '和后面一个字符比，那不是对着的字符'],
        ['s[n / 2]', '总是和中间的字符比'],
      ],
    });
  },
  check: (_, key) => key === 's[n - 1 - i]',
});

export const STRINGS: readonly Template[] = [findText, switchCase, grownText, eraseInsert, palindromeGap];
