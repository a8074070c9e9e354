import { ofPoint, type Template } from '../parametric.ts';

const interval = ofPoint('gesp-cpp-7/dp-interval', '区间动规');
const subsequence = ofPoint('gesp-cpp-7/lis-lcs', '子序列');

const sumOf = (a: readonly number[]) => a.reduce((x, y) => x + y, 0);

/** Least cost of merging a row of piles, neighbours only. */
function mergeCost(a: readonly number[]): number {
  if (a.length < 2) return 0;
  const cuts = a.slice(1).map((_, at) => mergeCost(a.slice(0, at + 1)) + mergeCost(a.slice(at + 1)));
  return Math.min(...cuts) + sumOf(a);
}

/** Merging neighbouring piles. */
const stoneMerge = interval({
  name: 'stone-merge',
  title: '合并相邻的几堆',
  difficulty: 'medium',
  hints: ['最后一次合并一定要搬全部，区别在前面怎样分。', '枚举最后一次的分界，左右两边各自用最省力的办法。'],
  draw: (random) => ({ a: Array.from({ length: 4 }, () => random.int(1, 9)) }),
  write: ({ a }) => {
    const [p = 0, q = 0, r = 0, s = 0] = a;
    const all = sumOf(a);
    const key = mergeCost(a);
    const smallest = () => {
      const left = [...a];
      let cost = 0;
      while (left.length > 1) {
        const [x = 0, y = 0] = left.toSorted((m, n) => m - n).splice(0, 2);
        left.splice(left.indexOf(x), 1);
        left.splice(left.indexOf(y), 1, x + y);
        cost += x + y;
      }
      return cost;
    };
    return {
      lead: `一排四堆贝壳依次有 ${a.join('、')} 个。每次把相邻的两堆合成一堆，花的力气是这两堆的总个数。合成一堆，最少花多少力气？（　　）`,
      key: `${key}`,
      why: `最后一次合并总要花 ${all}，枚举它的分界：左 1 右 3 再花 ${mergeCost([q, r, s])}，左 2 右 2 再花 ${p + q + r + s}，左 3 右 1 再花 ${mergeCost([p, q, r])}，选最少的，一共 ${key}，`,
      wrong: [
        [`${smallest()}`, '合了不相邻的两堆，这里只能合相邻的'],
        [`${p + q + (p + q + r) + all}`, '从左往右依次合，没有比较别的次序'],
        [`${r + s + (q + r + s) + all}`, '从右往左依次合，没有比较别的次序'],
        [`${all * 2}`, '只看了左 2 右 2 的分法'],
        [`${all}`, '只算了最后一次合并'],
        [`${key - all}`, '漏掉了最后一次合并'],
      ],
      proof: `int a[5] = {0, ${a.join(', ')}}, s[5] = {0}, f[5][5] = {{0}};\nfor (int i = 1; i <= 4; i++) s[i] = s[i - 1] + a[i];\nfor (int len = 2; len <= 4; len++)\n    for (int l = 1; l + len - 1 <= 4; l++) {\n        int r = l + len - 1;\n        f[l][r] = 1000000;\n        for (int k = l; k < r; k++) f[l][r] = min(f[l][r], f[l][k] + f[k + 1][r] + s[r] - s[l - 1]);\n    }\ncout << f[1][4];`,
    };
  },
  check: ({ a }, key) => {
    const tried = (row: readonly number[]): number =>
      row.length === 1
        ? 0
        : Math.min(
            ...row.slice(1).map((one, at) => {
              const both = (row[at] ?? 0) + one;
              return both + tried(row.toSpliced(at, 2, both));
            }),
          );
    return tried(a) === Number(key);
  },
});

const LETTERS = ['a', 'b', 'c', 'd'] as const;

function palindromeLength(s: string): number {
  if (s.length < 2) return s.length;
  return s.at(0) === s.at(-1)
    ? 2 + palindromeLength(s.slice(1, -1))
    : Math.max(palindromeLength(s.slice(1)), palindromeLength(s.slice(0, -1)));
}

const isPalindrome = (s: string) => s === s.split('').toReversed().join('');

/** The longest palindrome that remains when letters are crossed out. */
const palindromePart = interval({
  name: 'palindrome-part',
  title: '划掉几个变回文',
  difficulty: 'medium',
  hints: ['先看两头的字母：相同就都留下，往里看。', '不同时去掉左边或右边，两种都试，取留下多的。'],
  draw: (random) => ({ s: Array.from({ length: 7 }, () => random.pick(LETTERS)).join('') }),
  write: ({ s }) => {
    const key = palindromeLength(s);
    let run = 1;
    for (let l = 0; l < s.length; l += 1)
      for (let r = l + 1; r <= s.length; r += 1) if (isPalindrome(s.slice(l, r))) run = Math.max(run, r - l);
    return {
      lead: `正着读和倒着读一样的串叫回文。从 \`${s}\` 里划掉几个字母，剩下的按原来的次序连起来是回文，最多能剩几个字母？（　　）`,
      key: `${key}`,
      why: `设 f[l][r] 是第 l 到第 r 个字母里最多剩几个：两头相同就是里面的加 2，不同就是去掉一头的较大值，从短到长推，整串是 ${key}，`,
      wrong: [
        [`${run}`, '只看了连在一起的回文'],
        [`${7 - key}`, '数成了划掉的个数'],
        [`${key + 1}`, '多数了一个，剩下的不再是回文'],
        [`${key - 1}`, '少数了一个，还能再留一个字母'],
        [`${new Set(s).size}`, '数成了有几种字母'],
        ['7', '以为一个也不用划掉'],
      ],
      proof: `string s = "${s}";\nint f[8][8] = {{0}};\nfor (int i = 0; i < 7; i++) f[i][i] = 1;\nfor (int len = 2; len <= 7; len++)\n    for (int l = 0; l + len <= 7; l++) {\n        int r = l + len - 1;\n        f[l][r] = s[l] == s[r] ? f[l + 1][r - 1] + 2 : max(f[l + 1][r], f[l][r - 1]);\n    }\ncout << f[0][6];`,
    };
  },
  check: ({ s }, key) => {
    let most = 0;
    for (let chosen = 1; chosen < 128; chosen += 1) {
      const left = s.split('').filter((_, at) => Math.floor(chosen / 2 ** at) % 2 === 1);
      if (left.length > most && isPalindrome(left.join(''))) most = left.length;
    }
    return most === Number(key);
  },
});

/** Length of the longest subsequence in which each number may follow the one before. */
function longest(a: readonly number[], mayFollow: (x: number, y: number) => boolean): number {
  const f: number[] = [];
  for (const y of a) f.push(1 + Math.max(0, ...f.filter((_, at) => mayFollow(a[at] ?? 0, y))));
  return Math.max(...f);
}

/** Length of the longest ascending subsequence. */
const lisLength = subsequence({
  name: 'lis-length',
  title: '最长上升子序列',
  difficulty: 'medium',
  hints: ['给每个数写上「以它结尾最多挑几个」。', '看它前面比它小的数里，谁写的最大；相等的不算更大。'],
  draw: (random) => ({ a: Array.from({ length: 8 }, () => random.int(1, 12)) }),
  write: ({ a }) => {
    const key = longest(a, (x, y) => x < y);
    let [run, most, chain, top] = [1, 1, 0, 0];
    for (const [at, one] of a.entries()) {
      run = at > 0 && one > (a[at - 1] ?? 0) ? run + 1 : 1;
      most = Math.max(most, run);
      if (one > top) {
        chain += 1;
        top = one;
      }
    }
    return {
      lead: `从 ${a.join('、')} 里按原来的次序挑一些数，每个都比前一个大，最多能挑几个？（　　）`,
      key: `${key}`,
      why: `设 f[i] 是以第 i 个数结尾最多挑几个，它等于前面比它小的数里最大的 f 加 1，这些 f 里最大的是 ${key}，`,
      wrong: [
        [`${chain}`, '从第一个数开始，见到更大的就挑，没有想过换一个开头'],
        [`${most}`, '只看了连在一起的数，中间可以跳过'],
        [`${longest(a, (x, y) => x <= y)}`, '把相等的数也接上了'],
        [`${longest(a, (x, y) => x > y)}`, '求成了越来越小的'],
        [`${key + 1}`, '多数了一个'],
        [`${key - 1}`, '少数了一个'],
        [`${new Set(a).size}`, '没有看次序，数成了不同的数的个数'],
      ],
      proof: `vector<int> a = {${a.join(', ')}}, d;\nfor (int x : a) {\n    auto at = lower_bound(d.begin(), d.end(), x);\n    if (at == d.end()) d.push_back(x);\n    else *at = x;\n}\ncout << d.size();`,
    };
  },
  check: ({ a }, key) => {
    let most = 0;
    for (let chosen = 1; chosen < 256; chosen += 1) {
      const row = a.filter((_, at) => Math.floor(chosen / 2 ** at) % 2 === 1);
      if (row.every((one, at) => at === 0 || (row[at - 1] ?? 0) < one)) most = Math.max(most, row.length);
    }
    return most === Number(key);
  },
});

function commonLength(s: string, t: string): number {
  if (s === '' || t === '') return 0;
  return s.at(-1) === t.at(-1)
    ? 1 + commonLength(s.slice(0, -1), t.slice(0, -1))
    : Math.max(commonLength(s.slice(0, -1), t), commonLength(s, t.slice(0, -1)));
}

/** Length of the longest common subsequence. */
const lcsLength = subsequence({
  name: 'lcs-length',
  title: '最长公共子序列',
  difficulty: 'medium',
  hints: ['在两个串里找次序不变的相同字母，不要求挨在一起。', '填表：相同就看左上角，不同就取上面和左边较大的。'],
  draw: (random) => ({
    s: Array.from({ length: 6 }, () => random.pick(LETTERS)).join(''),
    t: Array.from({ length: 5 }, () => random.pick(LETTERS)).join(''),
  }),
  write: ({ s, t }) => {
    const key = commonLength(s, t);
    let run = 0;
    for (let l = 0; l < t.length; l += 1)
      for (let r = l + 1; r <= t.length; r += 1) if (s.includes(t.slice(l, r))) run = Math.max(run, r - l);
    const shared = LETTERS.map((one) => Math.min(s.split(one).length, t.split(one).length) - 1);
    return {
      code: `string a = "${s}", b = "${t}";\nint f[7][6] = {{0}};\nfor (int i = 1; i <= 6; i++)\n    for (int j = 1; j <= 5; j++)\n        if (a[i - 1] == b[j - 1]) f[i][j] = f[i - 1][j - 1] + 1;\n        else f[i][j] = max(f[i - 1][j], f[i][j - 1]);\ncout << f[6][5];`,
      key: `${key}`,
      why: `f[i][j] 是 a 的前 i 个和 b 的前 j 个字母的最长公共子序列：字母相同就是左上的加 1，不同就是上面和左边的较大值，最后是 ${key}，`,
      wrong: [
        [`${run}`, '只看了连在一起的公共部分'],
        [`${sumOf(shared)}`, '没有看次序，数成了两边都有的字母'],
        [`${t.split('').filter((one, at) => one === s[at]).length}`, '只比较了位置相同的字母'],
        [`${key + 1}`, '多数了一个'],
        [`${key - 1}`, '少数了一个'],
        ['5', '以为短的那个全在长的里面'],
      ],
    };
  },
  check: ({ s, t }, key) => {
    let most = 0;
    for (let chosen = 0; chosen < 32; chosen += 1) {
      const part = t.split('').filter((_, at) => Math.floor(chosen / 2 ** at) % 2 === 1);
      let found = 0;
      for (const one of s) if (part[found] === one) found += 1;
      if (found === part.length) most = Math.max(most, found);
    }
    return most === Number(key);
  },
});

export const INTERVALS_AND_SUBSEQUENCES: readonly Template[] = [stoneMerge, palindromePart, lisLength, lcsLength];
