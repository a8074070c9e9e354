import type { Break } from './breakSource.ts';

/** Controls of orders and money that are replaced together, and the tests that must fail. */
export interface OrderMutant {
  name: string;
  breaks: readonly Break[];
  /** Path prefixes of the test files. */
  shownBy: readonly string[];
  /** Runs only tests with this text in their title, when others in the file take long. */
  only?: string;
}

export const ORDERS = '/packages/server/src/orders';

/** The controls that keep a notice from counting twice. Each of the three suffices, so all are replaced. */
export const COUNTED_ONCE: readonly Break[] = [
  {
    file: `${ORDERS}/notifyPaid.ts`,
    control: "if (known.status === 'paid') {",
    instead: 'if (false) {',
  },
  {
    file: `${ORDERS}/notifyPaid.ts`,
    control: 'return (await db.$count(payment, same)) > 0;',
    instead: 'return false;',
  },
  {
    file: `${ORDERS}/payment/acceptNotice.ts`,
    control: "if (handledAt) return 'again';",
    instead: '',
  },
];
