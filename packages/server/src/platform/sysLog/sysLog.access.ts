import { accessOf } from '../../everyCall/accessOf.ts';
import { SUPER } from '../../everyCall/reach.ts';

export const access = accessOf('sysLog', { rules: { 'POST /bms/sysLog/queryList': { doors: SUPER } } });
