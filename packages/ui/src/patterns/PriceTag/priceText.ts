import { fenText } from './fenText.ts';

/** A price inside a list of facts: 免费, ¥ 12.50. */
export const priceText = (fen: number): string => (fen === 0 ? '免费' : `¥ ${fenText(fen)}`);
