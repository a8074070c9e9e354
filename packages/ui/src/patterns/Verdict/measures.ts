/** 46 ms, or 1.25 s from a second on. */
export const formatTime = (ms: number): string => (ms < 1000 ? `${ms} ms` : `${(ms / 1000).toFixed(2)} s`);

/** A limit as statements print it: 1.0 s. */
export const formatTimeLimit = (ms: number): string =>
  `${ms % 100 === 0 ? (ms / 1000).toFixed(1) : String(ms / 1000)} s`;

/** 3.4 MB, 256 MB: one place below a hundred unless it is nothing. */
export const formatMemory = (kib: number): string => {
  const mib = kib / 1024;
  const text = mib < 100 ? mib.toFixed(1).replace(/\.0$/, '') : String(Math.round(mib));
  return `${text} MB`;
};
