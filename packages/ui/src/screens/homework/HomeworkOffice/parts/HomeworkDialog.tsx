import { HOMEWORK_LIMITS } from '@aosai/api/homework/homeworkRules';
import { lateRuleText } from '@aosai/api/homework/lateRuleText';
import { useId, useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { Alert } from '../../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { DateTimeRange, type DateTimeRangeValue } from '../../../../primitives/DateTimeRange/DateTimeRange.tsx';
import { Field } from '../../../../primitives/Field/Field.tsx';
import { Select } from '../../../../primitives/Select/Select.tsx';
import { TextInput } from '../../../../primitives/TextInput/TextInput.tsx';
import { GuardedDialog } from '../../../../patterns/FormDialog/GuardedDialog.tsx';
import { theme } from '../../../../tokens/theme.ts';
import type { HomeworkForm, HomeworkKnown } from '../homeworkKnown.ts';
import { lateChoiceOf, lateOptions, lateUntil, takesLate } from '../lateDays.ts';
import type { HomeworkRow } from '@aosai/api/homework/homework.contract';

export interface HomeworkDialogProps {
  title: string;
  submitLabel: string;
  known: HomeworkKnown;
  /** Current values. */
  before: HomeworkForm & Pick<HomeworkRow, 'latePerDayPct' | 'lateCapPct'>;
  busy: boolean;
  error: string | null;
  onSubmit: (form: HomeworkForm) => void;
  onClose: () => void;
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space[16]};
`;

const WEEK_MIN = 7 * 24 * 60;
const LENGTHS = [3 * 24 * 60, WEEK_MIN, 2 * WEEK_MIN] as const;

/** Title and dates of a homework. */
export const HomeworkDialog = (props: HomeworkDialogProps) => {
  const { title: heading, submitLabel, known, before, busy, error, onSubmit, onClose } = props;
  const formId = useId();
  const [title, setTitle] = useState(before.title);
  const [range, setRange] = useState<DateTimeRangeValue>({
    startAt: before.openAt,
    endAt: before.dueAt,
  });
  const [lateDays, setLateDays] = useState(lateChoiceOf(before));
  const [isTried, setTried] = useState(false);
  const { startAt, endAt } = range;
  const rule = { perDayPct: before.latePerDayPct, capPct: before.lateCapPct };
  const missingTitle = isTried && title.trim() === '' ? '请填写标题' : undefined;
  const missingDates = isTried && (startAt === null || endAt === null) ? '请填写开放时间和截止时间' : undefined;
  const [first] = useState({ title, startAt, endAt, lateDays });
  const isDirty =
    title !== first.title || startAt !== first.startAt || endAt !== first.endAt || lateDays !== first.lateDays;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (title.trim() === '' || startAt === null || endAt === null || endAt <= startAt) return;
    onSubmit({
      title: title.trim(),
      openAt: startAt,
      dueAt: endAt,
      lateUntilAt: lateUntil(lateDays, endAt, before),
    });
  };
  return (
    <GuardedDialog
      onClose={onClose}
      title={heading}
      pending={busy}
      isDirty={isDirty}
      submit={
        <Button type="submit" form={formId} variant="primary" loading={busy}>
          {submitLabel}
        </Button>
      }
    >
      <Form id={formId} noValidate onSubmit={submit}>
        {error !== null && (
          <Alert tone="bad" live="assertive">
            {error}
          </Alert>
        )}
        <Field label="标题" required error={missingTitle}>
          <TextInput
            value={title}
            maxLength={HOMEWORK_LIMITS.titleMax}
            placeholder="第 6 讲 · 二分与前缀和"
            onChange={(event) => setTitle(event.currentTarget.value)}
          />
        </Field>
        <DateTimeRange
          label="开放到截止"
          value={range}
          onChange={setRange}
          today={known.today}
          lengthsMin={LENGTHS}
          required
          error={missingDates}
        />
        <Field label="补交" hint={lateRuleText(rule, takesLate(lateDays))}>
          <Select
            options={lateOptions(before)}
            value={lateDays}
            onChange={(event) => setLateDays(event.currentTarget.value)}
          />
        </Field>
      </Form>
    </GuardedDialog>
  );
};
