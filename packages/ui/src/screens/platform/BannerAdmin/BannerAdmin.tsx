import { fileAddress } from '@aosai/api/kit/fileAddress';
import { ON_OFF } from '@aosai/api/kit/onOff';
import { NOTHING } from '@aosai/api/kit/column';
import { bannerColumns } from '@aosai/api/platform/bannerColumns';
import { styled } from 'styled-components';
import { drawn } from '../../../patterns/OfficeTable/officeColumn.tsx';
import { pick, search } from '../../../patterns/OfficeTable/officeFilters.ts';
import { officeTable } from '../../../patterns/OfficeTable/OfficeTable.tsx';
import { theme } from '../../../tokens/theme.ts';
import { Banners } from '../Banners/Banners.tsx';
import type { BannerRow, Known } from './banner.ts';
import { BannerDialog } from './parts/BannerDialog.tsx';

const Picture = styled.img`
  display: block;
  width: 96px;
  height: 52px;
  border-radius: ${theme.radius.tag};
  background: ${theme.color.sunken};
  object-fit: cover;
`;

const address = (image: string | null) => (image === null ? null : fileAddress(image));

/** Banners of the first page, with the times they are shown. */
export const BannerAdmin = officeTable<BannerRow, Known>()({
  noun: '横幅',
  lead: '首页上方的几条推荐：一句标题、一行说明、一张小图、一个去处。',
  nameOf: (row) => row.title,
  emptyHint: '新建以后，首页上方就会出现。',
  show: drawn<BannerRow>(bannerColumns, {
    image: {
      cell: ({ image }) => (image === null ? NOTHING : <Picture src={fileAddress(image)} alt="" />),
      only: 'table',
    },
  }),
  above: ({ row }) => <Banners banners={[{ ...row, image: address(row.image), link: null }]} />,
  filters: { keyword: search('搜索标题或说明'), isOn: pick('状态', ON_OFF) },
  acts: {
    create: {
      at: 'head',
      label: '新建横幅',
      icon: 'plus',
      main: true,
      begins: ({ picture }) => picture.set(null),
      ask: BannerDialog,
    },
    update: {
      at: 'row',
      label: '修改横幅',
      done: '已保存',
      main: true,
      begins: ({ picture }, row) => picture.set(row.image),
      ask: BannerDialog,
    },
    remove: {
      at: 'row',
      label: '删除',
      removes: true,
      done: '已删除横幅',
      ask: { confirm: '立即从首页消失，不能恢复。只是暂时不用的，请改为停用。', danger: true },
    },
  },
});
