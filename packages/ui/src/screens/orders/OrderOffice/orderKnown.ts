import type { PictureField } from '../../../patterns/ImageField/PictureInput.tsx';
import type { Loaded } from '../../../patterns/Load/Load.tsx';
import type { OrderDetail } from '@aosai/api/orders/orderViews.contract';

/** Data of the office's order tables besides their rows. */
export interface OrderKnown {
  /** Details of the open order. */
  detail: Loaded<OrderDetail>;
  /** Picture that proves a transfer. */
  evidence: PictureField & { set: (fileName: string | null) => void };
  fileUrl: (fileName: string) => string;
  /** The server's time in ms since 1970. */
  now: number;
  /** The current day in Beijing. */
  today: string;
}

/** A received payment as the office records it. */
export interface MoneyIn {
  paidFen: number;
  paidAt: string;
  payer: string;
  txNo: string;
  evidenceFile: string;
}

/** A refund the office made by hand. */
export interface MoneyBack {
  txNo: string;
  evidenceFile: string;
}

/** A granted quit; `reason` is required when the refund differs from the proposal. */
export interface QuitDecision {
  refundFen: number;
  reason: string | null;
}
