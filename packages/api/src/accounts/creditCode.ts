const SIGNS = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const WEIGHTS = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28];
const LENGTH = WEIGHTS.length + 1;

/**
 * The form of a code; its check character is not verified. Schools need only this: codes with a mistake have been
 * registered.
 */
export const CREDIT_CODE_SHAPE = /^[0-9A-HJ-NPQRTUWXY]{18}$/;

/**
 * Whether a text is a unified social credit code (GB 32100-2015): 18 digits and capitals without I, O, S, V, Z; the
 * last one is a check character.
 */
export function isCreditCode(code: string): boolean {
  if (!CREDIT_CODE_SHAPE.test(code)) return false;
  const values = Array.from(code, (sign) => SIGNS.indexOf(sign));
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * (values[at] ?? 0), 0);
  return (sum + (values[LENGTH - 1] ?? 0)) % SIGNS.length === 0;
}
