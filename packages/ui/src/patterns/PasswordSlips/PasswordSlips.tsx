import { Button } from '../../primitives/Button/Button.tsx';
import { Code } from '../../primitives/Code/Code.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { Table } from '../../primitives/Table/Table.tsx';
import { CopyButton } from '../CopyButton/CopyButton.tsx';
import { SlipSheet } from './SlipSheet.tsx';

/** An account with a password that is shown this once. */
export interface SlipAccount {
  id: string;
  name: string;
  account: string;
  /** The school's own number of the person. */
  no: string | null;
  className: string | null;
  password: string;
}

/** Passwords that were just made, and where people come in with them. */
export interface Slips {
  /** Null while there are none. */
  accounts: readonly SlipAccount[] | null;
  /** The school, or the site where it is none's. */
  title: string;
  /** As people type it. */
  address: string;
  /** A picture of the code that leads there. */
  qrSrc: string;
  /** Begins with passwords that a call has just answered. */
  show: (accounts: readonly SlipAccount[]) => void;
  print: () => void;
  /** They have been handed over: nothing shows them again. */
  noted: () => void;
}

const lineOf = ({ name, account, password }: SlipAccount) => `${name} 账号 ${account} 密码 ${password}`;

/** New passwords, this once: to be read, copied, or printed as slips of paper. */
export const PasswordSlips = ({ of: { accounts, title, address, qrSrc, print, noted } }: { of: Slips }) =>
  accounts && (
    <>
      <Dialog
        open
        size="m"
        dismissible={false}
        title={`${accounts.length} 人的新密码`}
        description="只显示这一次，关闭后谁也查不到。请现在打印或复制，再交给本人。"
        onClose={noted}
        footer={
          <>
            <CopyButton size="m" label="复制全部账号和密码" text={accounts.map(lineOf).join('\n')} />
            <Button icon="document" onClick={print}>
              打印密码条
            </Button>
            <Button variant="primary" onClick={noted}>
              已经保存
            </Button>
          </>
        }
      >
        <Table label="新密码" dense>
          <thead>
            <tr>
              <th>姓名</th>
              <th>账号</th>
              <th>新密码</th>
            </tr>
          </thead>
          <tbody>
            {accounts.map(({ id, name, no, account, password }) => (
              <tr key={id}>
                <td>
                  {name}
                  {no !== null && ` ${no}`}
                </td>
                <td>
                  <Code>{account}</Code>
                </td>
                <td>
                  <Code>{password}</Code>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Dialog>
      <SlipSheet accounts={accounts} title={title} address={address} qrSrc={qrSrc} />
    </>
  );
