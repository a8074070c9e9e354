import type { GradeRow } from '@aosai/api/contract/types';
import { formOf, startValues } from '@aosai/api/domain/forms/formValues';
import { gradeOffer, gradeRules, gradeWords } from '@aosai/api/domain/grades/gradeFields';
import { priceField } from '@aosai/api/domain/orders/priceField';
import { fenOf, yuanOf } from '@aosai/api/domain/orders/yuan';
import { type Control, useController } from 'react-hook-form';
import { DateTimeRange } from '../../../primitives/DateTimeRange/DateTimeRange.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { MultiSelect } from '../../../primitives/MultiSelect/MultiSelect.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import type { TableAct } from '../../../patterns/DataTable/tableView.ts';
import { FieldSet, type FieldValues } from '../../../patterns/FieldSet/FieldSet.tsx';
import { FormDialog } from '../../../patterns/FormDialog/FormDialog.tsx';
import { type GradeForm, type GradesKnown, groupLines } from '../gradeForm.ts';

export interface GradeDialogProps {
  /** The class to change; absent for a new one. */
  row?: GradeRow;
  known: GradesKnown;
  act: TableAct;
  submit: (form: GradeForm) => void;
  close: () => void;
}

const ALL = { ...gradeWords, ...gradeRules, ...gradeOffer, ...priceField };

const given = (value: unknown): string | null => (typeof value === 'string' ? value : null);

interface WindowProps {
  control: Control<FieldValues>;
  label: string;
  names: readonly [start: string, end: string];
  today: string;
  hint?: string;
}

/** From when until when. */
const Window = ({ control, label, names: [from, to], today, hint }: WindowProps) => {
  'use no memo';
  const rules = { validate: (value: unknown) => typeof value === 'string' || `请填写${label}` };
  const { field: start } = useController({ control, name: from, rules });
  const { field: end, fieldState } = useController({ control, name: to, rules });
  return (
    <DateTimeRange
      label={label}
      required
      today={today}
      value={{ startAt: given(start.value), endAt: given(end.value) }}
      {...(hint && { hint })}
      error={fieldState.error?.message}
      onChange={({ startAt, endAt }) => {
        start.onChange(startAt);
        end.onChange(endAt);
      }}
    />
  );
};

const Teachers = ({
  control,
  teachers,
}: {
  control: Control<FieldValues>;
  teachers: NonNullable<GradesKnown['teachers']>;
}) => {
  'use no memo';
  const { field, fieldState } = useController({
    control,
    name: 'teacherIds',
    rules: { validate: (value: unknown) => (Array.isArray(value) && value.length > 0) || '请选择老师' },
  });
  return (
    <Field label="老师" required error={fieldState.error?.message}>
      <MultiSelect
        label="老师"
        options={teachers.map(({ id, name }) => ({ value: id, label: name }))}
        value={(field.value as string[] | undefined) ?? []}
        onChange={field.onChange}
      />
    </Field>
  );
};

const NO_COURSE = '';

/** The course that a class follows; one that is no longer to be chosen stays until another is. */
const Course = ({ control, courses }: { control: Control<FieldValues>; courses: GradesKnown['courses'] }) => {
  'use no memo';
  const { field } = useController({ control, name: 'courseId' });
  const value = given(field.value) ?? NO_COURSE;
  const isKnown = value === NO_COURSE || courses.some(({ id }) => id === value);
  return (
    <Field label="课程" hint="成员从班级里学这门课程，单元按班级的安排开放。">
      <Select
        value={value}
        options={[
          { value: NO_COURSE, label: '不跟课程' },
          ...(isKnown ? [] : [{ value, label: '现在的课程（已停用）' }]),
          ...courses.map(({ id, title }) => ({ value: id, label: title })),
        ]}
        onChange={(event) => field.onChange(event.currentTarget.value || null)}
      />
    </Field>
  );
};

/** A class: its name, its times, its teachers, who comes in. */
export const GradeDialog = ({ row, known, act, submit, close }: GradeDialogProps) => {
  const { today, teachers, courses, isManager, isOffice, opened } = known;
  const detail = row ? opened.data : undefined;
  // The form begins with what the class has; until that is here there is none.
  if (row && detail?.id !== row.id) return <Skeleton height={0} />;
  const start = {
    ...row,
    price: yuanOf(row?.priceFen ?? 0),
    joinByCode: row ? row.staff?.joinCode !== null : true,
    groups: groupLines(detail?.groups ?? []),
    notes: detail?.notes ?? '',
  };
  const { startAt = null, endAt = null, enrollStartAt = null, enrollEndAt = null } = row ?? {};
  return (
    <FormDialog<FieldValues>
      open
      size="m"
      title={row ? '修改班级' : '新建班级'}
      defaultValues={{
        ...startValues(ALL, start),
        startAt,
        endAt,
        enrollStartAt,
        enrollEndAt,
        courseId: detail?.courseId ?? null,
        teacherIds: row?.teachers.map(({ id }) => id) ?? [],
      }}
      submitLabel={row ? '保存' : '新建班级'}
      pending={act.pending}
      failure={act.error === null ? null : { message: act.error }}
      on={{
        submit(values) {
          const { price, ...form } = formOf(ALL, values);
          submit({
            ...form,
            priceFen: fenOf(price),
            startAt: given(values['startAt']) ?? '',
            endAt: given(values['endAt']) ?? '',
            enrollStartAt: given(values['enrollStartAt']) ?? '',
            enrollEndAt: given(values['enrollEndAt']) ?? '',
            teacherIds: values['teacherIds'] as string[],
            courseId: given(values['courseId']),
          });
        },
        close,
      }}
    >
      {({ control }) => (
        <>
          <FieldSet of={gradeWords} control={control} />
          {teachers && <Teachers control={control} teachers={teachers} />}
          <Course control={control} courses={courses} />
          <Window control={control} label="上课时间" names={['startAt', 'endAt']} today={today} />
          <Window
            control={control}
            label="报名时间"
            names={['enrollStartAt', 'enrollEndAt']}
            today={today}
            hint="上课以后，报名时间内仍然可以报名。"
          />
          <FieldSet of={gradeRules} control={control} />
          {isManager && <FieldSet of={gradeOffer} control={control} />}
          {isOffice && <FieldSet of={priceField} control={control} />}
        </>
      )}
    </FormDialog>
  );
};
