import { styled } from 'styled-components';
import { minuteText } from '@aosai/api/kit/beijing';
import { BACKUP_REASON } from '@aosai/api/platform/backups';
import { media } from '../../../../tokens/media.ts';
import { theme } from '../../../../tokens/theme.ts';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { Empty } from '../../../../primitives/Empty/Empty.tsx';
import { Tag } from '../../../../primitives/Tag/Tag.tsx';
import { bytesText } from '../../Health/parts/healthWords.ts';
import type { BackupOverview, FinishedBackup } from './backupOverview.ts';

const Root = styled.ul`
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: 13em 9em minmax(0, 1fr) auto;
    gap: ${theme.space[4]} ${theme.space[16]};
    align-items: center;
    min-height: 60px;
    padding: ${theme.space[8]} ${theme.space[20]};
    font-variant-numeric: tabular-nums;
  }
  > li + li {
    border-top: 1px solid ${theme.color.line};
  }
  b {
    font-weight: ${theme.weight.medium};
  }
  b > span {
    margin-left: ${theme.space[8]};
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
    font-weight: ${theme.weight.regular};
  }
  p {
    color: ${theme.color.ink2};
    font-size: ${theme.text.dense};
    overflow-wrap: anywhere;
  }
  > li[data-failed='true'] > p {
    grid-column: 3 / -1;
  }
  [data-part='tools'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[8]};
  }

  ${media.narrow} {
    > li {
      grid-template-columns: minmax(0, 1fr) auto;
      padding-inline: ${theme.space[16]};
      padding-block: ${theme.space[12]};
    }
    p,
    > li[data-failed='true'] > p,
    [data-part='tools'] {
      grid-column: 1 / -1;
    }
  }
`;

const State = ({ backup: { brokenFile, verifiedAt }, isChecking }: { backup: FinishedBackup; isChecking: boolean }) => {
  if (isChecking) return <Tag>正在校验</Tag>;
  if (brokenFile !== null)
    return (
      <Tag tone="bad" icon="warning">
        已损坏
      </Tag>
    );
  return verifiedAt === null ? (
    <Tag tone="warn" icon="warning">
      没有校验
    </Tag>
  ) : (
    <Tag tone="ok" icon="check">
      已校验
    </Tag>
  );
};

/** What is in a backup and what to know about it. */
function wordsOf({ sizeBytes, hasFiles, hasKeys, version, brokenFile }: FinishedBackup): string {
  const content = hasFiles ? '数据库、文件和测试数据' : '只有数据库';
  return [
    `${bytesText(sizeBytes)}，${content}，版本 ${version}`,
    hasKeys && '含密钥，请看好它；下载时不带密钥',
    brokenFile !== null && `${brokenFile} 与清单不符，不能用来恢复`,
  ]
    .filter((part) => part !== false)
    .join('。');
}

interface BackupRowsProps {
  overview: BackupOverview;
  on: Record<'download' | 'verify' | 'remove', (backup: FinishedBackup) => void>;
}

/** Finished and failed backups, the newest first. */
export const BackupRows = ({ overview: { backups, failures, running, hindrance }, on }: BackupRowsProps) => {
  if (backups.length === 0 && failures.length === 0)
    return (
      <Empty title="还没有备份">
        {running === null
          ? '按「立即备份」做第一份，几分钟就好，学生和老师照常使用。'
          : '第一份正在进行，完成后在这里。'}
      </Empty>
    );
  const newestGood = backups.find(({ reason, brokenFile }) => reason !== 'migration' && brokenFile === null);
  // A new one is compared with its list at once; an older one when somebody asks.
  const checking = running?.step === 'check' ? (running.verifies ?? backups[0]?.name) : null;
  const rows = [
    ...backups.map((backup) => ({ at: backup.at, backup, failure: null })),
    ...failures.map((failure) => ({ at: failure.at, backup: null, failure })),
  ].toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));
  return (
    <Root role="list" aria-label="备份">
      {rows.map(({ at, backup, failure }) => (
        <li key={backup ? backup.name : `failed ${at}`} data-failed={failure !== null}>
          <b>
            {minuteText(at)}
            <span>{BACKUP_REASON.label((backup ?? failure).reason)}</span>
          </b>
          {backup ? (
            <span>
              <State backup={backup} isChecking={backup.name === checking} />
            </span>
          ) : (
            <span>
              <Tag tone="bad" icon="warning">
                没有完成
              </Tag>
            </span>
          )}
          <p>{backup ? wordsOf(backup) : failure.text}</p>
          {backup && (
            <span data-part="tools">
              <Button
                size="s"
                icon="download"
                aria-label={`下载 ${minuteText(at)} 的备份`}
                onClick={() => on.download(backup)}
              >
                下载
              </Button>
              {hindrance !== 'standby' && (
                <>
                  <Button
                    size="s"
                    variant="ghost"
                    disabled={running !== null}
                    aria-label={`校验 ${minuteText(at)} 的备份`}
                    onClick={() => on.verify(backup)}
                  >
                    校验
                  </Button>
                  <Button
                    size="s"
                    variant="ghost"
                    disabled={running !== null || backup === newestGood}
                    aria-label={`删除 ${minuteText(at)} 的备份`}
                    {...(backup === newestGood && { title: '最近一份完好的备份不能删除' })}
                    onClick={() => on.remove(backup)}
                  >
                    删除
                  </Button>
                </>
              )}
            </span>
          )}
        </li>
      ))}
    </Root>
  );
};
