import type { OrganizationItem } from '@aosai/api/contract/types';
import type { TableAct } from '../../../patterns/DataTable/DataTable.tsx';
import { FormDialog } from '../../../patterns/FormDialog/FormDialog.tsx';
import { QUOTA_RULES, QuotaField } from './QuotaField.tsx';

export interface PassDialogProps {
  row: OrganizationItem | null;
  act: TableAct;
  on: { pass: (row: OrganizationItem, quota: string) => void; close: () => void };
}

/** An application is passed, with the number of members that it may have. */
export const PassDialog = ({ row, act, on }: PassDialogProps) =>
  row && (
    <FormDialog<{ quota: string }>
      open
      size="s"
      title={`通过“${row.name}”？`}
      description={`申请人${row.ownerNameMasked ?? ''}成为机构管理员，可以添加成员。`}
      defaultValues={{ quota: '' }}
      submitLabel="通过申请"
      pending={act.pending}
      failure={act.error === null ? null : { message: act.error }}
      on={{ submit: ({ quota }) => on.pass(row, quota), close: on.close }}
    >
      {({ register, errorOf }) => <QuotaField error={errorOf('quota')} field={register('quota', QUOTA_RULES)} />}
    </FormDialog>
  );
