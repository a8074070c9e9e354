import type { OrganizationItem } from '@aosai/api/contract/types';
import type { TableAct } from '../../../patterns/DataTable/DataTable.tsx';
import { FormDialog } from '../../../patterns/FormDialog/FormDialog.tsx';
import { NEW_PROFILE, type OfficeForm, profileOf } from '../organizationForm.ts';
import { ProfileFields } from './ProfileFields.tsx';
import { QUOTA_RULES, QuotaField } from './QuotaField.tsx';

export interface OrganizationDialogProps {
  /** `new` for another one; null while it is closed. */
  edited: OrganizationItem | 'new' | null;
  act: TableAct;
  on: { save: (form: OfficeForm) => void; close: () => void };
}

/** The platform makes an organization, or changes one. */
export const OrganizationDialog = ({ edited, act, on }: OrganizationDialogProps) => {
  if (edited === null) return null;
  const isNew = edited === 'new';
  return (
    <FormDialog<OfficeForm>
      open
      title={isNew ? '新建机构' : '修改机构'}
      {...(isNew ? { description: '新建的机构立即通过。' } : {})}
      defaultValues={
        isNew
          ? { ...NEW_PROFILE, quota: '' }
          : { ...profileOf(edited), quota: edited.quota === null ? '' : String(edited.quota) }
      }
      submitLabel={isNew ? '新建机构' : '保存'}
      pending={act.pending}
      failure={act.error === null ? null : { message: act.error }}
      on={{ submit: on.save, close: on.close }}
    >
      {(parts) => (
        <>
          <ProfileFields parts={parts} mobileMasked={isNew ? null : edited.contactMobileMasked} />
          <QuotaField error={parts.errorOf('quota')} field={parts.register('quota', QUOTA_RULES)} />
        </>
      )}
    </FormDialog>
  );
};
