import type { OutputOf } from '@aosai/api/kit/contract/call';
import type { reconcileCalls } from '@aosai/api/orders/reconcile.contract';
import type { BillRepair } from '@aosai/api/orders/reconciling';
import type { ProviderName } from '@aosai/api/orders/payments';
import type { Loaded } from '../../../patterns/Load/Load.tsx';

export type ReconcileRuns = OutputOf<typeof reconcileCalls.queryReconcileRuns>;
export type ReconcileRun = OutputOf<typeof reconcileCalls.queryReconcileRun>;
export type BillDifferenceRow = ReconcileRun['differences'][number];

/** Which bill to compare. */
export interface BillAsk {
  provider: ProviderName;
  /** A day in Beijing, `2026-11-21`. */
  date: string;
}

export interface ReconcileProps {
  ask: BillAsk;
  /** The last day for which a bill can exist. */
  lastDay: string;
  today: string;
  runs: Loaded<ReconcileRuns>;
  /** The comparison that is shown; null if none is chosen. */
  run: Loaded<ReconcileRun> | null;
  act: { pending: boolean; error: string | null };
  on: {
    ask: (ask: BillAsk) => void;
    /** Starts a comparison with the bill in the file, or with the provider's own bill if null. */
    compare: (file: File | null) => void;
    open: (runId: string) => void;
    /** Repairs a difference. Resolves to whether that succeeded. */
    repair: (difference: BillDifferenceRow, repair: BillRepair, note: string | null) => Promise<boolean>;
    forget: () => void;
    retry: () => void;
  };
}
