import { parametric } from '../parametric.ts';
/** Which number makes a condition with && and || true. */
export const conditionValue = parametric({
  name: 'condition-value',
  version: 1,
  language: 'cpp',
  title: '使条件成立的数',
  stage: 'gesp-1',
  difficulty: 'medium',
  points: ['gesp-cpp-1/rel-logic'],
  tags: ['逻辑运算'],
  draw: (random) => ({
    k: random.int(3, 5),
    bound: random.int(20, 60),
    shift: random.int(1, 3),
    odd: random.int(1, 2),
  }),
  write: ({ k, bound, shift, odd }) => {
    const above = (Math.floor(bound / k) + shift) * k;
    const below = (Math.floor(bound / k) - shift) * k;
    const other = above + (odd % k);
    const low = below - 1;
    const condition = `x > ${bound} && x % ${k} == 0`;
    return {
      lead: `整型变量 x 取下面哪个值时，表达式 \`${condition}\` 的值为真？（　　）`,
      key: `${above}`,
      why: `&& 要求两边都成立：x 要大于 ${bound}，还要是 ${k} 的倍数。只有 ${above} 两条都满足，`,
      wrong: [
        [`${below}`, `只看了是不是 ${k} 的倍数，它并不大于 ${bound}`],
        [`${other}`, `只看了是不是大于 ${bound}，它除以 ${k} 还有余数`],
        [`${low}`, '把两个条件都看反了，它一条也不满足'],
      ],
      proof: `int all[] = {${[above, below, other, low].join(', ')}};\nfor (int x : all) if (${condition}) cout << x;`,
    };
  },
  check: ({ k, bound }, key) => Number(key) > bound && Number(key) % k === 0,
});
