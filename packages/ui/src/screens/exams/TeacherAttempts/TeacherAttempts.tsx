import { ATTEMPT } from '@aosai/api/papers/attemptStatus';
import { lazy, Suspense } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../../tokens/theme.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Empty } from '../../../primitives/Empty/Empty.tsx';
import { Pagination } from '../../../primitives/Pagination/Pagination.tsx';
import { Tabs } from '../../../primitives/Tabs/Tabs.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { FilterBar } from '../../../patterns/FilterBar/FilterBar.tsx';
import { Load, type Loaded, type PageOf } from '../../../patterns/Load/Load.tsx';
import { PageBody } from '../../../patterns/PageBody/PageBody.tsx';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import { RowsSkeleton } from '../../../patterns/RowsSkeleton/RowsSkeleton.tsx';
import type { AttemptFilter } from '../ExamReportList/ExamReportList.tsx';
import type { Extension } from './parts/ExtendDialog.tsx';
import { AttemptTable } from './parts/AttemptTable.tsx';
import type { AnswerRecord, Attempt, RecordedEvent, StudentAttempt } from '@aosai/api/exams/attempt.contract';

// Dialogs and forms are loaded with the click that needs them.
const ExtendDialog = lazy(async () => ({ default: (await import('./parts/ExtendDialog.tsx')).ExtendDialog }));
const JoinCodeDialog = lazy(async () => ({
  default: (await import('../../schools/JoinCodeDialog/JoinCodeDialog.tsx')).JoinCodeDialog,
}));
const EventsDialog = lazy(async () => ({ default: (await import('./parts/EventsDialog.tsx')).EventsDialog }));
const LateDialog = lazy(async () => ({ default: (await import('./parts/LateDialog.tsx')).LateDialog }));

export type TeacherDialog =
  /** Adds a student by their join code. */
  | { kind: 'code' }
  /** Extends one attempt, or all running ones. */
  | { kind: 'extend'; attempts: readonly Attempt[] }
  /** Events recorded during the attempt. */
  | { kind: 'events'; attempt: Attempt; events: Loaded<RecordedEvent[]> }
  /** The answers of the attempt that have late copies. */
  | { kind: 'late'; attempt: Attempt; records: Loaded<AnswerRecord[]> };

export interface TeacherAttemptsProps {
  attempts: Loaded<PageOf<StudentAttempt>>;
  filter: AttemptFilter;
  dialog: TeacherDialog | null;
  /** The dialog's action is in progress. */
  busy: boolean;
  /** The spreadsheet is being prepared. */
  exporting: boolean;
  /** Why the dialog's action failed, in Chinese. */
  error: string | null;
  /** The server's time in ms since 1970. */
  now: number;
  on: {
    filter: (next: AttemptFilter) => void;
    openExtend: (attempt: Attempt) => void;
    /** Opens the dialog for all running attempts, on every page of the list. */
    openExtendAll: () => void;
    openEvents: (attempt: Attempt) => void;
    openLate: (attempt: Attempt) => void;
    openCode: () => void;
    exportRows: () => void;
    addByCode: (joinCode: string) => void;
    closeDialog: () => void;
    extend: (input: Extension) => void;
    acceptLate: (input: { id: string; questionIds: string[] }) => void;
    retry: () => void;
  };
}

const ALL = 'all';
const TABS = [
  { id: ALL, label: '全部' },
  ...ATTEMPT.values.map((status) => ({ id: status, label: ATTEMPT.label(status) })),
];

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[16]};
`;

const Nothing = ({ filter, onAll }: { filter: AttemptFilter; onAll: () => void }) =>
  filter.keyword === '' && filter.status === null ? (
    <Empty title="还没有学生报名考试" icon="user">
      您的学生报名后会列在这里，开始作答后能看到进度、剩余时间和成绩。
    </Empty>
  ) : (
    <Empty title="没有符合条件的作答" icon="search" action={<Button onClick={onAll}>看全部作答</Button>}>
      {filter.keyword === ''
        ? `现在没有「${filter.status === null ? '' : ATTEMPT.label(filter.status)}」的作答。`
        : `没有学生或考试的名称含「${filter.keyword}」，换个词再找找。`}
    </Empty>
  );

const OpenDialog = ({
  dialog,
  busy,
  error,
  now,
  on,
}: Omit<TeacherAttemptsProps, 'attempts' | 'filter' | 'exporting'>) => {
  if (dialog === null) return null;
  if (dialog.kind === 'code') {
    return <JoinCodeDialog act={{ pending: busy, error }} on={{ add: on.addByCode, close: on.closeDialog }} />;
  }
  const shared = { busy, error, onClose: on.closeDialog };
  switch (dialog.kind) {
    case 'extend':
      return (
        <ExtendDialog
          key={dialog.attempts.map(({ id }) => id).join()}
          attempts={dialog.attempts}
          {...shared}
          now={now}
          onExtend={on.extend}
        />
      );
    case 'events':
      return (
        <EventsDialog
          key={dialog.attempt.id}
          attempt={dialog.attempt}
          events={dialog.events}
          onClose={on.closeDialog}
          onRetry={on.retry}
        />
      );
    case 'late':
      return (
        <LateDialog
          key={dialog.attempt.id}
          attempt={dialog.attempt}
          {...shared}
          records={dialog.records}
          onAccept={on.acceptLate}
          onRetry={on.retry}
        />
      );
    default:
      return dialog satisfies never;
  }
};

/** Attempts of a teacher's students. */
export const TeacherAttempts = ({ attempts, filter, exporting, now, on, ...dialog }: TeacherAttemptsProps) => (
  <PageBody>
    <PageHeader
      title="学生作答"
      lead="报了名的学生都在这里，每 15 秒更新一次。到时的作答由系统自动收卷。"
      action={
        <>
          {attempts.data?.content.some(({ status }) => status === ATTEMPT.inProgress) && (
            <Button icon="clock" onClick={on.openExtendAll}>
              给作答中的学生延长时间
            </Button>
          )}
          <Button
            icon="download"
            loading={exporting}
            disabled={attempts.data === undefined || attempts.data.total === 0}
            onClick={on.exportRows}
          >
            导出 Excel
          </Button>
          <Button icon="plus" onClick={on.openCode}>
            用邀请码添加学生
          </Button>
        </>
      }
    />
    <Root>
      <FilterBar
        label="搜索学生或考试"
        keyword={filter.keyword}
        onSearch={(keyword) => on.filter({ ...filter, keyword, page: 0 })}
      >
        <Tabs
          label="作答状态"
          tabs={TABS}
          value={filter.status ?? ALL}
          onChange={(id) =>
            on.filter({ ...filter, status: ATTEMPT.values.find((status) => status === id) ?? null, page: 0 })
          }
        />
      </FilterBar>
      <Card padding="none">
        <VisuallyHidden as="h2">作答列表</VisuallyHidden>
        <Load of={attempts} name="学生作答" onRetry={on.retry} skeleton={<RowsSkeleton />}>
          {({ content }) =>
            content.length > 0 ? (
              <AttemptTable
                attempts={content}
                now={now}
                onExtend={on.openExtend}
                onEvents={on.openEvents}
                onLate={on.openLate}
              />
            ) : (
              <Nothing filter={filter} onAll={() => on.filter({ status: null, keyword: '', page: 0 })} />
            )
          }
        </Load>
      </Card>
      {attempts.data && attempts.data.total > attempts.data.size && (
        <Pagination
          page={filter.page + 1}
          size={attempts.data.size}
          total={attempts.data.total}
          onChange={(page) => on.filter({ ...filter, page: page - 1 })}
        />
      )}
    </Root>
    <Suspense>
      <OpenDialog {...dialog} now={now} on={on} />
    </Suspense>
  </PageBody>
);
