import { parametric } from '../parametric.ts';
/** Text times a number repeats; numbers multiply. */
export const pyRepeat = parametric({
  name: 'py-repeat',
  version: 1,
  language: 'python',
  title: '字符串的乘法',
  stage: 'gesp-1',
  difficulty: 'easy',
  points: ['gesp-py-1/types'],
  tags: ['字符串', '类型转换', 'Python'],
  draw: (random) => ({ a: random.int(12, 48), k: random.int(2, 3) }),
  write: ({ a, k }) => ({
    lead: '执行下面的 Python 程序，输出是（　　）。',
    code: `a = "${a}"\nprint(a * ${k}, int(a) * ${k})`,
    key: `${`${a}`.repeat(k)} ${a * k}`,
    why: `a 是字符串，乘 ${k} 是重复 ${k} 遍，得 ${`${a}`.repeat(k)}；int(a) 是整数 ${a}，乘 ${k} 得 ${a * k}，`,
    wrong: [
      [`${a * k} ${a * k}`, '以为引号里的数字也会按数来乘'],
      [`${`${a}`.repeat(k)} ${`${a}`.repeat(k)}`, '以为 int(a) 不改变类型'],
      [`${a * k} ${`${a}`.repeat(k)}`, '把两种类型弄反了'],
    ],
  }),
  check: ({ a, k }, key) => {
    const [text = '', number] = key.split(' ');
    return text.split(`${a}`).length === k + 1 && text.length === 2 * k && Number(number) === a * k;
  },
});
