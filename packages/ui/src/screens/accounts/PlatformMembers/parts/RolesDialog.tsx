import { flag } from '@aosai/api/kit/fields';
import { formOf } from '@aosai/api/kit/formValues';
import { rolesFields } from '@aosai/api/accounts/memberForms';
import { styled } from 'styled-components';
import { theme } from '../../../../tokens/theme.ts';
import { FieldSet, type FieldValues } from '../../../../patterns/FieldSet/FieldSet.tsx';
import { FormDialog } from '../../../../patterns/FormDialog/FormDialog.tsx';
import type { TableAct } from '../../../../patterns/DataTable/DataTable.tsx';
import type { MemberDetail, RolesForm } from '../member.ts';
import { ORGANIZATION_ROLE } from '@aosai/api/accounts/memberStatus';

export interface RolesDialogProps {
  edited: MemberDetail;
  act: TableAct;
  on: { save: (form: RolesForm) => void; close: () => void };
}

const Organization = styled.fieldset`
  min-width: 0;
  border: 0;

  > legend {
    margin-bottom: ${theme.space[8]};
    padding: 0;
    font-weight: ${theme.weight.medium};
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[8]} ${theme.space[24]};
  }
`;

/** One checkbox per role in one organization. */
const boxesOf = (place: number) =>
  Object.fromEntries(ORGANIZATION_ROLE.options.map(({ value, label }) => [`${value}${place}`, flag(label)]));

/** A member's type, and their roles in each organization. */
export const RolesDialog = ({ edited, act, on }: RolesDialogProps) => {
  const { name, type, organizations } = edited;
  const held = organizations.flatMap(({ roles }, place) => roles.map((role) => [`${role}${place}`, true] as const));
  const submit = (values: FieldValues) =>
    on.save({
      ...formOf(rolesFields, values),
      organizations: organizations.map(({ id }, place) => ({
        orgId: id,
        roles: ORGANIZATION_ROLE.values.filter((role) => values[`${role}${place}`] === true),
      })),
    });
  return (
    <FormDialog<FieldValues>
      open
      size="s"
      title={`${name}的身份与角色`}
      description="保存后此人在各处的登录立即失效，重新登录后按新的角色使用。一个角色都不选，就离开这个机构。"
      defaultValues={{ type, ...Object.fromEntries(held) }}
      submitLabel="保存角色"
      pending={act.pending}
      failure={act.error === null ? null : { message: act.error }}
      on={{ submit, close: on.close }}
    >
      {({ control }) => (
        <>
          <FieldSet of={rolesFields} control={control} />
          {organizations.map(({ id, name: organization }, place) => (
            <Organization key={id}>
              <legend>在 {organization}</legend>
              <div>
                <FieldSet of={boxesOf(place)} control={control} />
              </div>
            </Organization>
          ))}
        </>
      )}
    </FormDialog>
  );
};
