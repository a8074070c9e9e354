import { styled } from 'styled-components';
import { media } from '../../../../tokens/media.ts';
import { theme } from '../../../../tokens/theme.ts';
import { CopyButton } from '../../../../patterns/CopyButton/CopyButton.tsx';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { Code } from '../../../../primitives/Code/Code.tsx';
import { Dialog } from '../../../../primitives/Dialog/Dialog.tsx';

export interface RecoveryCodesProps {
  codes: readonly string[];
  on: { print: () => void; close: () => void };
}

const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[8]} ${theme.space[16]};
  list-style: none;

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Shows new recovery codes, which are never shown again. */
export const RecoveryCodes = ({ codes, on }: RecoveryCodesProps) => (
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
    <List>
      {codes.map((code) => (
        <li key={code}>
          <Code>{code}</Code>
        </li>
      ))}
    </List>
  </Dialog>
);
