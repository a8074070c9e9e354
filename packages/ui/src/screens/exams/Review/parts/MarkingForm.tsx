import { formatPoints, POINT } from '@aosai/api/kit/points';
import { REVIEW_LIMITS } from '@aosai/api/exams/teaching';
import { styled } from 'styled-components';
import { Alert } from '../../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { Field } from '../../../../primitives/Field/Field.tsx';
import { Kbd } from '../../../../primitives/Kbd/Kbd.tsx';
import { NumberInput } from '../../../../primitives/NumberInput/NumberInput.tsx';
import { Textarea } from '../../../../primitives/Textarea/Textarea.tsx';
import { media } from '../../../../tokens/media.ts';
import { theme } from '../../../../tokens/theme.ts';
import { momentText } from '@aosai/api/kit/dayText';
import { draftError, type ReviewDraft, scoreError } from '../reviewDraft.ts';
import type { ReviewedAnswer } from '@aosai/api/practice/memberQuestion.contract';

export interface MarkingFormProps {
  answer: ReviewedAnswer;
  draft: ReviewDraft;
  quick: readonly string[];
  online: boolean;
  saving: boolean;
  error: string | null;
  hasNext: boolean;
  now: number;
  on: {
    draft: (draft: ReviewDraft) => void;
    /** Discards the unsaved marking and shows the saved one. */
    discard: () => void;
    save: (goOn: boolean) => void;
  };
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[16]};
  padding: ${theme.space[16]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};

  [data-part='score'] {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: ${theme.space[8]};
  }
  [data-part='score'] > :first-child {
    flex: 1 1 120px;
  }
  [data-part='quick'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[8]};
  }
  > footer {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[8]};
  }
  > footer > button {
    flex: 1 1 120px;
    max-width: 280px;
  }
  > footer > p {
    flex: 1 1 100%;
    color: ${theme.color.ink3};
    font-size: ${theme.text.tiny};
  }
  ${media.touch} {
    > footer > p {
      display: none;
    }
  }
`;

/** Describes the automatic points. */
const autoText = ({ autoPoints, maxPoints }: ReviewedAnswer): string =>
  autoPoints === null
    ? `满分 ${formatPoints(maxPoints)}，自动分还没有出来`
    : `满分 ${formatPoints(maxPoints)}，留空就用自动分 ${formatPoints(autoPoints)}`;

/** Another marker has saved a marking since this one was started. */
const Outdated = ({ answer, now, onDiscard }: { answer: ReviewedAnswer; now: number; onDiscard: () => void }) => (
  <Alert
    tone="warn"
    live="polite"
    title="这一份刚被别人批过"
    action={
      <Button size="s" onClick={onDiscard}>
        改用对方的
      </Button>
    }
  >
    {[
      answer.reviewedBy && answer.reviewedAt && `${answer.reviewedBy} ${momentText(answer.reviewedAt, now)}`,
      answer.manualPoints === null ? '用自动分' : `给了 ${formatPoints(answer.manualPoints)} 分`,
      answer.comment && `评语「${answer.comment}」`,
    ]
      .filter(Boolean)
      .join('，')}
    。您写的都还在，核对后再保存就以您的为准。
  </Alert>
);

/** Points and comment for one answer. */
export const MarkingForm = ({ answer, draft, quick, online, saving, error, hasNext, now, on }: MarkingFormProps) => {
  const { maxPoints } = answer;
  const wrong = scoreError(draft.score, maxPoints);
  const isBlocked = saving || !online || draftError(draft, maxPoints) !== null;
  const score = (value: number) => on.draft({ ...draft, score: String(value / POINT) });
  const add = (words: string) => {
    const comment = draft.comment.trim() === '' ? words : `${draft.comment.trimEnd()}\n${words}`;
    if (comment.length <= REVIEW_LIMITS.comment) on.draft({ ...draft, comment });
  };
  return (
    <Form
      aria-label="给分和评语"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBlocked) on.save(false);
      }}
    >
      {draft.version !== answer.version && <Outdated answer={answer} now={now} onDiscard={on.discard} />}
      {error !== null && (
        <Alert tone="bad" live="assertive">
          {error}
        </Alert>
      )}
      {!online && (
        <Alert tone="warn" live="polite">
          网络已断开。写的都还在这一页，连上以后再保存。
        </Alert>
      )}
      {answer.isAutoChanged && answer.autoPoints !== null && (
        <Alert tone="warn" title="自动分已变">
          批过以后重新评测，现在自动分是 {formatPoints(answer.autoPoints)}。人工分不变，需要时请改。
        </Alert>
      )}
      <div data-part="score">
        <Field label="得分" hint={autoText(answer)} error={wrong}>
          <NumberInput
            unit="分"
            inputMode="decimal"
            min={0}
            max={maxPoints / POINT}
            step="any"
            placeholder={answer.autoPoints === null ? '' : formatPoints(answer.autoPoints)}
            value={draft.score}
            onChange={(event) => on.draft({ ...draft, score: event.target.value })}
          />
        </Field>
      </div>
      <div data-part="quick" role="group" aria-label="常用得分">
        <Button size="s" onClick={() => score(maxPoints)}>
          满分
        </Button>
        <Button size="s" onClick={() => score(0)}>
          0 分
        </Button>
        <Button size="s" disabled={draft.score === ''} onClick={() => on.draft({ ...draft, score: '' })}>
          用自动分
        </Button>
      </div>
      <Field
        label="评语"
        hint={`学生和家长能看到，还能写 ${REVIEW_LIMITS.comment - draft.comment.length} 字`}
        error={draft.comment.trim().length > REVIEW_LIMITS.comment ? '评语最多 500 个字' : undefined}
      >
        <Textarea
          rows={4}
          value={draft.comment}
          onChange={(event) => on.draft({ ...draft, comment: event.target.value })}
        />
      </Field>
      <div data-part="quick" role="group" aria-label="常用评语">
        {quick.map((words) => (
          <Button key={words} size="s" variant="ghost" icon="plus" onClick={() => add(words)}>
            {words}
          </Button>
        ))}
      </div>
      <footer>
        <Button variant="primary" loading={saving} disabled={isBlocked && !saving} onClick={() => on.save(true)}>
          {hasNext ? '保存并下一份' : '保存'}
        </Button>
        {hasNext && (
          <Button type="submit" disabled={isBlocked}>
            只保存
          </Button>
        )}
        <p>
          <Kbd>Ctrl</Kbd> <Kbd>Enter</Kbd> 保存并下一份，<Kbd>J</Kbd> <Kbd>K</Kbd> 下一份、上一份
        </p>
      </footer>
    </Form>
  );
};
