import { styled } from 'styled-components';
import { media } from '../../../tokens/media.ts';
import { theme } from '../../../tokens/theme.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Code } from '../../../primitives/Code/Code.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { Table } from '../../../primitives/Table/Table.tsx';
import { CopyButton } from '../../../patterns/CopyButton/CopyButton.tsx';
import { SlipSheet } from './SlipSheet.tsx';
import type { SlipAccount, Slips } from './slips.ts';

export type { SlipAccount, Slips } from './slips.ts';

/** Accounts and passwords must not wrap. */
const Slip = styled.div`
  small {
    display: block;
    color: ${theme.color.ink2};
  }
  code {
    white-space: nowrap;
  }

  ${media.narrow} {
    &&& th,
    &&& td {
      min-width: 0;
      padding-inline: ${theme.space[8]};
    }
  }
`;

const lineOf = ({ name, account, password }: SlipAccount) => `${name} 账号 ${account} 密码 ${password}`;

const ONCE = '只显示这一次，关闭后谁也查不到。请现在打印或复制，再交给本人。';
const KEPT = '请打印或复制，再交给本人。导入后一天之内还可以从「用 Excel 导入」里再看，下载初始密码以后不再显示。';

/** New passwords: to read, copy, or print as paper slips. */
export const PasswordSlips = ({ of: { accounts, isKept, title, address, qrSrc, print, noted } }: { of: Slips }) =>
  accounts && (
    <>
      <Dialog
        open
        size="m"
        dismissible={false}
        title={`${accounts.length} 人的新密码`}
        description={isKept ? KEPT : ONCE}
        onClose={noted}
        footer={
          <>
            <CopyButton size="m" label="复制全部账号和密码" text={accounts.map(lineOf).join('\n')} />
            <Button icon="document" onClick={print}>
              打印
            </Button>
            <Button variant="primary" onClick={noted}>
              已经保存
            </Button>
          </>
        }
      >
        <Slip>
          <Table label="新密码" dense>
            <thead>
              <tr>
                <th>姓名</th>
                <th>账号</th>
                <th>新密码</th>
              </tr>
            </thead>
            <tbody>
              {accounts.map(({ id, name, no, account, password, reading }) => (
                <tr key={id}>
                  <td>
                    {name}
                    {no !== null && <small>{no}</small>}
                  </td>
                  <td>
                    <Code>{account}</Code>
                  </td>
                  <td>
                    <Code>{password}</Code>
                    {reading !== null && <small>{reading}</small>}
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
        </Slip>
      </Dialog>
      <SlipSheet accounts={accounts} title={title} address={address} qrSrc={qrSrc} />
    </>
  );
