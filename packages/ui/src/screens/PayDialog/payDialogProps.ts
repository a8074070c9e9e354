import type { SandboxAct } from '@aosai/api/domain/sandboxPay';
import type { Loaded } from '../../patterns/Load/Load.tsx';
import type { PayShown, PayWay } from './payShown.ts';

export interface PayDialogProps {
  order: { title: string; orderNo: string; amountFen: number; expiresAt: string | null };
  /** What the order itself says: the dialog never decides that something was paid. */
  state: 'open' | 'paid' | 'closed';
  /** Ways that are open here. */
  ways: readonly PayWay[];
  /** The chosen one; null while it is to be chosen. */
  way: PayWay | null;
  shown: Loaded<PayShown>;
  /** The provider is being asked, or was asked and knows of no payment yet. */
  asked: 'asking' | 'unpaid' | null;
  act: { pending: boolean; error: string | null };
  isOffline: boolean;
  /** The server's time in ms since 1970. */
  now: number;
  on: {
    /** Null goes back to the choice. */
    way: (way: PayWay | null) => void;
    ask: () => void;
    sandbox: (act: SandboxAct) => void;
    /** Asks WeChat, in which the page is open, to pay. */
    jsapi: () => void;
    retry: () => void;
    close: () => void;
  };
}
