import type { OrganizationMember } from '@aosai/api/contract/types';
import type { TableAct } from '../../../patterns/DataTable/DataTable.tsx';
import { FormDialog, type FormParts } from '../../../patterns/FormDialog/FormDialog.tsx';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { TextInput } from '../../../primitives/TextInput/TextInput.tsx';
import type { PlaceForm } from '../schoolMember.ts';
import { CLASS_RULES, ClassField, NO_RULES } from './ClassField.tsx';

export interface PlaceDialogProps {
  /** The member to change; null while it is closed. */
  edited: OrganizationMember | null;
  classNames: readonly string[];
  act: TableAct;
  on: { save: (row: OrganizationMember, form: PlaceForm) => void; close: () => void };
}

/** What the school knows of a member changes; name and mobile are the person's own. */
export const PlaceDialog = ({ edited, classNames, act, on }: PlaceDialogProps) => {
  if (edited === null) return null;
  const fields = ({ register, errorOf }: FormParts<PlaceForm>) => (
    <>
      <Field label="学号 / 工号" error={errorOf('no')}>
        <TextInput autoComplete="off" {...register('no', NO_RULES)} />
      </Field>
      <ClassField classNames={classNames} error={errorOf('className')} field={register('className', CLASS_RULES)} />
      {edited.type !== 'student' && (
        <Checkbox label="管理员" hint="可以管理本校的全部成员、分组和资料。" {...register('isManager')} />
      )}
    </>
  );
  return (
    <FormDialog<PlaceForm>
      open
      title={`修改${edited.shownName}的信息`}
      description="姓名和手机号由本人在账号页修改。"
      defaultValues={{
        no: edited.no ?? '',
        className: edited.className ?? '',
        isManager: edited.roles.includes('manager'),
      }}
      submitLabel="保存"
      pending={act.pending}
      failure={act.error === null ? null : { message: act.error }}
      on={{ submit: (form) => on.save(edited, form), close: on.close }}
    >
      {fields}
    </FormDialog>
  );
};
