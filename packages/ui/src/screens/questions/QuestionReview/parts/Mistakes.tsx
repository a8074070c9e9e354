import { kindOf } from '@aosai/api/questions/kinds';
import type { QuestionEvidence } from '@aosai/api/questions/questionEvidence.contract';
import type { BankDetail } from '@aosai/api/questions/questionViews.contract';
import type { Loaded } from '../../../../patterns/Load/Load.tsx';
import { Card } from '../../../../primitives/Card/Card.tsx';
import { Html } from '../../../../primitives/Html/Html.tsx';
import { Table } from '../../../../primitives/Table/Table.tsx';
import { Tag } from '../../../../primitives/Tag/Tag.tsx';

export interface MistakesProps {
  question: BankDetail;
  evidence: Loaded<QuestionEvidence>;
}

const rightOf = ({ staff }: BankDetail): readonly string[] => {
  const source = staff?.source;
  return source && 'options' in source ? source.answer : [];
};

/** The options of a choice: which is right, the misconception behind the others, and how often each was chosen. */
export const Mistakes = ({ question, evidence }: MistakesProps) => {
  if (kindOf(question.type).body !== 'options' || !question.staff?.source || !evidence.data) return null;
  const { mistakes, figures } = evidence.data;
  const right = rightOf(question);
  const all = figures?.answers ?? 0;
  const chosen = (id: string) => figures?.options.find((one) => one.id === id)?.count ?? 0;
  return (
    <Card title="每个选项" padding="none">
      <Table label="每个选项的误解">
        <thead>
          <tr>
            <th scope="col">选项</th>
            <th scope="col">误解</th>
            <th scope="col" className="num">
              选的人
            </th>
          </tr>
        </thead>
        <tbody>
          {question.shown.options.map(({ id, html }) => (
            <tr key={id}>
              <th scope="row">
                {id} <Html html={html} />
              </th>
              <td>
                {right.includes(id) ? (
                  <Tag tone="ok">正确</Tag>
                ) : (
                  (mistakes.find(({ optionId }) => optionId === id)?.mistake ?? '没有写明')
                )}
              </td>
              <td className="num">{all === 0 ? '—' : `${Math.round((100 * chosen(id)) / all)}%`}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
};
