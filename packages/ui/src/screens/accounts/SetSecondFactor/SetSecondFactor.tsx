import type { TableAct } from '../../../patterns/DataTable/DataTable.tsx';
import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { SecurityDialogs } from '../Security/parts/SecurityDialogs.tsx';
import type { SecurityDialog, SecurityOn } from '../Security/ownFactors.ts';

export interface SetSecondFactorProps {
  /** The step that has been begun; null before the first one. */
  dialog: SecurityDialog | null;
  act: TableAct;
  on: SecurityOn & { signOut: () => void };
}

/** Asks somebody of whom a second factor is required to set one up, before anything else. */
export const SetSecondFactor = ({ dialog, act, on }: SetSecondFactorProps) => {
  if (dialog !== null)
    return <SecurityDialogs dialog={dialog} factors={{ totp: false, passkey: false }} act={act} on={on} />;
  return (
    <Dialog
      open
      size="s"
      title="请先开启两步验证"
      description="平台要求您的账号登录时做两步验证：输入密码之后，再输入手机上验证器显示的 6 位动态码。现在用一两分钟绑定手机，再继续使用。"
      onClose={on.signOut}
      footer={
        <>
          <Button disabled={act.pending} onClick={on.signOut}>
            退出登录
          </Button>
          <Button disabled={act.pending} onClick={() => on.ask({ kind: 'addPasskey' })}>
            用通行密钥
          </Button>
          <Button variant="primary" loading={act.pending} onClick={on.beginTotp}>
            绑定验证器
          </Button>
        </>
      }
    >
      {act.error !== null && (
        <Alert tone="bad" live="assertive">
          {act.error}
        </Alert>
      )}
      <p>
        手机上还没有验证器的，先装一个，例如微信小程序「腾讯身份验证器」、Microsoft Authenticator 或
        1Password。电脑或手机有指纹、人脸的，也可以用通行密钥。
      </p>
    </Dialog>
  );
};
