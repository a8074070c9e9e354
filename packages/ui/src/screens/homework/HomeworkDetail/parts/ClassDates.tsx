import { minuteText } from '@aosai/api/kit/beijing';
import type { HomeworkDetail } from '@aosai/api/homework/homework.contract';
import { useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../../../tokens/theme.ts';
import type { TableAct } from '../../../../patterns/DataTable/tableView.ts';
import { Load, type Loaded } from '../../../../patterns/Load/Load.tsx';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { Card } from '../../../../primitives/Card/Card.tsx';
import { Table } from '../../../../primitives/Table/Table.tsx';
import type { ClassDate, ClassDateForm } from '../homeworkDetailProps.ts';
import { ClassDatesDialog, nameOfClassDate } from './ClassDatesDialog.tsx';

export interface ClassDatesProps {
  homework: HomeworkDetail;
  /** One row for each class or group that has the homework. */
  dates: Loaded<readonly ClassDate[]>;
  /** The current day in Beijing. */
  today: string;
  act: TableAct;
  on: { saveDates: (of: ClassDate, form: ClassDateForm) => Promise<boolean>; forget: () => void; retry: () => void };
}

const Own = styled.span`
  color: ${theme.color.ink3};
`;

/** A date of the class, or that of the homework in grey. */
const cell = (own: string | null, ofHomework: string | null) =>
  own === null ? <Own>{ofHomework === null ? '不能补交' : minuteText(ofHomework)}</Own> : minuteText(own);

/** The end of late work; there is none if it is not after the due date. */
const lateCell = ({ dueAt, lateUntilAt }: ClassDate, homework: HomeworkDetail) => {
  const until = lateUntilAt ?? homework.lateUntilAt;
  const isOver = until !== null && until <= (dueAt ?? homework.dueAt);
  return isOver ? '不能补交' : cell(lateUntilAt, homework.lateUntilAt);
};

/** When the homework opens and is due in each class. */
export const ClassDates = ({ homework, dates, today, act, on }: ClassDatesProps) => {
  const [changed, setChanged] = useState<ClassDate | null>(null);
  const { mayWrite } = homework;
  const close = () => {
    on.forget();
    setChanged(null);
  };
  return (
    <Card title="各班的时间" padding="none">
      <Load of={dates} name="各班的时间" onRetry={on.retry}>
        {(rows) => (
          <Table label="各班的时间">
            <thead>
              <tr>
                <th scope="col">班级</th>
                <th scope="col">开放</th>
                <th scope="col">截止</th>
                <th scope="col">补交到</th>
                {mayWrite && <th scope="col">操作</th>}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={`${row.gradeId}:${row.groupId ?? ''}`}>
                  <th scope="row">{nameOfClassDate(row)}</th>
                  <td>{cell(row.openAt, homework.openAt)}</td>
                  <td>{cell(row.dueAt, homework.dueAt)}</td>
                  <td>{lateCell(row, homework)}</td>
                  {mayWrite && (
                    <td>
                      <Button
                        size="s"
                        variant="ghost"
                        aria-label={`改时间：${nameOfClassDate(row)}`}
                        onClick={() => {
                          on.forget();
                          setChanged(row);
                        }}
                      >
                        改时间
                      </Button>
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </Table>
        )}
      </Load>
      {changed && (
        <ClassDatesDialog
          homework={homework}
          row={changed}
          today={today}
          act={act}
          on={{
            submit: (form) => void on.saveDates(changed, form).then((isDone) => isDone && setChanged(null)),
            close,
          }}
        />
      )}
    </Card>
  );
};
