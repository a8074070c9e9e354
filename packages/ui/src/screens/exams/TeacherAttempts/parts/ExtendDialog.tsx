import { MINUTE_MS } from '@aosai/api/kit/constants';
import { useId, useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../../../tokens/theme.ts';
import { Alert } from '../../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { Checkbox } from '../../../../primitives/Checkbox/Checkbox.tsx';
import { Field } from '../../../../primitives/Field/Field.tsx';
import { NumberInput } from '../../../../primitives/NumberInput/NumberInput.tsx';
import { Segmented } from '../../../../primitives/Segmented/Segmented.tsx';
import { Textarea } from '../../../../primitives/Textarea/Textarea.tsx';
import { useDraftState } from '../../../../patterns/FormDialog/dialogDraft.ts';
import { GuardedDialog } from '../../../../patterns/FormDialog/GuardedDialog.tsx';
import { momentText } from '@aosai/api/kit/dayText';
import { leftText } from '@aosai/api/kit/durations';
import type { Attempt } from '@aosai/api/exams/attempt.contract';

export interface Extension {
  id: string;
  /** Ids of further attempts, extended in the same request. */
  andIds?: string[];
  seconds: number;
  reason: string;
}

export interface ExtendDialogProps {
  /** One attempt, or all running ones. */
  attempts: readonly Attempt[];
  busy: boolean;
  error: string | null;
  now: number;
  onClose: () => void;
  onExtend: (input: Extension) => void;
}

const QUICK = ['5', '10', '15', '30'] as const;
/** Minutes that the dialog starts with. */
const USUAL = '10';
/** Maximum per request that the server accepts. */
const MAX_MINUTES = 240;
const MAX_REASON = 500;

const Form = styled.form`
  display: grid;
  gap: ${theme.space[16]};

  fieldset {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(170px, 1fr));
    gap: ${theme.space[8]} ${theme.space[12]};
    max-height: 220px;
    padding: 0;
    border: 0;
    overflow: auto;
  }
  legend {
    margin-bottom: ${theme.space[8]};
    font-size: ${theme.text.small};
    font-weight: ${theme.weight.medium};
  }
  [data-part='minutes'] {
    display: grid;
    grid-template-columns: auto minmax(120px, 1fr);
    gap: ${theme.space[8]} ${theme.space[16]};
    align-items: end;
  }
  [data-part='result'] {
    padding: ${theme.space[12]} ${theme.space[16]};
    border-radius: ${theme.radius.control};
    background: ${theme.color.sunken};
    color: ${theme.color.ink2};
    font-variant-numeric: tabular-nums;
  }
  [data-part='result'] b {
    color: ${theme.color.ink};
  }

  @media (max-width: 440px) {
    [data-part='minutes'] {
      grid-template-columns: minmax(0, 1fr);
      justify-items: start;
    }
    [data-part='minutes'] > :last-child {
      justify-self: stretch;
    }
  }
`;

interface Draft {
  /** Minutes as typed. */
  text: string;
  reason: string;
  /** Attempts that are left out. */
  left: readonly string[];
}

const minutesOf = (text: string): number | null => {
  const minutes = Number(text);
  return text.trim() !== '' && Number.isInteger(minutes) && minutes >= 1 && minutes <= MAX_MINUTES ? minutes : null;
};

/** Extends running attempts: who, how long, why, and the new end. */
export const ExtendDialog = ({ attempts, busy, error, now, onClose, onExtend }: ExtendDialogProps) => {
  const formId = useId();
  const only = attempts.length === 1 ? attempts[0] : undefined;
  const name = only ? `延长时间 ${only.id}` : '给几名学生延长时间';
  const first: Draft = { text: USUAL, reason: '', left: [] };
  const { values, set, isDirty, draft } = useDraftState(name, first, { pending: busy, error });
  const { text, reason, left } = values;
  const [isTried, setTried] = useState(false);
  const minutes = minutesOf(text);
  const chosen = attempts.filter(({ id }) => !left.includes(id));
  const deadlineOf = ({ deadlineAt }: Attempt) => (deadlineAt ? Date.parse(deadlineAt) : now);
  const deadline = only ? deadlineOf(only) : now;
  const isOver = chosen.every((attempt) => deadlineOf(attempt) <= now);
  const end = deadline + (minutes ?? 0) * MINUTE_MS;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const [first, ...others] = chosen;
    if (busy || isOver || !first || minutes === null || reason.trim() === '') return;
    const andIds = others.map(({ id }) => id);
    const given = { seconds: minutes * 60, reason: reason.trim() };
    onExtend({ id: first.id, ...(andIds.length > 0 && { andIds }), ...given });
  };

  return (
    <GuardedDialog
      pending={busy}
      isDirty={isDirty}
      draft={draft}
      onClose={onClose}
      title={only ? `给${only.memberName}延长时间` : `给 ${chosen.length} 名学生延长时间`}
      description={
        only
          ? `${only.examTitle}，原定 ${momentText(deadline, now)} 结束。`
          : '每个人的结束时间都往后推这么久；已经交卷的不受影响。'
      }
      submit={
        <Button variant="primary" type="submit" form={formId} loading={busy} disabled={isOver}>
          {minutes === null ? '延长时间' : `延长 ${minutes} 分钟`}
        </Button>
      }
    >
      <Form id={formId} noValidate onSubmit={submit}>
        {!only && (
          <fieldset>
            <legend>学生</legend>
            {attempts.map(({ id, memberName, examTitle }) => (
              <Checkbox
                key={id}
                label={memberName}
                hint={examTitle}
                checked={!left.includes(id)}
                onChange={() => set({ left: left.includes(id) ? left.filter((one) => one !== id) : [...left, id] })}
              />
            ))}
          </fieldset>
        )}
        <div data-part="minutes">
          <Segmented
            label="常用时长"
            options={QUICK.map((value) => ({ value: value as string, label: `${value} 分钟` }))}
            value={text}
            onChange={(next) => set({ text: next })}
          />
          <Field
            label="延长多少"
            required
            error={minutes === null ? `请填 1 到 ${MAX_MINUTES} 之间的整数。` : undefined}
          >
            <NumberInput
              unit="分钟"
              min={1}
              max={MAX_MINUTES}
              value={text}
              onChange={(event) => set({ text: event.currentTarget.value })}
            />
          </Field>
        </div>
        <Field
          label="原因"
          required
          hint="会记入操作记录，学生看不到。"
          error={isTried && reason.trim() === '' ? '请写明为什么延长，例如：教室停电 10 分钟。' : undefined}
        >
          <Textarea
            rows={2}
            maxLength={MAX_REASON}
            value={reason}
            onChange={(event) => set({ reason: event.currentTarget.value })}
          />
        </Field>
        {isOver ? (
          <Alert tone="warn">{only ? '这次作答已经到时，正在收卷，不能再延长。' : '没有选中正在作答的学生。'}</Alert>
        ) : (
          <p data-part="result">
            {minutes === null ? (
              '填好时长后，这里会显示新的结束时间。'
            ) : !only ? (
              <>
                {chosen.length} 名学生各延长 <b>{minutes} 分钟</b>，15 秒内会看到。
              </>
            ) : (
              <>
                新的结束时间 <b>{momentText(end, now)}</b>，学生还有 <b>{leftText(end - now)}</b>，15 秒内会看到。
              </>
            )}
          </p>
        )}
        {error !== null && (
          <Alert tone="bad" live="assertive" title="没有延长成功">
            {error}
          </Alert>
        )}
      </Form>
    </GuardedDialog>
  );
};
