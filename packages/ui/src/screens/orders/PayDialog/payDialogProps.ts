import type { SandboxAct } from '@aosai/api/platform/sandboxPay';
import type { Loaded } from '../../../patterns/Load/Load.tsx';
import type { PayShown, PayWay } from './payShown.ts';

export interface PayDialogProps {
  order: { title: string; orderNo: string; amountFen: number; expiresAt: string | null };
  /** The state of the order; the dialog itself never decides that it was paid. */
  state: 'open' | 'paid' | 'closed';
  /** Available providers. */
  ways: readonly PayWay[];
  /** The chosen provider; null before the choice. */
  way: PayWay | null;
  shown: Loaded<PayShown>;
  /** `asking`: the provider is being queried; `unpaid`: it knows of no payment yet. */
  asked: 'asking' | 'unpaid' | null;
  act: { pending: boolean; error: string | null };
  isOffline: boolean;
  /** The server's time in ms since 1970. */
  now: number;
  on: {
    /** Chooses a provider; null returns to the choice. */
    way: (way: PayWay | null) => void;
    ask: () => void;
    sandbox: (act: SandboxAct) => void;
    /** Opens WeChat's payment window, if the page is open inside WeChat. */
    jsapi: () => void;
    retry: () => void;
    close: () => void;
  };
}
