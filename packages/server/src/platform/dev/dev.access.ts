import { accessOf } from '../../testing/everyCall/accessOf.ts';
import { ANYONE } from '../../testing/everyCall/reach.ts';

export const access = accessOf('dev', {
  rules: { 'GET /dev/queryInbox': { doors: ANYONE }, 'POST /dev/sandboxPay': { doors: ANYONE } },
});
