import { formOf, startValues } from '@aosai/api/kit/formValues';
import { classOffer, classFieldRules, classFieldWords } from '@aosai/api/classes/classFields';
import { GRADE_LIMITS } from '@aosai/api/classes/classRules';
import { priceField } from '@aosai/api/orders/priceField';
import { startOfDay } from '@aosai/api/kit/beijing';
import { fenOf, yuanOf } from '@aosai/api/kit/yuan';
import { useState } from 'react';
import { type Control, useController } from 'react-hook-form';
import { Field } from '../../../../primitives/Field/Field.tsx';
import { Select } from '../../../../primitives/Select/Select.tsx';
import { Skeleton } from '../../../../primitives/Skeleton/Skeleton.tsx';
import { FieldSet, type FieldValues } from '../../../../patterns/FieldSet/FieldSet.tsx';
import { idsOf } from '../../../../patterns/FieldSet/idsOf.ts';
import { instantOf } from '../../../../patterns/FieldSet/instantOf.ts';
import { ManyField } from '../../../../patterns/FieldSet/ManyField.tsx';
import { WindowField } from '../../../../patterns/FieldSet/WindowField.tsx';
import { FormDialog, type FormFailure } from '../../../../patterns/FormDialog/FormDialog.tsx';
import { SharedChanges } from '../../../../patterns/FormDialog/SharedChanges.tsx';
import {
  classFields,
  classNames,
  type ClassSchools,
  type GradeForm,
  type GradesKnown,
  groupLines,
} from '../classForm.ts';
import type { OthersEdits } from '../../../../patterns/EditsNote/EditsNote.tsx';
import type { GradeRow } from '@aosai/api/classes/grade.contract';
import type { HeadDialogProps } from '../../../../patterns/OfficeTable/officeActs.ts';

export interface GradeDialogProps extends Omit<HeadDialogProps<GradesKnown, GradeForm>, 'submit'> {
  /** The class to change; absent for a new one. */
  row?: GradeRow;
  /** What others have saved of it while the form is open. */
  edits?: OthersEdits | null;
  /** Also gets the version of the class that the form is based on. */
  submit: (form: GradeForm, version: number) => void;
}

const NO_COURSE = '';
const PLATFORM = '';

/** The course that a class follows; one that is no longer available stays until another is chosen. */
const Course = ({ control, courses }: { control: Control<FieldValues>; courses: GradesKnown['courses'] }) => {
  'use no memo';
  const { field } = useController({ control, name: 'courseId' });
  const value = typeof field.value === 'string' ? field.value : NO_COURSE;
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

/** The school of a new class. Changing it clears teachers and assistants, who belong to the old school. */
const School = ({ control, of }: { control: Control<FieldValues>; of: ClassSchools }) => {
  'use no memo';
  const { field } = useController({ control, name: 'orgId' });
  const { field: teachers } = useController({ control, name: 'teacherIds' });
  const { field: assistants } = useController({ control, name: 'assistantIds' });
  return (
    <Field label="机构" hint="老师从这个机构里选；建好后不能改。">
      <Select
        value={typeof field.value === 'string' ? field.value : PLATFORM}
        options={[
          { value: PLATFORM, label: '平台自己的班级' },
          ...of.schools.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(event) => {
          const chosen = event.currentTarget.value || null;
          field.onChange(chosen);
          teachers.onChange([]);
          assistants.onChange([]);
          of.choose(chosen);
        }}
      />
    </Field>
  );
};

type People = readonly { id: string; name: string }[];

const optionsOf = (people: People, taken: unknown) =>
  people.filter(({ id }) => !idsOf(taken).includes(id)).map(({ id, name }) => ({ value: id, label: name }));

interface StaffProps {
  control: Control<FieldValues>;
  /** Null for a teacher, who creates classes only for themselves. */
  teachers: People | null;
  /** Those who can be assistants. */
  others: People;
  hint: string | undefined;
  required: boolean;
}

/** Teachers and assistants of a class; a person can be one of the two, not both. */
const Staff = ({ control, teachers, others, hint, required }: StaffProps) => {
  'use no memo';
  const { field: chosen } = useController({ control, name: 'teacherIds' });
  const { field: assisting } = useController({ control, name: 'assistantIds' });
  return (
    <>
      {teachers && (
        <ManyField
          control={control}
          name="teacherIds"
          label="老师"
          required={required}
          {...(hint !== undefined && { hint })}
          options={optionsOf(teachers, assisting.value)}
        />
      )}
      <ManyField
        control={control}
        name="assistantIds"
        label="助教"
        hint="和老师一样布置、批阅、看学情；不能改老师和助教，不能发布、终止、删除班级或升班。"
        max={GRADE_LIMITS.assistantsMax}
        options={optionsOf(others, chosen.value)}
      />
    </>
  );
};

/** Names of people by their ids. */
const namesOfIds = (ids: unknown, people: readonly { id: string; name: string }[]): string =>
  idsOf(ids)
    .map((wanted) => people.find(({ id }) => id === wanted)?.name ?? '另一位老师')
    .join('、');

/** Days of a usual term, some four months. */
const TERM_DAYS = 120;

const termFrom = (today: string) => ({
  startAt: startOfDay(today).toISOString(),
  endAt: startOfDay(today, TERM_DAYS).toISOString(),
});

/** Why a class of these students cannot have so few seats; null if it can. */
const capacityProblem = (capacity: number | null, { takenCount }: Pick<GradeRow, 'takenCount'>): string | null =>
  capacity !== null && capacity < takenCount ? `已有 ${takenCount} 人，人数上限不能少于 ${takenCount} 人` : null;

/** A class: name, times, teachers, and who may enrol. */
export const GradeDialog = ({ row: opening, edits = null, known, act, submit, close }: GradeDialogProps) => {
  const { today, teachers, colleagues, courses, schools, selfId, isManager, maySetPrice, opened } = known;
  const detail = opening ? opened.data : undefined;
  const [basedOn, setBasedOn] = useState(0);
  const [wrong, setWrong] = useState<FormFailure<FieldValues> | null>(null);
  // Waits for the class, since the form starts with its values.
  if (opening && detail?.id !== opening.id) return <Skeleton height={0} />;
  const row: GradeRow | undefined = detail;
  const start = {
    ...row,
    price: yuanOf(row?.priceFen ?? 0),
    joinByCode: row ? row.staff?.joinCode !== null : true,
    groups: groupLines(detail?.groups ?? []),
    notes: detail?.notes ?? '',
  };
  const { enrollStartAt = null, enrollEndAt = null } = row ?? {};
  const { startAt, endAt } = row ?? termFrom(today);
  const isTeacher = teachers?.some(({ id }) => id === selfId) === true;
  const initial = {
    ...startValues(classFields, start),
    startAt,
    endAt,
    enrollStartAt,
    enrollEndAt,
    courseId: detail?.courseId ?? null,
    teacherIds: row?.teachers.map(({ id }) => id) ?? (isTeacher && selfId !== null ? [selfId] : []),
    assistantIds: row?.assistants.map(({ id }) => id) ?? [],
    orgId: schools?.chosenId ?? null,
  };
  const others = teachers ?? colleagues;
  const people = [...(row ? [...row.teachers, ...row.assistants] : []), ...others];
  const shared = row?.staff && {
    version: row.staff.version,
    latest: initial,
    edits,
    fields: classFields,
    names: classNames,
    words: {
      teacherIds: (value: unknown) => namesOfIds(value, people),
      assistantIds: (value: unknown) => namesOfIds(value, people) || '没有助教',
      courseId: (value: unknown) =>
        typeof value === 'string' ? (courses.find(({ id }) => id === value)?.title ?? '另一门课程') : '不跟课程',
      groups: (value: unknown) => (typeof value === 'string' ? value.replaceAll('\n', '、') : ''),
    },
  };
  return (
    <FormDialog<FieldValues>
      open
      size="m"
      title={row ? '修改班级' : '新建班级'}
      defaultValues={initial}
      submitLabel={row ? '保存' : '新建班级'}
      pending={act.pending}
      failure={wrong ?? (act.error === null ? null : { message: act.error, isOutdated: act.isOutdated === true })}
      on={{
        submit(values) {
          const { price, ...form } = formOf(classFields, values);
          const problem = row ? capacityProblem(form.capacity, row) : null;
          setWrong(problem === null ? null : { fields: { capacity: problem } });
          if (problem !== null) return;
          const filled = {
            ...form,
            priceFen: fenOf(price),
            startAt: instantOf(values['startAt']) ?? '',
            endAt: instantOf(values['endAt']) ?? '',
            enrollStartAt: instantOf(values['enrollStartAt']),
            enrollEndAt: instantOf(values['enrollEndAt']),
            teacherIds: idsOf(values['teacherIds']),
            assistantIds: idsOf(values['assistantIds']),
            courseId: typeof values['courseId'] === 'string' ? values['courseId'] : null,
            orgId: typeof values['orgId'] === 'string' ? values['orgId'] : null,
          };
          submit(filled, basedOn);
        },
        close,
      }}
    >
      {({ control, ...form }) => (
        <>
          {shared && <SharedChanges form={form} row={shared} act={act} onBasedOn={setBasedOn} />}
          <FieldSet of={classFieldWords} control={control} />
          {schools && !row && <School control={control} of={schools} />}
          {!row?.staff?.isAssistant && (
            <Staff
              control={control}
              teachers={teachers}
              others={people.filter(({ id }, at) => people.findIndex((one) => one.id === id) === at)}
              required={row !== undefined || selfId === null}
              hint={!row && selfId !== null ? '不选就是您自己。' : undefined}
            />
          )}
          <Course control={control} courses={courses} />
          <WindowField control={control} label="上课时间" required names={['startAt', 'endAt']} today={today} />
          <WindowField
            control={control}
            label="报名时间"
            required={row !== undefined}
            names={['enrollStartAt', 'enrollEndAt']}
            today={today}
            hint={
              row ? '上课以后，报名时间内仍然可以报名。' : '不填就从现在起两周。老师添加学生、用班级码加入不受它限制。'
            }
          />
          <FieldSet of={classFieldRules} control={control} />
          {isManager && <FieldSet of={classOffer} control={control} />}
          {maySetPrice && <FieldSet of={priceField} control={control} />}
        </>
      )}
    </FormDialog>
  );
};
