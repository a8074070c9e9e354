import { styled } from 'styled-components';
import { media } from '../../../../tokens/media.ts';
import { theme } from '../../../../tokens/theme.ts';
import { Card } from '../../../../primitives/Card/Card.tsx';
import { CopyButton } from '../../../../patterns/CopyButton/CopyButton.tsx';
import { bytesText } from '../../Health/parts/healthWords.ts';
import type { BackupOverview } from './backupOverview.ts';

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[24]};

  ul,
  ol {
    display: grid;
    gap: ${theme.space[8]};
    padding-left: 1.3em;
    color: ${theme.color.ink2};
  }
  p + ul,
  p + ol {
    margin-top: ${theme.space[8]};
  }
  code {
    overflow-wrap: anywhere;
  }
  [data-part='command'] {
    display: flex;
    align-items: center;
    gap: ${theme.space[8]};
    margin-top: ${theme.space[4]};
    padding: 4px 4px 4px 10px;
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.control};
    background: ${theme.color.code};
  }
  [data-part='command'] > code {
    flex: 1;
    min-width: 0;
    color: ${theme.color.ink};
    font-size: ${theme.text.small};
  }

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[16]};
    /* A command keeps its line: a break after a hyphen would read as a blank. */
    [data-part='command'] {
      flex-wrap: wrap;
      justify-content: end;
      padding-left: 4px;
    }
    [data-part='command'] > code {
      flex-basis: 100%;
      padding: 4px 6px;
    }
  }
`;

const Command = ({ children }: { children: string }) => (
  <div data-part="command">
    <code>{children}</code>
    <CopyButton text={children} label={`复制命令 ${children}`} />
  </div>
);

/** What has to be kept besides the backups, and how one is put back: by a command, never by a page. */
export const KeepAndRestore = ({ overview: { folder, freeBytes } }: { overview: BackupOverview }) => (
  <Root>
    <Card title="另外保存">
      <p>备份里没有密钥。没有密钥，恢复后手机号读不出来。请另外保存，不要和备份放在一起：</p>
      <ul>
        <li>
          数据目录里的 <code>keys/</code>（内置数据库），或 <code>AOSAI_SECRET</code>（PostgreSQL）
        </li>
        <li>
          <code>JUDGE_TOKEN</code>，以及备份的 <code>manifest.json</code> 里 <code>settings</code> 列出的设置
        </li>
        <li>
          备份本身也要有一份在别的机器上。它们在 <code>{folder}</code>，磁盘还剩 {bytesText(freeBytes)}
        </li>
        <li>手动的备份不会自动删除，不要了就在上面删除</li>
      </ul>
    </Card>
    <Card title="恢复">
      <p>恢复会换掉全部数据，所以只能在服务器上用命令做。详见随程序附带的 docs/backup.md。</p>
      <ol>
        <li>停掉所有服务器。</li>
        <li>
          解开下载的备份：
          <Command>mkdir backup && tar -xf aosai-….tar -C backup</Command>
        </li>
        <li>
          恢复，并指明另外保存的密钥：
          <Command>npm run restore -- backup --keys keys</Command>
        </li>
        <li>
          先演练一次，看看数据对不对，不发消息也不能修改：
          <Command>AOSAI_STANDBY=1 npm start</Command>
        </li>
      </ol>
    </Card>
  </Root>
);
