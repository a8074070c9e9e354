import type { Break } from './breakSource.ts';

/** Controls of orders and money taken out together, and the tests that have to notice. */
export interface OrderMutant {
  name: string;
  breaks: readonly Break[];
  /** Beginnings of files of tests. */
  shownBy: readonly string[];
  /** Only tests with this in their name, where a file has others that take long. */
  only?: string;
}

export const ORDERS = '/packages/server/src/engine/orders';

/** What keeps a notice from counting twice: each of the three alone is enough. */
export const COUNTED_ONCE: readonly Break[] = [
  {
    file: `${ORDERS}/tellPaid.ts`,
    control: "if (known.status === 'paid') {",
    instead: 'if (false) {',
  },
  {
    file: `${ORDERS}/tellPaid.ts`,
    control: 'return (await db.$count(payment, same)) > 0;',
    instead: 'return false;',
  },
  {
    file: `${ORDERS}/acceptNotice.ts`,
    control: "if (handledAt) return 'again';",
    instead: '',
  },
];
