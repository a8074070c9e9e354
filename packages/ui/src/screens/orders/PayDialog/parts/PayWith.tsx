import { PAYMENT_PROVIDER } from '@aosai/api/orders/payments';
import { styled } from 'styled-components';
import { Alert } from '../../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../../primitives/Dialog/Dialog.tsx';
import { Skeleton } from '../../../../primitives/Skeleton/Skeleton.tsx';
import { Countdown } from '../../../../patterns/Countdown/Countdown.tsx';
import { Load } from '../../../../patterns/Load/Load.tsx';
import { PriceTag } from '../../PriceTag/PriceTag.tsx';
import { media } from '../../../../tokens/media.ts';
import { theme } from '../../../../tokens/theme.ts';
import type { PayDialogProps } from '../payDialogProps.ts';
import type { PayShown, PayWay } from '../payShown.ts';
import { ManualPay } from './ManualPay.tsx';
import { QrPay } from './QrPay.tsx';
import { SandboxPay } from './SandboxPay.tsx';

const Root = styled.div`
  display: grid;
  gap: ${theme.space[12]};

  > p {
    color: ${theme.color.ink2};
  }
`;

/** Inside WeChat: opens its payment window over the page. */
const WeChatPay = ({ pending, isOffline, onPay }: { pending: boolean; isOffline: boolean; onPay: () => void }) => (
  <Root>
    <Button variant="primary" size="l" block loading={pending} disabled={isOffline} onClick={onPay}>
      用微信支付付款
    </Button>
    <p>会打开微信的收银台，付款后回到这里，结果自动更新。</p>
  </Root>
);

/** A longer countdown is not shown; the text has the date. */
const COUNTED_MS = 60 * 60_000;

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[16]};

  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space[8]} ${theme.space[16]};
    padding-bottom: ${theme.space[16]};
    border-bottom: 1px solid ${theme.color.line};
  }
  > header > p {
    flex: 1 0 100%;
    color: ${theme.color.ink2};
    overflow-wrap: anywhere;
  }
  > header > span[data-part='left'] {
    display: flex;
    align-items: center;
    gap: ${theme.space[8]};
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
  }

  ${media.narrow} {
    gap: ${theme.space[12]};
  }
`;

const Shown = ({ shown, props }: { shown: PayShown; props: PayDialogProps }) => {
  const { order, act, on } = props;
  switch (shown.kind) {
    case 'manual':
      return <ManualPay {...shown} amountFen={order.amountFen} />;
    case 'qr':
      return <QrPay codeUrl={shown.codeUrl} isInWeChat={shown.isInWeChat} />;
    case 'jsapi':
      return <WeChatPay pending={act.pending} isOffline={props.isOffline} onPay={on.jsapi} />;
    case 'sandbox':
      return <SandboxPay pending={act.pending} onAct={on.sandbox} />;
    default:
      return shown satisfies never;
  }
};

/** Payment with the chosen provider, and the time until the order expires. */
export const PayWith = (props: PayDialogProps & { way: PayWay }) => {
  const { order, ways, way, shown, asked, act, isOffline, now, on } = props;
  const leftMs = order.expiresAt === null ? null : Math.max(0, Date.parse(order.expiresAt) - now);
  return (
    <Dialog
      open
      title={PAYMENT_PROVIDER.label(way)}
      onClose={on.close}
      footer={
        <>
          {ways.length > 1 && <Button onClick={() => on.way(null)}>换一种方式</Button>}
          {way === 'manual' ? (
            <Button variant="primary" onClick={on.close}>
              知道了
            </Button>
          ) : (
            <Button variant="primary" loading={asked === 'asking'} disabled={isOffline} onClick={on.ask}>
              已付款？查询
            </Button>
          )}
        </>
      }
    >
      <Body>
        <header>
          <p>{order.title}</p>
          <PriceTag fen={order.amountFen} size="l" />
          {leftMs !== null && leftMs <= COUNTED_MS && (
            <span data-part="left">
              剩余
              <Countdown size="s" remainingMs={leftMs} />
            </span>
          )}
        </header>
        {isOffline && (
          <Alert tone="warn" live="polite">
            网络断开了。已经付的款不会丢，恢复后会自动查询结果。
          </Alert>
        )}
        {act.error !== null && (
          <Alert tone="bad" live="assertive">
            {act.error}
          </Alert>
        )}
        {asked === 'unpaid' && (
          <Alert tone="info" live="polite">
            还没有查到付款。付款后通常几秒内更新，可以关掉这里，结果会记在订单里。
          </Alert>
        )}
        <Load of={shown} name="付款信息" onRetry={on.retry} skeleton={<Skeleton height={220} />}>
          {(data) => <Shown shown={data} props={props} />}
        </Load>
      </Body>
    </Dialog>
  );
};
