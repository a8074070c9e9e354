import { passkeyFields, totpFields } from '@aosai/api/accounts/secondFactorForms';
import type { TableAct } from '../../../../patterns/DataTable/DataTable.tsx';
import { ConfirmDialog } from '../../../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import { FieldsDialog } from '../../../../patterns/FieldsDialog/FieldsDialog.tsx';
import { type OwnedFactors, ProveDialog } from '../../../../patterns/ProveDialog/ProveDialog.tsx';
import { Button } from '../../../../primitives/Button/Button.tsx';
import type { SecurityDialog, SecurityOn } from '../ownFactors.ts';
import { styled } from 'styled-components';
import { media } from '../../../../tokens/media.ts';
import { theme } from '../../../../tokens/theme.ts';
import { CopyButton } from '../../../../patterns/CopyButton/CopyButton.tsx';
import { Code } from '../../../../primitives/Code/Code.tsx';
import { Dialog } from '../../../../primitives/Dialog/Dialog.tsx';
import { QrCode } from '../../../../patterns/QrCode/QrCode.tsx';

export interface SecurityDialogsProps {
  dialog: SecurityDialog;
  /** One of them is a part of a proof of the owner. */
  factors: OwnedFactors;
  act: TableAct;
  on: SecurityOn;
}

interface TotpDialogProps {
  /** In base32, for apps that cannot scan. */
  secret: string;
  /** Content of the QR code. */
  address: string;
  act: TableAct;
  on: { confirm: (code: string) => void; close: () => void };
}

const Binding = styled.span`
  display: grid;
  justify-items: center;
  gap: ${theme.space[12]};

  > span {
    justify-self: stretch;
  }
  > [data-part='secret'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[8]};
    align-items: center;
    overflow-wrap: anywhere;
  }
`;

/** Binds an authenticator app: scan, then type its first code. */
const TotpDialog = ({ secret, address, act, on }: TotpDialogProps) => (
  <FieldsDialog
    of={totpFields}
    title="绑定验证器"
    description={
      <Binding>
        <span>用手机上的验证器扫这个二维码，再输入它显示的 6 位动态码。</span>
        <QrCode text={address} label="验证器的二维码" />
        <span data-part="secret">
          <span>不能扫的，手工输入密钥：</span>
          <Code>{(secret.match(/.{1,4}/g) ?? []).join(' ')}</Code>
          <CopyButton text={secret} label="复制密钥" />
        </span>
      </Binding>
    }
    submitLabel="绑定"
    act={act}
    on={{ submit: ({ code }) => on.confirm(code), close: on.close }}
  />
);

interface RecoveryCodesProps {
  codes: readonly string[];
  on: { print: () => void; close: () => void };
}

const CodeList = styled.ol`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[8]} ${theme.space[16]};
  list-style: none;

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Shows new recovery codes, which are never shown again. */
const RecoveryCodes = ({ codes, on }: RecoveryCodesProps) => (
  <Dialog
    open
    size="s"
    dismissible={false}
    title="请收好恢复码"
    description="手机丢了或坏了，用它登录，每个只能用一次。打印或抄下来放在家里，不要存在这台电脑上。关闭后不再显示。"
    onClose={on.close}
    footer={
      <>
        <CopyButton size="m" label="复制全部恢复码" text={codes.join('\n')}>
          复制全部
        </CopyButton>
        <Button onClick={on.print}>打印</Button>
        <Button variant="primary" onClick={on.close}>
          已经收好
        </Button>
      </>
    }
  >
    <CodeList>
      {codes.map((code) => (
        <li key={code}>
          <Code>{code}</Code>
        </li>
      ))}
    </CodeList>
  </Dialog>
);

/** The dialogs of the account security page. */
export const SecurityDialogs = ({ dialog, factors, act, on }: SecurityDialogsProps) => {
  switch (dialog.kind) {
    case 'prove':
      return (
        <ProveDialog factors={factors} act={act} on={on}>
          离上次确认已经超过 10 分钟。确认以后，10 分钟内不再问。
        </ProveDialog>
      );
    case 'totp':
      return <TotpDialog {...dialog} act={act} on={{ confirm: on.confirmTotp, close: on.close }} />;
    case 'codes':
      return <RecoveryCodes codes={dialog.codes} on={{ print: on.print, close: on.close }} />;
    case 'remove':
      return (
        <ConfirmDialog
          open
          danger
          title={factors.passkey ? '停用验证器？' : '关闭两步验证？'}
          consequence={
            factors.passkey
              ? '以后登录用通行密钥。手机上验证器里的那一条可以删掉。'
              : '以后只凭密码就能登录。现在的恢复码一起作废，手机上验证器里的那一条可以删掉。'
          }
          confirmLabel={factors.passkey ? '停用验证器' : '关闭两步验证'}
          pending={act.pending}
          error={act.error}
          on={{ confirm: on.removeTotp, cancel: on.close }}
        />
      );
    case 'addPasskey':
      return (
        <FieldsDialog
          of={passkeyFields}
          title="添加通行密钥"
          description="给它起个名字，以后认得出是哪台设备。下一步按浏览器的提示，用指纹、人脸、屏幕锁或安全钥匙确认。"
          submitLabel="下一步"
          act={act}
          on={{ submit: ({ name }) => on.addPasskey(name), close: on.close }}
        />
      );
    case 'renamePasskey':
      return (
        <FieldsDialog
          of={passkeyFields}
          row={{ name: dialog.passkey.name }}
          title="通行密钥改名"
          submitLabel="保存"
          act={act}
          on={{ submit: ({ name }) => on.renamePasskey(dialog.passkey, name), close: on.close }}
        />
      );
    case 'removePasskey':
      return (
        <ConfirmDialog
          open
          danger
          title={`删除通行密钥「${dialog.passkey.name}」？`}
          consequence="以后不能再用它登录，设备里的那一条可以自己删掉。没有别的通行密钥、也没有验证器的，两步验证随之关闭，恢复码作废。"
          confirmLabel="删除通行密钥"
          pending={act.pending}
          error={act.error}
          on={{ confirm: () => on.removePasskey(dialog.passkey), cancel: on.close }}
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
