import { accessOf } from '../../testing/everyCall/accessOf.ts';
import { SUPER } from '../../testing/everyCall/reach.ts';

export const access = accessOf('job', { rules: { 'GET /bms/job/queryOverview': { doors: SUPER } } });
