import { appColumns } from '@aosai/api/platform/appColumns';
import { fileAddress } from '@aosai/api/kit/fileAddress';
import { addBy, dialog } from '../../../patterns/OfficeTable/officeActs.ts';
import { drawn } from '../../../patterns/OfficeTable/officeColumn.tsx';
import { search } from '../../../patterns/OfficeTable/officeFilters.ts';
import { officeTable } from '../../../patterns/OfficeTable/OfficeTable.tsx';
import type { AppChange, AppSite, Known, NewApp } from './appSite.ts';
import { Accent } from './parts/Accent.tsx';
import { AppDialog, NewAppDialog } from './parts/AppDialog.tsx';
import { AppPreview } from './parts/AppPreview.tsx';
import { FreshKey } from './parts/FreshKey.tsx';

/** A change, with the callback that shows the key it may have created. */
type Change = AppChange & Pick<Known, 'showKey'>;

/** The sites of the platform: name, look, addresses, partners. */
export const Apps = officeTable<AppSite, Known>()({
  noun: '应用',
  lead: '每个应用是一个独立的站点：自己的标题、标志、主色和域名，数据互不相通。',
  nameOf: ({ name }) => name,
  show: drawn<AppSite>(appColumns, { accent: { cell: Accent } }),
  above: ({ row: { title, accent, logo } }) => (
    <AppPreview title={title} accent={accent ?? ''} logo={logo === null ? undefined : fileAddress(logo)} />
  ),
  frame: ({ known: { freshKey, showKey }, children }) => (
    <>
      {children}
      {freshKey !== null && <FreshKey text={freshKey} onClose={() => showKey(null)} />}
    </>
  ),
  filters: { keyword: search('搜索名称、编号或标题') },
  acts: {
    create: addBy<Known, NewApp>('新建应用', NewAppDialog, { given: ({ canCreate }) => canCreate }),
    update: dialog<AppSite, Known, Change>(
      '修改应用',
      ({ submit, ...props }) => (
        <AppDialog {...props} submit={(change) => submit({ ...change, showKey: props.known.showKey })} />
      ),
      {
        main: true,
        done: '已保存，几秒后生效',
        begins: ({ begin }, { logo, favicon }) => begin({ logo, favicon }),
      },
    ),
  },
});
