import { page } from './links.ts';

/** Addresses of orders and cards; a separate module, as few pages link there. */
export const orderLinks = {
  cards: page('vipCardList'),
  orders: page('order'),
  order: (orderId: string) => page('order', { id: orderId }),
  /** The order's page with a dialog open. */
  asking: (orderId: string, ask: 'quit' | 'refund') => page('order', { id: orderId, ask }),
};
