import { examHead, examRules } from '@aosai/api/exams/examForm';
import { examSightOf } from '@aosai/api/exams/examVisibility';
import { EXAM_LIMITS } from '@aosai/api/exams/examLimits';
import { windowProblem } from '@aosai/api/exams/publishFault';
import { formOf, startValues } from '@aosai/api/kit/formValues';
import { priceField } from '@aosai/api/orders/priceField';
import { fenOf, yuanOf } from '@aosai/api/kit/yuan';
import { useState } from 'react';
import { FieldSet, type FieldValues } from '../../../../patterns/FieldSet/FieldSet.tsx';
import { idsOf } from '../../../../patterns/FieldSet/idsOf.ts';
import { instantOf } from '../../../../patterns/FieldSet/instantOf.ts';
import { ManyField } from '../../../../patterns/FieldSet/ManyField.tsx';
import { WindowField } from '../../../../patterns/FieldSet/WindowField.tsx';
import { FormDialog } from '../../../../patterns/FormDialog/FormDialog.tsx';
import { type ExamForm, type ExamRow, type ExamsKnown, writable } from '../exams.ts';
import type { HeadDialogProps } from '../../../../patterns/OfficeTable/officeActs.ts';

export interface ExamDialogProps extends HeadDialogProps<Omit<ExamsKnown, 'classes'>, ExamForm> {
  /** The exam to change; absent for a new one. */
  row?: ExamRow;
}

const ALL = { ...examHead, ...examRules, ...priceField };

/** The times that were entered. */
const windowsIn = (values: FieldValues): Parameters<typeof windowProblem>[0] =>
  Object.fromEntries(
    ['startAt', 'endAt', 'enrollStartAt', 'enrollEndAt'].flatMap((name) => {
      const instant = instantOf(values[name]);
      return instant === null ? [] : [[name, new Date(instant)]];
    }),
  );

/** An exam: its name, papers, two time windows and rules. */
export const ExamDialog = ({ row, known, act, submit, close }: ExamDialogProps) => {
  const open = row ? writable(row, known) : null;
  // Kept from the opening on, because the fields are too: what another person saves meanwhile is not overwritten unseen.
  const [version] = useState(open?.staff.version ?? 0);
  const [wrong, setWrong] = useState<ReturnType<typeof windowProblem>>(null);
  const isFixed = open?.staff.isBegun ?? false;
  const start = open
    ? { ...open.detail, ...open.staff }
    : { examPaperIds: [], startAt: null, endAt: null, enrollStartAt: null, enrollEndAt: null };
  return (
    <FormDialog<FieldValues>
      open
      size="l"
      title={row ? '修改设置' : '新建考试'}
      defaultValues={{
        ...startValues(ALL, {
          ...(open && { ...open.detail, ...open.staff, ipRanges: open.staff.ipRanges.join('\n') }),
          sight: open ? examSightOf(open.detail.reviewMatrix) : 'formal',
          price: yuanOf(open?.detail.priceFen ?? 0),
        }),
        examPaperIds: start.examPaperIds,
        startAt: start.startAt,
        endAt: start.endAt,
        enrollStartAt: start.enrollStartAt,
        enrollEndAt: start.enrollEndAt,
      }}
      submitLabel={row ? '保存' : '新建考试'}
      pending={act.pending}
      failure={wrong ? { fields: { [wrong.at]: wrong.text } } : act.error === null ? null : { message: act.error }}
      on={{
        submit(values) {
          const { price, ...form } = formOf(ALL, values);
          const problem = windowProblem(windowsIn(values));
          setWrong(problem);
          if (problem !== null) return;
          submit({
            ...form,
            version,
            priceFen: fenOf(price),
            examPaperIds: idsOf(values['examPaperIds']),
            startAt: instantOf(values['startAt']),
            endAt: instantOf(values['endAt']),
            enrollStartAt: instantOf(values['enrollStartAt']),
            enrollEndAt: instantOf(values['enrollEndAt']),
          });
        },
        close,
      }}
    >
      {({ control }) => (
        <>
          <FieldSet of={examHead} control={control} />
          <ManyField
            control={control}
            name="examPaperIds"
            label="试卷"
            hint={isFixed ? '已有人作答，试卷不能再换。' : '按选择的顺序给学生，只列出可用的试卷。'}
            options={known.papers}
            max={EXAM_LIMITS.papers}
            disabled={isFixed}
            placeholder="选择试卷"
          />
          <WindowField
            label="考试时间"
            names={['startAt', 'endAt']}
            control={control}
            today={known.today}
            lengthsMin={[60, 120, 180]}
            hint="学生在这段时间里开始和交卷。"
          />
          <WindowField
            label="报名时间"
            names={['enrollStartAt', 'enrollEndAt']}
            control={control}
            today={known.today}
            hint="学生自己报名的时间；空着就是到考试结束为止。老师添加学生不受这个时间限制。"
          />
          <FieldSet of={examRules} control={control} />
          {known.isOffice && <FieldSet of={priceField} control={control} />}
        </>
      )}
    </FormDialog>
  );
};
