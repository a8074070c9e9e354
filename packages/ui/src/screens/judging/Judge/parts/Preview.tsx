import { formatPoints } from '@aosai/api/kit/points';
import { useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../../../tokens/theme.ts';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../../primitives/Dialog/Dialog.tsx';
import { Empty } from '../../../../primitives/Empty/Empty.tsx';
import { Pagination } from '../../../../primitives/Pagination/Pagination.tsx';
import { ProgressBar } from '../../../../primitives/ProgressBar/ProgressBar.tsx';
import { Table } from '../../../../primitives/Table/Table.tsx';
import { ConfirmDialog } from '../../../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import { Load } from '../../../../patterns/Load/Load.tsx';
import { Verdict } from '../../../../patterns/Verdict/Verdict.tsx';
import type { JudgeProps, RejudgeDifference } from '../judgeProps.ts';
import { applyConsequence, rejudgeState } from '../judgeWords.ts';

const Root = styled.div`
  display: grid;
  gap: ${theme.space[16]};
  min-width: 0;

  td > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px ${theme.space[8]};
  }
  td span,
  td b {
    white-space: nowrap;
  }
  b {
    font-variant-numeric: tabular-nums;
  }
`;

const Result = ({ verdict, points }: RejudgeDifference['before']) => (
  <div>
    {verdict === null ? '—' : <Verdict verdict={verdict} />}
    {points !== null && <b>{formatPoints(points)} 分</b>}
  </div>
);

const totalText = ({ attemptId, totalBefore, totalAfter }: RejudgeDifference): string => {
  if (attemptId === null) return '练习';
  return totalBefore === null || totalAfter === null
    ? '未定'
    : `${formatPoints(totalBefore)} → ${formatPoints(totalAfter)}`;
};

/** `named` shows the question, when rows of several questions are mixed. */
const Differences = ({ rows, named }: { rows: readonly RejudgeDifference[]; named: boolean }) => (
  <Table label="差异" dense>
    <thead>
      <tr>
        <th>学生</th>
        {named && <th>题目</th>}
        <th>原来</th>
        <th>重测</th>
        <th className="num">总分</th>
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={row.submissionId}>
          <td>{row.memberName}</td>
          {named && <td>{row.questionTitle ?? '—'}</td>}
          <td>
            <Result {...row.before} />
          </td>
          <td>
            <Result {...row.after} />
          </td>
          <td className="num">{totalText(row)}</td>
        </tr>
      ))}
    </tbody>
  </Table>
);

export interface PreviewProps extends Pick<JudgeProps, 'act' | 'on'> {
  opened: NonNullable<JudgeProps['opened']>;
}

/** Differences that applying a rejudge would make. */
export const Preview = ({ opened, act, on }: PreviewProps) => {
  const { rejudge, differences } = opened;
  const [asked, setAsked] = useState<'apply' | 'discard' | null>(null);
  const isOpen = rejudge.state === 'open';
  const isRunning = isOpen && rejudge.done < rejudge.total;
  const ask = (what: 'apply' | 'discard') => {
    on.forget();
    setAsked(what);
  };
  const settle = (done: boolean) => {
    if (done) setAsked(null);
  };
  const close = () => on.open(null);
  return (
    <>
      <Dialog
        open
        size="l"
        title={`重测：${rejudge.targetTitle ?? rejudge.targetId}`}
        description={`${rejudge.reason} · ${rejudgeState(rejudge).text}`}
        onClose={close}
        footer={
          isOpen ? (
            <>
              <Button disabled={act.pending} onClick={() => ask('discard')}>
                放弃重测
              </Button>
              <Button variant="primary" disabled={isRunning || rejudge.differences === 0} onClick={() => ask('apply')}>
                应用 {rejudge.differences} 处差异
              </Button>
            </>
          ) : (
            <Button onClick={close}>关闭</Button>
          )
        }
      >
        <Root>
          {isRunning && (
            <ProgressBar
              label="重测进度"
              value={rejudge.done}
              max={rejudge.total}
              valueText={`${rejudge.done} / ${rejudge.total} 份`}
            />
          )}
          <Load of={differences} name="差异">
            {({ content, page, size, total: count }) =>
              content.length === 0 ? (
                <Empty title={isRunning ? '目前没有差异' : '没有差异'}>
                  {isRunning ? '评测还在进行，有差异时会出现在这里。' : '重测的结果与原来完全相同，不需要应用。'}
                </Empty>
              ) : (
                <>
                  <Differences rows={content} named={rejudge.scope === 'exam'} />
                  {count > content.length && (
                    <Pagination page={page + 1} size={size} total={count} onChange={(next) => on.page(next - 1)} />
                  )}
                </>
              )
            }
          </Load>
        </Root>
      </Dialog>
      <ConfirmDialog
        open={asked === 'apply'}
        danger
        title={`应用 ${rejudge.differences} 处差异？`}
        consequence={applyConsequence(rejudge)}
        confirmLabel="应用重测结果"
        pending={act.pending}
        error={act.error}
        on={{
          confirm: () => void on.apply(rejudge.id, rejudge.digest).then(settle),
          cancel: () => setAsked(null),
        }}
      />
      <ConfirmDialog
        open={asked === 'discard'}
        title="放弃这次重测？"
        consequence="成绩保持原样，重测得到的结果会丢弃。需要时可以再次发起。"
        confirmLabel="放弃重测"
        cancelLabel="继续查看"
        pending={act.pending}
        error={act.error}
        on={{ confirm: () => void on.discard(rejudge.id).then(settle), cancel: () => setAsked(null) }}
      />
    </>
  );
};
