import { proveFields, recoveryFields, totpFields } from '@aosai/api/accounts/secondFactorForms';
import { useState } from 'react';
import type { TableAct } from '../../../../patterns/DataTable/DataTable.tsx';
import { ConfirmDialog } from '../../../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import { FieldsDialog } from '../../../../patterns/FieldsDialog/FieldsDialog.tsx';
import { Button } from '../../../../primitives/Button/Button.tsx';
import type { OwnFactors, SecurityDialog, SecurityOn } from '../security.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { TotpDialog } from './TotpDialog.tsx';

export interface SecurityDialogsProps {
  dialog: SecurityDialog;
  factors: OwnFactors | undefined;
  act: TableAct;
  on: SecurityOn;
}

/** Asks for the password and, where there is one, the second factor. */
const Prove = ({ factors, act, on }: Omit<SecurityDialogsProps, 'dialog'>) => {
  const [byRecovery, setByRecovery] = useState(false);
  const asksFactor = factors?.totp !== null;
  const asked = { ...proveFields, ...(asksFactor && (byRecovery ? recoveryFields : totpFields)) };
  return (
    <FieldsDialog
      key={String(byRecovery)}
      of={asked}
      title="请确认是您本人"
      description={
        <>
          离上次确认已经超过 10 分钟。确认以后，10 分钟内不再问。
          {asksFactor && (
            <Button variant="ghost" size="s" onClick={() => setByRecovery(!byRecovery)}>
              {byRecovery ? '改用动态码' : '改用恢复码'}
            </Button>
          )}
        </>
      }
      submitLabel="确认"
      act={act}
      on={{ submit: on.prove, close: on.close }}
    />
  );
};

/** The dialogs of the account security page. */
export const SecurityDialogs = ({ dialog, factors, act, on }: SecurityDialogsProps) => {
  switch (dialog.kind) {
    case 'prove':
      return <Prove factors={factors} act={act} on={on} />;
    case 'totp':
      return <TotpDialog {...dialog} act={act} on={{ confirm: on.confirmTotp, close: on.close }} />;
    case 'codes':
      return <RecoveryCodes codes={dialog.codes} on={{ print: on.print, close: on.close }} />;
    case 'remove':
      return (
        <ConfirmDialog
          open
          danger
          title="关闭两步验证？"
          consequence="以后只凭密码就能登录。现在的恢复码一起作废，手机上验证器里的那一条可以删掉。"
          confirmLabel="关闭两步验证"
          pending={act.pending}
          error={act.error}
          on={{ confirm: on.removeTotp, cancel: on.close }}
        />
      );
    case 'renew':
      return (
        <ConfirmDialog
          open
          title="换一组恢复码？"
          consequence="生成十个新的恢复码，原来的全部作废，抄下来的旧码请撕掉。"
          confirmLabel="换一组"
          pending={act.pending}
          error={act.error}
          on={{ confirm: on.newRecoveryCodes, cancel: on.close }}
        />
      );
    default:
      return dialog satisfies never;
  }
};
