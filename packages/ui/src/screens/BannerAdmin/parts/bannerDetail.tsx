import { positionText } from '@aosai/api/domain/bannerRules';
import { fileAddress } from '@aosai/api/domain/fileAddress';
import styled from 'styled-components';
import { theme } from '../../../tokens/theme.ts';
import type { RowDetail } from '../../../patterns/DataTable/RowDrawer.tsx';
import { RowFacts } from '../../../patterns/RowFacts/RowFacts.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Banners } from '../../Home/parts/Banners.tsx';
import type { BannerRow } from '../banner.ts';
import { StateTag, windowWords } from './bannerColumns.tsx';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[20]};
`;

/** What the drawer of a banner shows: itself, as the first page shows it. */
export const bannerDetail = (on: {
  edit: (row: BannerRow) => void;
  remove: (row: BannerRow) => void;
}): RowDetail<BannerRow> => ({
  title: (row) => row.title,
  body: (row) => (
    <Root>
      <Banners banners={[{ ...row, image: row.image === null ? null : fileAddress(row.image), link: null }]} />
      <RowFacts
        facts={[
          ['状态', <StateTag key="state" state={row.state} />],
          ['展示时间', windowWords(row)],
          ['位置', positionText(row.position)],
          ['顺序', row.sort],
          ['链接', row.link ?? '没有'],
        ]}
      />
    </Root>
  ),
  actions: (row) => (
    <>
      <Button variant="ghost" onClick={() => on.remove(row)}>
        删除
      </Button>
      <Button variant="primary" onClick={() => on.edit(row)}>
        修改横幅
      </Button>
    </>
  ),
});
