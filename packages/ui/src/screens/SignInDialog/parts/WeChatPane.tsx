import styled from 'styled-components';
import { theme } from '../../../tokens/theme.ts';
import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';

export interface WeChatPaneProps {
  wechat: { image: string } | null;
  /** The page came back from WeChat, whose account nobody has here yet: the next sign-in binds it. */
  onOtherWay: () => void;
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space[16]};
  justify-items: center;
  text-align: center;

  > [role='note'],
  > div {
    justify-self: stretch;
    text-align: left;
  }
  img {
    display: block;
    width: 200px;
    height: 200px;
    padding: ${theme.space[8]};
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.control};
    background: #fff;
  }
  > p {
    color: ${theme.color.ink2};
    font-size: ${theme.text.small};
  }
`;

/** A code to scan with WeChat, or what to do on a server that has no WeChat account. */
export const WeChatPane = ({ wechat, onOtherWay }: WeChatPaneProps) => (
  <Root>
    {wechat ? (
      <>
        <img src={wechat.image} alt="用微信扫描的二维码" />
        <p>
          用微信扫一扫，在手机上登录。
          <br />
          第一次使用时，再用密码或验证码登录一次，微信就会绑定到账号。
        </p>
      </>
    ) : (
      <>
        <Alert tone="info" title="这台服务器还没有配置微信登录">
          请用密码或验证码登录。需要微信登录时，请联系平台管理员。
        </Alert>
        <Button onClick={onOtherWay}>用密码登录</Button>
      </>
    )}
  </Root>
);
