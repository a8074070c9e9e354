import { accessOf } from '../../testing/everyCall/accessOf.ts';
import { SUPER } from '../../testing/everyCall/reach.ts';

export const access = accessOf('sysLog', {
  rules: { 'POST /bms/sysLog/queryList': { doors: SUPER }, 'GET /bms/sysLog/queryActs': { doors: SUPER } },
});
