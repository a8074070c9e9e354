import { formatPoints } from '@aosai/api/kit/points';
import type { TableAct } from '../../../../patterns/DataTable/tableView.ts';
import { useDraftState } from '../../../../patterns/FormDialog/dialogDraft.ts';
import { GuardedDialog } from '../../../../patterns/FormDialog/GuardedDialog.tsx';
import { OrderedQuestions } from '../../../../patterns/QuestionPicker/OrderedQuestions.tsx';
import { Alert } from '../../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../../primitives/Button/Button.tsx';
import type { HomeworkQuestion } from '../homeworkDetailProps.ts';

export interface ArrangeDialogProps {
  questions: readonly HomeworkQuestion[];
  act: TableAct;
  on: { submit: (questions: readonly HomeworkQuestion[]) => void; close: () => void };
}

const TITLE = '改分值和顺序';

/** Order and points of all questions of a homework, saved at once. */
export const ArrangeDialog = ({ questions, act, on }: ArrangeDialogProps) => {
  const first = { questions: questions.map((one) => ({ ...one, id: one.questionId, second: '' })) };
  const { values, set, isDirty, draft } = useDraftState(TITLE, first, act);
  const sum = values.questions.reduce((total, { points }) => total + points, 0);
  return (
    <GuardedDialog
      title={TITLE}
      description={`${values.questions.length} 题，共 ${formatPoints(sum)} 分。保存以后学生看到的就是这个顺序。`}
      pending={act.pending}
      isDirty={isDirty}
      draft={draft}
      onClose={on.close}
      submit={
        <Button
          variant="primary"
          loading={act.pending}
          onClick={() => on.submit(values.questions.map(({ id: _id, second: _second, ...one }) => one))}
        >
          保存
        </Button>
      }
    >
      {act.error !== null && (
        <Alert tone="bad" live="assertive">
          {act.error}
        </Alert>
      )}
      <OrderedQuestions questions={values.questions} of="作业" onChange={(next) => set({ questions: [...next] })} />
    </GuardedDialog>
  );
};
