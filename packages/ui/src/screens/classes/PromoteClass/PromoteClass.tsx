import type { GradeDetail } from '@aosai/api/classes/grade.contract';
import { LIFECYCLE } from '@aosai/api/enrolment/lifecycle';
import { GRADE_LIMITS } from '@aosai/api/classes/classRules';
import type { PlanLine } from '@aosai/api/classes/nextTerm.contract';
import { useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { DialogGroup, DialogGroups } from '../../../patterns/FormDialog/dialogGroups.ts';
import { GuardedDialog, type GuardedDialogProps } from '../../../patterns/FormDialog/GuardedDialog.tsx';
import { Load, type Loaded } from '../../../patterns/Load/Load.tsx';
import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { DatePicker } from '../../../primitives/DatePicker/DatePicker.tsx';
import { DateTimeRange } from '../../../primitives/DateTimeRange/DateTimeRange.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { MultiSelect } from '../../../primitives/MultiSelect/MultiSelect.tsx';
import { NumberInput } from '../../../primitives/NumberInput/NumberInput.tsx';
import { TextInput } from '../../../primitives/TextInput/TextInput.tsx';
import { theme } from '../../../tokens/theme.ts';
import { assistantsText } from '../classWords.ts';
import { PlanPreview } from '../PlanPreview/PlanPreview.tsx';
import { faultsOf, type PromoteDraft } from './promoteDraft.ts';

export { freshPromotion, type PromoteDraft } from './promoteDraft.ts';

/** A student of the class who can go on. */
export interface PromoteStudent {
  memberId: string;
  name: string;
  no: string | null;
}

export interface PromoteKnown {
  grade: GradeDetail;
  today: string;
  students: Loaded<readonly PromoteStudent[]>;
  /** Teachers to choose from; null for a teacher, who keeps those of the class. */
  teachers: readonly { id: string; name: string }[] | null;
  /** What would become of the plan, and students who cannot go on. */
  check: Loaded<{
    lines: readonly PlanLine[];
    problems: readonly { memberId: string; name: string; reason: string }[];
  }>;
}

export interface PromoteOrder {
  publish: boolean;
  memberIds: string[];
  /** Rows of the plan to copy; null copies none. */
  controlIds: string[] | null;
}

export interface PromoteClassProps {
  draft: PromoteDraft;
  /** Something was filled in that closing would lose. */
  isDirty: boolean;
  known: PromoteKnown;
  act: { pending: boolean; error: string | null };
  /** The draft kept from last time. */
  kept?: GuardedDialogProps['draft'];
  on: {
    change: (draft: PromoteDraft) => void;
    submit: (order: PromoteOrder) => void;
    retry: () => void;
    close: () => void;
  };
}

const Part = styled(DialogGroup)`
  > p {
    color: ${theme.color.ink2};
    font-size: ${theme.text.small};
  }
`;

const Names = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(11em, 100%), 1fr));
  gap: ${theme.space[8]} ${theme.space[12]};
`;

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <Part>
    <legend>{title}</legend>
    {children}
  </Part>
);

interface PartProps extends Pick<PromoteClassProps, 'draft' | 'known' | 'on'> {
  change: (part: Partial<PromoteDraft>) => void;
}

const Students = ({ draft: { left }, known, on, change }: PartProps) => (
  <Load of={known.students} name="学生" onRetry={on.retry}>
    {(students) => {
      const reasons = new Map((known.check.data?.problems ?? []).map((one) => [one.memberId, one.reason]));
      const able = students.filter(({ memberId }) => !reasons.has(memberId));
      const going = able.filter(({ memberId }) => !left.includes(memberId));
      if (students.length === 0) return <p>这个班还没有学生，升班以后可以再添加。</p>;
      return (
        <>
          <Checkbox
            label={`全部学生（${going.length} / ${students.length}）`}
            checked={going.length === able.length && able.length > 0}
            indeterminate={going.length > 0 && going.length < able.length}
            onChange={() => change({ left: going.length === able.length ? able.map(({ memberId }) => memberId) : [] })}
          />
          <Names role="group" aria-label="升班的学生">
            {students.map(({ memberId, name, no }) => (
              <Checkbox
                key={memberId}
                label={[no, name].filter(Boolean).join(' ')}
                hint={reasons.get(memberId)}
                disabled={reasons.has(memberId)}
                checked={!left.includes(memberId) && !reasons.has(memberId)}
                onChange={() =>
                  change({ left: left.includes(memberId) ? left.filter((id) => id !== memberId) : [...left, memberId] })
                }
              />
            ))}
          </Names>
          <p>没有勾选的留在原来的班级。作业、成绩和成绩单都留在原班，随时可以查看。</p>
        </>
      );
    }}
  </Load>
);

const Plan = ({ draft, known, on, change, error }: PartProps & { error: string | undefined }) => (
  <>
    <Checkbox
      label="带上课表与内容"
      hint="作业复制成新的一份，日期一起往后移；原班的作业不变。"
      checked={draft.takesPlan}
      onChange={(event) => change({ takesPlan: event.currentTarget.checked })}
    />
    {draft.takesPlan && (
      <>
        <Field
          label="安排的第一天"
          required
          error={error}
          hint="原班开课那天的安排移到这一天，其余的一起移。默认和原来同是星期几。"
        >
          <DatePicker
            label="安排的第一天"
            today={known.today}
            value={draft.firstDay}
            onChange={(firstDay) => change({ firstDay })}
          />
        </Field>
        <Load of={known.check} name="安排" onRetry={on.retry}>
          {({ lines }) =>
            lines.length === 0 ? (
              <p>这个班的课表与内容是空的，没有要带的安排。</p>
            ) : (
              <PlanPreview lines={lines} skipped={draft.skipped} onSkip={(skipped) => change({ skipped })} />
            )
          }
        </Load>
      </>
    )}
  </>
);

const Form = ({ draft, isDirty, known, act, kept, on }: PromoteClassProps) => {
  const [tried, setTried] = useState<'publish' | 'keep' | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const change = (part: Partial<PromoteDraft>) => on.change({ ...draft, ...part });
  const stopped = new Set((known.check.data?.problems ?? []).map(({ memberId }) => memberId));
  const going = (known.students.data ?? []).filter(
    ({ memberId }) => !draft.left.includes(memberId) && !stopped.has(memberId),
  );
  const faults = tried === null ? {} : faultsOf(draft, going.length, tried === 'publish');
  const isReading = known.students.data === undefined || (draft.takesPlan && known.check.data === undefined);
  const send = (publish: boolean) => {
    setTried(publish ? 'publish' : 'keep');
    if (Object.keys(faultsOf(draft, going.length, publish)).length > 0) {
      // After this press has drawn the faults.
      requestAnimationFrame(() => {
        const first = root.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
        first?.scrollIntoView({ block: 'center' });
        first?.focus({ preventScroll: true });
      });
      return;
    }
    const copied = (known.check.data?.lines ?? []).filter(
      ({ id, outcome }) => outcome === 'copied' && !draft.skipped.includes(id),
    );
    on.submit({
      publish,
      memberIds: going.map(({ memberId }) => memberId),
      controlIds: draft.takesPlan && copied.length > 0 ? copied.map(({ id }) => id) : null,
    });
  };
  return (
    <GuardedDialog
      size="l"
      title={`升班：${known.grade.title}`}
      pending={act.pending}
      isDirty={isDirty}
      {...(kept && { draft: kept })}
      onClose={on.close}
      submit={
        <>
          <Button disabled={act.pending || isReading} onClick={() => send(false)}>
            存为草稿
          </Button>
          <Button variant="primary" loading={act.pending} disabled={isReading} onClick={() => send(true)}>
            升班并发布
          </Button>
        </>
      }
    >
      <DialogGroups ref={root}>
        {act.error !== null && (
          <Alert tone="bad" live="assertive">
            {act.error}
          </Alert>
        )}
        <Group title="新班级">
          <Field label="名称" required error={faults.title}>
            <TextInput
              value={draft.title}
              maxLength={GRADE_LIMITS.titleMax}
              onChange={(event) => change({ title: event.currentTarget.value })}
            />
          </Field>
          <DateTimeRange
            label="上课时间"
            required
            today={known.today}
            value={{ startAt: draft.startAt, endAt: draft.endAt }}
            error={faults.term}
            onChange={(term) => change(term)}
          />
          {known.teachers && (
            <Field
              label="老师"
              error={faults.teachers}
              {...(known.grade.assistants.length > 0 && { hint: `${assistantsText(known.grade)}也一起升班。` })}
            >
              <MultiSelect
                label="老师"
                options={known.teachers.map(({ id, name }) => ({ value: id, label: name }))}
                nameOf={(id) => known.grade.teachers.find((one) => one.id === id)?.name ?? id}
                value={draft.teacherIds}
                onChange={(teacherIds) => change({ teacherIds })}
              />
            </Field>
          )}
          <Field label="人数上限" hint="不填就不限。" error={faults.capacity}>
            <NumberInput
              unit="人"
              min={1}
              max={GRADE_LIMITS.capacityMax}
              value={draft.capacity}
              onChange={(event) => change({ capacity: event.currentTarget.value })}
            />
          </Field>
        </Group>
        <Group title="学生">
          <Students {...{ draft, known, on, change }} />
        </Group>
        <Group title="课表与内容">
          <Plan {...{ draft, known, on, change }} error={faults.firstDay} />
        </Group>
      </DialogGroups>
    </GuardedDialog>
  );
};

/** Why a class cannot go on; null if it can. The address opens the dialog for any class. */
function refusalOf({ status, promotedTo }: GradeDetail): string | null {
  if (status === LIFECYCLE.draft) return '这个班还没有发布。先发布，再升班。';
  return promotedTo && `这个班已经升入「${promotedTo.title}」。要再升一次，先把那个班删除或终止。`;
}

const Refused = ({ title, why, onClose }: { title: string; why: string; onClose: () => void }) => (
  <Dialog
    open
    size="s"
    title={`不能升班：${title}`}
    description={why}
    onClose={onClose}
    footer={
      <Button variant="primary" onClick={onClose}>
        知道了
      </Button>
    }
  />
);

/** Makes the class of the next term in one dialog: the class, its students, its plan. */
export const PromoteClass = (props: PromoteClassProps) => {
  // As it was when the dialog opened: the promotion itself makes the class one that has gone on.
  const [why] = useState(() => refusalOf(props.known.grade));
  return why === null ? (
    <Form {...props} />
  ) : (
    <Refused title={props.known.grade.title} why={why} onClose={props.on.close} />
  );
};
