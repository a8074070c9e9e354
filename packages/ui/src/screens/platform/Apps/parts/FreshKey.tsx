import { styled } from 'styled-components';
import { CopyButton } from '../../../../patterns/CopyButton/CopyButton.tsx';
import { Alert } from '../../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { Code } from '../../../../primitives/Code/Code.tsx';
import { Dialog } from '../../../../primitives/Dialog/Dialog.tsx';
import { theme } from '../../../../tokens/theme.ts';

const Root = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space[12]};
  padding-top: ${theme.space[16]};
`;

/** Shows the key of a partner, which is shown only once. */
export const FreshKey = ({ text, onClose }: { text: string; onClose: () => void }) => (
  <Dialog
    open
    size="s"
    dismissible={false}
    title="新的登录密钥"
    onClose={onClose}
    footer={
      <Button variant="primary" onClick={onClose}>
        已经保存好
      </Button>
    }
  >
    <Alert tone="warn" title="只显示这一次">
      请复制后交给学校的技术人员，不要发在聊天群里。丢失后只能重新生成。
    </Alert>
    <Root>
      <Code>{text}</Code>
      <CopyButton label="复制密钥" text={text}>
        复制密钥
      </CopyButton>
    </Root>
  </Dialog>
);
