import { PriceTag } from '../../screens/orders/PriceTag/PriceTag.tsx';
import { VipCard, type VipCardProps } from '../../screens/orders/VipCard/VipCard.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { definePart, type ViewProps } from '../part.tsx';
import { aheadMs, integer, list, moment, oneOf, optional, text } from '../readers.ts';
import { useNow } from '../useNow.ts';

interface Values {
  name: string;
  type: VipCardProps['type'];
  /** In ms since 1970; null for a card on sale. */
  validUntil: number | null;
  rights: VipCardProps['rights'];
  serverTime: number;
  /** Null hides the buy button. */
  priceFen: number | null;
  per: string | null;
}

/** The button only sends `ao-buy`; the page decides how it is paid. */
const View = ({ values, send }: ViewProps<Values>) => {
  const { name, type, validUntil, rights, serverTime, priceFen, per } = values;
  const action = priceFen !== null && (
    <>
      <PriceTag fen={priceFen} {...(per === null ? {} : { per })} />
      <Button variant="primary" onClick={() => send('ao-buy', { name, type, priceFen })}>
        {validUntil === null ? '购买' : '续费'}
      </Button>
    </>
  );
  return (
    <VipCard
      name={name}
      type={type}
      validUntil={validUntil === null ? null : new Date(validUntil).toISOString()}
      rights={rights}
      now={useNow() + serverTime}
      {...(action ? { action } : {})}
    />
  );
};

/** `ao-vip-card`: a membership card, on sale or held. */
export const part = definePart<Values>({
  properties: {
    name: text,
    type: oneOf('0', '1'),
    validUntil: optional(moment),
    rights: list('code', 'name'),
    serverTime: aheadMs,
    priceFen: optional(integer),
    per: optional(text),
  },
  View,
});
