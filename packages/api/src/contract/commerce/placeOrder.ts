import * as z from 'zod/mini';
import { id, instant, reasonText } from '../shared.ts';
import { fen } from './orderInputs.ts';
import { orderStatus, provider } from './orderViews.ts';

/** The order of a place that costs something, as far as the place's own page tells of it. */
export const placeOrder = z.object({
  id,
  status: orderStatus,
  amountFen: fen,
  /** A guardian pays. */
  needsGuardian: z.boolean(),
  expiresAt: instant,
  /** What is agreed to be given back, of a quit. */
  refundFen: z.nullable(fen),
  refundedFen: fen,
});

/** How a place is to be paid. */
export const paying = z.strictObject({
  id,
  provider,
  /** Inside WeChat, where there is nobody to scan a picture. */
  inWeChat: z.optional(z.literal(true)),
});

/** A quit as staff grant it; the amount is the platform's to say, of a place that was paid for. */
export const granting = z.strictObject({
  id,
  refundFen: z.optional(fen),
  /** Takes out a student who has not asked for it, or says why another amount than proposed is given back. */
  reason: z.optional(reasonText),
});

/** What every step of an order may answer. */
export const ORDER_MOVE_ERRORS = ['ORDER_STATE'] as const;
/** What anyone who ends a paid place may be answered. */
export const ORDER_QUIT_ERRORS = ['ORDER_STATE', 'ORDER_OFFICE_ONLY', 'REFUND_LIMIT', 'VALIDATION'] as const;
