import styled from 'styled-components';
import type { DataColumn } from '../../../patterns/DataTable/DataTable.tsx';
import { dateText } from '../../../patterns/time/beijing.ts';
import { theme } from '../../../tokens/theme.ts';
import { Code } from '../../../primitives/Code/Code.tsx';
import type { AppSite } from '../appSite.ts';

const Swatch = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[8]};
  white-space: nowrap;

  > i {
    width: 16px;
    height: 16px;
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.tag};
    background: var(--swatch);
  }
`;

const Accent = ({ accent }: Pick<AppSite, 'accent'>) =>
  accent === null ? (
    '墨蓝（默认）'
  ) : (
    <Swatch>
      <i aria-hidden style={{ '--swatch': accent }} />
      {accent}
    </Swatch>
  );

export const appColumns: DataColumn<AppSite>[] = [
  { id: 'name', head: '名称', cell: (row) => row.name, sortField: 'name', minWidth: 120 },
  { id: 'appId', head: '编号', cell: (row) => <Code>{row.appId}</Code>, sortField: 'appId', minWidth: 96 },
  { id: 'title', head: '站点标题', cell: (row) => row.title, minWidth: 140 },
  { id: 'accent', head: '主色', cell: (row) => <Accent accent={row.accent} />, minWidth: 112 },
  { id: 'hosts', head: '域名', cell: (row) => row.hosts.join('、') || '—', minWidth: 160 },
  { id: 'allowedOrigins', head: '允许的来源', cell: (row) => row.allowedOrigins.join('、') || '—', minWidth: 160 },
  { id: 'sso', head: '学校登录', cell: (row) => (row.hasSsoKey ? '已开通' : '—'), minWidth: 80 },
  { id: 'updatedAt', head: '更新日期', cell: (row) => dateText(row.updatedAt), numeric: true, hidden: true },
];
