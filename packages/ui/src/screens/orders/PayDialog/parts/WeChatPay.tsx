import { styled } from 'styled-components';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { theme } from '../../../../tokens/theme.ts';

const Root = styled.div`
  display: grid;
  gap: ${theme.space[12]};

  > p {
    color: ${theme.color.ink2};
  }
`;

/** Inside WeChat: opens its payment window over the page. */
export const WeChatPay = ({
  pending,
  isOffline,
  onPay,
}: {
  pending: boolean;
  isOffline: boolean;
  onPay: () => void;
}) => (
  <Root>
    <Button variant="primary" size="l" block loading={pending} disabled={isOffline} onClick={onPay}>
      用微信支付付款
    </Button>
    <p>会打开微信的收银台，付款后回到这里，结果自动更新。</p>
  </Root>
);
