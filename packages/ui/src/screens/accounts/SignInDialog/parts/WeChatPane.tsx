import { styled } from 'styled-components';
import { media } from '../../../../tokens/media.ts';
import { theme } from '../../../../tokens/theme.ts';
import { Alert } from '../../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { Icon } from '../../../../primitives/Icon/Icon.tsx';
import { Spinner } from '../../../../primitives/Spinner/Spinner.tsx';
import type { Scan } from '../signIn.ts';

export interface WeChatPaneProps {
  scan: Scan;
  /** Requests another code. */
  onRenew: () => void;
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space[16]};
  justify-items: center;
  text-align: center;

  > [role='note'] {
    justify-self: stretch;
    text-align: left;
  }
  > [data-part='code'] {
    position: relative;
    display: grid;
    place-items: center;
    width: 216px;
    height: 216px;
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.control};
    background: #fff;
  }
  img {
    display: block;
    width: 200px;
    height: 200px;
  }
  > [data-part='code'][data-over] img {
    opacity: 0.08;
  }
  [data-part='cover'] {
    position: absolute;
    inset: 0;
    display: grid;
    gap: ${theme.space[12]};
    place-content: center;
    justify-items: center;
    padding: ${theme.space[16]};
    /* On the white of the code, in either theme. */
    color: #1c2430;
  }
  [data-part='cover'] strong {
    font-weight: ${theme.weight.medium};
  }
  [data-part='cover'] svg {
    color: #1a7f4b;
  }
  > p {
    max-width: 30em;
    color: ${theme.color.ink2};
    font-size: ${theme.text.small};
    text-wrap: balance;
  }

  ${media.narrow} {
    > p {
      font-size: ${theme.text.body};
    }
  }
`;

const WORDS = {
  loading: '正在取二维码…',
  waiting: '用微信扫一扫，在手机上确认后，这里自动登录。第一次使用时，手机上会请您先用密码或验证码登录一次。',
  scanned: '请在手机上核对并点「确认登录」。手机上的页面不要关。',
  confirmed: '手机已确认，正在登录…',
  refused: '手机上选择了不登录。如果不是您点的，请换一个二维码再扫。',
  expired: '为了安全，二维码三分钟后失效。',
} as const satisfies Record<Scan['state'], string>;

const Cover = ({ scan, onRenew }: { scan: Scan; onRenew: () => void }) => {
  switch (scan.state) {
    case 'waiting':
      return null;
    case 'loading':
      return (
        <div data-part="cover">
          <Spinner />
        </div>
      );
    case 'scanned':
    case 'confirmed':
      return (
        <div data-part="cover">
          <Icon name="check" size={40} />
          <strong>{scan.state === 'scanned' ? '已扫码' : '已确认'}</strong>
        </div>
      );
    case 'refused':
    case 'expired':
      return (
        <div data-part="cover">
          <strong>{scan.state === 'refused' ? '已取消' : '二维码已失效'}</strong>
          <Button variant="primary" icon="refresh" onClick={onRenew}>
            换一个
          </Button>
        </div>
      );
    default:
      return scan.state satisfies never;
  }
};

/** A code to scan with WeChat, and the state of the scan. */
export const WeChatPane = ({ scan, onRenew }: WeChatPaneProps) => {
  if (scan.error !== null) {
    return (
      <Root>
        <Alert
          tone="bad"
          live="assertive"
          action={
            <Button size="s" onClick={onRenew}>
              重试
            </Button>
          }
        >
          {scan.error}
        </Alert>
      </Root>
    );
  }
  return (
    <Root>
      <div data-part="code" data-over={scan.state === 'waiting' ? undefined : ''}>
        {scan.image !== null && <img src={scan.image} alt={scan.state === 'waiting' ? '用微信扫描的二维码' : ''} />}
        <Cover scan={scan} onRenew={onRenew} />
      </div>
      <p aria-live="polite">{WORDS[scan.state]}</p>
    </Root>
  );
};
