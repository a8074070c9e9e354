import { minuteText } from '@aosai/api/kit/beijing';
import type { BankVersionRow } from '@aosai/api/questions/questionHistory.contract';
import { VERSION_PART } from '@aosai/api/questions/versions';

/** 陈知行 · 2026-11-20 14:05 */
export const authorWords = ({ authorName, createdAt, updatedAt }: BankVersionRow): string => {
  const edited = minuteText(updatedAt) === minuteText(createdAt) ? [] : [`${minuteText(updatedAt)} 改过`];
  return [authorName, minuteText(createdAt), ...edited].filter(Boolean).join(' · ');
};

/** 改了题干、答案 */
export const changedWords = ({ changed, versionNo }: BankVersionRow): string =>
  versionNo === 1
    ? '第一个版本'
    : changed.length === 0
      ? '没有内容变化'
      : `改了${changed.map(VERSION_PART.label).join('、')}`;
