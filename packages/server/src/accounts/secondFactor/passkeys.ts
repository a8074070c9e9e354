import { isIP } from 'node:net';
import { and, asc, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { AppError } from '@aosai/api/kit/errors';
import { SITE_ADDRESS_KEY, siteOrigin } from '@aosai/api/platform/siteAddress';
import type { Db } from '../../db/open.ts';
import { passkey } from '../../db/schema/signIn.ts';
import { findConfig } from '../../platform/config/findConfig.ts';
import type { RealmPerson } from '../../kit/realm.ts';
import type { CallContext } from '../../kit/context.ts';

/** What a passkey says to a challenge, as the browser gives it, in base64url. */
export interface GivenPasskey {
  credentialId: string;
  clientData: string;
  authenticatorData: string;
  signature: string;
}

/** What a device says when it makes a passkey. */
export interface NewPasskey {
  credentialId: string;
  clientData: string;
  attestation: string;
}

interface PasskeySite {
  origin: string;
  domain: string;
}

/**
 * The site that passkeys are made for: its configured address, never the name in a request, which a visitor chooses. Null
 * where browsers make none: without an address, without https, or with a number instead of a name.
 */
export async function passkeySite(db: Db, appId: string): Promise<PasskeySite | null> {
  const origin = siteOrigin(await findConfig(db, appId, SITE_ADDRESS_KEY));
  if (origin === null) return null;
  const { hostname, protocol } = new URL(origin);
  const isSecure = protocol === 'https:' || hostname === 'localhost';
  return isSecure && isIP(hostname) === 0 && !hostname.startsWith('[') ? { origin, domain: hostname } : null;
}

/** Throws PASSKEY_ADDRESS. */
export async function requirePasskeySite(db: Db, appId: string): Promise<PasskeySite> {
  const site = await passkeySite(db, appId);
  if (site === null) throw new AppError('PASSKEY_ADDRESS');
  return site;
}

export const passkeysOf = (appId: string, { realm, personId }: RealmPerson) =>
  and(eq(passkey.appId, appId), eq(passkey.realm, realm), eq(passkey.personId, personId));

/** The passkeys of a person for this domain. */
export function knownPasskeys(db: Db, appId: string, owner: RealmPerson, domain: string) {
  return db
    .select({ credentialId: passkey.credentialId, transports: passkey.transports })
    .from(passkey)
    .where(and(passkeysOf(appId, owner), eq(passkey.domain, domain)))
    .orderBy(asc(passkey.id));
}

const signedByBrowser = z.object({ challenge: z.string(), origin: z.string() });

/** Throws PASSKEY_OVER for another challenge, PASSKEY_ORIGIN for another site, PASSKEY_WRONG for what no browser writes. */
function checkClientData(clientData: string, { challenge, origin }: { challenge: string; origin: string }): void {
  let said: unknown;
  try {
    said = JSON.parse(Buffer.from(clientData, 'base64url').toString('utf8'));
  } catch (cause) {
    throw new AppError('PASSKEY_WRONG', {}, { cause });
  }
  const parsed = signedByBrowser.safeParse(said);
  if (!parsed.success) throw new AppError('PASSKEY_WRONG');
  if (parsed.data.challenge !== challenge) throw new AppError('PASSKEY_OVER');
  if (parsed.data.origin !== origin) throw new AppError('PASSKEY_ORIGIN', { address: origin });
}

/** Any fault that the library finds. Loaded with the first passkey: most sites have none. */
async function verified<T>(verify: (library: typeof import('@simplewebauthn/server')) => Promise<T>): Promise<T> {
  const library = await import('@simplewebauthn/server');
  try {
    return await verify(library);
  } catch (cause) {
    throw new AppError('PASSKEY_WRONG', {}, { cause });
  }
}

/** Checks a new passkey. Throws PASSKEY_OVER, PASSKEY_ORIGIN, PASSKEY_WRONG. */
export async function readNewPasskey(
  { credentialId: id, clientData, attestation }: NewPasskey,
  { challenge, origin, domain }: PasskeySite & { challenge: string },
): Promise<{ credentialId: string; publicKey: string; counter: number }> {
  checkClientData(clientData, { challenge, origin });
  const response = { clientDataJSON: clientData, attestationObject: attestation };
  const { registrationInfo } = await verified(({ verifyRegistrationResponse }) =>
    verifyRegistrationResponse({
      response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: domain,
      // The password is the other factor.
      requireUserVerification: false,
    }),
  );
  if (!registrationInfo || registrationInfo.credential.id !== id) throw new AppError('PASSKEY_WRONG');
  const { publicKey, counter } = registrationInfo.credential;
  return { credentialId: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter };
}

/**
 * Checks what a passkey says to a challenge, and stores its count, in the transaction of what it is given for. Of two
 * uses that race with one count, one is refused. Throws PASSKEY_FOREIGN, PASSKEY_ADDRESS, PASSKEY_OVER, PASSKEY_ORIGIN,
 * PASSKEY_WRONG.
 */
export async function usePasskey(
  tx: Db,
  { appId, services }: CallContext,
  owner: RealmPerson,
  { given, challenge }: { given: GivenPasskey; challenge: string },
): Promise<void> {
  const { credentialId: id, clientData, authenticatorData, signature } = given;
  const isThis = and(passkeysOf(appId, owner), eq(passkey.credentialId, id));
  const [known] = await tx.select().from(passkey).where(isThis);
  if (!known) throw new AppError('PASSKEY_FOREIGN');
  const { origin, domain } = await requirePasskeySite(tx, appId);
  checkClientData(clientData, { challenge, origin });
  const response = { clientDataJSON: clientData, authenticatorData, signature };
  const answer = await verified(({ verifyAuthenticationResponse }) =>
    verifyAuthenticationResponse({
      response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: domain,
      credential: {
        id,
        publicKey: new Uint8Array(Buffer.from(known.publicKey, 'base64url')),
        counter: known.counter,
      },
      requireUserVerification: false,
    }),
  );
  if (!answer.verified) throw new AppError('PASSKEY_WRONG');
  const used = await tx
    .update(passkey)
    .set({ counter: answer.authenticationInfo.newCounter, lastUsedAt: services.now() })
    .where(and(isThis, eq(passkey.counter, known.counter)))
    .returning({ id: passkey.id });
  if (used.length === 0) throw new AppError('PASSKEY_WRONG');
}
