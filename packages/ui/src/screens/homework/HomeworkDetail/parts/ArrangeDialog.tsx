import { formatPoints } from '@aosai/api/kit/points';
import { useState } from 'react';
import type { TableAct } from '../../../../patterns/DataTable/tableView.ts';
import { useDialogDraft, useKeptDraft } from '../../../../patterns/FormDialog/dialogDraft.ts';
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
  const [first] = useState(() => ({
    questions: questions.map((one) => ({ ...one, id: one.questionId, second: '' })),
  }));
  const kept = useDialogDraft(TITLE, first);
  const [draft, setDraft] = useState(kept.start);
  useKeptDraft(kept, draft, act);
  const sum = draft.questions.reduce((total, { points }) => total + points, 0);
  return (
    <GuardedDialog
      title={TITLE}
      description={`${draft.questions.length} 题，共 ${formatPoints(sum)} 分。保存以后学生看到的就是这个顺序。`}
      pending={act.pending}
      isDirty={JSON.stringify(draft) !== JSON.stringify(first)}
      draft={{ ...kept, clear: () => setDraft(first) }}
      onClose={on.close}
      submit={
        <Button
          variant="primary"
          loading={act.pending}
          onClick={() => on.submit(draft.questions.map(({ id: _id, second: _second, ...one }) => one))}
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
      <OrderedQuestions questions={draft.questions} of="作业" onChange={(next) => setDraft({ questions: [...next] })} />
    </GuardedDialog>
  );
};
