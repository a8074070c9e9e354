import { profileFields } from '@aosai/api/accounts/memberForms';
import { LISTED_MEMBER_STATUS, memberColumns } from '@aosai/api/accounts/memberColumns';
import { BlockDialog, type BlockForm } from '../BlockDialog/BlockDialog.tsx';
import { FieldsDialog } from '../../../patterns/FieldsDialog/FieldsDialog.tsx';
import type { HeadDialogProps, RowDialogProps } from '../../../patterns/OfficeTable/officeActs.ts';
import { drawn, inTable } from '../../../patterns/OfficeTable/officeColumn.tsx';
import { among, pick, search, views } from '../../../patterns/OfficeTable/officeFilters.ts';
import { officeTable } from '../../../patterns/OfficeTable/OfficeTable.tsx';
import { tagField } from '../TagPicker/TagPicker.tsx';
import { PasswordSlips } from '../PasswordSlips/PasswordSlips.tsx';
import { resetAsk } from '../PasswordSlips/resetAsk.ts';
import type { BatchForm, Known, MemberRow, OfDetail, ProfileForm, RolesForm, MemberDetail } from './member.ts';
import { BatchDialog } from './parts/BatchDialog.tsx';
import { MemberFacts } from './parts/MemberFacts.tsx';
import { RolesDialog } from './parts/RolesDialog.tsx';
import { MEMBER_TYPE } from '@aosai/api/kit/realms';
import type { MemberStatus } from '@aosai/api/accounts/memberStatus';
import { type ReactNode, useState } from 'react';
import { reasonFields } from '@aosai/api/kit/reasons';

const PASSWORDS = {
  confirm:
    '每个密码只能导出一次，导出后系统不再保存，请妥善保管文件并尽快发给本人。30 天内没有用过的密码会失效。导出会记入操作日志。',
  submitLabel: '导出 Excel',
};

interface FrozenMemberProps {
  detail: MemberDetail;
  children: (before: MemberDetail) => ReactNode;
}

/**
 * Keeps the member as it was when the dialog opened, so that its old version reveals a concurrent change to the
 * server.
 */
const FrozenMember = ({ detail, children }: FrozenMemberProps) => {
  const [before] = useState(detail);
  return children(before);
};

export type { BatchForm } from './member.ts';

const isNow =
  (...statuses: MemberStatus[]) =>
  ({ status }: MemberRow) =>
    statuses.includes(status);
/** The open member, once read: never the one whose drawer was open before. */
const readOf = ({ id }: MemberRow, { detail: { data } }: Known) => (data?.id === id ? data : undefined);
const nameOf = (row: MemberRow, known: Known) => readOf(row, known)?.name ?? row.shownName;
/** Acts that need the open member are offered while it loads, so that no button moves, unless that failed. */
const isReadable = (row: MemberRow, known: Known) => readOf(row, known) !== undefined || !known.detail.error;
const REFUSAL = '只能审核待审核的人，请取消选中其他人';

/** All students, parents and teachers: admitted, corrected, disabled, created in batches. */
export const PlatformMembers = officeTable<MemberRow, Known>()({
  noun: '账号',
  unit: '人',
  lead: '平台上的学生、家长和老师。列表里姓名和手机号只显示一部分，打开一人会记入操作日志。',
  nameOf,
  ofPeople: true,
  rowName: (row) => `${row.shownName} ${row.account}`,
  emptyHint: '从名单批量新建，或等学生、家长和老师自己注册。',
  emptyAct: 'create',
  narrowHint: '手机号和账号要输入完整才能找到人。',
  show: inTable(drawn<MemberRow>(memberColumns)),
  detail: MemberFacts,
  frame: ({ known, children }) => (
    <>
      {children}
      <PasswordSlips of={known.slips} />
    </>
  ),
  filters: {
    status: views('账号状态', LISTED_MEMBER_STATUS),
    type: pick('身份', MEMBER_TYPE),
    tag: among('标签', ({ tags }: Known) => tags),
    org: among('机构', ({ schools }: Known) => schools.map(({ id, name }) => ({ value: id, label: name }))),
    keyword: search('搜索姓名、账号、手机号、标签'),
  },
  acts: {
    exportPwd: {
      at: 'head',
      label: '导出初始密码',
      icon: 'download',
      done: '初始密码已导出，请妥善保管',
      ask: { title: '导出全部初始密码？', ...PASSWORDS },
    },
    create: {
      at: 'head',
      label: '批量新建',
      icon: 'plus',
      main: true,
      done: ({ rows }: BatchForm) => `已新建 ${rows.length} 人，请导出初始密码发给本人`,
      ask: ({ known, act, submit, close }: HeadDialogProps<Known, BatchForm>) => (
        <BatchDialog act={act} on={{ check: known.checkBatch, create: submit, close }} />
      ),
    },
    pass: {
      at: 'selection',
      label: '通过审核',
      done: (ids) => `已通过 ${ids.length} 人`,
      main: true,
      single: true,
      fits: isNow('0'),
      refusal: REFUSAL,
      ask: {
        title: (whom) => `通过${whom}的审核？`,
        confirm: '通过后可以登录并使用全部功能，本人会收到消息。',
        submitLabel: '通过审核',
      },
    },
    reject: {
      at: 'selection',
      label: '拒绝',
      done: (ids) => `已拒绝 ${ids.length} 人`,
      single: true,
      fits: isNow('0'),
      refusal: REFUSAL,
      ask: {
        form: reasonFields('拒绝原因', '本人会看到，请写明原因和可以怎么做。'),
        size: 'm',
        title: (whom) => `拒绝${whom}？`,
        description: '被拒绝的人不能登录，可以补充资料后重新申请。',
        submitLabel: '拒绝申请',
      },
    },
    enable: {
      at: 'row',
      label: '恢复账号',
      done: '已恢复',
      main: true,
      when: isNow('3'),
    },
    update: {
      at: 'row',
      label: '修改资料',
      done: '已保存资料',
      main: true,
      when: isReadable,
      ask: ({ row, known, act, submit, close }: RowDialogProps<MemberRow, Known, OfDetail<ProfileForm>>) => {
        const detail = readOf(row, known);
        return (
          detail && (
            <FrozenMember detail={detail}>
              {(before) => (
                <FieldsDialog
                  of={profileFields}
                  row={{ ...before, tags: before.tags.join('、') }}
                  size="m"
                  title={`修改${before.name}的资料`}
                  description="每次修改都记入操作日志。"
                  submitLabel="保存资料"
                  draw={{ tags: tagField() }}
                  act={act}
                  on={{ submit: (form) => submit({ before, form }), close }}
                />
              )}
            </FrozenMember>
          )
        );
      },
    },
    exportChosenPwd: {
      at: 'selection',
      label: '导出初始密码',
      done: '初始密码已导出，请妥善保管',
      ask: { title: (whom) => `导出${whom}的初始密码？`, ...PASSWORDS },
    },
    resetPwd: { at: 'selection', label: '重置密码', single: true, ask: resetAsk },
    unlock: { at: 'selection', label: '解除登录锁定' },
    configRoles: {
      at: 'row',
      label: '身份与角色',
      done: '已保存角色',
      when: isReadable,
      ask: ({ row, known, act, submit, close }: RowDialogProps<MemberRow, Known, OfDetail<RolesForm>>) => {
        const detail = readOf(row, known);
        return (
          detail && (
            <FrozenMember detail={detail}>
              {(before) => (
                <RolesDialog edited={before} act={act} on={{ save: (form) => submit({ before, form }), close }} />
              )}
            </FrozenMember>
          )
        );
      },
    },
    unbindWx: {
      at: 'row',
      label: '解绑微信',
      done: '已解绑微信',
      when: (row, known) => readOf(row, known)?.hasWxGzh === true,
      ask: {
        confirm: '各处的登录立即失效，本人会收到消息；需要时可以重新绑定。',
        danger: true,
        title: (row, known) => `解除${nameOf(row, known)}的账号与微信的绑定？`,
        submitLabel: '解绑微信',
      },
    },
    card: { at: 'row', label: '下载学生证', done: '已下载', when: ({ type }) => type === 'student' },
    block: {
      at: 'row',
      label: '加入黑名单',
      done: '已加入黑名单',
      ask: ({ row, known, act, submit, close }: RowDialogProps<MemberRow, Known, BlockForm>) => (
        <BlockDialog
          name={nameOf(row, known)}
          entry={null}
          today={known.today}
          act={act}
          on={{ save: submit, close }}
        />
      ),
    },
    disable: {
      at: 'row',
      label: '停用账号',
      done: '已停用',
      when: isNow('1'),
      ask: {
        form: reasonFields('停用原因', '本人会看到，请写明原因和可以怎么做。'),
        size: 'm',
        title: (row, known) => `停用${nameOf(row, known)}的账号？`,
        description: '立即退出登录，正在作答的考试按已保存的内容交卷。成绩和记录都保留，可以随时恢复。',
        submitLabel: '停用账号',
      },
    },
  },
});
