import { findKnownBrowser } from '../sessions/knownBrowsers.ts';
import { ownerOfTarget } from '../signIn/ownerOfTarget.ts';
import type { CodeRequest } from '../signIn/verifyCodes.ts';
import type { CallContext } from '../../kit/context.ts';

/** Whether this browser has signed in the member whose mobile number or e-mail address this is. */
export async function isKnownTarget(context: CallContext, request: CodeRequest): Promise<boolean> {
  const { db, appId, services, browserToken } = context;
  const person = { appId, realm: 'member', personId: await ownerOfTarget(context, request) } as const;
  return (await findKnownBrowser(db, person, browserToken, services.now())) !== null;
}
