import { useState } from 'react';
import { ConfirmDialog } from '../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import { DataTable, type TableOn, type TableView } from '../../patterns/DataTable/DataTable.tsx';
import { FilterBar } from '../../patterns/FilterBar/FilterBar.tsx';
import { PageBody } from '../../patterns/PageBody/PageBody.tsx';
import { PageHeader } from '../../patterns/PageHeader/PageHeader.tsx';
import type { Upload } from '../../patterns/UploadList/UploadList.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { NO_BANNER_FILTER, type BannerFilter, type BannerForm, type BannerRow } from './banner.ts';
import { bannerColumns } from './parts/bannerColumns.tsx';
import { bannerDetail } from './parts/bannerDetail.tsx';
import { BannerDialog } from './parts/BannerDialog.tsx';

export type { BannerFilter } from './banner.ts';

export interface BannerAdminProps extends TableView<BannerRow, BannerFilter> {
  /** The picture of the open form: as it will be saved, and the one on its way. */
  picture: { fileName: string | null; upload?: Upload | undefined };
  /** The current day in Beijing. */
  today: string;
  on: TableOn<BannerFilter> & {
    /** A form opens: with this picture. */
    picture: (fileName: string | null) => void;
    choosePicture: (file: File) => void;
    cancelUpload: () => void;
    retryUpload: () => void;
    /** Each resolves to whether it was done; the picture is the one that was chosen last. */
    create: (form: BannerForm) => Promise<boolean>;
    update: (row: BannerRow, form: BannerForm) => Promise<boolean>;
    remove: (row: BannerRow) => Promise<boolean>;
  };
}

type Asked = { kind: 'edit'; row: BannerRow | 'new' } | { kind: 'remove'; row: BannerRow };

const ON_OFF = [
  { value: 'true', label: '启用' },
  { value: 'false', label: '停用' },
];

/** What the site wants to say on its first page, and when. */
export const BannerAdmin = (props: BannerAdminProps) => {
  const { rows, filter, act, picture, on } = props;
  const [asked, setAsked] = useState<Asked | null>(null);
  const isNarrowed = filter.keyword !== '' || filter.isOn !== '';
  const edit = (row: BannerRow | 'new') => {
    on.forget();
    on.picture(row === 'new' ? null : row.image);
    setAsked({ kind: 'edit', row });
  };
  const close = () => setAsked(null);
  const finish = (done: Promise<boolean>) =>
    void done.then((isDone) => {
      if (isDone) close();
    });
  return (
    <PageBody>
      <PageHeader
        title="横幅"
        lead="首页上方的几条推荐：一句标题、一行说明、一张小图、一个去处。"
        action={
          <Button variant="primary" icon="plus" onClick={() => edit('new')}>
            新建横幅
          </Button>
        }
      />
      <VisuallyHidden as="h2">横幅列表</VisuallyHidden>
      <DataTable
        label="横幅列表"
        columns={bannerColumns}
        rows={rows}
        busy={props.busy}
        rowId={(row) => row.id}
        rowName={(row) => row.title}
        query={props.query}
        hiddenColumns={props.hiddenColumns}
        openId={props.openId}
        detail={{
          onOpen: on.open,
          ...bannerDetail({
            edit,
            remove: (row) => {
              on.forget();
              setAsked({ kind: 'remove', row });
            },
          }),
        }}
        filters={
          <FilterBar
            label="搜索标题或说明"
            keyword={filter.keyword}
            onSearch={(keyword) => on.filter({ ...filter, keyword })}
            choices={[{ id: 'isOn', label: '状态', value: filter.isOn, options: ON_OFF }]}
            onChoose={(_, value) => on.filter({ ...filter, isOn: value === 'true' || value === 'false' ? value : '' })}
            onClear={() => on.filter(NO_BANNER_FILTER)}
            {...(isNarrowed && rows.data !== undefined ? { foundCount: rows.data.total } : {})}
          />
        }
        empty={
          isNarrowed
            ? {
                title: '没有符合条件的横幅',
                action: <Button onClick={() => on.filter(NO_BANNER_FILTER)}>查看全部横幅</Button>,
              }
            : { title: '还没有横幅', hint: '新建以后，首页上方就会出现。' }
        }
        exporting={props.exporting}
        exportError={props.exportError}
        on={{ query: on.query, hiddenColumns: on.hiddenColumns, retry: on.retry, export: on.export }}
      />
      <BannerDialog
        edited={asked?.kind === 'edit' ? asked.row : null}
        picture={picture}
        today={props.today}
        act={act}
        on={{
          save: (form) => {
            if (asked?.kind !== 'edit') return;
            finish(asked.row === 'new' ? on.create(form) : on.update(asked.row, form));
          },
          close,
          choose: on.choosePicture,
          removePicture: () => on.picture(null),
          cancelUpload: on.cancelUpload,
          retryUpload: on.retryUpload,
        }}
      />
      {asked?.kind === 'remove' && (
        <ConfirmDialog
          open
          danger
          title={`删除横幅「${asked.row.title}」？`}
          consequence="立即从首页消失，不能恢复。只是暂时不用的，请改为停用。"
          confirmLabel="删除横幅"
          pending={act.pending}
          error={act.error}
          on={{ confirm: () => finish(on.remove(asked.row)), cancel: close }}
        />
      )}
    </PageBody>
  );
};
