import { MEMBER_TYPE } from '@aosai/api/domain/statuses';
import { useState } from 'react';
import { ConfirmDialog } from '../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import { DataTable, type TableOn, type TableView } from '../../patterns/DataTable/DataTable.tsx';
import { FilterBar } from '../../patterns/FilterBar/FilterBar.tsx';
import type { Loaded } from '../../patterns/Load/Load.tsx';
import { PageBody } from '../../patterns/PageBody/PageBody.tsx';
import { PageHeader } from '../../patterns/PageHeader/PageHeader.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Tabs } from '../../primitives/Tabs/Tabs.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { BlockDialog, type BlockForm } from '../../patterns/BlockDialog/BlockDialog.tsx';
import {
  NO_MEMBER_FILTER,
  STATUS_VIEWS,
  statusOfView,
  type BatchForm,
  type BatchReport,
  type MemberDetail,
  type MemberFilter,
  type MemberRow,
  type ProfileForm,
  type RolesForm,
} from './member.ts';
import { BatchDialog } from './parts/BatchDialog.tsx';
import { memberColumns } from './parts/memberColumns.tsx';
import { memberDetail } from './parts/memberDetail.tsx';
import { ProfileDialog } from './parts/ProfileDialog.tsx';
import { ReasonDialog } from './parts/ReasonDialog.tsx';
import { RolesDialog } from './parts/RolesDialog.tsx';

export type { MemberFilter } from './member.ts';

export interface MembersProps extends TableView<MemberRow, MemberFilter> {
  /** The open member. */
  detail: Loaded<MemberDetail>;
  /** The current day in Beijing, `2026-11-21`. */
  today: string;
  on: TableOn<MemberFilter> & {
    checkBatch: (form: BatchForm) => Promise<BatchReport | null>;
    /** Each resolves to whether it was done. */
    createBatch: (form: BatchForm) => Promise<boolean>;
    pass: (ids: readonly string[]) => Promise<boolean>;
    reject: (ids: readonly string[], reason: string) => Promise<boolean>;
    disable: (row: MemberRow, reason: string) => Promise<boolean>;
    enable: (row: MemberRow) => Promise<boolean>;
    /** Members whom wrong passwords have locked out may sign in again. */
    unlock: (ids: readonly string[]) => Promise<boolean>;
    update: (detail: MemberDetail, form: ProfileForm) => Promise<boolean>;
    configRoles: (detail: MemberDetail, form: RolesForm) => Promise<boolean>;
    block: (row: MemberRow, form: BlockForm) => Promise<boolean>;
    /** The picture with name, school and code, to print. */
    card: (row: MemberRow) => void;
    /** Of those chosen, or with null of everybody who has one. */
    exportPwd: (ids: readonly string[] | null) => Promise<boolean>;
  };
}

type Asked =
  | { kind: 'batch' }
  | { kind: 'pass'; ids: readonly string[] }
  | { kind: 'reject'; ids: readonly string[] }
  | { kind: 'disable'; row: MemberRow }
  | { kind: 'enable'; row: MemberRow }
  | { kind: 'edit'; detail: MemberDetail }
  | { kind: 'roles'; detail: MemberDetail }
  | { kind: 'block'; row: MemberRow }
  | { kind: 'exportPwd'; ids: readonly string[] | null };

const TYPES = MEMBER_TYPE.values.map((type) => ({ value: type, label: MEMBER_TYPE.label(type) }));

/** Everybody who learns, guards or teaches on the platform: admitted, corrected, disabled, made in batches. */
export const Members = (props: MembersProps) => {
  const { rows, filter, openId, selectedIds, detail, act, on } = props;
  const [asked, setAsked] = useState<Asked | null>(null);
  const isNarrowed = Object.values(filter).some((value) => value !== '');
  /** The server admits or refuses all of them or none: of those on the page it is known before it is asked. */
  const chosen = (rows.data?.content ?? []).filter(({ id }) => selectedIds.includes(id));
  const canPass = chosen.every(({ status }) => status === '0' || status === '2');
  const canReject = chosen.every(({ status }) => status === '0');
  const nameOf = ({ id, nameMasked }: MemberRow) => (detail.data?.id === id ? detail.data.name : nameMasked);
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
        title="学员"
        lead="平台上的学生、家长和老师。列表里姓名和手机号只显示一部分，打开一人会记入操作日志。"
        action={
          <>
            <Button icon="download" onClick={() => begin({ kind: 'exportPwd', ids: null })}>
              导出初始密码
            </Button>
            <Button variant="primary" icon="plus" onClick={() => begin({ kind: 'batch' })}>
              批量新建
            </Button>
          </>
        }
      />
      <VisuallyHidden as="h2">学员列表</VisuallyHidden>
      <Tabs
        label="学员状态"
        tabs={STATUS_VIEWS}
        value={filter.status || 'all'}
        onChange={(view) => on.filter({ ...filter, status: statusOfView(view) })}
      />
      <DataTable
        label="学员列表"
        columns={memberColumns}
        rows={rows}
        busy={props.busy}
        rowId={(row) => row.id}
        rowName={(row) => `${row.nameMasked} ${row.account}`}
        query={props.query}
        hiddenColumns={props.hiddenColumns}
        selectedIds={selectedIds}
        bulk={{
          onSelect: on.select,
          actions: (
            <>
              {!canReject && <span>只能审核待审核的人，请取消选中其他人</span>}
              <Button size="s" disabled={!canPass} onClick={() => begin({ kind: 'pass', ids: selectedIds })}>
                通过审核
              </Button>
              <Button size="s" disabled={!canReject} onClick={() => begin({ kind: 'reject', ids: selectedIds })}>
                拒绝
              </Button>
              <Button size="s" onClick={() => begin({ kind: 'exportPwd', ids: selectedIds })}>
                导出初始密码
              </Button>
              <Button size="s" loading={act.pending} onClick={() => void on.unlock(selectedIds)}>
                解除登录锁定
              </Button>
            </>
          ),
        }}
        openId={openId}
        detail={{
          onOpen: on.open,
          ...memberDetail({
            detail,
            pending: act.pending,
            on: {
              retry: on.retry,
              pass: (row) => begin({ kind: 'pass', ids: [row.id] }),
              reject: (row) => begin({ kind: 'reject', ids: [row.id] }),
              disable: (row) => begin({ kind: 'disable', row }),
              enable: (row) => begin({ kind: 'enable', row }),
              edit: (of) => begin({ kind: 'edit', detail: of }),
              roles: (of) => begin({ kind: 'roles', detail: of }),
              block: (row) => begin({ kind: 'block', row }),
              card: on.card,
              unlock: (row) => void on.unlock([row.id]),
            },
          }),
        }}
        filters={
          <FilterBar
            label="搜索姓名、账号、手机号"
            keyword={filter.keyword}
            onSearch={(keyword) => on.filter({ ...filter, keyword })}
            choices={[{ id: 'type', label: '身份', value: filter.type, options: TYPES }]}
            onChoose={(_, value) =>
              on.filter({ ...filter, type: MEMBER_TYPE.values.find((type) => type === value) ?? '' })
            }
            onClear={() => on.filter({ ...NO_MEMBER_FILTER, status: filter.status })}
            {...(isNarrowed && rows.data !== undefined ? { foundCount: rows.data.total } : {})}
          />
        }
        empty={
          isNarrowed
            ? {
                title: '没有符合条件的学员',
                hint: '手机号和账号要输入完整才能找到人。',
                action: <Button onClick={() => on.filter(NO_MEMBER_FILTER)}>查看全部学员</Button>,
              }
            : {
                title: '还没有学员',
                hint: '从名单批量新建，或等学员自己注册。',
                action: <Button onClick={() => begin({ kind: 'batch' })}>批量新建</Button>,
              }
        }
        on={{ query: on.query, hiddenColumns: on.hiddenColumns, retry: on.retry }}
      />
      <BatchDialog
        open={asked?.kind === 'batch'}
        act={act}
        on={{ check: on.checkBatch, create: (form) => finish(on.createBatch(form)), close }}
      />
      <ReasonDialog
        asked={
          asked?.kind === 'reject'
            ? { kind: 'reject', whom: `选中的 ${asked.ids.length} 人` }
            : asked?.kind === 'disable'
              ? { kind: 'disable', whom: nameOf(asked.row) }
              : null
        }
        act={act}
        on={{
          submit: (reason) => {
            if (asked?.kind === 'reject') finish(on.reject(asked.ids, reason));
            if (asked?.kind === 'disable') finish(on.disable(asked.row, reason));
          },
          close,
        }}
      />
      <ProfileDialog
        edited={asked?.kind === 'edit' ? asked.detail : null}
        act={act}
        on={{ save: (form) => asked?.kind === 'edit' && finish(on.update(asked.detail, form)), close }}
      />
      <RolesDialog
        edited={asked?.kind === 'roles' ? asked.detail : null}
        act={act}
        on={{ save: (form) => asked?.kind === 'roles' && finish(on.configRoles(asked.detail, form)), close }}
      />
      {asked?.kind === 'block' && (
        <BlockDialog
          name={nameOf(asked.row)}
          entry={null}
          today={props.today}
          act={act}
          on={{ save: (form) => finish(on.block(asked.row, form)), close }}
        />
      )}
      {asked?.kind === 'pass' && (
        <ConfirmDialog
          open
          title={
            asked.ids.length === 1 && detail.data !== undefined && asked.ids[0] === detail.data.id
              ? `通过${detail.data.name}的审核？`
              : `通过选中的 ${asked.ids.length} 人？`
          }
          consequence="通过后可以登录并使用全部功能，本人会收到消息。"
          confirmLabel="通过审核"
          pending={act.pending}
          error={act.error}
          on={{ confirm: () => finish(on.pass(asked.ids)), cancel: close }}
        />
      )}
      {asked?.kind === 'enable' && (
        <ConfirmDialog
          open
          title={`恢复${nameOf(asked.row)}的账号？`}
          consequence="恢复后可以用原来的密码登录。"
          confirmLabel="恢复账号"
          pending={act.pending}
          error={act.error}
          on={{ confirm: () => finish(on.enable(asked.row)), cancel: close }}
        />
      )}
      {asked?.kind === 'exportPwd' && (
        <ConfirmDialog
          open
          title={asked.ids === null ? '导出全部初始密码？' : `导出选中的 ${asked.ids.length} 人的初始密码？`}
          consequence="每个密码只能导出一次，导出后系统不再保存，请妥善保管文件并尽快发给本人。本人首次登录时要改密码。导出会记入操作日志。"
          confirmLabel="导出 Excel"
          pending={act.pending}
          error={act.error}
          on={{ confirm: () => finish(on.exportPwd(asked.ids)), cancel: close }}
        />
      )}
    </PageBody>
  );
};
