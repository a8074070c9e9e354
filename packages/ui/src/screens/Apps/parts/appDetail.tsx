import { fileAddress } from '@aosai/api/domain/fileAddress';
import styled from 'styled-components';
import { theme } from '../../../tokens/theme.ts';
import type { RowDetail } from '../../../patterns/DataTable/RowDrawer.tsx';
import { RowFacts } from '../../../patterns/RowFacts/RowFacts.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Code } from '../../../primitives/Code/Code.tsx';
import type { AppSite } from '../appSite.ts';
import { AppPreview } from './AppPreview.tsx';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[20]};
`;

/** What the drawer of a site shows. */
export const appDetail = (onEdit: (row: AppSite) => void): RowDetail<AppSite> => ({
  title: (row) => row.name,
  body: (row) => (
    <Root>
      <AppPreview
        title={row.title}
        accent={row.accent ?? ''}
        logo={row.logo === null ? undefined : fileAddress(row.logo)}
      />
      <RowFacts
        facts={[
          ['编号', <Code key="appId">{row.appId}</Code>],
          ['域名', row.hosts.join('、') || '没有列出'],
          ['允许的来源', row.allowedOrigins.join('、') || '没有列出'],
          ['学校登录', row.hasSsoKey ? '已开通' : '没有开通'],
        ]}
      />
    </Root>
  ),
  actions: (row) => (
    <Button variant="primary" onClick={() => onEdit(row)}>
      修改应用
    </Button>
  ),
});
