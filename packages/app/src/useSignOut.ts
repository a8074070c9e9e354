import type { Client } from '@aosai/api/client/client';
import { ApiError } from '@aosai/api/client/errors';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useSWRConfig } from 'swr';
import { useAosai } from './context.ts';

export interface SignOut {
  /** Signs out, or asks first when that would delete what only this browser has. */
  begin(): void;
  /** Questions with answers or changes that would be deleted, while the question stands. */
  draftCount: number;
  confirm(): void;
  cancel(): void;
}

/** Cookie and key of two different sessions prove neither: the server then ends the one that the cookie names. */
async function endOnServer(client: Client): Promise<void> {
  try {
    await client.auth.logout({}, { quiet: true });
  } catch (cause) {
    if (!(cause instanceof ApiError) || cause.isTransient) return;
    await client.auth.logout({}, { quiet: true, withoutSession: true });
  }
}

/** Signs out by hand: nothing of this person stays in the browser, so that the next one at the desk sees none of it. */
export function useSignOut(): SignOut {
  const { client, session } = useAosai();
  const { mutate } = useSWRConfig();
  const [, navigate] = useLocation();
  const [draftCount, setDraftCount] = useState(0);

  async function signOut(): Promise<void> {
    setDraftCount(0);
    const { eraseUnsaved } = await import('./unsavedDrafts.ts');
    // Offline, the server's session ends by its own time; here it ends now.
    await endOnServer(client).catch(() => undefined);
    // A browser without storage has no drafts to erase.
    await eraseUnsaved().catch(() => undefined);
    await session.signedOut();
    await mutate(() => true, undefined, { revalidate: false });
    navigate('/');
  }

  async function begin(): Promise<void> {
    const { countUnsaved } = await import('./unsavedDrafts.ts');
    const drafts = await countUnsaved();
    if (drafts > 0) setDraftCount(drafts);
    else await signOut();
  }

  return {
    begin: () => void begin(),
    draftCount,
    confirm: () => void signOut(),
    cancel: () => setDraftCount(0),
  };
}
