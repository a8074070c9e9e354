import { CONTROL_TARGET, type ControlTarget } from '@aosai/api/classes/classMembers';
import { useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../../../tokens/theme.ts';
import { Alert } from '../../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { Checkbox } from '../../../../primitives/Checkbox/Checkbox.tsx';
import { DateTimeRange, halfError, type RangeSide } from '../../../../primitives/DateTimeRange/DateTimeRange.tsx';
import { Field } from '../../../../primitives/Field/Field.tsx';
import { Select } from '../../../../primitives/Select/Select.tsx';
import { useDraftState } from '../../../../patterns/FormDialog/dialogDraft.ts';
import { GuardedDialog } from '../../../../patterns/FormDialog/GuardedDialog.tsx';
import { type ControlForm, type GradeControlsKnown, lateFor } from '../controlForm.ts';
import { UnitFields } from './UnitFields.tsx';
import type { GradeControl } from '@aosai/api/classes/gradeControls.contract';
import type { HeadDialogProps } from '../../../../patterns/OfficeTable/officeActs.ts';

export interface ControlDialogProps extends HeadDialogProps<GradeControlsKnown, ControlForm> {
  /** The row to change; its target stays. */
  row?: GradeControl;
  /** Label of the submit button, such as 公布; the default depends on the row. */
  submitLabel?: string;
}

const Body = styled.div`
  display: grid;
  gap: ${theme.space[16]};
`;

interface Draft {
  type: ControlTarget;
  targetId: string;
  groupId: string;
  isEvenEarly: boolean;
  startAt: string | null;
  endAt: string | null;
}

const HINTS: Record<ControlTarget, string> = {
  homework: '开放以前学生看不到题目；截止以后按迟交规则扣分。不填就用作业自己的时间。',
  exam: '开放以后才出现在班级里，免费的考试自动为成员报名。考试按自己的时间进行，不用填截止。',
  solution: '从开放时间起，这个班级交了的学生可以看解析和正确答案。考试的解析不会早于考试结束。',
  course: '开放以前学生看不到单元的内容；截止只是提醒。单元没有自己的安排时按课程的。',
  chapter: '开放以前学生看不到内容；截止只是提醒，不影响学习。',
};

/** Creates or changes a row of a class's schedule. */
export const ControlDialog = ({ row, submitLabel, known, act, submit, close }: ControlDialogProps) => {
  const title = row ? `修改「${row.targetTitle ?? ''}」的安排` : '新的安排';
  const first: Draft = {
    type: row?.targetType ?? 'homework',
    targetId: row?.targetId ?? '',
    groupId: row?.groupId ?? '',
    isEvenEarly: false,
    startAt: row?.openAt ?? null,
    endAt: row?.dueAt ?? null,
  };
  const { values, set, isDirty, draft } = useDraftState(title, first, act);
  const { type, targetId, groupId, isEvenEarly } = values;
  const [half, setHalf] = useState<readonly RangeSide[]>([]);
  const [isTried, setTried] = useState(false);
  const targets =
    type === 'solution'
      ? [...known.targets.homework, ...known.targets.exam, ...known.targets.chapter]
      : known.targets[type];
  const isOfHomework =
    type === 'solution' && (row !== undefined || known.targets.homework.some(({ id }) => id === targetId));
  // A draft may name a unit of another course than the one that is open.
  const isChosen =
    targetId !== '' &&
    (row !== undefined || type !== 'chapter' || (known.units.list.data ?? []).some(({ id }) => id === targetId));
  const endAt = type === 'exam' || type === 'solution' ? null : values.endAt;
  return (
    <GuardedDialog
      title={title}
      pending={act.pending}
      isDirty={isDirty}
      draft={draft}
      onClose={close}
      submit={
        <Button
          variant="primary"
          loading={act.pending}
          disabled={!isChosen}
          onClick={() => {
            setTried(true);
            if (half.length > 0) return;
            submit({
              targetType: type,
              targetId,
              groupId: groupId === '' ? null : groupId,
              openAt: values.startAt,
              dueAt: endAt,
              lateUntilAt: type === 'homework' && row ? lateFor(row, endAt) : null,
              ...(isOfHomework && isEvenEarly && { evenEarly: true as const }),
            });
          }}
        >
          {submitLabel ?? (row ? '保存' : '安排到班级')}
        </Button>
      }
    >
      <Body>
        {act.error !== null && <Alert tone="bad">{act.error}</Alert>}
        {!row && (
          <>
            <Field label="类别">
              <Select
                options={CONTROL_TARGET.options}
                value={type}
                onChange={(event) => {
                  const { value } = event.currentTarget;
                  if (CONTROL_TARGET.has(value)) set({ type: value, targetId: '' });
                }}
              />
            </Field>
            {type === 'chapter' ? (
              <UnitFields units={known.units} unitId={targetId} onChange={(id) => set({ targetId: id })} />
            ) : (
              <Field label="内容" required>
                <Select
                  options={[
                    { value: '', label: '请选择' },
                    ...targets.map(({ id, title }) => ({ value: id, label: title })),
                  ]}
                  value={targetId}
                  onChange={(event) => set({ targetId: event.currentTarget.value })}
                />
              </Field>
            )}
            <Field label="给谁">
              <Select
                options={[
                  { value: '', label: '全班' },
                  ...(known.chosen?.groups ?? []).map(({ id, name }) => ({ value: id, label: name })),
                ]}
                value={groupId}
                onChange={(event) => set({ groupId: event.currentTarget.value })}
              />
            </Field>
          </>
        )}
        <DateTimeRange
          label="开放和截止"
          today={known.today}
          value={{ startAt: values.startAt, endAt: values.endAt }}
          hint={HINTS[type]}
          error={isTried ? halfError(half) : undefined}
          onChange={set}
          onHalf={setHalf}
        />
        {isOfHomework && (
          <Checkbox
            label="班外还有人在做也公布"
            hint="不勾选时先检查：还有别的班或单独布置的学生没到截止，就不公布。"
            checked={isEvenEarly}
            onChange={(event) => set({ isEvenEarly: event.currentTarget.checked })}
          />
        )}
      </Body>
    </GuardedDialog>
  );
};
