import { MEMBER_TYPE, ORGANIZATION_ROLE, type MemberType, type OrganizationRole } from '@aosai/api/domain/statuses';
import styled from 'styled-components';
import { theme } from '../../../tokens/theme.ts';
import { FormDialog, type FormParts } from '../../../patterns/FormDialog/FormDialog.tsx';
import type { TableAct } from '../../../patterns/DataTable/DataTable.tsx';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import type { MemberDetail, RolesForm } from '../member.ts';

export interface RolesDialogProps {
  edited: MemberDetail;
  act: TableAct;
  on: { save: (form: RolesForm) => void; close: () => void };
}

/** As the form holds them: one box per role and organization. */
interface Values {
  type: MemberType;
  roles: Record<OrganizationRole, boolean>[];
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

/** What a member is, and what it may do in each of its organizations. */
export const RolesDialog = ({ edited, act, on }: RolesDialogProps) => {
  const { name, type, organizations } = edited;
  const rolesOf = (held: readonly OrganizationRole[]): Record<OrganizationRole, boolean> => ({
    manager: held.includes('manager'),
    teacher: held.includes('teacher'),
    student: held.includes('student'),
  });
  const submit = (values: Values) =>
    on.save({
      type: values.type,
      organizations: organizations.map(({ id }, i) => ({
        orgId: id,
        roles: ORGANIZATION_ROLE.values.filter((role) => values.roles[i]?.[role] === true),
      })),
    });
  const fields = ({ register }: FormParts<Values>) => (
    <>
      <Field label="身份" required hint="决定看到哪些页面：老师能带学生，家长能看孩子的成绩。">
        <Select options={MEMBER_TYPE.options} {...register('type')} />
      </Field>
      {organizations.map(({ id, name: organization }, i) => (
        <Organization key={id}>
          <legend>在 {organization}</legend>
          <div>
            {ORGANIZATION_ROLE.values.map((role) => (
              <Checkbox key={role} label={ORGANIZATION_ROLE.label(role)} {...register(`roles.${i}.${role}`)} />
            ))}
          </div>
        </Organization>
      ))}
    </>
  );
  return (
    <FormDialog<Values>
      open
      size="s"
      title={`${name}的身份与角色`}
      description="保存后此人在各处的登录立即失效，重新登录后按新的角色使用。一个角色都不选，就离开这个机构。"
      defaultValues={{ type, roles: organizations.map(({ roles }) => rolesOf(roles)) }}
      submitLabel="保存角色"
      pending={act.pending}
      failure={act.error === null ? null : { message: act.error }}
      on={{ submit, close: on.close }}
    >
      {fields}
    </FormDialog>
  );
};
