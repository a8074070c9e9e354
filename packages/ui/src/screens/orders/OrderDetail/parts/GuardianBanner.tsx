import { moneyText } from '@aosai/api/kit/moneyText';
import { Alert } from '../../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../../primitives/ButtonLink/ButtonLink.tsx';
import { links } from '../../../../patterns/links/links.ts';
import type { OrderDetail } from '@aosai/api/orders/orderViews.contract';

export interface GuardianBannerProps {
  order: OrderDetail;
  isOwn: boolean;
  isOffline: boolean;
  on: { pay: () => void; decline: () => void };
}

/** Order of a minor: tells the student who pays, and asks the guardian to consent. */
export const GuardianBanner = ({ order, isOwn, isOffline, on }: GuardianBannerProps) => {
  const { payable, guardians, memberName, title, amountFen, source } = order;
  // The guardian who placed the order is not asked for consent.
  if (payable && !isOwn && source === 'guardian')
    return (
      <Alert
        tone="info"
        title={`给${memberName}的「${title}」，${moneyText(amountFen)}`}
        action={
          <Button size="s" variant="primary" disabled={isOffline} onClick={on.pay}>
            去付款
          </Button>
        }
      >
        这是家长下的单，付款后马上生效；不要了，可以取消订单。
      </Alert>
    );
  if (payable && !isOwn)
    return (
      <Alert
        tone="info"
        title={`${memberName}想购买「${title}」，${moneyText(amountFen)}`}
        action={
          <>
            <Button size="s" onClick={on.decline}>
              不同意
            </Button>
            <Button size="s" variant="primary" disabled={isOffline} onClick={on.pay}>
              同意并付款
            </Button>
          </>
        }
      >
        付款就是同意这次购买；不同意，订单会关闭，孩子会收到消息。
      </Alert>
    );
  if (guardians.length === 0)
    return (
      <Alert
        tone="warn"
        title="请先关联家长"
        action={
          <ButtonLink size="s" href={links.account}>
            去关联
          </ButtonLink>
        }
      >
        未满 18 岁的订单由监护人付款，这个账号还没有关联的家长。
      </Alert>
    );
  return (
    <Alert tone="info" title="请监护人登录后付款">
      {guardians.join('、')}已经收到消息，登录后可以付款，也可以不同意。
    </Alert>
  );
};
