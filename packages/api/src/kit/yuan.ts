const FEN_PER_YUAN = 100;

/** Format of an amount as typed: 298, 298.5, 298.50. */
export const YUAN = /^\d{1,6}(\.\d{1,2})?$/;

/** Converts a typed amount to fen, with integer arithmetic: 12.5 → 1250. */
export const fenOf = (yuan: string): number => {
  const [whole = '0', part = ''] = yuan.split('.');
  return Number(whole) * FEN_PER_YUAN + Number(part.padEnd(2, '0'));
};

/** Formats an amount for a form field: 298, 298.50. */
export const yuanOf = (fen: number): string =>
  fen % FEN_PER_YUAN === 0 ? String(fen / FEN_PER_YUAN) : (fen / FEN_PER_YUAN).toFixed(2);
