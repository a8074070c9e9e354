import { styled } from 'styled-components';
import { theme } from '../../../../tokens/theme.ts';
import { CopyButton } from '../../../../patterns/CopyButton/CopyButton.tsx';
import { Alert } from '../../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../../primitives/Dialog/Dialog.tsx';
import type { MadePassword } from '../userRow.ts';

const Body = styled.div`
  display: grid;
  gap: ${theme.space[16]};

  > p {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space[12]};
    padding: ${theme.space[12]} ${theme.space[16]};
    border-radius: ${theme.radius.control};
    background: ${theme.color.sunken};
  }
  code {
    font-family: ${theme.font.mono};
    font-size: ${theme.text.lead};
    letter-spacing: 0.06em;
    overflow-wrap: anywhere;
    user-select: all;
  }
`;

/** Shows a generated password once, to be handed over. */
export const PasswordOnce = ({ shown, onClose }: { shown: MadePassword; onClose: () => void }) => (
  <Dialog
    open
    size="s"
    title={`${shown.name}的初始密码`}
    onClose={onClose}
    dismissible={false}
    footer={
      <Button variant="primary" onClick={onClose}>
        已经交给本人
      </Button>
    }
  >
    <Body>
      <p>
        <code>{shown.password}</code>
        <CopyButton text={shown.password} label={`复制 ${shown.account} 的初始密码`} />
      </p>
      <Alert tone="warn" title="只显示这一次">
        请现在复制，当面或打电话告诉本人。忘了可以再重置。本人登录后要先换成自己的密码。
      </Alert>
    </Body>
  </Dialog>
);
