import { parametric } from '../parametric.ts';
/** Without break a switch falls through to the next case. */
export const switchFall = parametric({
  name: 'switch-fall',
  version: 1,
  language: 'cpp',
  title: 'switch 的贯穿',
  stage: 'gesp-1',
  difficulty: 'medium',
  points: ['gesp-cpp-1/branch'],
  tags: ['switch'],
  draw: (random) => ({ n: random.int(5, 60), adds: random.some(4, 1, 30) }),
  write: ({ n, adds: [p = 1, q = 2, r = 3, z = 4] }) => {
    const kind = n % 3;
    const both = [p + q, q, r][kind] ?? 0;
    const alone = [p, q, r][kind] ?? 0;
    return {
      lead: '执行下面的程序段，输出是（　　）。',
      code: `int n = ${n}, s = 0;\nswitch (n % 3) {\n    case 0: s += ${p};\n    case 1: s += ${q}; break;\n    case 2: s += ${r}; break;\n    default: s += ${z};\n}\ncout << s;`,
      key: `${both}`,
      why: `${n} % 3 是 ${kind}，从 case ${kind} 开始执行。${kind === 0 ? 'case 0 后面没有 break，会接着执行 case 1，遇到 break 才停' : '执行完遇到 break，立刻离开 switch'}，s 是 ${both}，`,
      wrong: [
        kind === 0 ? [`${alone}`, '以为每个 case 执行完会自动停下'] : [`${p + q}`, '以为总是从第一个 case 开始执行'],
        [`${both + z}`, '以为 default 总会执行'],
        [`${p + q + r + z}`, '以为所有分支都会执行一遍'],
        [`${z}`, '以为没有哪个 case 对得上'],
      ],
    };
  },
  check: ({ n, adds: [p = 0, q = 0, r = 0] }, key) => Number(key) === (n % 3 === 2 ? r : n % 3 === 1 ? q : p + q),
});
