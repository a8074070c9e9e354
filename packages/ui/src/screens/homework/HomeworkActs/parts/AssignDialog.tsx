import { styled } from 'styled-components';
import { theme } from '../../../../tokens/theme.ts';
import { Alert } from '../../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { DateTimeRange } from '../../../../primitives/DateTimeRange/DateTimeRange.tsx';
import { Field } from '../../../../primitives/Field/Field.tsx';
import { MultiSelect } from '../../../../primitives/MultiSelect/MultiSelect.tsx';
import { useDraftState } from '../../../../patterns/FormDialog/dialogDraft.ts';
import { GuardedDialog } from '../../../../patterns/FormDialog/GuardedDialog.tsx';
import {
  type AssignForm,
  type HomeworkActsKnown,
  movedLate,
  suggestedDue,
  targetOf,
  targetOptions,
} from '../assignForm.ts';
import { ElsewhereNote } from './ElsewhereNote.tsx';
import type { HomeworkDetail } from '@aosai/api/homework/homework.contract';
import type { RowDialogProps } from '../../../../patterns/OfficeTable/officeActs.ts';

const Body = styled.div`
  display: grid;
  gap: ${theme.space[16]};
`;

interface Draft {
  /** Classes and groups. */
  chosen: string[];
  startAt: string | null;
  endAt: string | null;
}

/** Assigns homework to classes and groups; a draft also gets its dates, and is published. */
export const AssignDialog = ({
  row,
  known,
  act,
  submit,
  close,
}: RowDialogProps<HomeworkDetail, HomeworkActsKnown, AssignForm>) => {
  const isDraft = row.status === '0';
  const options = targetOptions(known.classes);
  const [only, ...others] = options;
  const title = `布置「${row.title}」`;
  const first: Draft = {
    chosen: only && others.length === 0 ? [only.value] : [],
    startAt: row.openAt,
    endAt: suggestedDue(row, known.now),
  };
  const { values, set, isDirty, draft } = useDraftState(title, first, act);
  const { chosen, startAt, endAt } = values;
  const hasDates = startAt !== null && endAt !== null && endAt > startAt;
  const isEmpty = row.questionCount === 0;
  const places = isDraft ? row.openElsewhere : [];
  return (
    <GuardedDialog
      title={title}
      pending={act.pending}
      isDirty={isDirty}
      draft={draft}
      onClose={close}
      submit={
        <Button
          variant="primary"
          loading={act.pending}
          disabled={chosen.length === 0 || !hasDates || isEmpty}
          onClick={() => {
            if (startAt === null || endAt === null) return;
            submit({
              targets: chosen.map(targetOf),
              openAt: startAt,
              dueAt: endAt,
              lateUntilAt: movedLate(row, endAt),
            });
          }}
        >
          {isDraft ? '发布' : '布置'}
        </Button>
      }
    >
      <Body>
        {act.error !== null && <Alert tone="bad">{act.error}</Alert>}
        {isEmpty && <Alert tone="warn">这份作业还没有题目，先加上题目再布置。</Alert>}
        {places.length > 0 && (
          <Alert tone="warn">
            <ElsewhereNote places={places} />
          </Alert>
        )}
        <Field label="给谁" required hint="可以是整个班，也可以是一个小组；以后加入的学生也会有这份作业。">
          <MultiSelect label="班级和小组" options={options} value={chosen} onChange={(next) => set({ chosen: next })} />
        </Field>
        {isDraft && (
          <DateTimeRange label="开放到截止" today={known.today} value={{ startAt, endAt }} onChange={set} required />
        )}
      </Body>
    </GuardedDialog>
  );
};
