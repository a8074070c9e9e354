import { BLACKLIST_SCOPE_LABELS, BLACKLIST_SCOPES } from '@aosai/api/domain/memberRecords';
import { useState } from 'react';
import { ConfirmDialog } from '../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import { DataTable, type TableOn, type TableView } from '../../patterns/DataTable/DataTable.tsx';
import { FilterBar } from '../../patterns/FilterBar/FilterBar.tsx';
import { PageBody } from '../../patterns/PageBody/PageBody.tsx';
import { PageHeader } from '../../patterns/PageHeader/PageHeader.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Tabs } from '../../primitives/Tabs/Tabs.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { NO_BLACKLIST_FILTER, STATE_VIEWS, stateOfView, type BlacklistEntry, type BlacklistFilter } from './banned.ts';
import { blacklistColumns } from './parts/blacklistColumns.tsx';
import { blacklistDetail } from './parts/blacklistDetail.tsx';
import { BlockDialog, type BlockForm } from './parts/BlockDialog.tsx';

export type { BlacklistFilter } from './banned.ts';

export interface BlacklistProps extends TableView<BlacklistEntry, BlacklistFilter> {
  /** The current day in Beijing, `2026-11-21`. */
  today: string;
  on: TableOn<BlacklistFilter> & {
    /** Where members are found and put on the list. */
    toMembers: () => void;
    /** Each resolves to whether it was done. */
    update: (entry: BlacklistEntry, form: BlockForm) => Promise<boolean>;
    lift: (entry: BlacklistEntry) => Promise<boolean>;
  };
}

type Asked = { kind: 'edit' | 'lift'; entry: BlacklistEntry };

const SCOPES = BLACKLIST_SCOPES.map((scope) => ({ value: scope, label: BLACKLIST_SCOPE_LABELS[scope] }));

/** Who may for a time not sign in, submit or enrol. */
export const Blacklist = (props: BlacklistProps) => {
  const { rows, filter, openId, act, on } = props;
  const [asked, setAsked] = useState<Asked | null>(null);
  const isNarrowed = Object.values(filter).some((value) => value !== '');
  const begin = (next: Asked) => {
    on.forget();
    setAsked(next);
  };
  const close = () => setAsked(null);
  const finish = (done: Promise<boolean>) =>
    void done.then((isDone) => {
      if (isDone) close();
    });
  const lifted = asked?.kind === 'lift' ? asked.entry : null;
  const edited = asked?.kind === 'edit' ? asked.entry : null;
  return (
    <PageBody>
      <PageHeader
        title="黑名单"
        lead="暂时不能登录、提交评测或报名的人。到期自动解除；要加一个人，先在学员列表里打开他。"
        action={
          <Button icon="plus" onClick={on.toMembers}>
            去学员列表添加
          </Button>
        }
      />
      <VisuallyHidden as="h2">限制列表</VisuallyHidden>
      <Tabs
        label="是否生效"
        tabs={STATE_VIEWS}
        value={filter.state || 'all'}
        onChange={(view) => on.filter({ ...filter, state: stateOfView(view) })}
      />
      <DataTable
        label="限制列表"
        columns={blacklistColumns}
        rows={rows}
        busy={props.busy}
        rowId={(row) => row.id}
        rowName={(row) => `${row.member.nameMasked} ${BLACKLIST_SCOPE_LABELS[row.scope]}`}
        query={props.query}
        hiddenColumns={props.hiddenColumns}
        openId={openId}
        detail={{
          onOpen: on.open,
          ...blacklistDetail({
            edit: (entry) => begin({ kind: 'edit', entry }),
            lift: (entry) => begin({ kind: 'lift', entry }),
          }),
        }}
        filters={
          <FilterBar
            label="搜索姓名、账号、手机号"
            keyword={filter.keyword}
            onSearch={(keyword) => on.filter({ ...filter, keyword })}
            choices={[{ id: 'scope', label: '限制', value: filter.scope, options: SCOPES }]}
            onChoose={(_, value) =>
              on.filter({ ...filter, scope: BLACKLIST_SCOPES.find((scope) => scope === value) ?? '' })
            }
            onClear={() => on.filter({ ...NO_BLACKLIST_FILTER, state: filter.state })}
            {...(isNarrowed && rows.data !== undefined ? { foundCount: rows.data.total } : {})}
          />
        }
        empty={
          isNarrowed
            ? {
                title: '没有符合条件的限制',
                action: <Button onClick={() => on.filter(NO_BLACKLIST_FILTER)}>查看全部</Button>,
              }
            : { title: '黑名单是空的', hint: '需要限制某个人时，在学员列表里打开他，选“加入黑名单”。' }
        }
        on={{ query: on.query, hiddenColumns: on.hiddenColumns, retry: on.retry }}
      />
      <BlockDialog
        edited={edited && { nameMasked: edited.member.nameMasked, entry: edited }}
        today={props.today}
        act={act}
        on={{ save: (form) => edited && finish(on.update(edited, form)), close }}
      />
      {lifted && (
        <ConfirmDialog
          open
          title={`解除对 ${lifted.member.nameMasked} 的限制？`}
          consequence="立即解除，本人可以重新登录和使用。解除会记入操作日志。"
          confirmLabel="解除限制"
          pending={act.pending}
          error={act.error}
          on={{ confirm: () => finish(on.lift(lifted)), cancel: close }}
        />
      )}
    </PageBody>
  );
};
