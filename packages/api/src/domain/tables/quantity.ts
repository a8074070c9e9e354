import { POINT } from '../points.ts';

/**
 * What a column counts or measures: the number that a sheet holds of a row, and the number format that shows it as the
 * page does. A column without one holds text: names, and numbers that only identify, such as 学号 and order numbers.
 */
export interface Quantity<Row> {
  readonly of: (row: Row) => number | null;
  /** As Excel writes number formats. */
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

/** How many of something; with a unit as the page has it: 120 分钟. */
export const wholes = <Row>(of: Numbered<Row>, unit = ''): Quantity<Row> => ({
  of,
  format: unit === '' ? '0' : `0" ${unit}"`,
});
/** With its sign: +30, -200. */
export const signedWholes = <Row>(of: Numbered<Row>): Quantity<Row> => ({ of, format: '+0;-0;0' });
/** Hundredths of a point. */
export const pointsOf = <Row>(of: Numbered<Row>): Quantity<Row> => ({ of: scaled(of, POINT), format: 'General' });
/** Money, of which a page may show the unit. */
export const yuanOf = <Row>(of: Numbered<Row>): Quantity<Row> => ({ of: scaled(of, FEN), format: '0.00' });
/** A share of one hundred, shown with its sign. */
export const percentsOf = <Row>(of: Numbered<Row>, decimals = 0): Quantity<Row> => ({
  of: scaled(of, PERCENT),
  format: decimals === 0 ? '0%' : `0.${'0'.repeat(decimals)}%`,
});
/** With so many decimals. */
export const decimalsOf = <Row>(of: Numbered<Row>, decimals: number): Quantity<Row> => ({
  of,
  format: `0.${'0'.repeat(decimals)}`,
});
