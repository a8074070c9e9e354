import { CopyButton } from '../../../patterns/CopyButton/CopyButton.tsx';
import { RowFacts } from '../../../patterns/RowFacts/RowFacts.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Code } from '../../../primitives/Code/Code.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';

/** An account with its server-generated password. */
export interface NewAccount {
  name: string;
  account: string;
  initialPassword: string;
  /** Where its person signs in; the place of the reader if omitted. */
  address?: string;
}

export interface MadeAccountProps {
  made: NewAccount | null;
  onClose: () => void;
  /** Leads on to what was made with the account; closes the dialog as well. */
  next?: { label: string; onClick: () => void };
}

/** Shows the initial password of a new account, which is never shown again. */
export const MadeAccount = ({ made, onClose, next }: MadeAccountProps) =>
  made && (
    <Dialog
      open
      size="s"
      dismissible={false}
      title={`已为${made.name}新建账号`}
      description="请把账号和初始密码告诉本人，关闭后不再显示。30 天内没有用过就会失效。"
      onClose={onClose}
      footer={
        <>
          <CopyButton
            size="m"
            label="复制账号和初始密码"
            text={[
              `账号 ${made.account}，初始密码 ${made.initialPassword}`,
              ...(made.address === undefined ? [] : [`登录地址 ${made.address}`]),
            ].join('，')}
          />
          {next && <Button onClick={next.onClick}>{next.label}</Button>}
          <Button variant="primary" onClick={onClose}>
            已经记下
          </Button>
        </>
      }
    >
      <RowFacts
        facts={[
          ['账号', <Code key="account">{made.account}</Code>],
          ['初始密码', <Code key="password">{made.initialPassword}</Code>],
          ...(made.address === undefined ? [] : [['登录地址', made.address] as const]),
        ]}
      />
    </Dialog>
  );
