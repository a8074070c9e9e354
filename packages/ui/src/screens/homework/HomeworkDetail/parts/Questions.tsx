import { formatPoints } from '@aosai/api/kit/points';
import { QUESTION_TYPE } from '@aosai/api/questions/questionType';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../../../tokens/theme.ts';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { Card } from '../../../../primitives/Card/Card.tsx';
import { Dialog } from '../../../../primitives/Dialog/Dialog.tsx';
import { Empty } from '../../../../primitives/Empty/Empty.tsx';
import { Field } from '../../../../primitives/Field/Field.tsx';
import { Link } from '../../../../primitives/Link/Link.tsx';
import { Select } from '../../../../primitives/Select/Select.tsx';
import { Table } from '../../../../primitives/Table/Table.tsx';
import { firstQuery, type PickerBank, QuestionPicker } from '../../../../patterns/QuestionPicker/QuestionPicker.tsx';
import type { TableAct } from '../../../../patterns/DataTable/tableView.ts';
import { Load, type Loaded } from '../../../../patterns/Load/Load.tsx';
import type { HomeworkQuestion, QuestionActs } from '../homeworkDetailProps.ts';
import { useDraftState } from '../../../../patterns/FormDialog/dialogDraft.ts';
import { GuardedDialog } from '../../../../patterns/FormDialog/GuardedDialog.tsx';
import { OrderedQuestions } from '../../../../patterns/QuestionPicker/OrderedQuestions.tsx';
import { focusWrong } from '../../../../patterns/QuestionPicker/PointsInput.tsx';
import { Alert } from '../../../../primitives/Alert/Alert.tsx';

interface ArrangeDialogProps {
  questions: readonly HomeworkQuestion[];
  act: TableAct;
  on: { submit: (questions: readonly HomeworkQuestion[]) => void; close: () => void };
}

const TITLE = '改分值和顺序';

/** Order and points of all questions of a homework, saved at once. */
const ArrangeDialog = ({ questions, act, on }: ArrangeDialogProps) => {
  const first = { questions: questions.map((one) => ({ ...one, id: one.questionId, second: '' })) };
  const { values, set, isDirty, draft } = useDraftState(TITLE, first, act);
  const list = useRef<HTMLDivElement>(null);
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
          onClick={() => {
            if (!focusWrong(list.current))
              on.submit(values.questions.map(({ id: _id, second: _second, ...one }) => one));
          }}
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
      <div ref={list}>
        <OrderedQuestions questions={values.questions} of="作业" onChange={(next) => set({ questions: [...next] })} />
      </div>
    </GuardedDialog>
  );
};

export interface QuestionsProps {
  questions: Loaded<readonly HomeworkQuestion[]>;
  /** Some student has begun, so questions can only be added. */
  isFrozen: boolean;
  mayWrite: boolean;
  /** Papers whose questions can be added. */
  papers: readonly { id: string; title: string }[];
  bank: PickerBank;
  /** The first class that has the homework; empty if none has it. */
  gradeId: string;
  /** Address of the question bank: /web/edms/question. */
  questionBase: string;
  act: TableAct;
  on: QuestionActs & { forget: () => void; retry: () => void };
}

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]};
`;

/** Questions of a homework: appended from the bank or a paper; removable until some student begins. */
export const Questions = (props: QuestionsProps) => {
  const { questions, isFrozen, mayWrite, papers, bank, gradeId, questionBase, act, on } = props;
  const [paperId, setPaperId] = useState<string | null>(null);
  const close = () => {
    on.forget();
    setPaperId(null);
  };
  const open = () => {
    on.forget();
    setPaperId(papers[0]?.id ?? '');
  };
  const [isPicking, setPicking] = useState(false);
  const pick = () => {
    on.forget();
    bank.on.find(firstQuery(null, gradeId, bank.level));
    setPicking(true);
  };
  const mayRemove = mayWrite && !isFrozen;
  /** The questions as they were when the dialog opened. */
  const [arranged, setArranged] = useState<readonly HomeworkQuestion[] | null>(null);
  const ways = mayWrite && (
    <Ways>
      <Button size="s" icon="plus" onClick={pick}>
        从题库加题
      </Button>
      <Button size="s" onClick={open}>
        从试卷加题
      </Button>
      {mayRemove && questions.data !== undefined && questions.data.length > 0 && (
        <Button
          size="s"
          onClick={() => {
            on.forget();
            setArranged(questions.data ?? []);
          }}
        >
          改分值和顺序
        </Button>
      )}
    </Ways>
  );
  return (
    <Card title="题目" padding="none" extra={ways}>
      <Load of={questions} name="题目" onRetry={on.retry}>
        {(all) =>
          all.length === 0 ? (
            <Empty title="还没有题目">从题库选，或取一份试卷的全部题目；有了题目才能发布。</Empty>
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
                disabled={papers.length === 0}
                loading={act.pending}
                onClick={() => void on.addFromPaper(paperId).then((isDone) => isDone && setPaperId(null))}
              >
                加题
              </Button>
            </>
          }
        >
          {papers.length === 0 ? (
            <Empty title="还没有可用的试卷">在「试卷」里新建，设为「可用」以后就在这里；也可以直接从题库加题。</Empty>
          ) : (
            <Field label="试卷">
              <Select
                options={papers.map(({ id, title }) => ({ value: id, label: title }))}
                value={paperId}
                onChange={(event) => setPaperId(event.currentTarget.value)}
              />
            </Field>
          )}
        </Dialog>
      )}
      {arranged !== null && (
        <ArrangeDialog
          questions={arranged}
          act={act}
          on={{
            submit: (next) => void on.arrange(next).then((isDone) => isDone && setArranged(null)),
            close: () => {
              on.forget();
              setArranged(null);
            },
          }}
        />
      )}
      {isPicking && (
        <QuestionPicker
          title="从题库加题"
          type={null}
          taken={(questions.data ?? []).map(({ questionId }) => questionId)}
          takenWord="已在作业里"
          bank={bank}
          gradeId={gradeId}
          act={act}
          on={{
            pick: (picked) => void on.addQuestions(picked).then((isDone) => isDone && setPicking(false)),
            close: () => {
              on.forget();
              setPicking(false);
            },
          }}
        />
      )}
    </Card>
  );
};
