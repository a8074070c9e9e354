import { MS_PER_SECOND } from './constants.ts';

const two = (value: number): string => String(value).padStart(2, '0');
const split = (ms: number) => {
  const seconds = Math.max(0, Math.floor(ms / MS_PER_SECOND));
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600),
    minutes: Math.floor(seconds / 60),
    seconds: seconds % 60,
  };
};

/** Time left, for a countdown: 01:42:08; from two days on 2 天 3 小时. */
export const leftText = (ms: number): string => {
  const { days, hours, minutes, seconds } = split(ms);
  if (days >= 2) return `${days} 天 ${hours % 24} 小时`;
  return `${two(hours)}:${two(minutes % 60)}:${two(seconds)}`;
};

/** Time used, in words: 96 分 12 秒, 45 秒. */
export const usedText = (ms: number): string => {
  const { minutes, seconds } = split(ms);
  return minutes === 0 ? `${seconds} 秒` : `${minutes} 分 ${two(seconds)} 秒`;
};

/** Time used, for a table column: 1:48, 31:20. */
export const columnText = (ms: number): string => {
  const { minutes, seconds } = split(ms);
  return `${minutes}:${two(seconds)}`;
};

/** A rough duration, for operators: 3 天 4 小时, 2 小时 5 分, 48 秒. */
export const roughText = (ms: number): string => {
  const { days, hours, minutes, seconds } = split(ms);
  if (days > 0) return `${days} 天 ${hours % 24} 小时`;
  if (hours > 0) return `${hours} 小时 ${minutes % 60} 分`;
  return minutes > 0 ? `${minutes} 分 ${seconds} 秒` : `${seconds} 秒`;
};
