import { numberOf } from '../../text/manifest.ts';

/** The points that a heading gives to its questions. */
export interface SectionPoints {
  each: number | null;
  /** Points of all questions together; counts only if `each` is null. */
  total: number | null;
  /** For questions about a program: points of each true/false judgement, and (`choice`) of each choice. */
  judged: number | null;
  choice: number | null;
}

export const NO_POINTS: SectionPoints = { each: null, total: null, judged: null, choice: null };

const EACH = [
  /[每各]\s*(?:[一1]\s*)?(?:(?:小?题|[空道个问])\s*)?(?:[为得计占]\s*)?(\d{1,3}(?:\.\d{1,2})?)\s*分/,
  /(\d{1,3}(?:\.\d{1,2})?)\s*分\s*[/每]\s*(?:小?题|[空道个])/,
  /(\d{1,3}(?:\.\d{1,2})?)\s*分\s*[x×*]\s*\d/i,
  /\d\s*(?:(?:小?题|道)\s*)?[x×*]\s*(\d{1,3}(?:\.\d{1,2})?)\s*分/i,
];
const PRODUCT = /(\d{1,3}(?:\.\d{1,2})?)\s*[x×*]\s*(\d{1,3}(?:\.\d{1,2})?)\s*=\s*(\d{1,3}(?:\.\d{1,2})?)/i;
const COUNT = /(?:共|计)\s*(\d{1,3})\s*(?:小?题|道|个)/;
const TOTAL = /(?:共计?|合计|总计|满分|计)\s*(\d{1,3}(?:\.\d{1,2})?)\s*分/;
const ONLY = /[（(]\s*(\d{1,3}(?:\.\d{1,2})?)\s*分\s*[）)]/;
const JUDGED = /判断题?\s*(?:每\s*(?:小?题|[道个])\s*)?(?:[为得]\s*)?(?:[:：]\s*)?(\d{1,3}(?:\.\d{1,2})?)\s*分/;
const CHOICE = /选择题?\s*(?:每\s*(?:小?题|[道个])\s*)?(?:[为得]\s*)?(?:[:：]\s*)?(\d{1,3}(?:\.\d{1,2})?)\s*分/;

const found = (sign: RegExp, text: string): number | null => numberOf(sign.exec(text)?.[1] ?? '');

/** Reads points from a heading: `每题 2 分`, `共 15 题，共 30 分`, `15×2=30 分`, `判断题 1.5 分，选择题 3 分`. */
export function pointsIn(given: string): SectionPoints {
  const text = given.normalize('NFKC').slice(0, 400);
  const [judged, choice] = [found(JUDGED, text), found(CHOICE, text)];
  const product = PRODUCT.exec(text);
  // The smaller factor is the points: a section has more questions than a question has points.
  const factor = product ? Math.min(Number(product[1]), Number(product[2])) : null;
  const each = EACH.map((sign) => found(sign, text)).find((points) => points !== null) ?? factor;
  const count = found(COUNT, text);
  const total = found(TOTAL, text) ?? found(ONLY, text);
  const shared = each === null && count !== null && count > 0 && total !== null ? total / count : null;
  return { each: each ?? shared, total, judged, choice };
}

export const saysPoints = ({ each, total, judged, choice }: SectionPoints): boolean =>
  [each, total, judged, choice].some((points) => points !== null);

const PLACES = 100;

/** The points of each of `count` questions; null if they do not come out even in hundredths. */
export function pointsEach({ each, total }: SectionPoints, count: number): number | null {
  if (each !== null) return Math.round(each * PLACES) === each * PLACES ? each : null;
  if (total === null || count === 0) return null;
  const share = (total * PLACES) / count;
  return Number.isInteger(share) ? share / PLACES : null;
}
