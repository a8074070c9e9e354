import type { MemberDetail, OrganizationMember } from '@aosai/api/contract/types';
import { useState } from 'react';
import { ConfirmDialog } from '../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import { DataTable, type TableOn, type TableView } from '../../patterns/DataTable/DataTable.tsx';
import type { Loaded } from '../../patterns/Load/Load.tsx';
import { PageBody } from '../../patterns/PageBody/PageBody.tsx';
import { PageHeader } from '../../patterns/PageHeader/PageHeader.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Tabs } from '../../primitives/Tabs/Tabs.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { AssignDialog, type Teacher } from './parts/AssignDialog.tsx';
import { ImportDialog, type ImportDialogProps } from './parts/ImportDialog.tsx';
import { MadeDialog } from './parts/MadeDialog.tsx';
import { memberColumns } from './parts/memberColumns.tsx';
import { memberDetail } from './parts/memberDetail.tsx';
import { MemberDialog } from './parts/MemberDialog.tsx';
import { MemberFilters } from './parts/MemberFilters.tsx';
import { PlaceDialog } from './parts/PlaceDialog.tsx';
import {
  NO_MEMBER_FILTER,
  STATUS_VIEWS,
  keyOf,
  statusOfView,
  type MadeMember,
  type MemberFilter,
  type MemberForm,
  type MemberImport,
  type PlaceForm,
} from './schoolMember.ts';

export type { MadeMember, MemberFilter, MemberImport } from './schoolMember.ts';
export { NO_IMPORT, NO_MEMBER_FILTER } from './schoolMember.ts';

export interface AdminMembersProps extends TableView<OrganizationMember, MemberFilter> {
  /** The school whose members these are. */
  school: string;
  classNames: readonly string[];
  /** The open member in full; null while none is, or for one who does not belong. */
  detail: Loaded<MemberDetail> | null;
  teachers: Loaded<Teacher[]>;
  /** Whoever was added last, until its password has been noted. */
  made: MadeMember | null;
  /** The open import; null while there is none. */
  importing: MemberImport | null;
  on: TableOn<MemberFilter> & {
    /** Each resolves to whether it was done. */
    create: (form: MemberForm) => Promise<boolean>;
    update: (row: OrganizationMember, form: PlaceForm) => Promise<boolean>;
    leave: (row: OrganizationMember) => Promise<boolean>;
    /** Brings back who has left, and asks once more who did not join. */
    back: (row: OrganizationMember) => Promise<boolean>;
    /** Takes the invitation back. */
    withdraw: (row: OrganizationMember) => Promise<boolean>;
    /** Gives the selected students to a teacher. */
    assign: (memberIds: readonly string[], teacherId: string) => Promise<boolean>;
    /** Members whom wrong passwords have locked out may sign in again. */
    unlock: (memberIds: readonly string[]) => Promise<boolean>;
    /** The password has been noted. */
    noted: () => void;
    import: ImportDialogProps['on'] & { open: () => void };
  };
}

type Asked = { kind: 'add' | 'assign' } | { kind: 'edit' | 'leave' | 'withdraw'; row: OrganizationMember };

/** In full where the member is open, with the number of the school where two may have the same surname. */
const nameOf = ({ memberId, shownName, no }: OrganizationMember, detail: Loaded<MemberDetail> | null): string => {
  if (memberId !== null && detail?.data?.id === memberId) return detail.data.name;
  return no === null ? shownName : `${shownName}（${no}）`;
};

/** The members of a school: found, added one by one or by Excel, changed, given to teachers. */
export const AdminMembers = (props: AdminMembersProps) => {
  const { school, rows, filter, classNames, selectedIds, act, on } = props;
  const [asked, setAsked] = useState<Asked | null>(null);
  const isNarrowed = filter.keyword !== '' || filter.role !== '' || filter.className !== '';
  const chosen = (rows.data?.content ?? []).filter((row) => selectedIds.includes(keyOf(row)));
  const hasStrangers = chosen.some(({ status }) => status !== 'active');
  const hasOthers = hasStrangers || chosen.some(({ roles }) => !roles.includes('student'));
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
        title="成员"
        lead={`${school}的学生、教师和管理员。列表里学生只显示姓，打开一人可看全名，会记入操作日志。`}
        action={
          <>
            <Button icon="upload" onClick={on.import.open}>
              Excel 导入
            </Button>
            <Button variant="primary" icon="plus" onClick={() => begin({ kind: 'add' })}>
              添加成员
            </Button>
          </>
        }
      />
      <VisuallyHidden as="h2">成员列表</VisuallyHidden>
      <Tabs
        label="成员状态"
        tabs={STATUS_VIEWS}
        value={filter.status || 'all'}
        onChange={(view) => on.filter({ ...filter, status: statusOfView(view) })}
      />
      <DataTable
        label="成员列表"
        columns={memberColumns}
        rows={rows}
        busy={props.busy}
        rowId={keyOf}
        rowName={(row) => `${row.shownName} ${row.no ?? ''}`.trim()}
        query={props.query}
        hiddenColumns={props.hiddenColumns}
        selectedIds={selectedIds}
        bulk={{
          onSelect: on.select,
          actions: (
            <>
              {hasOthers && <span>只能分在校的学生，请取消选中其他人</span>}
              <Button size="s" disabled={hasOthers} onClick={() => begin({ kind: 'assign' })}>
                分给老师
              </Button>
              <Button
                size="s"
                disabled={hasStrangers}
                loading={act.pending}
                onClick={() => void on.unlock(selectedIds)}
              >
                解除登录锁定
              </Button>
            </>
          ),
        }}
        openId={props.openId}
        detail={{
          onOpen: on.open,
          ...memberDetail({
            detail: props.detail,
            retry: on.retry,
            edit: (row) => begin({ kind: 'edit', row }),
            leave: (row) => begin({ kind: 'leave', row }),
            back: (row) => void on.back(row),
            unlock: (row) => row.memberId !== null && void on.unlock([row.memberId]),
            withdraw: (row) => begin({ kind: 'withdraw', row }),
            pending: act.pending,
          }),
        }}
        filters={
          <MemberFilters
            filter={filter}
            classNames={classNames}
            foundCount={isNarrowed ? rows.data?.total : undefined}
            onFilter={on.filter}
          />
        }
        empty={
          isNarrowed || filter.status !== 'active'
            ? {
                title: '没有符合条件的成员',
                hint: '手机号要输入完整的 11 位才能找到人。',
                action: <Button onClick={() => on.filter(NO_MEMBER_FILTER)}>查看在校成员</Button>,
              }
            : {
                title: '还没有成员',
                hint: '用 Excel 一次导入全部学生，或逐个添加。',
                action: <Button onClick={on.import.open}>Excel 导入</Button>,
              }
        }
        on={{ query: on.query, hiddenColumns: on.hiddenColumns, retry: on.retry }}
      />
      <MemberDialog
        open={asked?.kind === 'add'}
        classNames={classNames}
        act={act}
        on={{ save: (form) => finish(on.create(form)), close }}
      />
      <PlaceDialog
        edited={asked?.kind === 'edit' ? asked.row : null}
        classNames={classNames}
        act={act}
        on={{ save: (row, form) => finish(on.update(row, form)), close }}
      />
      <AssignDialog
        memberIds={asked?.kind === 'assign' ? selectedIds : null}
        teachers={props.teachers}
        act={act}
        on={{ assign: (memberIds, teacherId) => finish(on.assign(memberIds, teacherId)), retry: on.retry, close }}
      />
      {asked?.kind === 'leave' && (
        <ConfirmDialog
          open
          danger
          title={`${nameOf(asked.row, props.detail)}离开${school}？`}
          consequence="不再能看到本校的班级、作业和考试，和本校老师的师生关系也结束。账号和已有的成绩都保留，可以再加入。"
          confirmLabel="确认离开"
          pending={act.pending}
          error={act.error}
          on={{ confirm: () => finish(on.leave(asked.row)), cancel: close }}
        />
      )}
      {asked?.kind === 'withdraw' && (
        <ConfirmDialog
          open
          title={`撤回给${asked.row.shownName}的邀请？`}
          consequence="对方会收到消息，不能再接受这个邀请。需要时可以再次邀请。"
          confirmLabel="撤回邀请"
          cancelLabel="保留邀请"
          pending={act.pending}
          error={act.error}
          on={{ confirm: () => finish(on.withdraw(asked.row)), cancel: close }}
        />
      )}
      <MadeDialog made={props.made} onClose={on.noted} />
      <ImportDialog importing={props.importing} on={on.import} />
    </PageBody>
  );
};
