import { useState } from 'react';
import { configKeyOf } from '@aosai/api/domain/configKeys';
import { ConfirmDialog } from '../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import { DataTable, type TableOn, type TableView } from '../../patterns/DataTable/DataTable.tsx';
import { FilterBar } from '../../patterns/FilterBar/FilterBar.tsx';
import type { Loaded } from '../../patterns/Load/Load.tsx';
import { PageBody } from '../../patterns/PageBody/PageBody.tsx';
import { PageHeader } from '../../patterns/PageHeader/PageHeader.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { settingColumns } from './parts/settingColumns.tsx';
import { settingDetail } from './parts/settingDetail.tsx';
import { SettingDialog } from './parts/SettingDialog.tsx';
import {
  NO_SETTING_FILTER,
  type SettingFilter,
  type SettingForm,
  type SettingRow,
  type SettingValue,
} from './setting.ts';

export type { SettingFilter } from './setting.ts';

export interface ConfigsProps extends TableView<SettingRow, SettingFilter> {
  /** The value in force of the open row, with its history. */
  current: Loaded<SettingValue>;
  /** An earlier value of it that is looked at. */
  old: Loaded<SettingValue> | null;
  /** Markdown as its readers will see it. */
  preview: (markdown: string) => string;
  on: TableOn<SettingFilter> & {
    version: (version: number | null) => void;
    /** Each resolves to whether it was done. */
    create: (form: SettingForm) => Promise<boolean>;
    update: (row: SettingRow, form: SettingForm) => Promise<boolean>;
    remove: (row: SettingRow) => Promise<boolean>;
  };
}

type Asked =
  | { kind: 'create' }
  | { kind: 'edit'; row: SettingRow; form: SettingForm }
  | { kind: 'remove'; row: SettingRow };

const SCOPES = [
  { value: 'true', label: '公开' },
  { value: 'false', label: '仅后台' },
];

/** Settings, notices and agreements of the platform, with every version that they had. */
export const Configs = (props: ConfigsProps) => {
  const { rows, filter, act, current, old, on } = props;
  const [asked, setAsked] = useState<Asked | null>(null);
  const isNarrowed = filter.keyword !== '' || filter.isPublic !== '';
  const begin = (next: Asked) => {
    on.forget();
    setAsked(next);
  };
  const close = () => setAsked(null);
  const finish = (done: Promise<boolean>) =>
    void done.then((isDone) => {
      if (isDone) close();
    });
  return (
    <PageBody>
      <PageHeader
        title="配置与协议"
        lead="首页通知、注册开关、协议正文，以及程序读取的其他设置。每次修改都留下一个版本。"
        action={
          <Button variant="primary" icon="plus" onClick={() => begin({ kind: 'create' })}>
            新建配置
          </Button>
        }
      />
      <VisuallyHidden as="h2">配置列表</VisuallyHidden>
      <DataTable
        label="配置列表"
        columns={settingColumns}
        rows={rows}
        busy={props.busy}
        rowId={(row) => row.id}
        rowName={(row) => configKeyOf(row.key).label}
        query={props.query}
        hiddenColumns={props.hiddenColumns}
        openId={props.openId}
        detail={{
          onOpen: on.open,
          ...settingDetail({
            current,
            old,
            on: {
              retry: on.retry,
              version: on.version,
              edit: (row, { key, value }) => begin({ kind: 'edit', row, form: { key, value, isPublic: row.isPublic } }),
              remove: (row) => begin({ kind: 'remove', row }),
            },
          }),
        }}
        filters={
          <FilterBar
            label="搜索键或内容"
            keyword={filter.keyword}
            onSearch={(keyword) => on.filter({ ...filter, keyword })}
            choices={[{ id: 'isPublic', label: '可见范围', value: filter.isPublic, options: SCOPES }]}
            onChoose={(_, value) =>
              on.filter({ ...filter, isPublic: value === 'true' || value === 'false' ? value : '' })
            }
            onClear={() => on.filter(NO_SETTING_FILTER)}
            {...(isNarrowed && rows.data !== undefined ? { foundCount: rows.data.total } : {})}
          />
        }
        empty={
          isNarrowed
            ? {
                title: '没有符合条件的配置',
                action: <Button onClick={() => on.filter(NO_SETTING_FILTER)}>查看全部配置</Button>,
              }
            : { title: '还没有配置' }
        }
        exporting={props.exporting}
        exportError={props.exportError}
        on={{ query: on.query, hiddenColumns: on.hiddenColumns, retry: on.retry, export: on.export }}
      />
      <SettingDialog
        edited={asked?.kind === 'edit' ? asked.form : asked?.kind === 'create' ? 'new' : null}
        act={act}
        preview={props.preview}
        on={{
          save: (form) => {
            if (asked?.kind === 'create') finish(on.create(form));
            if (asked?.kind === 'edit') finish(on.update(asked.row, form));
          },
          close,
        }}
      />
      {asked?.kind === 'remove' && (
        <ConfirmDialog
          open
          danger
          title={`删除配置「${configKeyOf(asked.row.key).label}」？`}
          consequence="读取它的页面会当作没有这一项。历史版本保留；以后用同一个键新建，版本接着数。"
          confirmLabel="删除配置"
          pending={act.pending}
          error={act.error}
          on={{ confirm: () => finish(on.remove(asked.row)), cancel: close }}
        />
      )}
    </PageBody>
  );
};
