import { minuteText } from '@aosai/api/kit/beijing';
import { roughText } from '@aosai/api/kit/durations';
import { WEB_BASE } from '@aosai/api/kit/constants';
import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Load, type Loaded } from '../../../patterns/Load/Load.tsx';
import { PageBody } from '../../../patterns/PageBody/PageBody.tsx';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import type { BackupOverview } from './parts/backupOverview.ts';
import { BackupRows } from './parts/BackupRows.tsx';
import { KeepAndRestore } from './parts/KeepAndRestore.tsx';
import { Running } from './parts/Running.tsx';
import { Warnings } from './parts/Warnings.tsx';

export interface BackupsProps {
  overview: Loaded<BackupOverview>;
  /** This machine's time in ms since 1970, for the age of the newest backup. */
  now: number;
  /** The press on 立即备份 and why it was refused. */
  act: { pending: boolean; error: string | null };
  /** The address of a backup's archive. */
  hrefOf: (name: string) => string;
  on: { begin: () => void; refresh: () => void; forget: () => void };
}

const leadOf = ({ newestGoodAt }: BackupOverview, now: number): string =>
  newestGoodAt === null
    ? '还没有一份完整的备份'
    : `最近一份完好的备份：${minuteText(newestGoodAt)}，${roughText(Math.max(0, now - Date.parse(newestGoodAt)))}前`;

/** The backups of the server, for the operator: what there is, a new one now, and what to keep for a restore. */
export const Backups = ({ overview, now, act, hrefOf, on }: BackupsProps) => {
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
      {act.error !== null && (
        <Alert tone="bad" live="assertive" title="没有开始备份" onClose={on.forget}>
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
          {(report) => <BackupRows overview={report} hrefOf={hrefOf} />}
        </Load>
      </Card>
      {data && <KeepAndRestore overview={data} />}
    </PageBody>
  );
};
