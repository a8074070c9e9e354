import { LOG_FAULT } from '@aosai/api/platform/sysLog';
import { Alert } from '../../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../../primitives/Button/Button.tsx';
import type { Loaded } from '../../../../patterns/Load/Load.tsx';
import type { LogChain } from '../logEntry.ts';
import { FIELD_LABELS } from '../../ChangeTable/fieldLabels.ts';
import { dateText, secondText } from '@aosai/api/kit/beijing';

export interface ChainStateProps {
  /** Null before verification is requested. */
  chain: Loaded<LogChain> | null;
  onVerify: () => void;
}

const olderWords = (unchained: number): string =>
  unchained === 0 ? '' : `最早的 ${unchained} 条早于校验链，不在校验之内。`;

/** `/after/until` → 截止 */
const fieldOf = (path: string): string => {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return FIELD_LABELS[name] ?? name;
};

/** Lists values that an older version did not hash: they are neither reported as tampered nor as verified. */
const Unproven = ({ entries, first }: LogChain['unproven']) => {
  const numbers = first.map(({ seq }) => seq).join('、');
  const fields = [...new Set(first.flatMap(({ paths }) => paths.map(fieldOf)))].join('、');
  return (
    <>
      第 {numbers} 条{entries > first.length && `等 ${entries} 条`}
      由旧版本写入，当时计算校验值时漏掉了改动里的时间（{fields}
      ）。这几条的其他内容与写入时一致；漏掉的时间是否改过，校验看不出来，需要时请对照备份。
    </>
  );
};

/** Whether the log is unchanged, according to its hash chain. */
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
    return <Alert title="每条记录都带着前一条的校验值，改动、删除或调换了哪一条，校验会指出来" action={again} />;
  const { entries, unchained, unproven, fault, checkedAt } = chain.data;
  if (fault)
    return (
      <Alert tone="bad" live="assertive" title={`第 ${fault.seq} 条${LOG_FAULT.label(fault.kind)}`} action={again}>
        有人绕过系统动过日志。请保留数据库现状，对照备份查看这一条前后的记录{fault.id !== null && `（${fault.id}）`}。
      </Alert>
    );
  if (unproven.entries > 0)
    return (
      <Alert tone="info" live="polite" title={`没有发现改动，${unproven.entries} 条里的时间无法校验`} action={again}>
        <Unproven {...unproven} /> 校验于 {dateText(checkedAt)} {secondText(checkedAt)}。{olderWords(unchained)}
      </Alert>
    );
  return (
    <Alert tone="ok" live="polite" title={`${entries.toLocaleString('zh-CN')} 条记录完整，没有被改动`} action={again}>
      校验于 {dateText(checkedAt)} {secondText(checkedAt)}。{olderWords(unchained)}
    </Alert>
  );
};
