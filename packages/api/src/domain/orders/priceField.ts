import { count, fields } from '../forms/fields.ts';
import { MAX_FEN } from './orderRules.ts';

/** What an exam or a class costs; the platform's office alone is asked. */
export const priceField = fields({
  priceFen: count('价格', { min: 0, max: MAX_FEN, initial: 0, unit: '分', hint: '0 就是免费。已经下的订单不变。' }),
});
