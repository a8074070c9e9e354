import { type LineNote, REVIEW_LIMITS } from '@aosai/api/exams/teaching';
import { useState } from 'react';
import { styled } from 'styled-components';
import { momentText } from '@aosai/api/kit/dayText';
import { Alert } from '../../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { Card } from '../../../../primitives/Card/Card.tsx';
import { Field } from '../../../../primitives/Field/Field.tsx';
import { NumberInput } from '../../../../primitives/NumberInput/NumberInput.tsx';
import { Textarea } from '../../../../primitives/Textarea/Textarea.tsx';
import { theme } from '../../../../tokens/theme.ts';
import type { TryMarking } from '../studentUnitProps.ts';
import type { PracticeTryDetail } from '@aosai/api/practice/practiceViews.contract';

export interface TryReviewProps {
  tried: PracticeTryDetail;
  saving: { pending: boolean; error: string | null };
  online: boolean;
  now: number;
  /** Notes on the program's lines, as written above. */
  lineNotes: LineNote[];
  onSave: (marking: TryMarking) => void;
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[16]};
  justify-items: start;

  > :not(button) {
    justify-self: stretch;
  }
`;

const MOST = 100;

/** Validates the percentage; undefined if it is valid. */
const percentError = (typed: string): string | undefined => {
  if (typed.trim() === '') return undefined;
  const value = Number(typed);
  return Number.isInteger(value) && value >= 0 && value <= MOST ? undefined : '请填 0 到 100 的整数';
};

/** A teacher's percentage and comment on one try, which the student will see. */
export const TryReview = ({ tried, saving, online, now, lineNotes, onSave }: TryReviewProps) => {
  const { review } = tried;
  const [percent, setPercent] = useState(typeof review?.percent === 'number' ? String(review.percent) : '');
  const [comment, setComment] = useState(review?.comment ?? '');
  const wrong = percentError(percent);
  const words = comment.trim();
  const tooLong = words.length > REVIEW_LIMITS.comment;
  const isEmpty = percent.trim() === '' && words === '' && lineNotes.length === 0;
  const isBlocked = wrong !== undefined || tooLong || !online || (isEmpty && !review);
  return (
    <Card
      title="批阅"
      extra={review && <span>{`${review.reviewerName} ${momentText(review.reviewedAt, now)} 批阅`}</span>}
    >
      <Form
        aria-label="批阅"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isBlocked || saving.pending) return;
          onSave({ percent: percent.trim() === '' ? null : Number(percent), comment: words, lineNotes });
        }}
      >
        {saving.error !== null && (
          <Alert tone="bad" live="assertive">
            {saving.error}
          </Alert>
        )}
        {!online && (
          <Alert tone="warn" live="polite">
            网络已断开。写的都还在这一页，连上以后再保存。
          </Alert>
        )}
        <Field label="得分" hint="留空就用自动评测的结果" error={wrong}>
          <NumberInput
            unit="%"
            inputMode="numeric"
            min={0}
            max={MOST}
            value={percent}
            onChange={(event) => setPercent(event.target.value)}
          />
        </Field>
        <Field
          label="评语"
          hint={`学生和家长能看到，还能写 ${Math.max(0, REVIEW_LIMITS.comment - words.length)} 字`}
          error={tooLong ? `评语最多 ${REVIEW_LIMITS.comment} 字` : undefined}
        >
          <Textarea rows={4} value={comment} onChange={(event) => setComment(event.target.value)} />
        </Field>
        <Button type="submit" variant="primary" loading={saving.pending} disabled={isBlocked}>
          {review ? '修改批阅' : '保存批阅'}
        </Button>
      </Form>
    </Card>
  );
};
