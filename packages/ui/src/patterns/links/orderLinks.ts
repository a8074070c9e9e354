import { page } from './links.ts';

/** Addresses of what is bought, apart from the site's own: few pages link there. */
export const orderLinks = {
  cards: page('vipCardList'),
  orders: page('order'),
  order: (orderId: string) => page('order', { id: orderId }),
  /** The same with the question open. */
  asking: (orderId: string, ask: 'quit' | 'refund') => page('order', { id: orderId, ask }),
};
