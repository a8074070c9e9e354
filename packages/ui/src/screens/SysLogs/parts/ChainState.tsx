import { LOG_FAULT_LABELS } from '@aosai/api/domain/sysLog';
import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { dateText, secondText } from '../../../patterns/time/beijing.ts';
import type { Loaded } from '../../../patterns/Load/Load.tsx';
import type { LogChain } from '../logEntry.ts';

export interface ChainStateProps {
  /** Null until somebody asks. */
  chain: Loaded<LogChain> | null;
  onVerify: () => void;
}

const olderWords = (unchained: number): string =>
  unchained === 0 ? '' : `最早的 ${unchained} 条早于校验链，不在校验之内。`;

/** Whether the log is as it was written, as far as its chain of hashes tells. */
export const ChainState = ({ chain, onVerify }: ChainStateProps) => {
  const isChecking = chain !== null && chain.data === undefined && !chain.error;
  const again = (
    <Button size="s" icon="refresh" loading={isChecking} onClick={onVerify}>
      {isChecking ? '正在校验' : '校验整条日志'}
    </Button>
  );
  if (chain?.error)
    return (
      <Alert tone="warn" live="polite" title="没有校验成功" action={again}>
        {chain.error}
      </Alert>
    );
  if (!chain?.data)
    return (
      <Alert title="每条记录都带着前一条的校验值" action={again}>
        改动、删除、插入或调换任何一条，校验都会指出是哪一条。
      </Alert>
    );
  const { entries, unchained, fault, checkedAt } = chain.data;
  if (fault)
    return (
      <Alert tone="bad" live="assertive" title={`第 ${fault.seq} 条${LOG_FAULT_LABELS[fault.kind]}`} action={again}>
        有人绕过系统动过日志。请保留数据库现状，对照备份查看这一条前后的记录{fault.id !== null && `（${fault.id}）`}。
      </Alert>
    );
  return (
    <Alert tone="ok" live="polite" title={`${entries.toLocaleString('zh-CN')} 条记录完整，没有被改动`} action={again}>
      校验于 {dateText(checkedAt)} {secondText(checkedAt)}。{olderWords(unchained)}
    </Alert>
  );
};
