import * as z from 'zod/mini';
import { id, instant, reasonText } from '../kit/contract/shared.ts';
import { fen } from './orderInputs.contract.ts';
import { orderStatus, provider } from './orderViews.contract.ts';

/** The order of a paid place, as shown with the place. Amounts in fen. */
export const placeOrder = z.object({
  id,
  status: orderStatus,
  amountFen: fen,
  /** Whether a guardian has to pay. */
  needsGuardian: z.boolean(),
  expiresAt: instant,
  /** The granted refund of a quit. */
  refundFen: z.nullable(fen),
  refundedFen: fen,
});

/** Input to pay for a place. */
export const paying = z.strictObject({
  id,
  provider,
  /** Set inside WeChat, where the payer cannot scan a QR code. */
  inWeChat: z.optional(z.literal(true)),
});

/** Input to grant a quit. For a paid place only the platform sets the amount. */
export const granting = z.strictObject({
  id,
  refundFen: z.optional(fen),
  /** Required to remove a student who has not applied, or for another amount than proposed. */
  reason: z.optional(reasonText),
});

/** Errors of every transition of an order. */
export const ORDER_MOVE_ERRORS = ['ORDER_STATE'] as const;
/** Errors when a paid place is ended. */
export const ORDER_QUIT_ERRORS = ['ORDER_STATE', 'ORDER_OFFICE_ONLY', 'REFUND_LIMIT', 'VALIDATION'] as const;
