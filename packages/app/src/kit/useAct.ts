import { ApiError, messageOf } from '@aosai/api/client/errors';
import { useState } from 'react';
import { useAosai } from './context.ts';
import { notifyUsedUp, toasts } from './notify.ts';
import type { SessionStore } from './sessionStore.ts';

/** The toast after success. A function is evaluated after the act, and null shows no toast. */
export type Done = string | null | (() => string | null);

const AT_REST: { pending: boolean; error: string | null } = { pending: false, error: null };

/** What a page does around its acts. */
interface ActRules {
  /** Refetches what an act may have changed, after each, successful or not. */
  reload?: () => Promise<unknown>;
  /** The sentence to show for a failure; by default that of the error. */
  explain?: (cause: unknown) => string;
}

/** What a page shows of its acts: whether one is running and why the last one failed. */
type Shown = typeof AT_REST;

interface ActSite extends ActRules {
  session: Pick<SessionStore, 'get' | 'expire'>;
  show: (act: Shown) => void;
}

/**
 * Runs an act and returns why it failed, or null after success. A failure always ends the waiting of the dialog. An
 * ended session asks to sign in over the page, and a used-up right offers the cards.
 *
 * @internal for its test
 */
export async function runAct(
  { session, show, reload, explain = messageOf }: ActSite,
  action: () => Promise<unknown>,
  done: Done,
): Promise<string | null> {
  show({ pending: true, error: null });
  try {
    await action();
  } catch (cause) {
    // Not a refusal but a fault of the page: it belongs into the console as well.
    if (!(cause instanceof ApiError)) reportError(cause);
    // A call that is not quiet has ended the session already.
    else if (cause.asksToSignIn && session.get().session) await session.expire();
    notifyUsedUp(cause);
    await reload?.();
    const error = explain(cause);
    show({ pending: false, error });
    return error;
  }
  const title = typeof done === 'function' ? done() : done;
  if (title !== null) toasts.show({ tone: 'ok', title });
  // Stays pending until the dialog closes, so that a second Enter during the refetch does not repeat it.
  await reload?.();
  show(AT_REST);
  return null;
}

/**
 * Runs a person's acts and keeps what a dialog shows of them; success as a toast. The calls of an act should be quiet,
 * so that a failure is shown once.
 */
export function useAct(rules?: ActRules) {
  const { session } = useAosai();
  const [act, setAct] = useState(AT_REST);
  const run = (action: () => Promise<unknown>, done: Done) => runAct({ ...rules, session, show: setAct }, action, done);

  return {
    act,
    run,
    /** For a dialog, which shows `act.error` and stays open. Resolves to whether it succeeded. */
    perform: async (action: () => Promise<unknown>, done: Done): Promise<boolean> => (await run(action, done)) === null,
    forget: () => setAct(AT_REST),
  };
}
