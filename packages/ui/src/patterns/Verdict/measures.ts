import type { SubmissionView } from '@aosai/api/judging/submissionViews.contract';

/** 46 ms, or 1.25 s from one second on. */
export const formatTime = (ms: number): string => (ms < 1000 ? `${ms} ms` : `${(ms / 1000).toFixed(2)} s`);

const boundText = (ms: number): string => (ms < 1000 ? `${ms} ms` : `${ms / 1000} s`);

/** A time limit as in statements: 1.0 s. */
export const formatTimeLimit = (ms: number): string =>
  `${ms % 100 === 0 ? (ms / 1000).toFixed(1) : String(ms / 1000)} s`;

/** 3.4 MB, 256 MB: one decimal below 100, unless it is zero. */
export const formatMemory = (kib: number): string => {
  const mib = kib / 1024;
  const text = mib < 100 ? mib.toFixed(1).replace(/\.0$/, '') : String(Math.round(mib));
  return `${text} MB`;
};

type Figures = Pick<SubmissionView, 'figures' | 'timeMs' | 'memoryKiB'>;

/** The known measures, time before memory: `46 ms`, or `≤ 50 ms` when only a bound is known. */
export const measureTexts = ({ figures, timeMs, memoryKiB }: Figures): string[] => [
  ...(timeMs === null ? [] : [figures === 'exact' ? formatTime(timeMs) : `≤ ${boundText(timeMs)}`]),
  ...(memoryKiB === null ? [] : [figures === 'exact' ? formatMemory(memoryKiB) : `≤ ${formatMemory(memoryKiB)}`]),
];
