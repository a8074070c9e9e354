import { fileAddress } from '@aosai/api/kit/fileAddress';
import { ON_OFF } from '@aosai/api/kit/onOff';
import { NOTHING } from '@aosai/api/kit/column';
import { bannerColumns } from '@aosai/api/platform/bannerColumns';
import { styled } from 'styled-components';
import { addBy, dialog, removal } from '../../../patterns/OfficeTable/officeActs.ts';
import { drawn } from '../../../patterns/OfficeTable/officeColumn.tsx';
import { pick, search } from '../../../patterns/OfficeTable/officeFilters.ts';
import { officeTable } from '../../../patterns/OfficeTable/OfficeTable.tsx';
import { theme } from '../../../tokens/theme.ts';
import { Banners } from '../Banners/Banners.tsx';
import type { BannerForm, BannerRow, Known } from './banner.ts';
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
    create: addBy<Known, BannerForm>('新建横幅', BannerDialog, { begins: ({ picture }) => picture.set(null) }),
    update: dialog<BannerRow, Known, BannerForm>('修改横幅', BannerDialog, {
      done: '已保存',
      main: true,
      begins: ({ picture }, row) => picture.set(row.image),
    }),
    remove: removal('立即从首页消失，不能恢复。只是暂时不用的，请改为停用。', {
      done: '已删除横幅',
    }),
  },
});
