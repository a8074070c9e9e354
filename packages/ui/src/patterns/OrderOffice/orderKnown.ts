import type { OrderDetail } from '@aosai/api/contract/types';
import type { PictureField } from '../ImageField/PictureInput.tsx';
import type { Loaded } from '../Load/Load.tsx';

/** What the office's tables of orders know besides their rows. */
export interface OrderKnown {
  /** The open order in full. */
  detail: Loaded<OrderDetail>;
  /** What was scanned or photographed of a transfer. */
  evidence: PictureField & { set: (fileName: string | null) => void };
  fileUrl: (fileName: string) => string;
  /** The server's time in ms since 1970. */
  now: number;
  /** The current day in Beijing. */
  today: string;
}

/** Money that came, as the office has seen it. */
export interface MoneyIn {
  paidFen: number;
  paidAt: string;
  payer: string;
  txNo: string;
  evidenceFile: string;
}

/** Money that went back. */
export interface MoneyBack {
  txNo: string;
  evidenceFile: string;
}

/** A quit that is agreed to; the reason where another amount than the proposed one goes back. */
export interface QuitDecision {
  refundFen: number;
  reason: string | null;
}
