import type { Answer } from '@aosai/api/questions/answers';
import { QuestionBody } from '../../patterns/QuestionBody/QuestionBody.tsx';
import { ReviewedQuestion } from '../../patterns/QuestionBody/ReviewedQuestion.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { definePart, type ViewProps } from '../part.tsx';
import { flag, object, oneOf, optional, text } from '../readers.ts';
import type { ReportQuestion } from '@aosai/api/exams/examPaperEnroll.contract';

interface Values {
  /** The question as the exam room gets it, or as a report has it when `mode` is `review`. */
  question: ReportQuestion;
  answer: Answer | null;
  mode: 'answer' | 'read' | 'review' | null;
  readOnly: boolean;
  size: 's' | 'm' | 'l' | null;
  mineWord: string | null;
}

/** Like an `<input>`, keeps a new answer as its `answer` property unless the page cancels `ao-answer`. */
const Body = ({ values, send, set }: ViewProps<Values>) => {
  const { question, mode } = values;
  const size = values.size ?? 'm';
  switch (mode) {
    case 'read':
      return <QuestionBody mode="read" question={question} size={size} />;
    case 'review':
      return <ReviewedQuestion question={question} size={size} mineWord={values.mineWord ?? '我的答案'} />;
    case 'answer':
    case null:
      return (
        <QuestionBody
          question={question}
          answer={values.answer}
          readOnly={values.readOnly}
          size={size}
          onAnswer={(answer) => {
            if (send('ao-answer', { questionId: question.id, answer })) set('answer', answer);
          }}
        />
      );
    default:
      return mode satisfies never;
  }
};

const View = (props: ViewProps<Values>) => (
  <Card>
    <Body {...props} />
  </Card>
);

/** `ao-question`: one question, to answer, to read, or to review with its result. */
export const part = definePart<Values>({
  properties: {
    question: object('id', 'no', 'type', 'stemHtml', 'options', 'blankCount'),
    answer: optional(object('kind')),
    mode: optional(oneOf('answer', 'read', 'review')),
    readOnly: flag,
    size: optional(oneOf('s', 'm', 'l')),
    mineWord: optional(text),
  },
  View,
});
