import { fields, text } from '../kit/fields.ts';
import { YUAN } from '../kit/yuan.ts';

/** Field for the price of an exam or a class in yuan; only the platform's office sees it. */
export const priceField = fields({
  price: text('价格（元）', {
    required: true,
    max: 9,
    pattern: YUAN,
    like: '0 到 100000 元，最多两位小数',
    typed: 'numeric',
    hint: '0 就是免费。已经下的订单不变。',
  }),
});
