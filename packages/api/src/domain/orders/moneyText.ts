const FEN_PER_YUAN = 100;

/** An amount in 分 as people read it, by whole numbers alone: 29800 → 298, 1250 → 12.50, 123456700 → 1,234,567. */
export const fenText = (fen: number): string => {
  const whole = Math.trunc(Math.abs(fen) / FEN_PER_YUAN);
  const rest = Math.abs(fen) % FEN_PER_YUAN;
  const yuan = whole.toLocaleString('en-US');
  return `${fen < 0 ? '-' : ''}${yuan}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`;
};

/** An amount with its sign, wherever one stands in a text: ¥12.50. Columns of a table say 元 in their head or cell. */
export const moneyText = (fen: number): string => `¥${fenText(fen)}`;

/** A price: ¥12.50, or 免费. */
export const priceText = (fen: number): string => (fen === 0 ? '免费' : moneyText(fen));
