import { and, eq, isNull } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import type { Db } from '../../db/open.ts';
import { member, user } from '../../db/schema/people.ts';
import type { RealmPerson } from '../../kit/realm.ts';
import type { CallContext, ResourceHandlers } from '../../kit/context.ts';
import { credentialOf } from '../signIn/credential.ts';
import { checkMaySignIn, completeSignIn, openSession } from '../signIn/openSession.ts';
import { findChallenge } from './challenges.ts';
import { countFactorTry, useFactor } from './factors.ts';
import { takePasskeyChallenge, waysOf } from './passkeyChallenges.ts';

/** The password hash of somebody who may sign in, and the organization they act for first. Throws SECOND_FACTOR_OVER. */
async function mayEnter(tx: Db, context: CallContext, { realm, personId }: RealmPerson, credential: string) {
  const { appId } = context;
  const table = realm === 'member' ? member : user;
  const [person] = await tx
    .select({ pwdHash: table.pwdHash, status: table.status })
    .from(table)
    .where(and(eq(table.appId, appId), eq(table.id, personId), isNull(table.deletedAt)));
  // The password was changed between the two steps.
  if (!person || credentialOf(person.pwdHash) !== credential) throw new AppError('SECOND_FACTOR_OVER');
  if (realm === 'member') return { pwdHash: person.pwdHash, ...(await checkMaySignIn(tx, context, personId)) };
  if (person.status !== 'active') throw new AppError('ACCOUNT_DISABLED');
  return { pwdHash: person.pwdHash, orgId: null };
}

export const secondStep = {
  async signIn(context, { challenge, ...given }) {
    const waiting = await findChallenge(context, challenge);
    const { realm, personId, credential, action: firstStep, binds } = waiting;
    const owner = { realm, personId };
    const attempt = await countFactorTry(context, owner);
    const taken = given.passkey ? await takePasskeyChallenge(context, owner, { kind: 'signIn', of: waiting.id }) : null;
    const session = await context.db.transaction(async (tx) => {
      const way = await useFactor(tx, context, owner, given, taken);
      await waiting.use(tx);
      const entered = await mayEnter(tx, context, owner, credential);
      return openSession(tx, context, {
        ...owner,
        ...entered,
        ...(binds !== null && { binds }),
        action: 'secondFactor:signIn',
        diff: { after: { firstStep, way } },
        secondFactor: 'given',
      });
    });
    await attempt.succeeded();
    return completeSignIn(context, session);
  },

  async querySignInWays(context, { challenge }) {
    const { id, realm, personId } = await findChallenge(context, challenge);
    return waysOf(context, { realm, personId }, { kind: 'signIn', of: id });
  },
} satisfies Pick<ResourceHandlers<'secondFactor'>, 'signIn' | 'querySignInWays'>;
