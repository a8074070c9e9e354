import type { PlanLine } from '@aosai/api/classes/nextTerm.contract';
import { styled } from 'styled-components';
import { GuardedDialog, type GuardedDialogProps } from '../../../patterns/FormDialog/GuardedDialog.tsx';
import { Load, type Loaded } from '../../../patterns/Load/Load.tsx';
import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Combobox } from '../../../primitives/Combobox/Combobox.tsx';
import { DatePicker } from '../../../primitives/DatePicker/DatePicker.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { theme } from '../../../tokens/theme.ts';
import { PlanPreview } from '../PlanPreview/PlanPreview.tsx';

/** Title of the dialog, by which its draft is kept. */
export const COPY_PLAN_TITLE = '从别的班复制';

/** What was chosen to copy a plan. */
export interface CopyChoice {
  fromGradeId: string | null;
  /** Null: the same day of the week as the plan's own first day. */
  firstDay: string | null;
  skipped: string[];
}

/** The outcome of a copy. */
export interface CopyResult {
  lines: readonly PlanLine[];
  homework: number;
  enrolled: number;
}

export interface CopyPlanProps {
  choice: CopyChoice;
  /** Something was chosen, which closing would lose. */
  isDirty: boolean;
  /** The draft kept from last time. */
  kept?: GuardedDialogProps['draft'];
  known: {
    today: string;
    /** The class that gets the plan. */
    title: string;
    /** Students of a class that is not published see nothing of its plan yet. */
    isDraft: boolean;
    now: number;
    /** Classes whose plan can be copied. */
    classes: Loaded<readonly { id: string; title: string }[]>;
    /** What would become of each row; absent until a class is chosen. */
    check: Loaded<readonly PlanLine[]>;
  };
  /** Set once the plan is copied. */
  result: CopyResult | null;
  act: { pending: boolean; error: string | null };
  on: {
    change: (choice: CopyChoice) => void;
    submit: (controlIds: string[]) => void;
    retry: () => void;
    close: () => void;
  };
}

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[16]};

  > p {
    color: ${theme.color.ink2};
  }
`;

type Sight = Pick<CopyPlanProps['known'], 'isDraft' | 'now'>;

const DRAFT_CLASS = '班级还没有发布：发布以后，学生到开放时间才看到。';

/** Rows that students see as soon as they are copied. */
const openOf = (lines: readonly PlanLine[], { now }: Sight): number =>
  lines.filter(({ after: { openAt } }) => openAt === null || Date.parse(openAt) <= now).length;

/** When students would see these rows. */
function sightText(lines: readonly PlanLine[], known: Sight): string {
  if (known.isDraft) return DRAFT_CLASS;
  const open = openOf(lines, known);
  const drafts = '原来没有发布的作业仍是草稿。';
  if (open === 0) return `学生到各自的开放时间才看到。${drafts}`;
  const rest = open < lines.length ? `，其余 ${lines.length - open} 条到开放时间才看到` : '';
  return `其中 ${open} 条没有开放时间或已经到了，复制后学生马上看到${rest}。不想现在给的先去掉勾，或把第一天往后移。${drafts}`;
}

/** When students see the copied rows. */
function doneText(lines: readonly PlanLine[], known: Sight): string {
  if (known.isDraft) return DRAFT_CLASS;
  const open = openOf(lines, known);
  return open === 0 ? '学生到开放时间才看到。' : `学生现在看得到其中 ${open} 条，其余到开放时间。`;
}

const countOf = (lines: readonly PlanLine[], outcome: PlanLine['outcome']): number =>
  lines.filter((line) => line.outcome === outcome).length;

function resultText({ lines, homework, enrolled }: CopyResult): string {
  const parts = [
    `复制了 ${countOf(lines, 'copied')} 条安排`,
    homework > 0 ? `其中作业 ${homework} 份` : '',
    enrolled > 0 ? `考试报名 ${enrolled} 人次` : '',
  ];
  return `${parts.filter(Boolean).join('，')}。`;
}

const Result = ({
  result,
  known,
  onClose,
}: {
  result: CopyResult;
  known: CopyPlanProps['known'];
  onClose: () => void;
}) => {
  const copied = result.lines.filter(({ outcome }) => outcome === 'copied');
  const rest = result.lines.filter(({ outcome }) => outcome !== 'copied');
  return (
    <Dialog
      open
      size="l"
      title="复制完成"
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          知道了
        </Button>
      }
    >
      <Body>
        <Alert tone={copied.length > 0 ? 'ok' : 'info'}>
          {resultText(result)}
          {copied.length > 0 && doneText(copied, known)}
        </Alert>
        {rest.length > 0 && (
          <>
            <p>这 {rest.length} 条没有复制：</p>
            <PlanPreview lines={rest} skipped={[]} />
          </>
        )}
      </Body>
    </Dialog>
  );
};

/** Copies the plan of another class into this one: which class, from which day, which rows. */
export const CopyPlan = ({ choice, isDirty, kept, known, result, act, on }: CopyPlanProps) => {
  if (result) return <Result result={result} known={known} onClose={on.close} />;
  const ready = (known.check.data ?? []).filter(
    ({ id, outcome }) => outcome === 'copied' && !choice.skipped.includes(id),
  );
  return (
    <GuardedDialog
      size="l"
      title={COPY_PLAN_TITLE}
      {...(kept && { draft: kept })}
      description={`把另一个班的课表与内容复制到「${known.title}」，日期一起移动。作业复制成新的一份，已经有的不再复制。`}
      pending={act.pending}
      isDirty={isDirty}
      onClose={on.close}
      submit={
        <Button
          variant="primary"
          loading={act.pending}
          disabled={ready.length === 0}
          onClick={() => on.submit(ready.map(({ id }) => id))}
        >
          {ready.length > 0 ? `复制 ${ready.length} 条` : '复制'}
        </Button>
      }
    >
      <Body>
        {act.error !== null && (
          <Alert tone="bad" live="assertive">
            {act.error}
          </Alert>
        )}
        <Load of={known.classes} name="班级" onRetry={on.retry}>
          {(classes) =>
            classes.length === 0 ? (
              <p>没有别的班级可以复制。</p>
            ) : (
              <Field label="从哪个班" required>
                <Combobox
                  label="从哪个班"
                  options={classes.map(({ id, title }) => ({ value: id, label: title }))}
                  value={choice.fromGradeId}
                  placeholder="选择班级"
                  onChange={(fromGradeId) => on.change({ fromGradeId, firstDay: null, skipped: [] })}
                />
              </Field>
            )
          }
        </Load>
        {choice.fromGradeId !== null && (
          <>
            <Field label="安排的第一天" hint="那个班开课那天的安排移到这一天，其余的一起移。默认和原来同是星期几。">
              <DatePicker
                label="安排的第一天"
                today={known.today}
                value={choice.firstDay}
                onChange={(firstDay) => on.change({ ...choice, firstDay })}
              />
            </Field>
            <Load of={known.check} name="安排" onRetry={on.retry}>
              {(lines) =>
                lines.length === 0 ? (
                  <p>那个班的课表与内容是空的，没有可以复制的安排。</p>
                ) : (
                  <>
                    {countOf(lines, 'copied') === 0 && <p>这些安排都已经有了，或者不能复制。</p>}
                    <PlanPreview
                      lines={lines}
                      skipped={choice.skipped}
                      onSkip={(skipped) => on.change({ ...choice, skipped })}
                    />
                    {ready.length > 0 && <p>{sightText(ready, known)}</p>}
                  </>
                )
              }
            </Load>
          </>
        )}
      </Body>
    </GuardedDialog>
  );
};
