import { accessOf } from '../../everyCall/accessOf.ts';
import { ANYONE } from '../../everyCall/reach.ts';

export const access = accessOf('dev', {
  rules: { 'GET /dev/queryInbox': { doors: ANYONE }, 'POST /dev/sandboxPay': { doors: ANYONE } },
});
