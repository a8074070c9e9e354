import { accessOf } from '../../testing/everyCall/accessOf.ts';
import { ANYONE } from '../../testing/everyCall/reach.ts';

export const access = accessOf('scenes', { rules: { 'GET /common/queryScene': { doors: ANYONE } } });
