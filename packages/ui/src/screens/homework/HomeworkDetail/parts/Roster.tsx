import { text } from '@aosai/api/kit/fields';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { TableAct } from '../../../../patterns/DataTable/tableView.ts';
import { FieldsDialog } from '../../../../patterns/FieldsDialog/FieldsDialog.tsx';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { theme } from '../../../../tokens/theme.ts';
import type { HomeworkQuestion, RosterActs, RosterPlace } from '../homeworkDetailProps.ts';
import { ExtendDialog } from './ExtendDialog.tsx';
import { ReturnDialog } from './ReturnDialog.tsx';
import { isChoosable, nameOrCount } from './rosterChoice.ts';
import { RosterTable } from './RosterTable.tsx';
import type { HomeworkRosterRow } from '@aosai/api/homework/homeworkEnroll.contract';
import { ENROLMENT } from '@aosai/api/enrolment/enrolments';

export interface RosterProps {
  places: readonly HomeworkRosterRow[];
  /** True if the reader runs this homework; others only answer requests. */
  mayAct: boolean;
  /** Questions of the homework, to return some of them. */
  questions: readonly HomeworkQuestion[];
  /** The current day in Beijing. */
  today: string;
  now: number;
  act: TableAct;
  on: RosterActs;
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[8]};
  padding: ${theme.space[12]} ${theme.space[16]};

  > span {
    margin-right: ${theme.space[8]};
    color: ${theme.color.ink2};
    font-size: ${theme.text.small};
    font-variant-numeric: tabular-nums;
  }
`;

const exemption = {
  reason: text('原因', { max: 200, required: true, lines: 3, hint: '学生和家长会看到。' }),
};
const refusal = {
  reason: text('驳回原因', { max: 200, required: true, lines: 3, hint: '学生和家长会看到。' }),
};

interface Open {
  kind: 'extend' | 'exempt' | 'refuse' | 'giveBack';
  places: readonly RosterPlace[];
}

/** The roster, with actions for one or several students: extend, exempt, remind. */
export const Roster = ({ places, mayAct, questions, today, now, act, on }: RosterProps) => {
  const [ids, setIds] = useState<readonly string[]>([]);
  const [open, setOpen] = useState<Open | null>(null);
  const chosen = places.filter(isChoosable).filter(({ id }) => ids.includes(id));
  const close = () => {
    on.forget();
    setOpen(null);
  };
  const after = (done: Promise<boolean>) =>
    void done.then((isDone) => {
      if (!isDone) return;
      setOpen(null);
      setIds([]);
    });
  const ask = (kind: Open['kind'], whom: readonly RosterPlace[]) => {
    on.forget();
    setOpen({ kind, places: whom });
  };
  const isIdle = chosen.length === 0 || act.pending;
  const first = open?.places[0];
  return (
    <>
      {mayAct && (
        <Bar role="group" aria-label="对选中的学生">
          <span role="status">{chosen.length === 0 ? '勾选学生后可以' : `已选 ${chosen.length} 人`}</span>
          <Button size="s" disabled={isIdle} onClick={() => ask('extend', chosen)}>
            延期
          </Button>
          <Button size="s" disabled={isIdle} onClick={() => after(on.remind(chosen))}>
            提醒
          </Button>
          <Button size="s" disabled={isIdle} onClick={() => ask('exempt', chosen)}>
            免做
          </Button>
        </Bar>
      )}
      <RosterTable
        places={places}
        busy={act.pending}
        now={now}
        chosen={mayAct ? chosen.map(({ id }) => id) : null}
        on={{
          choose: setIds,
          exempt: (place) => after(on.exempt([place], null)),
          refuse: (place) => ask('refuse', [place]),
          ...(mayAct && { giveBack: (place) => ask('giveBack', [place]) }),
        }}
      />
      {open?.kind === 'extend' && first && (
        <ExtendDialog
          whom={nameOrCount(open.places)}
          before={first}
          today={today}
          act={act}
          on={{ submit: (dates) => after(on.extend(open.places, dates)), close }}
        />
      )}
      {open?.kind === 'giveBack' && first && (
        <ReturnDialog
          place={first}
          questions={questions}
          act={act}
          on={{ submit: (form) => after(on.giveBack(first, form)), close }}
        />
      )}
      {open?.kind === 'exempt' && (
        <FieldsDialog
          of={exemption}
          row={open.places.length === 1 && first?.status === ENROLMENT.quitApplied ? { reason: first.quitReason } : {}}
          title={`${nameOrCount(open.places)}免做这份作业`}
          description="不再算进完成率和平均分；已经保存的答案还在。"
          submitLabel="免做"
          act={act}
          on={{ submit: ({ reason }) => after(on.exempt(open.places, reason)), close }}
        />
      )}
      {open?.kind === 'refuse' && first && (
        <FieldsDialog
          of={refusal}
          title={`驳回${first.memberName}的免做申请`}
          submitLabel="驳回"
          act={act}
          on={{ submit: ({ reason }) => after(on.refuse(first, reason)), close }}
        />
      )}
    </>
  );
};
