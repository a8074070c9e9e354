import type { Control } from 'react-hook-form';
import type { FieldValues } from '../../../patterns/FieldSet/FieldSet.tsx';
import { ManyField } from '../../../patterns/FieldSet/ManyField.tsx';

/** A student who did not come to an exam. */
export interface Absentee {
  memberId: string;
  name: string;
  no: string | null;
}

/** The absent students that an act concerns, all of them at first. */
export const AbsentField = ({ control, absent }: { control: Control<FieldValues>; absent: readonly Absentee[] }) => (
  <ManyField
    control={control}
    name="memberIds"
    label="学生"
    required
    options={absent.map(({ memberId, name, no }) => ({
      value: memberId,
      label: [name, no].filter(Boolean).join(' '),
    }))}
  />
);
