import { HOMEWORK_LIMITS } from '@aosai/api/homework/homeworkRules';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../../tokens/media.ts';
import { theme } from '../../../tokens/theme.ts';
import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { FieldNote } from '../../../primitives/Field/FieldNote.tsx';
import { Segmented } from '../../../primitives/Segmented/Segmented.tsx';
import { TextInput } from '../../../primitives/TextInput/TextInput.tsx';
import { DialogGroup, DialogGroups } from '../../../patterns/FormDialog/dialogGroups.ts';
import { GuardedDialog, type GuardedDialogProps } from '../../../patterns/FormDialog/GuardedDialog.tsx';
import { firstQuery, QuestionPicker } from '../../../patterns/QuestionPicker/QuestionPicker.tsx';
import {
  ASSIGN_SOURCES,
  type AssignDraft,
  type AssignFaults,
  type AssignGoal,
  type AssignRead,
  type AssignRound,
  type AssignSource,
  faultsOf,
  fromNow,
  roundsOf,
  suggestedTitle,
  takesSeries,
} from './assignDraft.ts';
import { type AssignKnown, audienceText, shownGoals, shownSource } from './assignKnown.ts';
import { GoalFields } from './parts/GoalFields.tsx';
import { SourceFields } from './parts/SourceFields.tsx';
import { SeriesFields, TimeFields } from './parts/TimeFields.tsx';

export { freshDraft, quizDraft } from './assignDraft.ts';
export type { AssignDraft, AssignGoal, AssignPart, AssignRead, AssignRound } from './assignDraft.ts';
export { shownSource, type AssignKnown } from './assignKnown.ts';

/** What the dialog sends. */
export interface AssignOrder {
  publish: boolean;
  rounds: readonly AssignRound[];
  goals: readonly AssignGoal[];
}

export interface AssignHomeworkProps {
  draft: AssignDraft;
  /** Something was filled in that closing would lose. */
  isDirty: boolean;
  known: AssignKnown;
  act: { pending: boolean; error: string | null };
  /** The draft kept from last time. */
  kept?: GuardedDialogProps['draft'];
  on: {
    change: (draft: AssignDraft) => void;
    search: (keyword: string) => void;
    submit: (order: AssignOrder) => void;
    retry: () => void;
    close: () => void;
  };
}

/** Fields of one part, under each other. */
const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[12]};
`;

/** Who gets it, before the buttons and in sight wherever the dialog is scrolled to; above them on a telephone. */
const Audience = styled.p`
  flex: 1 1 12em;
  order: -1;
  align-self: center;
  color: ${theme.color.ink2};
  font-size: ${theme.text.small};
  overflow-wrap: anywhere;

  ${media.narrow} {
    /* Stronger than what the dialog gives every part of its footer. */
    && {
      flex: 1 0 100%;
    }
  }
`;

const Question = ({ title, error, children }: { title: string; error?: string | undefined; children: ReactNode }) => (
  <DialogGroup tabIndex={-1} data-fault={error === undefined ? undefined : true}>
    <legend>{title}</legend>
    {children}
    {error !== undefined && <FieldNote id={`fault-${title}`} error={error} />}
  </DialogGroup>
);

/** The chosen questions as parts: papers and chapters as they are read, everything else as one. */
function partsOf(draft: AssignDraft, source: AssignSource, known: AssignKnown): readonly AssignRead[] {
  const alone = (questions: AssignRead['questions']) => [{ id: source, name: '', questions }];
  if (takesSeries(source)) return known.read.data ?? [];
  // A group has the points of its parts.
  if (source === 'bank')
    return alone(
      draft.basket.map(({ id, title, points }) => ({ questionId: id, title, ...(points > 0 && { points }) })),
    );
  const listed = (known.wrong.data ?? []).map(({ questionId, title }) => ({ questionId, title }));
  const ids = draft.wrong && new Set(draft.wrong.map(({ id }) => id));
  return alone(listed.filter(({ questionId }) => ids === null || ids.has(questionId)));
}

const FIELDS = 'input:not(:disabled), button:not(:disabled), select:not(:disabled)';

/**
 * Focuses the first field of a part, once what it shows has been read: the dialog opens with the choice of the source
 * focused, which may change when the papers are there. Renders nothing; inside the dialog, whose content comes late.
 */
const FirstFocus = ({ part, isRead }: { part: 'source' | 'goals' | null; isRead: boolean }) => {
  const place = useRef<HTMLSpanElement>(null);
  const isDone = useRef(false);
  useEffect(() => {
    if (!isRead || isDone.current) return;
    isDone.current = true;
    const box = part === null ? null : place.current?.parentElement?.querySelector(`[data-part="${part}"]`);
    box?.querySelector<HTMLElement>(FIELDS)?.focus();
  }, [part, isRead]);
  return <span ref={place} hidden />;
};

/** Assigns homework in one dialog: what, to whom, until when. */
export const AssignHomework = ({ draft, isDirty, known, act, kept, on }: AssignHomeworkProps) => {
  const [tried, setTried] = useState<'publish' | 'keep' | null>(null);
  const [isPicking, setPicking] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const source = shownSource(draft, known);
  const goals = shownGoals(draft, known);
  const chosen = { source, parts: partsOf(draft, source, known) };
  const rounds = roundsOf(draft, chosen, known.now);
  const ofClass = goals.find(({ kind }) => kind === 'grade');
  const faultsFor = (publish: boolean): AssignFaults => faultsOf({ draft, chosen, goals, now: known.now }, publish);
  const faults = tried === null ? {} : faultsFor(tried === 'publish');
  const change = (part: Partial<AssignDraft>) => on.change({ ...draft, ...part });
  const isReading = takesSeries(source) && (source === 'paper' ? draft.papers : draft.chapters).length > 0;
  const reading = isReading && known.read.data === undefined ? known.read : null;
  const send = (publish: boolean) => {
    setTried(publish ? 'publish' : 'keep');
    if (Object.keys(faultsFor(publish)).length > 0) {
      // After this press has drawn the faults.
      requestAnimationFrame(() =>
        root.current?.querySelector<HTMLElement>('[data-fault], [aria-invalid="true"]')?.focus(),
      );
      return;
    }
    on.submit({ publish, goals, rounds: known.isQuiz ? rounds.map((round) => fromNow(round, known.now)) : rounds });
  };
  const hasQuestions = rounds.some(({ questions }) => questions.length > 0);
  const firstEmpty = hasQuestions || isReading ? (goals.length === 0 ? 'goals' : null) : 'source';
  const pick = () => {
    known.bank.on.find(firstQuery(null, ofClass?.id, known.bank.level));
    setPicking(true);
  };
  if (isPicking)
    return (
      <QuestionPicker
        title="从题库选题"
        type={null}
        taken={[]}
        takenWord="已选"
        submitWord="选好"
        bank={known.bank}
        initial={draft.basket}
        {...(ofClass && { gradeId: ofClass.id })}
        on={{
          pick: (picked) => {
            change({ basket: picked });
            setPicking(false);
          },
          close: () => setPicking(false),
        }}
      />
    );
  const audience = audienceText(goals, known.sizes);
  const count = new Set(chosen.parts.flatMap(({ questions }) => questions.map(({ questionId }) => questionId))).size;
  return (
    <GuardedDialog
      size="l"
      title={known.isQuiz ? '随堂测验' : '新建作业'}
      pending={act.pending}
      isDirty={isDirty}
      {...(kept && { draft: kept })}
      onClose={on.close}
      submit={
        <>
          {audience !== null && <Audience>{audience}</Audience>}
          <Button disabled={act.pending} onClick={() => send(false)}>
            存为草稿
          </Button>
          <Button
            variant="primary"
            loading={act.pending || (reading !== null && !reading.error)}
            onClick={() => send(true)}
          >
            {rounds.length > 1 ? `发布 ${rounds.length} 份` : known.isQuiz ? '发布，现在开始' : '发布'}
          </Button>
        </>
      }
    >
      <DialogGroups ref={root}>
        <FirstFocus part={firstEmpty} isRead={draft.source !== null || known.papers.data !== undefined} />
        {act.error !== null && (
          <Alert tone="bad" live="assertive">
            {act.error}
          </Alert>
        )}
        <Question title="布置什么" error={faults.what}>
          <Segmented
            label="题目从哪里来"
            options={ASSIGN_SOURCES}
            value={source}
            onChange={(next) => change({ source: next })}
          />
          <Box data-part="source">
            <SourceFields
              source={source}
              draft={draft}
              known={known}
              onChange={change}
              onPick={pick}
              onRetry={on.retry}
            />
          </Box>
          {reading?.error && (
            <Alert
              tone="bad"
              action={
                <Button size="s" onClick={on.retry}>
                  重试
                </Button>
              }
            >
              选好的题目没有读出来：{reading.error}
            </Alert>
          )}
          {count > 0 && <p role="status">共 {count} 题</p>}
        </Question>
        <Question title="给谁" error={faults.whom}>
          <Box data-part="goals">
            <GoalFields
              known={known}
              goals={goals}
              onChange={(next) => change({ goals: next })}
              onSearch={on.search}
              onRetry={on.retry}
            />
          </Box>
        </Question>
        <Question title="到什么时候" error={undefined}>
          <TimeFields draft={draft} known={known} error={faults.when} onChange={change} />
          {!known.isQuiz && (
            <SeriesFields draft={draft} chosen={chosen} rounds={rounds} error={faults.weeks} onChange={change} />
          )}
        </Question>
        <Field label="标题" required error={faults.title}>
          <TextInput
            value={draft.title ?? suggestedTitle(chosen, known.now)}
            maxLength={HOMEWORK_LIMITS.titleMax}
            onChange={(event) => change({ title: event.currentTarget.value })}
          />
        </Field>
      </DialogGroups>
    </GuardedDialog>
  );
};
