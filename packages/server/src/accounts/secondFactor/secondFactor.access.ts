import { session } from '../../db/schema/people.ts';
import { newId } from '../../base/newId.ts';
import { accessOf } from '../../testing/everyCall/accessOf.ts';
import { ANYONE, MANAGERS, OFFICE, OWN, TEACHERS } from '../../testing/everyCall/reach.ts';

/** Students and parents have none. */
const doors = [...TEACHERS, ...MANAGERS, 'clerk', ...OFFICE] as const;
const { teacher, manager, otherManager } = OWN;

export const access = accessOf('secondFactor', {
  /** A session of the owner in another browser. */
  row: async (site, owner) => {
    const id = newId();
    await site.db.insert(session).values({
      appId: site.appIdOf(owner),
      id,
      tokenHash: id,
      realm: 'member',
      personId: site.ids[owner],
      credential: '',
      ip: '10.0.0.9',
      userAgent: '',
      createdAt: site.now(),
      seenAt: site.now(),
      expiresAt: site.inHours(1),
    });
    return id;
  },
  rules: {
    'POST /secondFactor/signIn': { doors: ANYONE },
    'POST /secondFactor/querySignInWays': { doors: ANYONE },
    'POST /secondFactor/queryProofWays': { doors },
    'POST /secondFactor/beginPasskey': { doors },
    'POST /secondFactor/addPasskey': { doors },
    'PUT /secondFactor/renamePasskey': { doors },
    'DELETE /secondFactor/removePasskey': { doors },
    'GET /secondFactor/queryMine': { doors },
    'POST /secondFactor/prove': { doors },
    'POST /secondFactor/beginTotp': { doors },
    'POST /secondFactor/confirmTotp': { doors },
    'DELETE /secondFactor/removeTotp': { doors },
    'POST /secondFactor/newRecoveryCodes': { doors },
    'GET /secondFactor/queryDevices': { doors },
    'DELETE /secondFactor/endDevice': { doors, rows: { teacher, manager, otherManager } },
  },
  auditedIn: {
    ...Object.fromEntries(
      ['prove', 'beginTotp', 'confirmTotp', 'removeTotp', 'newRecoveryCodes', 'endDevice'].map((action) => [
        action,
        'accounts/secondFactor/secondFactor.test.ts',
      ]),
    ),
    ...Object.fromEntries(
      ['beginPasskey', 'addPasskey', 'renamePasskey', 'removePasskey'].map((action) => [
        action,
        'accounts/secondFactor/passkeys.test.ts',
      ]),
    ),
  },
});
