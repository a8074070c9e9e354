import { POINT } from '@aosai/api/domain/points';
import { useForm } from 'react-hook-form';
import styled from 'styled-components';
import { media } from '../../../tokens/media.ts';
import { theme } from '../../../tokens/theme.ts';
import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { NumberInput } from '../../../primitives/NumberInput/NumberInput.tsx';
import { Textarea } from '../../../primitives/Textarea/Textarea.tsx';
import type { ReviewedQuestion } from '../reviewedQuestion.ts';

/** What a teacher decides about one answer. */
export interface Grading {
  questionId: string;
  /** Hundredths. */
  points: number;
  comment: string;
}

export interface GradeFormProps {
  /** Mounted again for each question. */
  question: ReviewedQuestion;
  saving: boolean;
  error: string | null;
  /** There is another question to go on to. */
  hasNext: boolean;
  onSave: (grading: Grading, goOn: boolean) => void;
}

const LONGEST_COMMENT = 500;

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(140px, 200px) minmax(0, 1fr);
  gap: ${theme.space[16]};
  align-items: start;
  padding: ${theme.space[20]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};

  > [data-part='wide'] {
    grid-column: 1 / -1;
  }
  > footer {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: ${theme.space[12]};
  }

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    padding: ${theme.space[16]};
  }
`;

/** The teacher's score and words for one answer. */
export const GradeForm = ({ question, saving, error, hasNext, onSave }: GradeFormProps) => {
  const most = question.points / POINT;
  const { register, handleSubmit, formState } = useForm<{ score: string; comment: string }>({
    defaultValues: {
      score: question.score === null ? '' : String(question.score / POINT),
      comment: question.comment?.text ?? '',
    },
  });
  const { score, comment } = formState.errors;
  const save = (goOn: boolean) =>
    handleSubmit((values) => {
      if (saving) return;
      const points = Math.round(Number(values.score) * POINT);
      onSave({ questionId: question.id, points, comment: values.comment.trim() }, goOn);
    });
  return (
    <Form aria-label="评分" noValidate onSubmit={save(false)}>
      {error !== null && (
        <div data-part="wide">
          <Alert tone="bad" live="assertive">
            {error}
          </Alert>
        </div>
      )}
      <Field label="得分" required hint={`满分 ${most} 分`} error={score?.message}>
        <NumberInput
          unit="分"
          inputMode="decimal"
          min={0}
          max={most}
          step="any"
          {...register('score', {
            required: '请填写得分',
            validate: (value) => (Number(value) >= 0 && Number(value) <= most) || `得分在 0 到 ${most} 之间，请改一下`,
          })}
        />
      </Field>
      <Field label="评语" hint="学生和家长能看到" error={comment?.message}>
        <Textarea
          rows={3}
          {...register('comment', { maxLength: { value: LONGEST_COMMENT, message: '评语最多 500 个字' } })}
        />
      </Field>
      <footer>
        <Button type="submit" variant={hasNext ? 'default' : 'primary'} loading={saving}>
          保存评分
        </Button>
        {hasNext && (
          <Button variant="primary" loading={saving} onClick={save(true)}>
            保存，看下一题
          </Button>
        )}
      </footer>
    </Form>
  );
};
