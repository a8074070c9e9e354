import { Alert } from '../../../../primitives/Alert/Alert.tsx';
import type { BackupOverview } from './backupOverview.ts';

/** What stands between the data and a restore, the gravest first. */
export const Warnings = ({
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
