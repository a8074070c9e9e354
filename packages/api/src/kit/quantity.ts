import { POINT } from './points.ts';

/**
 * The number of a column for exported sheets, with an Excel number format that shows it as on the page. Columns without
 * it are text: names, and numbers that only identify, such as 学号 and order numbers.
 */
export interface Quantity<Row> {
  readonly of: (row: Row) => number | null;
  /** Excel number format. */
  readonly format: string;
}

type Numbered<Row> = (row: Row) => number | null;
const scaled =
  <Row>(of: Numbered<Row>, by: number): Numbered<Row> =>
  (row) => {
    const value = of(row);
    return value === null ? null : value / by;
  };
const FEN = 100;
const PERCENT = 100;

/** A whole number, optionally with a unit: 120 分钟. */
export const wholes = <Row>(of: Numbered<Row>, unit = ''): Quantity<Row> => ({
  of,
  format: unit === '' ? '0' : `0" ${unit}"`,
});
/** A whole number with sign: +30, -200. */
export const signedWholes = <Row>(of: Numbered<Row>): Quantity<Row> => ({ of, format: '+0;-0;0' });
/** Points from hundredths. */
export const pointsOf = <Row>(of: Numbered<Row>): Quantity<Row> => ({ of: scaled(of, POINT), format: 'General' });
/** Yuan from fen, without the unit. */
export const yuanOf = <Row>(of: Numbered<Row>): Quantity<Row> => ({ of: scaled(of, FEN), format: '0.00' });
/** A percentage, shown with a percent sign. */
export const percentsOf = <Row>(of: Numbered<Row>, decimals = 0): Quantity<Row> => ({
  of: scaled(of, PERCENT),
  format: decimals === 0 ? '0%' : `0.${'0'.repeat(decimals)}%`,
});
/** A number with this many decimals. */
export const decimalsOf = <Row>(of: Numbered<Row>, decimals: number): Quantity<Row> => ({
  of,
  format: `0.${'0'.repeat(decimals)}`,
});
