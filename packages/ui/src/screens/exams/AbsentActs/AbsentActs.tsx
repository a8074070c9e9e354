import type { ExamDetail } from '@aosai/api/exams/exam.contract';
import { text } from '@aosai/api/kit/fields';
import { formOf } from '@aosai/api/kit/formValues';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { TableAct } from '../../../patterns/DataTable/tableView.ts';
import { FieldSet, type FieldValues } from '../../../patterns/FieldSet/FieldSet.tsx';
import { idsOf } from '../../../patterns/FieldSet/idsOf.ts';
import { FormDialog } from '../../../patterns/FormDialog/FormDialog.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { theme } from '../../../tokens/theme.ts';
import { AbsentField, type Absentee } from './AbsentField.tsx';
import { type MakeUp, MakeUpDialog } from './MakeUpDialog.tsx';

const messageFields = { text: text('内容', { required: true, max: 200, lines: 3 }) };

/** A message to students who did not come. */
interface AbsentMessage {
  memberIds: string[];
  text: string;
}

export interface AbsentOn {
  /** Clears the error of the last act. */
  forget: () => void;
  /** Both resolve to whether it succeeded. */
  makeUp: (makeUp: MakeUp) => Promise<boolean>;
  tell: (message: AbsentMessage) => Promise<boolean>;
}

export interface AbsentActsProps {
  exam: ExamDetail;
  absent: readonly Absentee[];
  /** Students who have a later window and have not begun. */
  planned?: readonly Absentee[];
  /** The server's time in ms since 1970. */
  now: number;
  act: TableAct;
  on: AbsentOn;
}

type Asked = 'makeUp' | 'move' | 'tell';

const NOBODY: readonly Absentee[] = [];

/** What can be done for students who did not come: a message, and a later window. Each dialog names them. */
export const AbsentActs = ({ exam, absent, planned = NOBODY, now, act, on }: AbsentActsProps) => {
  const [open, setOpen] = useState<Asked | null>(null);
  const begin = (which: Asked) => {
    on.forget();
    setOpen(which);
  };
  const close = () => setOpen(null);
  // Nobody can begin an exam that was stopped, so it takes no make-up; it can be copied.
  const isStopped = (exam.staff?.stopReason ?? null) !== null;
  const saying = isStopped ? '已终止。什么时候再考，老师会另行通知。' : '你没有参加。请告诉老师原因，老师会安排补考。';
  const closeIf = (isDone: boolean) => {
    if (isDone) close();
  };
  return (
    <>
      {absent.length > 0 && (
        <Button size="s" onClick={() => begin('tell')}>
          发消息（{absent.length} 人）
        </Button>
      )}
      {!isStopped && absent.length > 0 && (
        <Button size="s" onClick={() => begin('makeUp')}>
          安排补考（{absent.length} 人）
        </Button>
      )}
      {!isStopped && planned.length > 0 && (
        <Button size="s" onClick={() => begin('move')}>
          改补考时间（{planned.length} 人）
        </Button>
      )}
      {(open === 'makeUp' || open === 'move') && (
        <MakeUpDialog
          title={open === 'move' ? '改补考时间' : '安排补考'}
          absent={open === 'move' ? planned : absent}
          {...{ exam, now, act }}
          on={{ submit: (makeUp) => void on.makeUp(makeUp).then(closeIf), close }}
        />
      )}
      {open === 'tell' && (
        <FormDialog<FieldValues>
          open
          title="给缺考的学生发消息"
          description="学生和家长在消息里看到，来自这场考试。"
          defaultValues={{
            memberIds: absent.map(({ memberId }) => memberId),
            text: `「${exam.title}」${saying}`,
          }}
          submitLabel="发送"
          pending={act.pending}
          failure={act.error === null ? null : { message: act.error }}
          on={{
            submit: (values) =>
              void on.tell({ memberIds: idsOf(values['memberIds']), ...formOf(messageFields, values) }).then(closeIf),
            close,
          }}
        >
          {({ control }) => (
            <>
              <AbsentField control={control} absent={absent} />
              <FieldSet of={messageFields} control={control} />
            </>
          )}
        </FormDialog>
      )}
    </>
  );
};

const Names = styled.p`
  color: ${theme.color.ink2};
  overflow-wrap: anywhere;
`;

const Acts = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]};
`;

/** Students who did not come to an exam that is over for them, with what can be done for them. */
export const AbsentCard = (props: AbsentActsProps) => (
  <Card
    title={`缺考 ${props.absent.length} 人`}
    extra={
      <Acts>
        <AbsentActs {...props} />
      </Acts>
    }
  >
    <Names>{props.absent.map(({ name, no }) => (no === null ? name : `${name}（${no}）`)).join('、')}</Names>
    {(props.exam.staff?.stopReason ?? null) !== null && (
      <Names>考试终止以后不能补考；要重考，在「更多」里「复制一份」，再安排时间。</Names>
    )}
  </Card>
);
