import { ChooseWay } from './parts/ChooseWay.tsx';
import { PayEnd } from './parts/PayEnd.tsx';
import { PayWith } from './parts/PayWith.tsx';
import type { PayDialogProps } from './payDialogProps.ts';

export type { PayDialogProps } from './payDialogProps.ts';
export type { PayShown, PayWay } from './payShown.ts';

/** Pays an order. Offers a choice if there are several providers; only the order's state tells that it was paid. */
export const PayDialog = (props: PayDialogProps) => {
  const { order, state, ways, way, on } = props;
  if (state !== 'open') return <PayEnd isPaid={state === 'paid'} title={order.title} onClose={on.close} />;
  if (way === null)
    return <ChooseWay amountFen={order.amountFen} ways={ways} on={{ choose: on.way, close: on.close }} />;
  return <PayWith {...props} way={way} />;
};
