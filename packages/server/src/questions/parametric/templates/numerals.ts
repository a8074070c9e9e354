import { parametric } from '../parametric.ts';

/** Decimal to binary. */
export const toBinary = parametric({
  name: 'to-binary',
  version: 1,
  language: 'cpp',
  title: '十进制转二进制',
  stage: 'gesp-3',
  difficulty: 'easy',
  points: ['gesp-cpp-3/radix'],
  tags: ['进制转换'],
  hints: ['不断除以二，把每次的余数记下来，直到商是零。', '最后得到的余数写在最左边，写完可以换回十进制验算。'],
  draw: (random) => ({ n: random.int(37, 120) }),
  write: ({ n }) => {
    const key = n.toString(2);
    return {
      lead: `十进制数 ${n} 转换成二进制是（　　）。`,
      key,
      why: `不断除以 2，把余数从下往上排列，得到 ${key}，`,
      wrong: [
        [key.split('').toReversed().join(''), '把余数从上往下抄，顺序反了'],
        [key.slice(1), '商除到 1 就停了，漏了最后一个余数 1'],
        [(n ^ 0b1000).toString(2), '漏看了权为 8 的那一位'],
        [n.toString(8), '转换成了八进制'],
      ],
      proof: `string s;\nfor (int n = ${n}; n > 0; n /= 2) s = char('0' + n % 2) + s;\ncout << s;`,
    };
  },
  check: ({ n }, key) => key.split('').reduce((sum, bit) => sum * 2 + Number(bit), 0) === n,
});

/** Hexadecimal to decimal. */
export const fromHex = parametric({
  name: 'from-hex',
  version: 1,
  language: 'cpp',
  title: '十六进制转十进制',
  stage: 'gesp-3',
  difficulty: 'easy',
  points: ['gesp-cpp-3/radix'],
  tags: ['进制转换'],
  hints: ['每一位乘上它的权，右边第一位的权是一，往左每次乘十六。', '字母 A 从十开始往后数，先把字母换成数。'],
  draw: (random) => ({ high: random.int(2, 9), low: random.int(10, 15) }),
  write: ({ high, low }) => {
    const letter = low.toString(16).toUpperCase();
    return {
      lead: `十六进制数 \`${high}${letter}\` 转换成十进制是（　　）。`,
      key: `${high * 16 + low}`,
      why: `十六进制从右往左的权是 1 和 16，${letter} 表示 ${low}，${high} × 16 + ${low} = ${high * 16 + low}，`,
      wrong: [
        [`${high * 10 + low}`, '把高位的权当成了 10'],
        [`${high * 16 + low - 1}`, `把 ${letter} 当成了 ${low - 1}，字母从 A = 10 开始`],
        [`${high * 8 + low}`, '把十六进制当成了八进制，权用了 8'],
        [`${high + low}`, '只把两个数字相加'],
      ],
      proof: `cout << 0x${high}${letter};`,
    };
  },
  check: ({ high, low }, key) => Number.parseInt(`${high}${low.toString(16)}`, 16) === Number(key),
});

/** Binary to octal, three digits at a time. */
export const octalFromBinary = parametric({
  name: 'octal-from-binary',
  version: 1,
  language: 'cpp',
  title: '二进制转八进制',
  stage: 'gesp-3',
  difficulty: 'medium',
  points: ['gesp-cpp-3/radix'],
  tags: ['进制转换'],
  hints: ['从右边开始，每三位分成一组，左边不够就补零。', '每一组换成一个数字，再按原来的次序写出来。'],
  draw: (random) => ({ a: random.int(1, 3), b: random.int(1, 7), c: random.int(1, 6) }),
  write: ({ a, b, c }) => {
    const n = a * 64 + b * 8 + c;
    const bits = n.toString(2);
    const fromLeft = [bits.slice(0, 3), bits.slice(3, 6), bits.slice(6)].map((three) =>
      Number.parseInt(three || '0', 2),
    );
    return {
      lead: `二进制数 \`${bits}\` 转换成八进制是（　　）。`,
      key: `${a}${b}${c}`,
      why: `从右往左每三位一组：${a.toString(2)} ${b.toString(2).padStart(3, '0')} ${c.toString(2).padStart(3, '0')}，每组写成一个八进制数字，得 ${a}${b}${c}，`,
      wrong: [
        [fromLeft.join(''), '从左往右分组，最后一组不够三位也没有在前面补 0'],
        [`${n}`, '转换成了十进制'],
        [n.toString(16).toUpperCase(), '按四位一组，转换成了十六进制'],
        [`${c}${b}${a}`, '分组对了，但把各组的顺序写反了'],
      ],
      proof: `cout << oct << ${n} << dec;`,
    };
  },
  check: ({ a, b, c }, key) => Number.parseInt(key, 8) === a * 64 + b * 8 + c,
});

/** The two's complement of a negative number in eight bits. */
export const twosComplement = parametric({
  name: 'twos-complement',
  version: 1,
  language: 'cpp',
  title: '负数的补码',
  stage: 'gesp-3',
  difficulty: 'medium',
  points: ['gesp-cpp-3/complement'],
  tags: ['补码'],
  hints: ['先写出绝对值的二进制，补足八位。', '各位取反，再加一；加的时候别忘了进位。'],
  draw: (random) => ({ n: random.int(18, 110) }),
  write: ({ n }) => {
    const bits = (value: number) => value.toString(2).padStart(8, '0');
    return {
      lead: `用 8 位二进制表示整数，-${n} 的补码是（　　）。`,
      key: bits(256 - n),
      why: `-${n} 的原码是 ${bits(128 + n)}；符号位不变，其余各位取反得反码 ${bits(255 - n)}；反码加 1 就是补码 ${bits(256 - n)}，`,
      wrong: [
        [bits(128 + n), '写成了原码，没有取反加 1'],
        [bits(255 - n), '写成了反码，忘了加 1'],
        [bits((256 - n) ^ 0b1000_0000), '把符号位也变了，负数的符号位应当是 1'],
        [bits(n), '写成了正数的补码'],
      ],
      proof: `cout << bitset<8>(-${n});`,
    };
  },
  check: ({ n }, key) => key.length === 8 && (Number.parseInt(key, 2) + n) % 256 === 0,
});

/** The value of a number in two's complement. */
export const fromComplement = parametric({
  name: 'from-complement',
  version: 1,
  language: 'cpp',
  title: '由补码求真值',
  stage: 'gesp-3',
  difficulty: 'hard',
  points: ['gesp-cpp-3/complement'],
  tags: ['补码'],
  hints: ['先看最高位，决定是正数还是负数。', '负数要倒着做：先减一，再把符号位以外的各位取反。'],
  draw: (random) => ({ n: random.int(5, 100) }),
  write: ({ n }) => ({
    lead: `用 8 位补码存放有符号整数，\`${(256 - n).toString(2)}\` 表示的十进制数是（　　）。`,
    key: `-${n}`,
    why: `最高位是 1，是负数。减 1 后除符号位外取反，得到原码 1${n.toString(2).padStart(7, '0')}，后 7 位是 ${n}，所以是 -${n}，`,
    wrong: [
      [`${256 - n}`, '当成了没有符号的数'],
      [`-${128 - n}`, '当成了原码，只看后 7 位'],
      [`-${n - 1}`, '只取反，没有减 1，当成了反码'],
      [`${n}`, '漏掉了负号'],
    ],
    proof: `cout << (int)(signed char)${256 - n};`,
  }),
  check: ({ n }, key) => 256 + Number(key) === 256 - n,
});

/** Bitwise and, or, exclusive or of two numbers. */
export const bitOperations = parametric({
  name: 'bit-operations',
  version: 1,
  language: 'cpp',
  title: '按位与、或、异或',
  stage: 'gesp-3',
  difficulty: 'medium',
  points: ['gesp-cpp-3/bitwise'],
  tags: ['位运算'],
  hints: ['把两个数写成一样长的二进制，上下对齐。', '一列一列地按规则得到零或一，再换回十进制。'],
  draw: (random) => {
    const [a = 5, b = 9] = random.some(2, 9, 31);
    return { a, b, sign: random.pick(['&', '|', '^'] as ['&', '|', '^']) };
  },
  write: ({ a, b, sign }) => {
    const results = { '&': a & b, '|': a | b, '^': a ^ b };
    const names = { '&': '按位与', '|': '按位或', '^': '按位异或' };
    const rules = { '&': '两位都是 1 才得 1', '|': '有一位是 1 就得 1', '^': '两位不同才得 1' };
    const others = (['&', '|', '^'] as const).filter((one) => one !== sign);
    const bits = (n: number) => n.toString(2).padStart(5, '0');
    return {
      code: `cout << (${a} ${sign} ${b});`,
      key: `${results[sign]}`,
      why: `写成二进制：${a} 是 ${bits(a)}，${b} 是 ${bits(b)}。${names[sign]}的规则是${rules[sign]}，得 ${bits(results[sign])}，也就是 ${results[sign]}，`,
      wrong: [
        ...others.map((other) => [`${results[other]}`, `做成了${names[other]}`] as const),
        [`${a + b}`, '做成了普通的加法'],
        [`${Math.abs(a - b)}`, '做成了普通的减法'],
        [sign === '&' ? '1' : '0', '当成了逻辑运算，只看真假'],
      ],
    };
  },
  check: ({ a, b, sign }, key) => {
    const bit = (n: number, at: number) => Math.floor(n / 2 ** at) % 2;
    return [0, 1, 2, 3, 4].every((at) => {
      const ones = bit(a, at) + bit(b, at);
      return bit(Number(key), at) === Number(sign === '&' ? ones === 2 : sign === '|' ? ones > 0 : ones === 1);
    });
  },
});

/** Shifting left multiplies, shifting right divides. */
export const shifts = parametric({
  name: 'shifts',
  version: 1,
  language: 'cpp',
  title: '左移与右移',
  stage: 'gesp-3',
  difficulty: 'easy',
  points: ['gesp-cpp-3/bitwise'],
  tags: ['位运算'],
  hints: ['左移一位相当于乘二，右移一位相当于整除二。', '移几位就做几次，右移时每一次都去掉小数。'],
  draw: (random) => ({ a: random.int(5, 14), up: random.int(2, 4), b: random.int(21, 99), down: random.int(2, 3) }),
  write: ({ a, up, b, down }) => {
    const key = `${a << up} ${b >> down}`;
    return {
      code: `cout << (${a} << ${up}) << " " << (${b} >> ${down});`,
      key,
      why: `左移 ${up} 位相当于乘 ${2 ** up}，${a} 变成 ${a << up}；右移 ${down} 位相当于整除 ${2 ** down}，${b} 变成 ${b >> down}，`,
      wrong: [
        [`${a * up * 2} ${Math.floor(b / (down * 2))}`, '以为移几位就是乘除几个 2 的和，移 k 位应当是 2 的 k 次方'],
        [`${a >> up} ${b << down}`, '把左移和右移的方向弄反了'],
        [`${a << up} ${(b >> down) + 1}`, '以为右移会向上取整，移出去的位直接丢掉'],
        [`${a * up} ${Math.floor(b / down)}`, '以为移几位就是乘几、除以几'],
      ],
    };
  },
  check: ({ a, up, b, down }, key) => {
    const [left = 0, right = 0] = key.split(' ').map(Number);
    return left === a * 2 ** up && right * 2 ** down <= b && (right + 1) * 2 ** down > b;
  },
});
