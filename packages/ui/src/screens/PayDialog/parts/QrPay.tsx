import styled from 'styled-components';
import { QrCode } from '../../../patterns/QrCode/QrCode.tsx';
import { theme } from '../../../tokens/theme.ts';

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

/** A code that WeChat scans. */
export const QrPay = ({ codeUrl }: { codeUrl: string }) => (
  <Root>
    <QrCode text={codeUrl} label="微信支付二维码" />
    <figcaption>
      打开微信，扫一扫付款
      <br />
      <small>正在用手机看这一页？请用另一台手机扫码，或在电脑上打开「我的订单」。</small>
    </figcaption>
  </Root>
);
