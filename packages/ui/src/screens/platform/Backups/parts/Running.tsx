import { styled } from 'styled-components';
import { BACKUP_REASON, BACKUP_STEP } from '@aosai/api/platform/backups';
import { roughText } from '@aosai/api/kit/durations';
import { theme } from '../../../../tokens/theme.ts';
import { Card } from '../../../../primitives/Card/Card.tsx';
import { ProgressBar } from '../../../../primitives/ProgressBar/ProgressBar.tsx';
import type { BackupOverview } from './backupOverview.ts';

const Root = styled.div`
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
export const Running = ({ running, now }: { running: NonNullable<BackupOverview['running']>; now: number }) => {
  const steps = BACKUP_STEP.values;
  const no = steps.indexOf(running.step);
  const words = `第 ${no + 1} 步，共 ${steps.length} 步：${BACKUP_STEP.label(running.step)}`;
  return (
    <Card title={`正在备份（${BACKUP_REASON.label(running.reason)}）`}>
      <Root role="status">
        <ProgressBar label="备份进度" value={no + 0.5} max={steps.length} valueText={words} />
        <p>
          <b>{words}</b>
          <span>已用 {roughText(Math.max(0, now - Date.parse(running.startedAt)))}</span>
        </p>
        <p>学生和老师照常使用，不用等它完成。可以离开这个页面。</p>
      </Root>
    </Card>
  );
};
