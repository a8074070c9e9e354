import { accessOf } from '../../testing/everyCall/accessOf.ts';
import { ANYONE } from '../../testing/everyCall/reach.ts';

export const access = accessOf('image', { rules: { 'GET /common/image/qrCode.jpg': { doors: ANYONE } } });
