import { EXAM_KIND } from '@aosai/api/exams/teaching';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Drawer } from '../../../primitives/Drawer/Drawer.tsx';
import { Empty } from '../../../primitives/Empty/Empty.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { ConfirmDialog } from '../../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import { Load } from '../../../patterns/Load/Load.tsx';
import { PageBody } from '../../../patterns/PageBody/PageBody.tsx';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import { media } from '../../../tokens/media.ts';
import { theme } from '../../../tokens/theme.ts';
import { ExamTabs } from '../ExamTabs/ExamTabs.tsx';
import { MarkedAnswer } from './parts/MarkedAnswer.tsx';
import { MarkingForm } from './parts/MarkingForm.tsx';
import { QueueFilters } from './parts/QueueFilters.tsx';
import { QueueList, studentLabel } from './parts/QueueList.tsx';
import { useMarking } from './parts/useMarking.ts';
import type { ReviewProps, ReviewQueue } from './reviewProps.ts';
import type { ReviewedAnswer } from '@aosai/api/practice/memberQuestion.contract';
import { reopenFields } from '@aosai/api/exams/watchForms';
import { returnFields } from '@aosai/api/homework/returnForm';
import type { TableAct } from '../../../patterns/DataTable/tableView.ts';
import { FieldsDialog } from '../../../patterns/FieldsDialog/FieldsDialog.tsx';

interface ReopenDialogProps {
  answer: ReviewedAnswer;
  /** 林知远, or 学生 3 where names are hidden. */
  whose: string;
  act: TableAct;
  on: Pick<ReviewProps['on'], 'reopen' | 'giveBack'> & { close: () => void };
}

/** Lets a student answer one question again: for minutes in an exam, for days in homework. */
const ReopenDialog = ({ answer, whose, act, on }: ReopenDialogProps) => {
  const after = (done: Promise<boolean>) => void done.then((isDone) => isDone && on.close());
  return answer.kind === 'homework' ? (
    <FieldsDialog
      of={returnFields}
      title={`退回${whose}的第 ${answer.no} 题`}
      description="别的题只能看；成绩收回，再交后重新计分，人工分保留。"
      submitLabel="退回"
      act={act}
      on={{ submit: (form) => after(on.giveBack(answer, form)), close: on.close }}
    />
  ) : (
    <FieldsDialog
      of={reopenFields}
      title={`重新打开${whose}的第 ${answer.no} 题`}
      description="别的题保持交卷时的样子；成绩收回，再交卷后重新计分，人工分保留。"
      submitLabel="重新打开"
      act={act}
      on={{ submit: (form) => after(on.reopen(answer, form)), close: on.close }}
    />
  );
};

export type { Marking } from './reviewDraft.ts';
export type { ReviewFilter, ReviewProps } from './reviewProps.ts';

const Root = styled.div`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[16]};

  [data-part='desk'] {
    display: grid;
    grid-template-columns: 250px minmax(0, 1fr);
    gap: ${theme.space[16]};
    align-items: start;
  }
  [data-part='queue'] {
    position: sticky;
    top: ${theme.space[16]};
    max-height: calc(100vh - 32px);
    overflow-y: auto;
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.card};
    background: ${theme.color.surface};
  }
  [data-part='one'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[16]};
    align-items: start;
  }
  [data-part='steps'] {
    display: none;
    justify-content: space-between;
    gap: ${theme.space[8]};
  }
  /* Beside the answer, so that the points are in view on a low screen too. */
  @container (min-width: 980px) {
    [data-part='one'] {
      grid-template-columns: minmax(0, 1fr) clamp(264px, 28cqi, 300px);
    }
    [data-part='one'] > form {
      position: sticky;
      top: ${theme.space[16]};
    }
  }

  ${media.narrow} {
    [data-part='desk'] {
      grid-template-columns: minmax(0, 1fr);
    }
    [data-part='queue'] {
      display: none;
    }
    [data-part='steps'] {
      display: flex;
    }
  }
`;

const Inset = styled.div`
  padding: ${theme.space[12]};
`;

const Waiting = () => (
  <Inset>
    <Skeleton lines={6} />
  </Inset>
);

const Nothing = ({ filter }: Pick<ReviewProps, 'filter'>) => {
  const { targetId, gradeId, questionId, heldBy, from, to } = filter;
  const isNarrowed = [targetId, gradeId, questionId, heldBy || null, from || null, to || null].some(
    (one) => one !== null,
  );
  if (filter.state !== 'open')
    return (
      <Empty title="没有这样的作答" icon="document">
        换一个{EXAM_KIND.label(filter.kind)}、班级、题目或日期看看。
      </Empty>
    );
  return (
    <Empty title="没有等待批阅的作答" icon="success">
      {isNarrowed
        ? '选中的范围里没有要批的作答，可以换成全部再看。'
        : `设了要批阅的${EXAM_KIND.label(filter.kind)}，交上来的作答会按先后排在这里。`}
    </Empty>
  );
};

/** Marks answers one after the other: the queue at the side, the answer with line notes, points and comment. */
export const Review = (props: ReviewProps) => {
  const { officeHref, filter, exam, counts, queue, answer, quick } = props;
  const { namesHidden, online, saving, error, isLeaving, now, on } = props;
  const marking = useMarking(props);
  const { place, current, draftFor } = marking;
  const [isQueueOpen, setQueueOpen] = useState(false);
  const [reopened, setReopened] = useState<ReviewedAnswer | null>(null);

  const { kind, targetId } = filter;
  const word = EXAM_KIND.label(kind);
  // The list of what waits no longer names it once everything is marked.
  const named = queue.data?.rows[0]?.targetTitle ?? counts.data?.targets.find(({ id }) => id === targetId)?.title;
  const filters = (
    <QueueFilters
      filter={filter}
      counts={counts.data}
      named={named}
      namesHidden={namesHidden}
      now={now}
      onFilter={on.filter}
      onHideNames={on.hideNames}
    />
  );
  const listOf = ({ rows: all, hasMore }: ReviewQueue) => (
    <QueueList
      rows={all}
      hasMore={hasMore}
      currentId={current?.id ?? ''}
      unsaved={new Set(marking.unsavedIds)}
      namesHidden={namesHidden}
      now={now}
      onGo={(id) => {
        setQueueOpen(false);
        on.go(id);
      }}
      onMore={on.more}
    />
  );
  const whose = current ? studentLabel(current, place, namesHidden) : '';
  return (
    <PageBody>
      <PageHeader
        trail={
          targetId === null
            ? undefined
            : [
                { label: word, href: `${officeHref}/${kind}` },
                {
                  label: exam?.title ?? named ?? `这份${word}`,
                  href: `${officeHref}/${kind}/${targetId}${kind === 'exam' ? '/scores' : ''}`,
                },
                { label: '批阅' },
              ]
        }
        title={exam?.title ?? '批阅'}
        lead={counts.data ? `${word}待批 ${counts.data.open} 份` : undefined}
      />
      {exam && (
        <>
          <ExamTabs base={`${officeHref}/exam/${exam.id}`} active="review" exam={exam} />
          <VisuallyHidden as="h2">批阅</VisuallyHidden>
        </>
      )}
      <Root>
        <div data-part="steps">
          <Button icon="chevron-left" disabled={place === 0} onClick={() => marking.step(-1)}>
            上一份
          </Button>
          <Button icon="menu" onClick={() => setQueueOpen(true)}>
            队列
          </Button>
          <Button disabled={marking.isLast && !queue.data?.hasMore} onClick={() => marking.step(1)}>
            下一份
          </Button>
        </div>
        <div data-part="desk">
          <aside data-part="queue" aria-label="批阅队列">
            <VisuallyHidden as="h2">批阅队列</VisuallyHidden>
            {filters}
            {queue.data ? listOf(queue.data) : !queue.error && <Waiting />}
          </aside>
          <div>
            {queue.data !== undefined && current === undefined && <Nothing filter={filter} />}
            {(queue.data === undefined || current !== undefined) && (
              <Load
                of={queue.data === undefined ? { error: queue.error } : { data: marking.shown, error: answer.error }}
                name={queue.data === undefined ? '批阅队列' : '作答'}
                onRetry={on.retry}
                skeleton={<Skeleton height={420} />}
              >
                {(one) => (
                  <div data-part="one">
                    <MarkedAnswer
                      key={one.id}
                      answer={one}
                      whose={whose}
                      notes={draftFor(one).notes}
                      now={now}
                      onNotes={(notes) => marking.write(one.id, { ...draftFor(one), notes })}
                      onReopen={() => setReopened(one)}
                      onReportError={on.reportError && (() => on.reportError?.(one))}
                    />
                    <MarkingForm
                      answer={one}
                      draft={draftFor(one)}
                      quick={quick}
                      online={online}
                      saving={saving}
                      error={error}
                      hasNext={!marking.isLast}
                      now={now}
                      on={{
                        draft: (draft) => marking.write(one.id, draft),
                        discard: () => marking.forget(one.id),
                        save: (goOn) => void marking.save(one, goOn),
                      }}
                    />
                  </div>
                )}
              </Load>
            )}
          </div>
        </div>
      </Root>
      <Drawer open={isQueueOpen} onClose={() => setQueueOpen(false)} title="批阅队列" side="left">
        {filters}
        {queue.data && listOf(queue.data)}
      </Drawer>
      {reopened && (
        <ReopenDialog
          answer={reopened}
          whose={whose}
          act={{ pending: saving, error }}
          on={{ reopen: on.reopen, giveBack: on.giveBack, close: () => setReopened(null) }}
        />
      )}
      <ConfirmDialog
        open={isLeaving}
        title="离开批阅？"
        consequence={`有 ${marking.unsavedIds.length} 份写了还没有保存，离开后不会留下。`}
        confirmLabel="离开，不保存"
        cancelLabel="留下"
        danger
        on={{ confirm: on.leave, cancel: on.stay }}
      />
    </PageBody>
  );
};
