import { BACKUP_REASON, BACKUP_STEP } from '@aosai/api/platform/backups';
import { minuteText } from '@aosai/api/kit/beijing';
import { roughText } from '@aosai/api/kit/durations';
import { WEB_BASE } from '@aosai/api/kit/constants';
import { styled } from 'styled-components';
import { theme } from '../../../tokens/theme.ts';
import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { ProgressBar } from '../../../primitives/ProgressBar/ProgressBar.tsx';
import { Load, type Loaded } from '../../../patterns/Load/Load.tsx';
import { PageBody } from '../../../patterns/PageBody/PageBody.tsx';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import { ConfirmDialog } from '../../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import { type GivenProof, type OwnedFactors, ProveDialog } from '../../../patterns/ProveDialog/ProveDialog.tsx';
import type { BackupOverview, BackupQuestion, FinishedBackup } from './parts/backupOverview.ts';
import { BackupRows } from './parts/BackupRows.tsx';
import { KeepAndRestore } from './parts/KeepAndRestore.tsx';

export type { BackupQuestion, FinishedBackup } from './parts/backupOverview.ts';

export interface BackupsProps {
  overview: Loaded<BackupOverview>;
  /** This machine's time in ms since 1970, for the age of the newest backup. */
  now: number;
  /** The last act and why it was refused. */
  act: { pending: boolean; error: string | null };
  question: BackupQuestion | null;
  /** Whether a proof of the owner takes a second factor too. */
  factors: OwnedFactors;
  on: {
    begin: () => void;
    refresh: () => void;
    forget: () => void;
    download: (backup: FinishedBackup) => void;
    verify: (backup: FinishedBackup) => void;
    /** Asks first. */
    remove: (backup: FinishedBackup) => void;
    removeNow: (backup: FinishedBackup) => void;
    prove: (proof: GivenProof) => void;
    close: () => void;
  };
}

const Question = ({ question, factors, act, on }: Pick<BackupsProps, 'question' | 'factors' | 'act' | 'on'>) => {
  switch (question?.kind) {
    case undefined:
      return null;
    case 'prove':
      return (
        <ProveDialog factors={factors} act={act} on={on}>
          备份里有所有人的数据，下载或删除前请再输入一次密码。确认以后，10 分钟内不再问。
        </ProveDialog>
      );
    case 'remove':
      return (
        <ConfirmDialog
          open
          danger
          title={`删除 ${minuteText(question.backup.at)} 的备份？`}
          consequence="删除后找不回来，也不能再用它恢复。其他备份不受影响。"
          confirmLabel="删除备份"
          pending={act.pending}
          error={act.error}
          on={{ confirm: () => on.removeNow(question.backup), cancel: on.close }}
        />
      );
    default:
      return question satisfies never;
  }
};

const leadOf = ({ newestGoodAt }: BackupOverview, now: number): string =>
  newestGoodAt === null
    ? '还没有一份完整的备份'
    : `最近一份完好的备份：${minuteText(newestGoodAt)}，${roughText(Math.max(0, now - Date.parse(newestGoodAt)))}前`;

/** Why the data could not be restored if the disk failed now, the gravest reason first. */
const Warnings = ({
  overview: { hindrance, isNightly, isOld, newestGoodAt, running },
}: {
  overview: BackupOverview;
}) => (
  <>
    {hindrance === 'standby' && (
      <Alert title="这是备份的演练副本">只能查看和下载。新的备份请在正式的服务器上做。</Alert>
    )}
    {hindrance === 'noTool' && (
      <Alert tone="bad" title="这台服务器不能备份：没有 pg_dump">
        数据库是 PostgreSQL，备份要用它自带的 pg_dump。请在服务器上安装：<code>apt install postgresql-client</code>
        （版本不能比数据库旧）。
      </Alert>
    )}
    {hindrance !== 'standby' && !isNightly && (
      <Alert tone="warn" title="每夜备份已关闭">
        现在只有手动的备份。用 <code>AOSAI_BACKUP=nightly</code> 启动服务器，就会每夜 3 点以后自动备份一次。
      </Alert>
    )}
    {hindrance !== 'standby' && isOld && running === null && (
      <Alert tone="bad" title={newestGoodAt === null ? '还没有一份完整的备份' : '最近一份完好的备份已超过 36 小时'}>
        如果磁盘现在损坏，{newestGoodAt === null ? '所有数据' : '那以后的数据'}都找不回来。请立即备份一次
        {isNightly && '，并看看下面每夜备份失败的原因'}。
      </Alert>
    )}
  </>
);

const RunningBody = styled.div`
  display: grid;
  gap: ${theme.space[8]};

  p {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${theme.space[16]};
    color: ${theme.color.ink2};
    font-variant-numeric: tabular-nums;
  }
  b {
    color: ${theme.color.ink};
    font-weight: ${theme.weight.medium};
  }
`;

/** The backup that is being taken now. Its steps take times of their own, so the bar shows steps, not a share of time. */
const Running = ({ running, now }: { running: NonNullable<BackupOverview['running']>; now: number }) => {
  const steps = BACKUP_STEP.values;
  const no = steps.indexOf(running.step);
  const step = BACKUP_STEP.label(running.step);
  const words = running.verifies === null ? `第 ${no + 1} 步，共 ${steps.length} 步：${step}` : step;
  return (
    <Card
      title={
        running.verifies === null
          ? `正在备份（${BACKUP_REASON.label(running.reason)}）`
          : `正在再次校验一份备份（${BACKUP_REASON.label(running.reason)}）`
      }
    >
      <RunningBody role="status">
        {running.verifies === null && (
          <ProgressBar label="备份进度" value={no + 0.5} max={steps.length} valueText={words} />
        )}
        <p>
          <b>{words}</b>
          <span>已用 {roughText(Math.max(0, now - Date.parse(running.startedAt)))}</span>
        </p>
        <p>学生和老师照常使用，不用等它完成。可以离开这个页面。</p>
      </RunningBody>
    </Card>
  );
};

/** For the operator: the backups of the server, taking a new one, and what a restore needs. */
export const Backups = ({ overview, now, act, question, factors, on }: BackupsProps) => {
  const { data, error } = overview;
  return (
    <PageBody>
      <PageHeader
        title="备份"
        lead={data ? leadOf(data, now) : '数据库、上传的文件和测试数据的备份'}
        action={
          <>
            <ButtonLink href={`${WEB_BASE}bms/health`}>系统状况</ButtonLink>
            <Button
              variant="primary"
              loading={act.pending}
              disabled={!data || data.running !== null || data.hindrance !== null}
              onClick={on.begin}
            >
              立即备份
            </Button>
          </>
        }
      />
      {act.error !== null && question === null && (
        <Alert tone="bad" live="assertive" title="没有成功" onClose={on.forget}>
          {act.error}
        </Alert>
      )}
      {data && error && (
        <Alert tone="warn" live="polite" title="最近一次刷新没有成功">
          {error}。下面是 {minuteText(data.now)} 的数据。
        </Alert>
      )}
      {data && <Warnings overview={data} />}
      {data?.running && <Running running={data.running} now={now} />}
      <Card
        title="已有的备份"
        padding="none"
        {...(data && data.backups.length > 0 && { extra: `${data.backups.length} 份` })}
      >
        <Load of={overview} name="备份" onRetry={on.refresh}>
          {(report) => <BackupRows overview={report} on={on} />}
        </Load>
      </Card>
      {data && <KeepAndRestore overview={data} />}
      <Question question={question} factors={factors} act={act} on={on} />
    </PageBody>
  );
};
