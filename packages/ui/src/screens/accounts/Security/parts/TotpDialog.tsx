import { totpFields } from '@aosai/api/accounts/secondFactorForms';
import { styled } from 'styled-components';
import { theme } from '../../../../tokens/theme.ts';
import { CopyButton } from '../../../../patterns/CopyButton/CopyButton.tsx';
import type { TableAct } from '../../../../patterns/DataTable/DataTable.tsx';
import { FieldsDialog } from '../../../../patterns/FieldsDialog/FieldsDialog.tsx';
import { QrCode } from '../../../../patterns/QrCode/QrCode.tsx';
import { Code } from '../../../../primitives/Code/Code.tsx';

export interface TotpDialogProps {
  /** In base32, for apps that cannot scan. */
  secret: string;
  /** Content of the QR code. */
  address: string;
  act: TableAct;
  on: { confirm: (code: string) => void; close: () => void };
}

const Steps = styled.span`
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
export const TotpDialog = ({ secret, address, act, on }: TotpDialogProps) => (
  <FieldsDialog
    of={totpFields}
    title="绑定验证器"
    description={
      <Steps>
        <span>用手机上的验证器扫这个二维码，再输入它显示的 6 位动态码。</span>
        <QrCode text={address} label="验证器的二维码" />
        <span data-part="secret">
          <span>不能扫的，手工输入密钥：</span>
          <Code>{(secret.match(/.{1,4}/g) ?? []).join(' ')}</Code>
          <CopyButton text={secret} label="复制密钥" />
        </span>
      </Steps>
    }
    submitLabel="绑定"
    act={act}
    on={{ submit: ({ code }) => on.confirm(code), close: on.close }}
  />
);
