import { accessOf } from '../../everyCall/accessOf.ts';
import { ANYONE } from '../../everyCall/reach.ts';

export const access = accessOf('scenes', { rules: { 'GET /common/queryScene': { doors: ANYONE } } });
