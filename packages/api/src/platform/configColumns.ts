import { CONFIG_SCOPE, CONFIG_SWITCH, configKeyOf, inWords } from './configKeys.ts';
import { code, column, day, figure, flagTag, sorted } from '../kit/column.ts';

/** The beginning of a setting's value; switches in words. */
export const excerptWords = ({ key, excerpt }: { key: string; excerpt: string }): string => {
  if (excerpt === '') return '空';
  return configKeyOf(key).kind === 'switch' && CONFIG_SWITCH.has(excerpt)
    ? CONFIG_SWITCH.label(excerpt)
    : inWords(excerpt);
};

/** Columns of the table of settings. */
export const configColumns = [
  column('label', '用途', ({ key }: { key: string }) => configKeyOf(key).label, { minWidth: 140 }),
  sorted(code('key', '代号', { minWidth: 196 })),
  column('value', '内容', excerptWords, { minWidth: 240 }),
  flagTag('isPublic', '可见范围', CONFIG_SCOPE, { minWidth: 88 }),
  figure('valueVersion', '版本'),
  sorted(day('updatedAt', '更新日期', { spare: true })),
];
