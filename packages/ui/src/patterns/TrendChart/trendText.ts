/** A line of a TrendChart; null for a missing value. */
interface TrendSeries {
  name: string;
  values: readonly (number | null)[];
}

export interface Trend {
  /** Label under each point: 11/21. */
  labels: readonly string[];
  series: readonly TrendSeries[];
  /** Unit after every value: 分, %. */
  unit: string;
}

export const valueText = (value: number | null | undefined, unit: string): string =>
  value === null || value === undefined ? '—' : `${Number(value.toFixed(2))} ${unit}`;

const lineText = ({ name, values }: TrendSeries, unit: string): string => {
  const known = values.filter((value) => value !== null);
  const [first, last] = [known[0], known.at(-1)];
  if (first === undefined || last === undefined) return `${name}没有数据`;
  const [least, most] = [Math.min(...known), Math.max(...known)].map((value) => valueText(value, unit));
  return `${name} ${known.length} 次，从 ${valueText(first, unit)} 到 ${valueText(last, unit)}，最低 ${least}，最高 ${most}`;
};

/** A description of the chart in one sentence, for screen readers. */
export const trendText = ({ series, unit }: Trend): string => series.map((one) => lineText(one, unit)).join('；');
