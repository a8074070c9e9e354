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
import { type PayShown, type PayWay, SANDBOX_HINTS } from '../payShown.ts';
import { ManualPay } from './ManualPay.tsx';
import { links } from '../../../../patterns/links/links.ts';
import { QrCode } from '../../../../patterns/QrCode/QrCode.tsx';
import { Link } from '../../../../primitives/Link/Link.tsx';
import { SANDBOX_ACT, type SandboxAct } from '@aosai/api/platform/sandboxPay';
import { Tag } from '../../../../primitives/Tag/Tag.tsx';

const Sandbox = styled.div`
  display: grid;
  gap: ${theme.space[12]};
  padding: ${theme.space[16]};
  border: 1px dashed ${theme.color.warn};
  border-radius: ${theme.radius.card};

  > p {
    display: flex;
    align-items: center;
    gap: ${theme.space[8]};
    color: ${theme.color.ink2};
  }
  > p > span {
    flex: none;
  }
  > ul {
    display: grid;
    gap: ${theme.space[8]};
    list-style: none;
  }
  li {
    display: grid;
    grid-template-columns: 120px minmax(0, 1fr);
    gap: ${theme.space[12]};
    align-items: center;
  }
  li > span {
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
  }
`;

/** Acts of the demo provider; each sends a real payment notice. */
const SandboxPay = ({ pending, onAct }: { pending: boolean; onAct: (act: SandboxAct) => void }) => (
  <Sandbox role="group" aria-label="模拟支付">
    <p>
      <Tag tone="warn">仅演示</Tag>
      不会真的扣款，通知走真实的验签流程。
    </p>
    <ul>
      {SANDBOX_ACT.options.map(({ value, label }) => (
        <li key={value}>
          <Button disabled={pending} onClick={() => onAct(value)}>
            {value === 'pay' ? '模拟付款' : label}
          </Button>
          <span>{SANDBOX_HINTS[value]}</span>
        </li>
      ))}
    </ul>
  </Sandbox>
);

const QrFigure = styled.figure`
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
const QrPay = ({ codeUrl, isInWeChat }: { codeUrl: string; isInWeChat: boolean }) => (
  <QrFigure>
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
  </QrFigure>
);

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
