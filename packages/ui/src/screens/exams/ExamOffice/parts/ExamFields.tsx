import { examHead, examRules, examWho } from '@aosai/api/exams/examForm';
import { EXAM_LIMITS } from '@aosai/api/exams/examLimits';
import { priceField } from '@aosai/api/orders/priceField';
import { type Control, useController, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { FieldSet, type FieldValues } from '../../../../patterns/FieldSet/FieldSet.tsx';
import { idsOf } from '../../../../patterns/FieldSet/idsOf.ts';
import { instantOf } from '../../../../patterns/FieldSet/instantOf.ts';
import { ManyField } from '../../../../patterns/FieldSet/ManyField.tsx';
import { WindowField } from '../../../../patterns/FieldSet/WindowField.tsx';
import { FoldedFields } from '../../../../patterns/FoldedFields/FoldedFields.tsx';
import { minutesAfter, minutesBetween } from '../../../../primitives/DateTimeRange/beijingMoment.ts';
import { theme } from '../../../../tokens/theme.ts';
import type { ExamsKnown } from '../exams.ts';
import { lengthOf, titleOf } from './newExam.ts';

export interface ExamFieldsProps {
  control: Control<FieldValues>;
  known: Omit<ExamsKnown, 'base' | 'given' | 'isReady'>;
  isNew: boolean;
  /** A student has begun, so the papers can no longer change. */
  isFixed: boolean;
  /** Whether a rule differs from the usual one, so that the rules are shown at once. */
  hasRules: boolean;
}

const Group = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[16]};
  min-width: 0;
  padding: ${theme.space[16]} 0 0;
  border: 0;
  border-top: 1px solid ${theme.color.line};

  &:first-child {
    padding-top: 0;
    border-top: 0;
  }
  > legend {
    float: left;
    width: 100%;
    padding: 0;
    font-weight: ${theme.weight.bold};
  }
`;

/** The papers. A new exam takes its title and its length from them until they are changed by hand. */
const Papers = ({ control, known, isNew, isFixed }: Omit<ExamFieldsProps, 'hasRules'>) => {
  'use no memo';
  const before = idsOf(useWatch({ control, name: 'examPaperIds' }));
  const { field: title } = useController({ control, name: 'title' });
  const { field: start } = useController({ control, name: 'startAt' });
  const { field: end } = useController({ control, name: 'endAt' });
  const follow = (ids: string[]) => {
    if (!isNew) return;
    if (title.value === '' || title.value === titleOf(known.papers, before)) title.onChange(titleOf(known.papers, ids));
    const [startAt, endAt] = [instantOf(start.value), instantOf(end.value)];
    if (startAt === null) return;
    const isUsual = endAt === null || minutesBetween(startAt, endAt) === lengthOf(known.papers, before);
    if (isUsual) end.onChange(minutesAfter(startAt, lengthOf(known.papers, ids)));
  };
  return (
    <ManyField
      control={control}
      name="examPaperIds"
      label="试卷"
      hint={isFixed ? '已有人作答，试卷不能再换。' : '按选择的顺序给学生，只列出可用的试卷。'}
      options={known.papers}
      max={EXAM_LIMITS.papers}
      disabled={isFixed}
      placeholder="选择试卷"
      onChosen={follow}
    />
  );
};

/** Times of enrolment, which concern only exams that students enrol in by themselves. */
const EnrolTimes = ({ control, today }: { control: Control<FieldValues>; today: string }) => {
  'use no memo';
  const scope: unknown = useWatch({ control, name: 'scope' });
  if (scope === 'grade') return null;
  return (
    <WindowField
      label="报名时间"
      names={['enrollStartAt', 'enrollEndAt']}
      control={control}
      today={today}
      hint="学生自己报名的时间；空着就是到考试结束为止。老师添加学生不受这个时间限制。"
    />
  );
};

/** Names of the rules, which are folded. */
const RULES = [...Object.keys(examRules), ...Object.keys(priceField)];

/** The fields of an exam in three groups, and the rules. */
export const ExamFields = ({ control, known, isNew, isFixed, hasRules }: ExamFieldsProps) => {
  const { today } = known;
  return (
    <>
      <Group>
        <legend>考什么</legend>
        <Papers {...{ control, known, isNew, isFixed }} />
        <FieldSet of={examHead} control={control} />
      </Group>
      <Group>
        <legend>谁来考</legend>
        {isNew && (
          <ManyField
            control={control}
            name="gradeIds"
            label="班级"
            hint="班里的学生都加进来，可以选几个班。发布后也写进班级的课表与内容，以后进班的学生也有。"
            options={known.classes.map(({ id, title, studentCount }) => ({
              value: id,
              label: `${title}（${studentCount} 人）`,
            }))}
            max={50}
            placeholder="选择班级"
          />
        )}
        <FieldSet of={examWho} control={control} />
      </Group>
      <Group>
        <legend>什么时候</legend>
        <WindowField
          label="考试时间"
          names={['startAt', 'endAt']}
          control={control}
          today={today}
          lengthsMin={[60, 120, 180]}
          keepsLength
          hint="学生在这段时间里开始和交卷。"
        />
        <EnrolTimes control={control} today={today} />
      </Group>
      <FoldedFields
        control={control}
        names={RULES}
        summary="口令、网络、迟到、学生看到什么、候补、须知"
        startsOpen={hasRules}
      >
        <FieldSet of={examRules} control={control} />
        {known.isOffice && <FieldSet of={priceField} control={control} />}
      </FoldedFields>
    </>
  );
};
