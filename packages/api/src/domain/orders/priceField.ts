import { fields, text } from '../forms/fields.ts';
import { YUAN } from './yuan.ts';

/** What an exam or a class costs, in yuan as people type it; the platform's office alone is asked. */
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
