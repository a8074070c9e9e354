import { BATCH_WAY } from '@aosai/api/enrolment/enrolments';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { DateTimeRange, halfError, type RangeSide } from '../../../primitives/DateTimeRange/DateTimeRange.tsx';
import { ProgressBar } from '../../../primitives/ProgressBar/ProgressBar.tsx';
import { Tabs } from '../../../primitives/Tabs/Tabs.tsx';
import { theme } from '../../../tokens/theme.ts';
import { useDialogDraft, useKeptDraft } from '../../../patterns/FormDialog/dialogDraft.ts';
import { GuardedDialog } from '../../../patterns/FormDialog/GuardedDialog.tsx';
import type { OpensAct } from '../../../patterns/OfficeTable/officeActs.ts';
import { type BatchDraft, isFilled, NO_DRAFT, orderOf, reportOf, waysOf } from './batchDraft.ts';
import type { Batch, BatchRequest, BatchReport } from './batchRequest.ts';
import { BatchResult } from './BatchResult.tsx';
import { WhomFields } from './WhomFields.tsx';

export type { Batch, BatchGroup, BatchRequest, BatchReport, BatchStudent } from './batchRequest.ts';

export interface BatchEnrollProps {
  /** The dialog's title, such as 添加学生. */
  title: string;
  batch: Batch;
  onClose: () => void;
}

const Steps = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[16]};

  [role='tabpanel'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[12]};
  }
`;

const NO_DATES = { openAt: null, dueAt: null };

interface ChooseProps {
  batch: Batch;
  draft: BatchDraft;
  onChange: (part: Partial<BatchDraft>) => void;
  onHalf: (sides: readonly RangeSide[]) => void;
}

/** Chooses the students, and the options they are added with. */
const Choose = ({ batch, draft, onChange, onHalf }: ChooseProps) => {
  const { dates } = draft;
  const ways = waysOf(batch);
  return (
    <>
      <Tabs
        label="怎样添加"
        tabs={ways.map((way) => ({ id: way, label: BATCH_WAY.label(way) }))}
        value={draft.way}
        onChange={(id) => {
          // Students are fetched when this tab is first opened.
          if (id === 'members') batch.on.find(batch.keyword);
          onChange({ way: ways.find((way) => way === id) ?? 'members' });
        }}
      >
        <WhomFields batch={batch} draft={draft} onChange={onChange} />
      </Tabs>
      {batch.datesFrom !== null && (
        <Checkbox
          label="给他们单独的时间"
          hint="已在名单里的也改成这个时间，用来延期。"
          checked={dates !== null}
          onChange={(event) => {
            onHalf([]);
            onChange({ dates: event.currentTarget.checked ? NO_DATES : null });
          }}
        />
      )}
      {batch.datesFrom !== null && dates !== null && (
        <DateTimeRange
          label="开放到截止"
          today={batch.datesFrom}
          value={{ startAt: dates.openAt, endAt: dates.dueAt }}
          hint="没有填的一边不变。"
          onChange={({ startAt, endAt }) => onChange({ dates: { openAt: startAt, dueAt: endAt } })}
          onHalf={onHalf}
        />
      )}
      {batch.isManager && (
        <Checkbox
          label="名额满了也添加"
          hint="超出名额的也直接加入，不排候补。"
          checked={draft.overCapacity}
          onChange={(event) => onChange({ overCapacity: event.currentTarget.checked })}
        />
      )}
    </>
  );
};

interface Checked {
  order: BatchRequest;
  report: BatchReport;
  isDone: boolean;
}

/** Lets staff add students in one of five ways: choose, check, then add. The report stays until it is closed. */
export const BatchEnroll = ({ title, batch, onClose }: BatchEnrollProps) => {
  const { act, progress, targetName, on } = batch;
  const kept = useDialogDraft(`${title} ${targetName}`, NO_DRAFT);
  const [changed, setDraft] = useState<BatchDraft | null>(kept.isRestored ? kept.start : null);
  // Until the person chooses a way, the first one that fits what the school has.
  const draft = changed ?? { ...NO_DRAFT, way: waysOf(batch)[0] ?? 'members' };
  const [half, setHalf] = useState<readonly RangeSide[]>([]);
  const [fault, setFault] = useState<string | null>(null);
  const [checked, setChecked] = useState<Checked | null>(null);
  // A check stores nothing, and the way alone is not worth keeping.
  const isApplying = act.pending && checked !== null;
  useKeptDraft(kept, isFilled(draft) ? draft : NO_DRAFT, { ...act, pending: isApplying });
  const change = (part: Partial<BatchDraft>) => {
    on.forget();
    setFault(null);
    setDraft({ ...draft, ...part });
  };
  const close = () => {
    on.forget();
    onClose();
  };
  const check = async () => {
    const order = halfError(half) ?? orderOf(draft);
    if (typeof order === 'string') return setFault(order);
    const report = await on.check(order);
    if (report) setChecked({ order, report: reportOf(report, draft), isDone: false });
  };
  const apply = async (order: BatchRequest) => {
    const report = await on.apply(order);
    if (report) setChecked({ order, report: reportOf(report, draft), isDone: true });
  };
  const hasDates = checked?.order.dates !== null && checked?.order.dates !== undefined;
  const count = checked ? checked.report.enrolled + checked.report.waiting + (hasDates ? checked.report.had : 0) : 0;
  const problem = fault ?? act.error;
  return (
    <GuardedDialog
      size="l"
      title={checked?.isDone ? '添加完成' : title}
      description={checked ? undefined : `添加到「${targetName}」，先检查名单，确认后再添加。`}
      pending={act.pending}
      isDirty={!checked?.isDone && isFilled(draft)}
      draft={{ ...kept, clear: () => setDraft(null) }}
      onClose={close}
      {...(checked && {
        back: checked.isDone ? null : (
          <Button disabled={act.pending} onClick={() => setChecked(null)}>
            返回修改
          </Button>
        ),
      })}
      submit={
        checked?.isDone ? (
          <Button variant="primary" onClick={close}>
            完成
          </Button>
        ) : checked ? (
          <Button
            variant="primary"
            loading={act.pending}
            disabled={count === 0}
            onClick={() => void apply(checked.order)}
          >
            {count === 0 ? '添加' : `添加 ${count} 人`}
          </Button>
        ) : (
          <Button variant="primary" loading={act.pending} onClick={() => void check()}>
            检查名单
          </Button>
        )
      }
    >
      <Steps>
        {problem !== null && (
          <Alert tone="bad" live="assertive">
            {problem}
          </Alert>
        )}
        {progress && (
          <div>
            <p role="status">
              已处理 {progress.done} / {progress.total} 人，请不要关闭页面。
            </p>
            <ProgressBar
              label="已处理"
              value={progress.done}
              max={progress.total}
              valueText={`${progress.done} / ${progress.total} 人`}
            />
          </div>
        )}
        {checked ? (
          <BatchResult
            report={checked.report}
            targetName={targetName}
            isDone={checked.isDone}
            hasDates={hasDates}
            onSave={() => on.save(checked.report.problems)}
          />
        ) : (
          <Choose batch={batch} draft={draft} onChange={change} onHalf={setHalf} />
        )}
      </Steps>
    </GuardedDialog>
  );
};

/** The dialog as an action in the head of an office table; available while the page has chosen a target. */
export const batchAct = (label: string): OpensAct<{ batch: Batch | null }> => ({
  at: 'head',
  label,
  icon: 'plus',
  main: true,
  when: ({ batch }) => batch !== null,
  opens: ({ known: { batch }, close }) => batch && <BatchEnroll title={label} batch={batch} onClose={close} />,
});
