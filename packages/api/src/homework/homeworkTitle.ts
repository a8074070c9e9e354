import { inBeijing } from '../kit/beijing.ts';

/** The day of an instant in Beijing as people say it: 12 月 7 日. */
export function dayWords(instant: string | number): string {
  const day = inBeijing(instant);
  return `${day.getUTCMonth() + 1} 月 ${day.getUTCDate()} 日`;
}

/** The title of homework that is copied to another day: the day it opened on, if the title names it, moves along. */
export const titleOnDay = (title: string, from: string | number, to: string | number): string =>
  // Digits before or after it would make it another day.
  title.replace(
    new RegExp(`(?<!\\d)${dayWords(from).replaceAll(/(\d+)/g, '0?$1').replaceAll(' ', ' ?')}`),
    dayWords(to),
  );
