import { useState } from 'react';
import styled from 'styled-components';
import { CopyButton } from '../../patterns/CopyButton/CopyButton.tsx';
import { DataTable, type TableOn, type TableView } from '../../patterns/DataTable/DataTable.tsx';
import { FilterBar } from '../../patterns/FilterBar/FilterBar.tsx';
import { PageBody } from '../../patterns/PageBody/PageBody.tsx';
import { PageHeader } from '../../patterns/PageHeader/PageHeader.tsx';
import { Alert } from '../../primitives/Alert/Alert.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Code } from '../../primitives/Code/Code.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { theme } from '../../tokens/theme.ts';
import { NO_APP_FILTER, type AppFilter, type AppForm, type AppSite } from './appSite.ts';
import { appColumns } from './parts/appColumns.tsx';
import { appDetail } from './parts/appDetail.tsx';
import { AppDialog, type Picture, type PictureOn, type PictureState } from './parts/AppDialog.tsx';

export { linesOf } from './appSite.ts';
export type { AppFilter } from './appSite.ts';

export interface AppsProps extends TableView<AppSite, AppFilter> {
  /** The site one is signed in at. */
  ownAppId: string;
  /** Only those of the platform's own site make others. */
  canCreate: boolean;
  pictures: Record<Picture, PictureState>;
  /** A key that was made just now: it is shown this once. */
  freshKey: string | null;
  on: TableOn<AppFilter> &
    PictureOn & {
      /** A form opens: with these pictures. */
      pictures: (fileNames: Record<Picture, string | null>) => void;
      forgetKey: () => void;
      /** Each resolves to whether it was done. */
      create: (form: AppForm) => Promise<boolean>;
      update: (row: AppSite, form: AppForm) => Promise<boolean>;
    };
}

const FreshKey = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space[12]};
  padding-top: ${theme.space[16]};
`;

/** The sites of the platform: name, look, addresses, partners. */
export const Apps = (props: AppsProps) => {
  const { rows, filter, act, on } = props;
  const [edited, setEdited] = useState<AppSite | 'new' | null>(null);
  const edit = (row: AppSite | 'new') => {
    on.forget();
    on.pictures(row === 'new' ? { logo: null, favicon: null } : { logo: row.logo, favicon: row.favicon });
    setEdited(row);
  };
  const finish = (done: Promise<boolean>) =>
    void done.then((isDone) => {
      if (isDone) setEdited(null);
    });
  return (
    <PageBody>
      <PageHeader
        title="应用"
        lead="每个应用是一个独立的站点：自己的标题、标志、主色和域名，数据互不相通。"
        action={
          props.canCreate && (
            <Button variant="primary" icon="plus" onClick={() => edit('new')}>
              新建应用
            </Button>
          )
        }
      />
      <VisuallyHidden as="h2">应用列表</VisuallyHidden>
      <DataTable
        label="应用列表"
        columns={appColumns}
        rows={rows}
        busy={props.busy}
        rowId={(row) => row.id}
        rowName={(row) => row.name}
        query={props.query}
        hiddenColumns={props.hiddenColumns}
        openId={props.openId}
        detail={{ onOpen: on.open, ...appDetail(edit) }}
        filters={
          <FilterBar
            label="搜索名称、编号或标题"
            keyword={filter.keyword}
            onSearch={(keyword) => on.filter({ keyword })}
            {...(filter.keyword === '' || rows.data === undefined ? {} : { foundCount: rows.data.total })}
          />
        }
        empty={{
          title: '没有符合条件的应用',
          action: <Button onClick={() => on.filter(NO_APP_FILTER)}>查看全部应用</Button>,
        }}
        exporting={props.exporting}
        exportError={props.exportError}
        on={{ query: on.query, hiddenColumns: on.hiddenColumns, retry: on.retry, export: on.export }}
      />
      <AppDialog
        edited={edited}
        isOwn={edited !== null && edited !== 'new' && edited.appId === props.ownAppId}
        pictures={props.pictures}
        act={act}
        on={{
          choose: on.choose,
          remove: on.remove,
          cancel: on.cancel,
          retryPicture: on.retryPicture,
          save: (form) => edited !== null && finish(edited === 'new' ? on.create(form) : on.update(edited, form)),
          close: () => setEdited(null),
        }}
      />
      <Dialog
        open={props.freshKey !== null}
        size="s"
        title="新的登录密钥"
        onClose={on.forgetKey}
        footer={
          <Button variant="primary" onClick={on.forgetKey}>
            已经保存好
          </Button>
        }
      >
        <Alert tone="warn" title="只显示这一次">
          请复制后交给学校的技术人员，不要发在聊天群里。丢失后只能重新生成。
        </Alert>
        <FreshKey>
          <Code>{props.freshKey ?? ''}</Code>
          <CopyButton label="复制密钥" text={props.freshKey ?? ''}>
            复制密钥
          </CopyButton>
        </FreshKey>
      </Dialog>
    </PageBody>
  );
};
