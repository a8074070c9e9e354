import styled from 'styled-components';
import { BANNER_STATE, positionText } from '@aosai/api/domain/bannerRules';
import { fileAddress } from '@aosai/api/domain/fileAddress';
import type { DataColumn } from '../../../patterns/DataTable/DataTable.tsx';
import { clockText, dateText } from '../../../patterns/time/beijing.ts';
import { theme } from '../../../tokens/theme.ts';
import { Tag } from '../../../primitives/Tag/Tag.tsx';
import type { BannerRow } from '../banner.ts';

const Picture = styled.img`
  display: block;
  width: 96px;
  height: 52px;
  border-radius: ${theme.radius.tag};
  background: ${theme.color.sunken};
  object-fit: cover;
`;

const moment = (instant: string) => `${dateText(instant)} ${clockText(instant)}`;

/** 2026-11-21 08:00 起，到 2026-12-01 08:00 */
export const windowWords = ({ startAt, endAt }: BannerRow): string => {
  if (startAt === null) return endAt === null ? '一直展示' : `到 ${moment(endAt)}`;
  return endAt === null ? `${moment(startAt)} 起` : `${moment(startAt)} 至 ${moment(endAt)}`;
};

export const StateTag = ({ state }: Pick<BannerRow, 'state'>) => (
  <Tag tone={BANNER_STATE.tone(state)}>{BANNER_STATE.label(state)}</Tag>
);

export const bannerColumns: DataColumn<BannerRow>[] = [
  { id: 'title', head: '标题', cell: (row) => row.title, sortField: 'title', minWidth: 160 },
  {
    id: 'image',
    head: '图片',
    cell: (row) => (row.image === null ? '—' : <Picture src={fileAddress(row.image)} alt="" />),
    minWidth: 112,
  },
  { id: 'position', head: '位置', cell: (row) => positionText(row.position), minWidth: 72 },
  { id: 'sort', head: '顺序', cell: (row) => row.sort, numeric: true, sortField: 'sort' },
  { id: 'state', head: '状态', cell: (row) => <StateTag state={row.state} />, minWidth: 96 },
  { id: 'window', head: '展示时间', cell: windowWords, minWidth: 200 },
  { id: 'link', head: '链接', cell: (row) => row.link ?? '—', hidden: true, minWidth: 200 },
  { id: 'updatedAt', head: '更新日期', cell: (row) => dateText(row.updatedAt), numeric: true, hidden: true },
];
