import {
  newMemberFields,
  PLACE_VIEW,
  placeFields,
  staffPlaceFields,
  tagFields,
  tagsOf,
  contactFields,
} from '@aosai/api/accounts/memberForms';
import { MAX_TAGS, MEMBER_TAG, schoolTags } from '@aosai/api/accounts/memberTags';
import { organizationMemberColumns } from '@aosai/api/schools/organizationMemberColumns';
import { FieldsDialog } from '../../../patterns/FieldsDialog/FieldsDialog.tsx';
import type {
  HeadDialogProps,
  RowDialogProps,
  SelectionDialogProps,
} from '../../../patterns/OfficeTable/officeActs.ts';
import { drawn, inTable } from '../../../patterns/OfficeTable/officeColumn.tsx';
import { among, pick, search, views } from '../../../patterns/OfficeTable/officeFilters.ts';
import { officeTable, type OfficeTableProps } from '../../../patterns/OfficeTable/OfficeTable.tsx';
import { MadeAccount, type NewAccount } from '../../accounts/MadeAccount/MadeAccount.tsx';
import { PasswordSlips } from '../../accounts/PasswordSlips/PasswordSlips.tsx';
import { resetAsk } from '../../accounts/PasswordSlips/resetAsk.ts';
import { tagField } from '../../accounts/TagPicker/TagPicker.tsx';
import { ImportDialog, type ImportDialogProps } from './parts/ImportDialog.tsx';
import { LeaveDialog } from './parts/LeaveDialog.tsx';
import { MemberFacts } from './parts/MemberFacts.tsx';
import {
  type ContactForm,
  keyOf,
  type Known,
  type MemberForm,
  type MemberImport,
  type PlaceForm,
} from './schoolMember.ts';
import type { OrganizationMember } from '@aosai/api/schools/organizationMember.contract';
import { ORGANIZATION_ROLE } from '@aosai/api/accounts/memberStatus';
import type { DrawnField } from '../../../patterns/FieldSet/FieldSet.tsx';
import { TextInput } from '../../../primitives/TextInput/TextInput.tsx';
import { useState } from 'react';
import type { TableAct } from '../../../patterns/DataTable/DataTable.tsx';
import type { MemberDetail } from '@aosai/api/accounts/memberViews.contract';
import { FormDialog } from '../../../patterns/FormDialog/FormDialog.tsx';
import { Load } from '../../../patterns/Load/Load.tsx';
import { FormField } from '../../../primitives/Form/FormField.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';

interface AssignDialogProps {
  /** The selected students in words: 选中的 3 人. */
  whom: string;
  known: Pick<Known, 'teachers' | 'retry'>;
  act: TableAct;
  on: { assign: (teacherId: string) => void; close: () => void };
}

/** Assigns the selected students to a teacher. */
const AssignDialog = ({ whom, known: { teachers, retry }, act, on }: AssignDialogProps) => (
  <FormDialog<{ teacherId: string }>
    open
    size="s"
    title={`把${whom}分给老师`}
    description="只能分学生；原来的老师不受影响。"
    defaultValues={{ teacherId: '' }}
    submitLabel="分给老师"
    pending={act.pending}
    failure={act.error === null ? null : { message: act.error }}
    on={{ submit: ({ teacherId }) => on.assign(teacherId), close: on.close }}
  >
    {({ control }) => (
      <Load of={teachers} name="老师" onRetry={retry}>
        {(list) => (
          <FormField
            control={control}
            name="teacherId"
            label="老师"
            rules={{ required: 'choose' }}
            hint={
              list.length === 0 ? '本校还没有老师，请先添加。' : '分好以后，老师可以看到他们的作答，并放进自己的分组。'
            }
          >
            {(field) => (
              <Select
                {...field}
                placeholder="请选择"
                options={list.map(({ id, name }) => ({ value: id, label: name }))}
              />
            )}
          </FormField>
        )}
      </Load>
    )}
  </FormDialog>
);

interface ContactDialogProps {
  detail: MemberDetail;
  act: TableAct;
  on: { submit: (value: ContactForm) => void; close: () => void };
}

/** Corrects a misspelt name, and adds a number or address where there is none. */
const ContactDialog = ({ detail, act, on }: ContactDialogProps) => {
  // Keeps the member from when the form opened: its version lets the server detect a change made meanwhile.
  const [before] = useState(detail);
  const of = contactFields({ hasMobile: before.mobileMasked !== null, hasEmail: before.emailMasked !== null });
  return (
    <FieldsDialog
      of={of}
      row={{ name: before.name }}
      size="m"
      title={`修改${before.name}的姓名和联系方式`}
      description="已经绑定的手机号和邮箱只能由本人更换。修改记入操作日志。"
      submitLabel="保存"
      act={act}
      on={{ submit: (form) => on.submit({ before, form }), close: on.close }}
    />
  );
};

const LIST = 'class-names';

/** Class of a member: one of the school's classes, or a new name. */
const classField = (classNames: readonly string[]) => (field: DrawnField) => (
  <>
    <TextInput {...field} autoComplete="off" list={LIST} value={typeof field.value === 'string' ? field.value : ''} />
    <datalist id={LIST}>
      {classNames.map((name) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </datalist>
  </>
);

export type { ChosenColumns, ImportOrder, MemberImport } from './schoolMember.ts';
export { NO_IMPORT } from './schoolMember.ts';

const isNow =
  (...statuses: OrganizationMember['status'][]) =>
  ({ status }: OrganizationMember) =>
    statuses.includes(status);

/** Includes the student's number in the school, since two students may have the same name. */
const fullName = ({ shownName, no }: OrganizationMember) => (no === null ? shownName : `${shownName}（${no}）`);

/** The open member, once read, if the school created the account. */
const oursOf = ({ memberId }: OrganizationMember, { detail }: Known) =>
  detail?.data?.isOurs && detail.data.id === memberId ? detail.data : undefined;
/** Also while the member loads, so that no button moves then. */
const mayBeOurs = ({ status }: OrganizationMember, { detail }: Known) =>
  status === 'active' && detail !== null && (detail.data?.isOurs ?? !detail.error);

/** The table, without the dialogs shown over its page. */
export const SchoolMembers = officeTable<OrganizationMember, Known>()({
  noun: '成员',
  unit: '人',
  lead: ({ school }) => `${school}的学生、老师和管理员。手机号只显示一部分，打开一人会记入操作日志。`,
  nameOf: ({ shownName }) => shownName,
  ofPeople: true,
  rowName: (row) => `${row.shownName} ${row.no ?? ''}`.trim(),
  rowId: keyOf,
  emptyHint: '用 Excel 一次导入全部学生，或逐个添加。',
  emptyAct: 'openImport',
  narrowHint: '手机号要输入完整的 11 位才能找到人。',
  show: inTable(drawn<OrganizationMember>(organizationMemberColumns)),
  detail: MemberFacts,
  filters: {
    status: views('成员状态', PLACE_VIEW, 'active'),
    role: pick('身份', ORGANIZATION_ROLE),
    className: among('班级', ({ classNames }: Known) => classNames.map((name) => ({ value: name, label: name }))),
    tag: among('标签', ({ tags }: Known) => tags),
    keyword: search('搜索姓名、学号、手机号'),
  },
  acts: {
    openImport: { at: 'head', label: 'Excel 导入', icon: 'upload' },
    create: {
      at: 'head',
      label: '添加成员',
      icon: 'plus',
      main: true,
      ask: ({ known, act, submit, close }: HeadDialogProps<Known, MemberForm>) => (
        <FieldsDialog
          of={newMemberFields}
          size="m"
          title="添加成员"
          description="一次添加很多人请用 Excel 导入。"
          submitLabel="添加成员"
          draw={{ className: classField(known.classNames) }}
          act={act}
          on={{ submit, close }}
        />
      ),
    },
    assign: {
      at: 'selection',
      label: '分给老师',
      fits: ({ status, roles }) => status === 'active' && roles.includes('student'),
      refusal: '只能分在校的学生，请取消选中其他人',
      ask: ({ whom, known, act, submit, close }: SelectionDialogProps<Known, string>) => (
        <AssignDialog whom={whom} known={known} act={act} on={{ assign: submit, close }} />
      ),
    },
    resetPwd: {
      at: 'selection',
      label: '重置密码',
      fits: isNow('active'),
      refusal: '只能重置在校成员的密码，请取消选中其他人',
      single: true,
      ask: resetAsk,
    },
    unlock: { at: 'selection', label: '解除登录锁定', fits: isNow('active') },
    update: {
      at: 'row',
      label: '修改信息',
      main: true,
      when: isNow('active'),
      ask: ({ row, known, act, submit, close }: RowDialogProps<OrganizationMember, Known, PlaceForm>) => {
        const isManager = row.roles.includes('manager');
        return (
          <FieldsDialog
            of={row.type === 'student' ? placeFields : staffPlaceFields}
            row={{ ...row, isManager }}
            size="m"
            title={`修改${row.shownName}的信息`}
            description="姓名、手机号和邮箱在「姓名和联系方式」里修改。"
            submitLabel="保存"
            draw={{ className: classField(known.classNames) }}
            act={act}
            on={{ submit: (form) => submit({ isManager, ...form }), close }}
          />
        );
      },
    },
    contact: {
      at: 'row',
      label: '修改姓名和联系方式',
      done: '已保存',
      when: mayBeOurs,
      ask: ({ row, known, act, submit, close }: RowDialogProps<OrganizationMember, Known, ContactForm>) => {
        const detail = oursOf(row, known);
        return detail && <ContactDialog detail={detail} act={act} on={{ submit, close }} />;
      },
    },
    setTags: {
      at: 'row',
      label: '设置标签',
      done: '已保存标签',
      when: mayBeOurs,
      ask: ({ row, known, act, submit, close }: RowDialogProps<OrganizationMember, Known, string[]>) => {
        const detail = oursOf(row, known);
        return (
          detail && (
            <FieldsDialog
              of={tagFields}
              row={{ tags: schoolTags([], detail.tags).join('、') }}
              size="s"
              title={`${row.shownName}的标签`}
              description="本校可以按标签查找成员。"
              submitLabel="保存标签"
              draw={{
                tags: tagField({
                  without: MEMBER_TAG.has,
                  max: MAX_TAGS - detail.tags.filter(MEMBER_TAG.has).length,
                }),
              }}
              act={act}
              on={{ submit: ({ tags }) => submit(tagsOf(tags)), close }}
            />
          )
        );
      },
    },
    leave: {
      at: 'row',
      label: '离开本校',
      when: isNow('active'),
      ask: (props: RowDialogProps<OrganizationMember, Known, string | null>) => (
        <LeaveDialog {...props} name={fullName(props.row)} />
      ),
    },
    back: { at: 'row', label: '恢复在校', main: true, when: isNow('left') },
    admit: { at: 'row', label: '同意加入', main: true, when: isNow('applied') },
    turnAway: {
      at: 'row',
      label: '不同意',
      when: isNow('applied'),
      ask: {
        confirm: '对方会收到消息。确实是本校老师的，之后可以用「添加成员」加入。',
        danger: true,
        title: (row) => `不同意${row.shownName}加入？`,
        submitLabel: '不同意',
      },
    },
    again: { at: 'row', label: '再次邀请', main: true, when: isNow('expired') },
    withdraw: {
      at: 'row',
      label: '撤回邀请',
      when: isNow('pending', 'expired'),
      ask: {
        confirm: '对方会收到消息，不能再接受这个邀请。需要时可以再次邀请。',
        title: ({ shownName }) => `撤回给${shownName}的邀请？`,
        submitLabel: '撤回邀请',
        cancelLabel: '保留邀请',
      },
    },
  },
});

type SchoolMembersProps = OfficeTableProps<
  OrganizationMember,
  typeof SchoolMembers.spec.filters,
  typeof SchoolMembers.spec.acts,
  Known
>;

export type SchoolMembersScreenProps = SchoolMembersProps & {
  /** The account created last, until its password has been noted. */
  made: NewAccount | null;
  /** The open import; null while there is none. */
  importing: MemberImport | null;
  on: {
    /** The password has been noted down. */
    noted: () => void;
    import: ImportDialogProps['on'];
  };
};

/** Members of a school: find, add one by one or by Excel, change, assign to teachers. */
export const SchoolMembersScreen = ({ made, importing, ...props }: SchoolMembersScreenProps) => (
  <>
    <SchoolMembers {...props} />
    <MadeAccount made={made} onClose={props.on.noted} />
    <PasswordSlips of={props.known.slips} />
    <ImportDialog importing={importing} on={props.on.import} />
  </>
);
