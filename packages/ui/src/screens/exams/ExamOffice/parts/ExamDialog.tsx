import { LIFECYCLE } from '@aosai/api/enrolment/lifecycle';
import type { ExamDetail } from '@aosai/api/exams/exam.contract';
import { examRules } from '@aosai/api/exams/examForm';
import { examSightOf } from '@aosai/api/exams/examVisibility';
import { windowProblem } from '@aosai/api/exams/publishFault';
import { formOf, startValues } from '@aosai/api/kit/formValues';
import { fenOf, yuanOf } from '@aosai/api/kit/yuan';
import { useState } from 'react';
import type { FieldValues } from '../../../../patterns/FieldSet/FieldSet.tsx';
import { idsOf } from '../../../../patterns/FieldSet/idsOf.ts';
import { instantOf } from '../../../../patterns/FieldSet/instantOf.ts';
import { ConfirmDialog } from '../../../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import { SharedChanges } from '../../../../patterns/FormDialog/SharedChanges.tsx';
import { FormDialog, type FormFailure } from '../../../../patterns/FormDialog/FormDialog.tsx';
import { examFields, type ExamForm, examNames, type ExamsKnown, writable } from '../exams.ts';
import type { OthersEdits } from '../../../../patterns/EditsNote/EditsNote.tsx';
import type { HeadDialogProps } from '../../../../patterns/OfficeTable/officeActs.ts';
import { ExamFields } from './ExamFields.tsx';
import { audienceText, longestOf, newExam } from './newExam.ts';

export interface ExamDialogProps extends HeadDialogProps<ExamsKnown, ExamForm> {
  /** The exam to change; absent for a new one. */
  row?: ExamDetail;
  /** What others have saved of it while the form is open. */
  edits?: OthersEdits | null;
}

const ALL = examFields;
/** The rules that are usual: those of a new exam. */
const USUAL = startValues(examRules, { sight: 'formal' });

/** The times that were entered. Those of enrolment count only where students enrol by themselves, and see them. */
const windowsIn = (values: FieldValues): Parameters<typeof windowProblem>[0] =>
  Object.fromEntries(
    ['startAt', 'endAt', ...(values['scope'] === 'grade' ? [] : ['enrollStartAt', 'enrollEndAt'])].flatMap((name) => {
      const instant = instantOf(values[name]);
      return instant === null ? [] : [[name, new Date(instant)]];
    }),
  );

function formIn(values: FieldValues, version: number): Omit<ExamForm, 'publish'> {
  const { price, ...form } = formOf(ALL, values);
  const enrolment = (name: string) => (form.scope === 'grade' ? null : instantOf(values[name]));
  return {
    ...form,
    version,
    priceFen: fenOf(price),
    examPaperIds: idsOf(values['examPaperIds']),
    gradeIds: idsOf(values['gradeIds']),
    startAt: instantOf(values['startAt']),
    endAt: instantOf(values['endAt']),
    enrollStartAt: enrolment('enrollStartAt'),
    enrollEndAt: enrolment('enrollEndAt'),
  };
}

/** What the form begins with. */
function valuesOf(open: ReturnType<typeof writable>, known: ExamsKnown): Record<string, unknown> {
  if (!open) return { ...startValues(ALL, { sight: 'formal', price: yuanOf(0) }), ...newExam(known) };
  const { detail, staff } = open;
  const { startAt, endAt, enrollStartAt } = detail;
  // An empty end follows the exam's when that is moved.
  const enrollEndAt = detail.enrollEndAt === endAt ? null : detail.enrollEndAt;
  const own = {
    ...detail,
    ...staff,
    ipRanges: staff.ipRanges.join('\n'),
    sight: examSightOf(detail.reviewMatrix),
    price: yuanOf(detail.priceFen),
  };
  const { examPaperIds } = staff;
  return { ...startValues(ALL, own), examPaperIds, gradeIds: [], startAt, endAt, enrollStartAt, enrollEndAt };
}

/**
 * An exam in three groups: what, who, when. A new one is published from here, after one question that names who and
 * when, or kept as a draft.
 */
export const ExamDialog = ({ row, edits = null, known, act, submit, close }: ExamDialogProps) => {
  const open = writable(row);
  // A new exam begins at a time that must not move on while the form is filled in.
  const [basedOn, setBasedOn] = useState(0);
  const [begun] = useState(() => valuesOf(open, known));
  const start = open ? valuesOf(open, known) : begun;
  const [wrong, setWrong] = useState<FormFailure<FieldValues> | null>(null);
  const [asked, setAsked] = useState<ExamForm | null>(null);
  const isNew = row === undefined;

  /** Passes on what was filled in, unless something is wrong with it. */
  const check = (values: FieldValues, publish: boolean, then: (form: ExamForm) => void) => {
    const form = { ...formIn(values, basedOn), publish };
    const isSeen = publish || (row !== undefined && row.status !== LIFECYCLE.draft);
    const problem = windowProblem(windowsIn(values), isSeen ? longestOf(known.papers, form.examPaperIds) : 0);
    const fields = {
      ...(problem && { [problem.at]: problem.text }),
      ...(publish && form.examPaperIds.length === 0 && { examPaperIds: '请选择试卷，或先存为草稿' }),
    };
    const isRight = Object.keys(fields).length === 0;
    setWrong(isRight ? null : { fields });
    if (isRight) then(form);
  };
  const shared = open && {
    version: open.staff.version,
    latest: start,
    edits,
    fields: ALL,
    names: examNames,
    words: {
      examPaperIds: (value: unknown) =>
        idsOf(value)
          .map((id) => known.papers.find((paper) => paper.value === id)?.label ?? '另一份试卷')
          .join('、'),
    },
  };
  const failure =
    wrong ?? (act.error === null || asked ? null : { message: act.error, isOutdated: act.isOutdated === true });
  return (
    <>
      <FormDialog<FieldValues>
        open
        size="l"
        title={isNew ? '新建考试' : '修改设置'}
        defaultValues={start}
        submitLabel={isNew ? '发布考试' : '保存'}
        pending={act.pending}
        failure={failure}
        {...(isNew && { other: { label: '存为草稿', submit: (values) => check(values, false, submit) } })}
        on={{ submit: (values) => check(values, isNew, isNew ? setAsked : submit), close }}
      >
        {({ control, ...form }) => (
          <>
            {shared && <SharedChanges form={form} row={shared} act={act} onBasedOn={setBasedOn} />}
            <ExamFields
              control={control}
              known={known}
              isNew={isNew}
              isFixed={open?.staff.isBegun ?? false}
              hasRules={!isNew && Object.entries(USUAL).some(([name, usual]) => start[name] !== usual)}
            />
          </>
        )}
      </FormDialog>
      {asked && (
        <ConfirmDialog
          open
          title={`发布「${asked.title}」？`}
          consequence={`${audienceText(asked, known)}学生马上能看到。`}
          confirmLabel="发布"
          cancelLabel="返回修改"
          pending={act.pending}
          error={act.error}
          on={{ confirm: () => submit(asked), cancel: () => setAsked(null) }}
        />
      )}
    </>
  );
};
