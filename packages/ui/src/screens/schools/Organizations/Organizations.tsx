import type { FormOf } from '@aosai/api/kit/fields';
import {
  firstManagerFields,
  grantFields,
  organizationChanges,
  organizationFields,
  quotaFields,
  ORGANIZATION,
  type OrganizationStatus,
} from '@aosai/api/schools/organizations';
import { organizationColumns } from '@aosai/api/schools/organizationColumns';
import { FieldsDialog } from '../../../patterns/FieldsDialog/FieldsDialog.tsx';
import { MadeAccount, type NewAccount } from '../../accounts/MadeAccount/MadeAccount.tsx';
import { reasonFields } from '@aosai/api/kit/reasons';
import type { RowDialogProps } from '../../../patterns/OfficeTable/officeActs.ts';
import { drawn, inTable } from '../../../patterns/OfficeTable/officeColumn.tsx';
import { search, views } from '../../../patterns/OfficeTable/officeFilters.ts';
import { officeTable } from '../../../patterns/OfficeTable/OfficeTable.tsx';
import { RowFacts } from '../../../patterns/RowFacts/RowFacts.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { FieldNote } from '../../../primitives/Field/FieldNote.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { type OrganizationContact, organizationFacts } from './organizationFacts.tsx';
import type { OrganizationItem } from '@aosai/api/schools/organization.contract';

export type { OrganizationContact };

const isNow = (status: OrganizationStatus) => (row: OrganizationItem) => row.status === status;
const asks = (act: string) => (row: OrganizationItem) => `${act}「${row.name}」？`;

/** Takes the focus, since the button that had it was removed. */
const takeFocus = (element: HTMLElement | null): void => element?.focus();

const officeChanges = (mobileMasked: string | null) => ({
  ...organizationChanges(mobileMasked),
  ...quotaFields,
  ...grantFields,
});
type OfficeChange = FormOf<ReturnType<typeof officeChanges>>;

interface Known {
  /** The manager's account created with an organization; null if there is no password to hand over. */
  made: NewAccount | null;
  show: (made: NewAccount & { organizationId: string }) => void;
  /** The password has been handed over. */
  noted: () => void;
  /** The same, and shows the new organization. */
  openMade: () => void;
  /** The full numbers of one organization, once they have been requested. */
  contact: (OrganizationContact & { id: string }) | null;
  showContact: (id: string) => void;
  /** The numbers are loading. */
  asking: boolean;
}

/** Organizations of the platform: decide on applications, set quotas, disable. */
export const Organizations = officeTable<OrganizationItem, Known>()({
  noun: '机构',
  lead: '审核机构的申请，或直接新建机构和它的管理员；设成员名额。',
  nameOf: (row) => row.name,
  emptyHint: '老师在网站上申请，或在这里新建。',
  show: inTable(drawn<OrganizationItem>(organizationColumns)),
  detail: ({ row, known }) => (
    <>
      <RowFacts facts={organizationFacts(row, known.contact?.id === row.id ? known.contact : null)} />
      {row.contactMobileMasked !== null && known.contact?.id === row.id && (
        <VisuallyHidden as="p" tabIndex={-1} ref={takeFocus}>
          手机号已完整显示
        </VisuallyHidden>
      )}
      {row.contactMobileMasked !== null && known.contact?.id !== row.id && (
        <div>
          <Button size="s" icon="eye" loading={known.asking} onClick={() => known.showContact(row.id)}>
            查看完整手机号
          </Button>
          <FieldNote id="contact-note" hint="每次查看都记入操作日志。" />
        </div>
      )}
    </>
  ),
  frame: ({ known, children }) => (
    <>
      {children}
      <MadeAccount
        made={known.made}
        onClose={known.noted}
        next={{ label: '记下并查看机构', onClick: known.openMade }}
      />
    </>
  ),
  filters: { keyword: search('搜索机构名称或信用代码'), status: views('机构状态', ORGANIZATION) },
  acts: {
    create: {
      at: 'head',
      label: '新建机构',
      icon: 'plus',
      main: true,
      ask: {
        form: { ...organizationFields, ...quotaFields, ...firstManagerFields },
        size: 'm',
        description: '新建的机构立即通过，由这里写的管理员打理。',
      },
    },
    pass: {
      at: 'row',
      label: '通过申请',
      main: true,
      done: '已通过，申请人会收到消息',
      when: isNow('0'),
      ask: {
        form: quotaFields,
        title: asks('通过'),
        description: ({ ownerNameMasked }) => `申请人${ownerNameMasked ?? ''}成为机构管理员，可以添加成员。`,
        submitLabel: '通过申请',
      },
    },
    reject: {
      at: 'row',
      label: '拒绝',
      done: '已拒绝，申请人会看到原因',
      when: isNow('0'),
      ask: {
        form: reasonFields('拒绝原因', '申请人会看到，请写明需要补充什么。'),
        title: asks('拒绝'),
        description: '申请人可以修改后再次申请。',
        submitLabel: '拒绝申请',
      },
    },
    update: {
      at: 'row',
      label: '修改机构',
      done: '已保存',
      main: true,
      when: isNow('1'),
      ask: ({ row, act, submit, close }: RowDialogProps<OrganizationItem, Known, OfficeChange>) => (
        <FieldsDialog
          of={officeChanges(row.contactMobileMasked)}
          row={row}
          size="m"
          title="修改机构"
          submitLabel="保存"
          act={act}
          on={{ submit, close }}
        />
      ),
    },
    disable: {
      at: 'row',
      label: '停用机构',
      done: '已停用',
      when: isNow('1'),
      ask: {
        form: reasonFields('停用原因', '记在机构资料和操作日志里。'),
        title: asks('停用'),
        description: '成员立即失去这个机构的工作台和班级；账号不受影响，可以随时恢复。',
        submitLabel: '停用机构',
      },
    },
    enable: { at: 'row', label: '恢复机构', done: '已恢复', main: true, when: isNow('3') },
  },
});
