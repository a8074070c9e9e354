import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

const trade = z.object({
  outTradeNo: z.string(),
  description: z.string(),
  totalFen: z.int(),
  expiresAt: z.string(),
  state: z.enum(['NOTPAY', 'PAYERROR', 'SUCCESS', 'CLOSED']),
  paid: z.nullable(z.object({ transactionId: z.string(), fen: z.int(), at: z.string() })),
});

const refund = z.object({
  outRefundNo: z.string(),
  outTradeNo: z.string(),
  refundId: z.string(),
  refundFen: z.int(),
  at: z.string(),
});

const entries = z.object({ trades: z.array(trade), refunds: z.array(refund) });

export type SandboxTrade = z.output<typeof trade>;
export type SandboxRefund = z.output<typeof refund>;

/** The memory of the sandbox, which survives our restarts like the real one's. */
export interface Ledger {
  trades: Map<string, SandboxTrade>;
  refunds: Map<string, SandboxRefund>;
  /** Saves the ledger. Call it after each change. */
  save(): void;
}

/** The ledger's file. */
export const ledgerPath = (dataFolder: string): string => join(dataFolder, 'sandboxPay.json');

/** Opens a ledger in a file; null keeps it in memory. */
export function openLedger(path: string | null): Ledger {
  const kept =
    path !== null && existsSync(path)
      ? z.parse(entries, JSON.parse(readFileSync(path, 'utf8')))
      : { trades: [], refunds: [] };
  const trades = new Map(kept.trades.map((row) => [row.outTradeNo, row]));
  const refunds = new Map(kept.refunds.map((row) => [row.outRefundNo, row]));
  const save = () => {
    if (path === null) return;
    const text = JSON.stringify({ trades: [...trades.values()], refunds: [...refunds.values()] });
    writeFileSync(`${path}.new`, text, { mode: 0o600 });
    renameSync(`${path}.new`, path);
  };
  return { trades, refunds, save };
}
