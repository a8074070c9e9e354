import { dateText, secondText } from '@aosai/api/kit/beijing';

/** Adds the time, so that two exports of one day have different names: 学生成绩 2026-11-21 160512.xlsx */
export const fileTitle = (name: string, now: Date, extension: string): string =>
  `${name} ${dateText(now.getTime())} ${secondText(now.getTime()).replaceAll(':', '')}.${extension}`;
