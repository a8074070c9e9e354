const two = (value: number): string => String(value).padStart(2, '0');

/** Remaining time in whole seconds, rounded up, so that 00:00 means it is over. */
const parts = (ms: number) => {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return { hours: Math.floor(seconds / 3600), minutes: Math.floor((seconds % 3600) / 60), seconds: seconds % 60 };
};

/** Time for display: 01:12:45, or 12:45 within the last hour. */
export const clockFace = (ms: number): string => {
  const { hours, minutes, seconds } = parts(ms);
  return hours > 0 ? `${two(hours)}:${two(minutes)}:${two(seconds)}` : `${two(minutes)}:${two(seconds)}`;
};

/** Time for screen readers: 1 小时 12 分 45 秒. */
export const spokenDuration = (ms: number): string => {
  const { hours, minutes, seconds } = parts(ms);
  return [hours > 0 && `${hours} 小时`, (hours > 0 || minutes > 0) && `${minutes} 分`, `${seconds} 秒`]
    .filter(Boolean)
    .join(' ');
};
