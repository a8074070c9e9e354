import type { Client } from '@aosai/api/client/client';
import { ApiError } from '@aosai/api/client/errors';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useSWRConfig } from 'swr';
import { useAosai } from '../kit/context.ts';

export interface SignOut {
  /** Signs out, or asks first if that would delete what only this browser has. */
  begin(): void;
  /** Number of questions with unsaved answers or changes while the dialog is open, else 0. */
  draftCount: number;
  confirm(): void;
  cancel(): void;
}

/** Cookie and key may belong to different sessions, which the server refuses; then end the cookie's session. */
async function endOnServer(client: Client): Promise<void> {
  try {
    await client.auth.logout({}, { quiet: true });
  } catch (cause) {
    if (!(cause instanceof ApiError) || cause.isTransient) return;
    await client.auth.logout({}, { quiet: true, withoutSession: true });
  }
}

/**
 * Signs out and erases everything of this person in the browser, so that the next person at this computer sees nothing.
 */
export function useSignOut(): SignOut {
  const { client, session } = useAosai();
  const { mutate } = useSWRConfig();
  const [, navigate] = useLocation();
  const [draftCount, setDraftCount] = useState(0);

  async function signOut(): Promise<void> {
    setDraftCount(0);
    const { eraseUnsaved } = await import('./unsavedDrafts.ts');
    // Offline, the server's session ends only when it expires; here it ends now.
    await endOnServer(client).catch(() => undefined);
    // Without storage there are no drafts to erase.
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
