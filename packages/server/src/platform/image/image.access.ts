import { accessOf } from '../../everyCall/accessOf.ts';
import { ANYONE } from '../../everyCall/reach.ts';

export const access = accessOf('image', { rules: { 'GET /common/image/qrCode.jpg': { doors: ANYONE } } });
