import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { clockText } from '@aosai/api/kit/beijing';

export interface SignInLockProps {
  /** End of the lock, ISO 8601; null renders nothing. */
  until: string | null;
  pending: boolean;
  onUnlock: () => void;
}

/** Shown while wrong passwords have locked the account: the end of the lock, and a button to unlock it now. */
export const SignInLock = ({ until, pending, onUnlock }: SignInLockProps) =>
  until === null ? null : (
    <Alert
      tone="warn"
      title={`登录已锁定，到 ${clockText(until)} 自动解除`}
      action={
        <Button size="s" loading={pending} onClick={onUnlock}>
          解除登录锁定
        </Button>
      }
    >
      密码输错太多次。用过的电脑和手机仍可登录；如果是别人在试密码，请提醒本人换一个不好猜的密码。
    </Alert>
  );
