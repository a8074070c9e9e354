import { Alert } from '../../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../../primitives/Button/Button.tsx';
import type { FieldState } from '../fieldState.ts';
import type { OtherDraft, PythonFieldActs } from '../fieldProps.ts';
import { clockText } from '@aosai/api/kit/beijing';

export interface FieldNoticesProps {
  field: FieldState;
  other: OtherDraft | null;
  isOffline: boolean;
  /** The code is saved on the server. */
  isKept: boolean;
  on: PythonFieldActs;
}

/** The notice between bar and program: one at a time, the most severe first. */
export const FieldNotices = ({ field: { phase }, other, isOffline, isKept, on }: FieldNoticesProps) => {
  if (phase.kind === 'failed')
    return (
      <Alert
        shape="bar"
        tone="bad"
        live="assertive"
        title="Python 没有启动成功"
        action={
          <Button size="s" onClick={on.retry}>
            重试
          </Button>
        }
      >
        请检查网络后重试；浏览器版本太旧时，请换新版 Chrome、Edge 或 Firefox。程序还在，可以继续编辑。
      </Alert>
    );
  if (other)
    return (
      <Alert
        shape="bar"
        tone="warn"
        live="polite"
        title="这份草稿在别处改过"
        action={
          <>
            <Button size="s" onClick={on.takeTheirs}>
              用那一份
            </Button>
            <Button size="s" onClick={on.keepMine}>
              保留这一份
            </Button>
          </>
        }
      >
        那一份保存于 {clockText(other.savedAt)}。选择之前，这里的修改先不保存。
      </Alert>
    );
  if (phase.kind === 'running' && phase.isLong)
    return (
      <Alert shape="bar" live="polite" title="程序已经运行 10 秒">
        如果是死循环，请点「停止」，再检查循环的条件。
      </Alert>
    );
  if (isOffline)
    return (
      <Alert shape="bar" tone="warn" live="polite" title="网络断开">
        {isKept
          ? '程序照常运行，联网后自动保存；联网前请不要关闭本页。'
          : '程序照常运行；关闭本页就没有了，可以在「更多」里下载。'}
      </Alert>
    );
  return <div />;
};
