const FEN_PER_YUAN = 100;

/** Formats an amount in fen as yuan, with integer arithmetic: 29800 → 298, 1250 → 12.50, 123456700 → 1,234,567. */
export const fenText = (fen: number): string => {
  const whole = Math.trunc(Math.abs(fen) / FEN_PER_YUAN);
  const rest = Math.abs(fen) % FEN_PER_YUAN;
  const yuan = whole.toLocaleString('en-US');
  return `${fen < 0 ? '-' : ''}${yuan}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`;
};

/** An amount with currency sign, for running text: ¥12.50. Table columns name the unit in head or cell instead. */
export const moneyText = (fen: number): string => `¥${fenText(fen)}`;

/** A price: ¥12.50, or 免费 for 0. */
export const priceText = (fen: number): string => (fen === 0 ? '免费' : moneyText(fen));
