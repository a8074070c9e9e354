import { Card } from '../../../../primitives/Card/Card.tsx';
import { Table } from '../../../../primitives/Table/Table.tsx';
import { givenText } from '@aosai/api/questions/answerText';
import { momentText } from '@aosai/api/kit/dayText';
import type { HomeworkReport } from '@aosai/api/homework/homeworkEnroll.contract';

export interface LaterTriesProps {
  tries: NonNullable<HomeworkReport['laterTries']>;
  questions: NonNullable<HomeworkReport['report']>['questions'];
  /** The server's time in ms since 1970. */
  now: number;
}

/** Answers given after the hand-in had shown results, in the order of the questions; for the teacher. */
export const LaterTries = ({ tries, questions, now }: LaterTriesProps) => {
  const rows = questions.flatMap((question) =>
    tries.flatMap((one) => (one.questionId === question.id ? [{ question, ...one }] : [])),
  );
  if (rows.length === 0) return null;
  return (
    <Card title="交作业以后又答的" extra="以第一次交的为准，这些不计分" padding="none">
      <Table label="交作业以后又答的" dense>
        <thead>
          <tr>
            <th className="num" scope="col">
              题号
            </th>
            <th scope="col">时间</th>
            <th scope="col">答案</th>
            <th scope="col">第一次交的</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ question, receivedAt, answer }) => (
            <tr key={`${question.id} ${receivedAt}`}>
              <td className="num">{question.no}</td>
              <td>{momentText(receivedAt, now)}</td>
              <td>{givenText(question, answer)}</td>
              <td>{givenText(question, question.mine?.answer ?? null)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
};
