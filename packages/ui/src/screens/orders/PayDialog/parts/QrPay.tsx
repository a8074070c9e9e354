import { styled } from 'styled-components';
import { links } from '../../../../patterns/links/links.ts';
import { QrCode } from '../../QrCode/QrCode.tsx';
import { Link } from '../../../../primitives/Link/Link.tsx';
import { theme } from '../../../../tokens/theme.ts';

const Root = styled.figure`
  display: grid;
  justify-items: center;
  gap: ${theme.space[12]};
  text-align: center;

  small {
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
  }
`;

/** A QR code to scan with WeChat. */
export const QrPay = ({ codeUrl, isInWeChat }: { codeUrl: string; isInWeChat: boolean }) => (
  <Root>
    <QrCode text={codeUrl} label="微信支付二维码" />
    <figcaption>
      打开微信，扫一扫付款
      <br />
      <small>
        {isInWeChat ? (
          <>
            这个账号还没有<Link href={links.account}>绑定微信</Link>，绑定后可以直接在这里付款；也可以用另一台手机扫码。
          </>
        ) : (
          '正在用手机看这一页？请用另一台手机扫码，或在电脑上打开「我的订单」。'
        )}
      </small>
    </figcaption>
  </Root>
);
