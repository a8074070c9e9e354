import { DICT_ORIGIN } from './dicts.ts';
import { ON_OFF } from '../kit/onOff.ts';
import { code, column, day, figure, flagTag, sorted, text } from '../kit/column.ts';

/** Columns of the table of dictionaries. */
export const dictColumns = [
  sorted(text('label', '名称', { minWidth: 140 })),
  sorted(code('value', '值')),
  figure('itemCount', '项数'),
  column(
    'isBuiltIn',
    '来源',
    ({ isBuiltIn }: { isBuiltIn: boolean }) => DICT_ORIGIN.label(isBuiltIn ? 'true' : 'false'),
    {
      minWidth: 88,
    },
  ),
  flagTag('isOn', '状态', ON_OFF, { minWidth: 72 }),
  sorted(day('updatedAt', '更新日期', { spare: true })),
];
