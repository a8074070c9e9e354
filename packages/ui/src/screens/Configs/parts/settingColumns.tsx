import { configKeyOf } from '@aosai/api/domain/configKeys';
import styled from 'styled-components';
import type { DataColumn } from '../../../patterns/DataTable/DataTable.tsx';
import { dateText } from '../../../patterns/time/beijing.ts';
import { Code } from '../../../primitives/Code/Code.tsx';
import { Tag } from '../../../primitives/Tag/Tag.tsx';
import { theme } from '../../../tokens/theme.ts';
import type { SettingRow } from '../setting.ts';

const Excerpt = styled.span`
  display: -webkit-box;
  overflow: hidden;
  color: ${theme.color.ink2};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow-wrap: anywhere;
`;

export const PublicTag = ({ isPublic }: { isPublic: boolean }) => (
  <Tag tone={isPublic ? 'ok' : 'neutral'}>{isPublic ? '公开' : '仅后台'}</Tag>
);

const SWITCH_WORDS: Readonly<Record<string, string>> = { true: '开', false: '关' };

const valueWords = ({ key, excerpt }: SettingRow): string => {
  if (excerpt === '') return '空';
  return configKeyOf(key).kind === 'switch' ? (SWITCH_WORDS[excerpt] ?? excerpt) : excerpt;
};

export const settingColumns: DataColumn<SettingRow>[] = [
  { id: 'label', head: '用途', cell: (row) => configKeyOf(row.key).label, minWidth: 140 },
  { id: 'key', head: '键', cell: (row) => <Code>{row.key}</Code>, sortField: 'key', minWidth: 196 },
  { id: 'value', head: '内容', cell: (row) => <Excerpt>{valueWords(row)}</Excerpt>, minWidth: 240 },
  { id: 'isPublic', head: '可见范围', cell: (row) => <PublicTag isPublic={row.isPublic} />, minWidth: 88 },
  { id: 'valueVersion', head: '版本', cell: (row) => row.valueVersion, numeric: true },
  { id: 'updatedAt', head: '更新日期', cell: (row) => dateText(row.updatedAt), numeric: true, sortField: 'updatedAt' },
];
