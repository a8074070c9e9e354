import { formatPoints } from '@aosai/api/domain/points';
import { QUESTION_TYPE } from '@aosai/api/domain/questions/questionType';
import { useState } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { Empty } from '../../../primitives/Empty/Empty.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { Table } from '../../../primitives/Table/Table.tsx';
import type { TableAct } from '../../../patterns/DataTable/tableView.ts';
import { Load, type Loaded } from '../../../patterns/Load/Load.tsx';
import type { HomeworkQuestion, QuestionActs } from '../homeworkDetailProps.ts';

export interface QuestionsProps {
  questions: Loaded<readonly HomeworkQuestion[]>;
  /** Someone has begun: questions are only added. */
  isFrozen: boolean;
  mayWrite: boolean;
  /** Papers whose questions may be added. */
  papers: readonly { id: string; title: string }[];
  /** Where questions stand: /web/edms/question. */
  questionBase: string;
  act: TableAct;
  on: QuestionActs & { forget: () => void; retry: () => void };
}

/** The questions of a homework: those of a paper are added behind them, and taken out until someone begins. */
export const Questions = (props: QuestionsProps) => {
  const { questions, isFrozen, mayWrite, papers, questionBase, act, on } = props;
  const [paperId, setPaperId] = useState<string | null>(null);
  const close = () => {
    on.forget();
    setPaperId(null);
  };
  const open = () => {
    on.forget();
    setPaperId(papers[0]?.id ?? '');
  };
  const mayRemove = mayWrite && !isFrozen;
  return (
    <Card
      title="题目"
      padding="none"
      extra={
        mayWrite && (
          <Button size="s" icon="plus" disabled={papers.length === 0} onClick={open}>
            从试卷加题
          </Button>
        )
      }
    >
      <Load of={questions} name="题目" onRetry={on.retry}>
        {(all) =>
          all.length === 0 ? (
            <Empty title="还没有题目">从一份试卷加题，有了题目才能发布。</Empty>
          ) : (
            <Table label="题目">
              <thead>
                <tr>
                  <th scope="col" className="num">
                    题号
                  </th>
                  <th scope="col">题目</th>
                  <th scope="col">题型</th>
                  <th scope="col" className="num">
                    分值
                  </th>
                  {mayRemove && <th scope="col">操作</th>}
                </tr>
              </thead>
              <tbody>
                {all.map((question, place) => (
                  <tr key={question.questionId}>
                    <td className="num">{place + 1}</td>
                    <th scope="row">
                      <Link href={`${questionBase}/${question.questionId}`}>{question.title}</Link>
                    </th>
                    <td>{QUESTION_TYPE.label(question.type)}</td>
                    <td className="num">{formatPoints(question.points)}</td>
                    {mayRemove && (
                      <td>
                        <Button
                          size="s"
                          variant="ghost"
                          disabled={act.pending}
                          aria-label={`移出第 ${place + 1} 题`}
                          onClick={() => void on.removeQuestion(question)}
                        >
                          移出
                        </Button>
                      </td>
                    )}
                  </tr>
                ))}
              </tbody>
            </Table>
          )
        }
      </Load>
      {paperId !== null && (
        <Dialog
          open
          title="从试卷加题"
          description={act.error ?? '试卷的题目按顺序加在后面，已经有的不会重复。'}
          dismissible={!act.pending}
          onClose={close}
          footer={
            <>
              <Button disabled={act.pending} onClick={close}>
                取消
              </Button>
              <Button
                variant="primary"
                loading={act.pending}
                onClick={() => void on.addFromPaper(paperId).then((isDone) => isDone && setPaperId(null))}
              >
                加题
              </Button>
            </>
          }
        >
          <Field label="试卷">
            <Select
              options={papers.map(({ id, title }) => ({ value: id, label: title }))}
              value={paperId}
              onChange={(event) => setPaperId(event.currentTarget.value)}
            />
          </Field>
        </Dialog>
      )}
    </Card>
  );
};
