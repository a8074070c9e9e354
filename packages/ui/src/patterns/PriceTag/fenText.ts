const FEN_PER_YUAN = 100;

/** An amount in 分 as people read it, by whole numbers alone: 29800 → 298, 1250 → 12.50, 123456700 → 1,234,567. */
export const fenText = (fen: number): string => {
  const whole = Math.trunc(Math.abs(fen) / FEN_PER_YUAN);
  const rest = Math.abs(fen) % FEN_PER_YUAN;
  const yuan = whole.toLocaleString('en-US');
  return `${fen < 0 ? '-' : ''}${yuan}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`;
};
