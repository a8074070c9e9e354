import { useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Tabs } from '../../primitives/Tabs/Tabs.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { DataTable, type TableQuery } from '../../patterns/DataTable/DataTable.tsx';
import type { Loaded, PageOf } from '../../patterns/Load/Load.tsx';
import { PageBody } from '../../patterns/PageBody/PageBody.tsx';
import { PageHeader } from '../../patterns/PageHeader/PageHeader.tsx';
import { memberColumns } from './parts/memberColumns.tsx';
import { MemberConfirm, type AskedAct } from './parts/MemberConfirm.tsx';
import { memberDetail } from './parts/memberDetail.tsx';
import { MemberDialog } from './parts/MemberDialog.tsx';
import { MemberFilters } from './parts/MemberFilters.tsx';
import { RejectDialog } from './parts/RejectDialog.tsx';
import {
  NO_MEMBER_FILTER,
  STATUS_VIEWS,
  statusOfView,
  type MemberAct,
  type MemberDetail,
  type MemberFilter,
  type MemberForm,
  type SchoolMember,
} from './schoolMember.ts';

export interface AdminMembersProps {
  /** The school whose members these are. */
  school: string;
  members: Loaded<PageOf<SchoolMember>>;
  /** The rows shown are about to be replaced. */
  busy: boolean;
  query: TableQuery;
  filter: MemberFilter;
  classNames: readonly string[];
  /** Applications that wait for an answer. */
  pendingCount: number;
  hiddenColumns: readonly string[];
  selectedIds: readonly string[];
  /** The row whose drawer is open. */
  opened: { id: string; detail: Loaded<MemberDetail> } | null;
  exporting: boolean;
  act: MemberAct;
  on: {
    query: (query: TableQuery) => void;
    filter: (filter: MemberFilter) => void;
    hiddenColumns: (ids: string[]) => void;
    select: (ids: string[]) => void;
    open: (id: string | null) => void;
    retry: () => void;
    export: () => void;
    /** `organizationMember/batchImport`. */
    import: () => void;
    /** A new member without an id. Resolves to whether it was saved. */
    save: (form: MemberForm, id: string | null) => Promise<boolean>;
    /** Each resolves to whether it was done. */
    pass: (ids: readonly string[]) => Promise<boolean>;
    reject: (ids: readonly string[], reason: string) => Promise<boolean>;
    disable: (ids: readonly string[]) => Promise<boolean>;
    enable: (ids: readonly string[]) => Promise<boolean>;
    /** A new act begins: what went wrong with the last one no longer matters. */
    forget: () => void;
  };
}

type Dialog =
  | { kind: 'edit'; member: SchoolMember | 'new' }
  | { kind: 'reject'; ids: readonly string[] }
  | { kind: 'ask'; asked: AskedAct };

/** The members of a school: found, admitted, changed, disabled. One at a time in the drawer, many by the bar. */
export const AdminMembers = (props: AdminMembersProps) => {
  const { school, members, filter, classNames, pendingCount, opened, selectedIds, act, on } = props;
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const isNarrowed = Object.values(filter).some((value) => value !== '');
  const begin = (next: Dialog) => {
    on.forget();
    setDialog(next);
  };
  const ask = (kind: AskedAct['kind'], ids: readonly string[]) => begin({ kind: 'ask', asked: { kind, ids } });
  const finish = (done: Promise<boolean>) =>
    void done.then((isDone) => {
      if (isDone) setDialog(null);
    });
  const close = () => setDialog(null);
  return (
    <PageBody>
      <PageHeader
        title="成员"
        lead={`${school}的学生、教师和管理员。姓名和手机号只显示一部分。`}
        action={
          <>
            <Button icon="upload" onClick={on.import}>
              Excel 导入
            </Button>
            <Button variant="primary" icon="plus" onClick={() => begin({ kind: 'edit', member: 'new' })}>
              添加成员
            </Button>
          </>
        }
      />
      <VisuallyHidden as="h2">成员列表</VisuallyHidden>
      <Tabs
        label="成员状态"
        tabs={STATUS_VIEWS.map((view) => (view.id === '0' ? { ...view, count: pendingCount } : view))}
        value={filter.status || 'all'}
        onChange={(view) => on.filter({ ...filter, status: statusOfView(view) })}
      />
      <DataTable
        label="成员列表"
        columns={memberColumns}
        rows={members}
        busy={props.busy}
        rowId={(row) => row.id}
        rowName={(row) => `${row.nameMasked} ${row.no ?? ''}`.trim()}
        query={props.query}
        hiddenColumns={props.hiddenColumns}
        selectedIds={selectedIds}
        bulk={{
          onSelect: on.select,
          actions: (
            <>
              <Button size="s" onClick={() => ask('pass', selectedIds)}>
                通过审核
              </Button>
              <Button size="s" onClick={() => begin({ kind: 'reject', ids: selectedIds })}>
                拒绝
              </Button>
              <Button size="s" onClick={() => ask('disable', selectedIds)}>
                停用
              </Button>
              <Button size="s" onClick={() => ask('enable', selectedIds)}>
                恢复
              </Button>
            </>
          ),
        }}
        openId={opened?.id ?? null}
        detail={{
          onOpen: on.open,
          ...memberDetail({
            detail: opened?.detail ?? {},
            on: {
              retry: on.retry,
              edit: (member) => begin({ kind: 'edit', member }),
              pass: (id) => ask('pass', [id]),
              reject: (id) => begin({ kind: 'reject', ids: [id] }),
              disable: (id) => ask('disable', [id]),
              enable: (id) => ask('enable', [id]),
            },
          }),
        }}
        filters={
          <MemberFilters
            filter={filter}
            classNames={classNames}
            foundCount={isNarrowed ? members.data?.total : undefined}
            onFilter={on.filter}
          />
        }
        empty={
          isNarrowed
            ? {
                title: '没有符合条件的成员',
                hint: '手机号要输入完整的 11 位才能找到人。',
                action: <Button onClick={() => on.filter(NO_MEMBER_FILTER)}>查看全部成员</Button>,
              }
            : {
                title: '还没有成员',
                hint: '用 Excel 一次导入全部学生，或逐个添加。',
                action: <Button onClick={on.import}>Excel 导入</Button>,
              }
        }
        exporting={props.exporting}
        on={{ query: on.query, hiddenColumns: on.hiddenColumns, retry: on.retry, export: on.export }}
      />
      <MemberDialog
        edited={dialog?.kind === 'edit' ? dialog.member : null}
        classNames={classNames}
        act={act}
        on={{ save: (form, id) => finish(on.save(form, id)), close }}
      />
      <RejectDialog
        ids={dialog?.kind === 'reject' ? dialog.ids : null}
        pending={act.pending}
        error={act.error}
        on={{ reject: (ids, reason) => finish(on.reject(ids, reason)), close }}
      />
      <MemberConfirm
        asked={dialog?.kind === 'ask' ? dialog.asked : null}
        pending={act.pending}
        error={act.error}
        on={{ confirm: ({ kind, ids }) => finish(on[kind](ids)), cancel: close }}
      />
    </PageBody>
  );
};
