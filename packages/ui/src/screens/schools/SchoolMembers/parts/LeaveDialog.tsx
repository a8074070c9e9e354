import { useState } from 'react';
import { ConfirmDialog } from '../../../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import { Load } from '../../../../patterns/Load/Load.tsx';
import type { RowDialogProps } from '../../../../patterns/OfficeTable/officeActs.ts';
import { Field } from '../../../../primitives/Field/Field.tsx';
import { Select } from '../../../../primitives/Select/Select.tsx';
import type { OrganizationMember } from '@aosai/api/schools/organizationMember.contract';
import type { Known } from '../schoolMember.ts';

const NOBODY = '';

const OF_STUDENT = '不再能看到本校的班级、作业和考试，和本校老师的师生关系也结束。账号和已有的成绩都保留，可以再加入。';
const OF_TEACHER = '不再能看到本校的班级、作业和考试，也不再是班级的老师和助教。账号保留，可以再加入。';

interface LeaveDialogProps extends RowDialogProps<OrganizationMember, Known, string | null> {
  /** The member's name with the number in the school. */
  name: string;
}

/** Asks before a member leaves the school, and for a teacher who takes over the classes: null leaves that open. */
export const LeaveDialog = ({
  row,
  name,
  known: { school, teachers, retry },
  act,
  submit,
  close,
}: LeaveDialogProps) => {
  const [heirId, choose] = useState(NOBODY);
  const isTeacher = row.type === 'teacher';
  return (
    <ConfirmDialog
      open
      danger
      title={`${name}离开${school}？`}
      consequence={isTeacher ? OF_TEACHER : OF_STUDENT}
      confirmLabel="确认离开"
      pending={act.pending}
      error={act.error}
      on={{ confirm: () => submit(heirId === NOBODY ? null : heirId), cancel: close }}
    >
      {isTeacher && (
        <Load of={teachers} name="老师" onRetry={retry}>
          {(list) => (
            <Field
              label="班级交给"
              hint="接手的老师也接手班级里的作业和考试。先不交的班级没有老师，概览和班级列表会标出来。"
            >
              <Select
                value={heirId}
                options={[
                  { value: NOBODY, label: '先不交' },
                  ...list.filter(({ id }) => id !== row.memberId).map(({ id, name }) => ({ value: id, label: name })),
                ]}
                onChange={(event) => choose(event.currentTarget.value)}
              />
            </Field>
          )}
        </Load>
      )}
    </ConfirmDialog>
  );
};
