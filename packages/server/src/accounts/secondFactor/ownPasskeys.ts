import { and, asc, eq } from 'drizzle-orm';
import { MAX_PASSKEYS } from '@aosai/api/accounts/passkeys';
import { AppError } from '@aosai/api/kit/errors';
import { newId } from '../../base/newId.ts';
import type { Db } from '../../db/open.ts';
import { passkey } from '../../db/schema/signIn.ts';
import type { CallContext, ResourceHandlers } from '../../kit/context.ts';
import type { RealmPerson } from '../../kit/realm.ts';
import { audited } from '../../kit/rows/audited.ts';
import { afterFirstFactor, afterRemoval, hasSecondFactor, issuerOf } from './factors.ts';
import { newPasskeyChallenge, takePasskeyChallenge, waysOf } from './passkeyChallenges.ts';
import { knownPasskeys, passkeySite, passkeysOf, readNewPasskey, requirePasskeySite } from './passkeys.ts';
import { factorOwner, ownAccount, requireRecentProof } from './recentProof.ts';

/** The passkeys of the signed-in person, as their page shows them. */
export async function ownPasskeys({ db, appId }: CallContext, owner: RealmPerson) {
  const site = await passkeySite(db, appId);
  const rows = await db.select().from(passkey).where(passkeysOf(appId, owner)).orderBy(asc(passkey.id));
  return {
    canAddPasskey: site !== null,
    passkeys: rows.map(({ id, name, createdAt, lastUsedAt, domain }) => ({
      id,
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
      isForOtherSite: domain !== site?.domain,
    })),
  };
}

/** Throws PASSKEY_FULL. */
async function requireRoom(db: Db, appId: string, owner: RealmPerson): Promise<void> {
  const count = await db.$count(passkey, passkeysOf(appId, owner));
  if (count >= MAX_PASSKEYS) throw new AppError('PASSKEY_FULL', { max: MAX_PASSKEYS });
}

const onePasskey = (appId: string, owner: RealmPerson, id: string) => and(passkeysOf(appId, owner), eq(passkey.id, id));

export const passkeyCalls = {
  queryProofWays(context) {
    const { sessionId, ...owner } = factorOwner(context);
    return waysOf(context, owner, { kind: 'prove', of: sessionId });
  },

  async beginPasskey(context) {
    await requireRecentProof(context);
    const { db, appId, services } = context;
    const { sessionId, ...owner } = factorOwner(context);
    const { domain } = await requirePasskeySite(db, appId);
    await requireRoom(db, appId, owner);
    const { account } = await ownAccount(context);
    const person = services.platform.keys.mobileHash(JSON.stringify(['passkey', appId, owner.realm, owner.personId]));
    return audited(context, 'secondFactor:beginPasskey', async (tx, inside) => ({
      answer: {
        domain,
        siteName: await issuerOf(inside),
        userHandle: Buffer.from(person, 'hex').toString('base64url'),
        account,
        challenge: await newPasskeyChallenge(inside, owner, { kind: 'add', of: sessionId }),
        known: await knownPasskeys(tx, appId, owner, domain),
      },
      told: { target: owner.personId },
    }));
  },

  async addPasskey(context, { name, transports, ...given }) {
    await requireRecentProof(context);
    const { db, appId, services, browserToken } = context;
    const { sessionId, ...owner } = factorOwner(context);
    const challenge = await takePasskeyChallenge(context, owner, { kind: 'add', of: sessionId });
    const site = await requirePasskeySite(db, appId);
    const read = await readNewPasskey(given, { ...site, challenge });
    return audited(context, 'secondFactor:addPasskey', async (tx) => {
      await requireRoom(tx, appId, owner);
      const isFirst = !(await hasSecondFactor(tx, appId, owner));
      const { domain } = site;
      const row = { id: newId(), ...read, domain, name, transports, createdAt: services.now() };
      const added = await tx
        .insert(passkey)
        .values({ appId, ...owner, ...row })
        .onConflictDoNothing()
        .returning({ id: passkey.id });
      if (added.length === 0) throw new AppError('PASSKEY_KNOWN');
      const recoveryCodes = isFirst ? await afterFirstFactor(tx, context, owner, { sessionId, browserToken }) : [];
      return { answer: { recoveryCodes }, told: { target: owner.personId, diff: { after: { passkey: name } } } };
    });
  },

  async renamePasskey(context, { id, name }) {
    await requireRecentProof(context);
    const { sessionId: _, ...owner } = factorOwner(context);
    return audited(context, 'secondFactor:renamePasskey', async (tx) => {
      const isThis = onePasskey(context.appId, owner, id);
      const changed = await tx.update(passkey).set({ name }).where(isThis).returning({ id: passkey.id });
      if (changed.length === 0) throw new AppError('NOT_FOUND');
      return { answer: { id }, told: { target: owner.personId, diff: { after: { passkey: name } } } };
    });
  },

  async removePasskey(context, { id }) {
    await requireRecentProof(context);
    const { sessionId: _, ...owner } = factorOwner(context);
    return audited(context, 'secondFactor:removePasskey', async (tx) => {
      const isThis = onePasskey(context.appId, owner, id);
      const [removed] = await tx.delete(passkey).where(isThis).returning({ name: passkey.name });
      if (!removed) throw new AppError('NOT_FOUND');
      await afterRemoval(tx, context.appId, owner);
      return { answer: { id }, told: { target: owner.personId, diff: { before: { passkey: removed.name } } } };
    });
  },
} satisfies Partial<ResourceHandlers<'secondFactor'>>;
