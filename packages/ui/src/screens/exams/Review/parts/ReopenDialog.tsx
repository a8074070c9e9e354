import { reopenFields } from '@aosai/api/exams/watchForms';
import { returnFields } from '@aosai/api/homework/returnForm';
import type { TableAct } from '../../../../patterns/DataTable/tableView.ts';
import { FieldsDialog } from '../../../../patterns/FieldsDialog/FieldsDialog.tsx';
import type { ReviewProps } from '../reviewProps.ts';
import type { ReviewedAnswer } from '@aosai/api/practice/memberQuestion.contract';

export interface ReopenDialogProps {
  answer: ReviewedAnswer;
  /** 林知远, or 学生 3 where names are hidden. */
  whose: string;
  act: TableAct;
  on: Pick<ReviewProps['on'], 'reopen' | 'giveBack'> & { close: () => void };
}

/** Lets a student answer one question again: for minutes in an exam, for days in homework. */
export const ReopenDialog = ({ answer, whose, act, on }: ReopenDialogProps) => {
  const after = (done: Promise<boolean>) => void done.then((isDone) => isDone && on.close());
  return answer.kind === 'homework' ? (
    <FieldsDialog
      of={returnFields}
      title={`退回${whose}的第 ${answer.no} 题`}
      description="别的题只能看；成绩收回，再交后重新计分，人工分保留。"
      submitLabel="退回"
      act={act}
      on={{ submit: (form) => after(on.giveBack(answer, form)), close: on.close }}
    />
  ) : (
    <FieldsDialog
      of={reopenFields}
      title={`重新打开${whose}的第 ${answer.no} 题`}
      description="别的题保持交卷时的样子；成绩收回，再交卷后重新计分，人工分保留。"
      submitLabel="重新打开"
      act={act}
      on={{ submit: (form) => after(on.reopen(answer, form)), close: on.close }}
    />
  );
};
