import { randomInt } from 'node:crypto';
import { and, count, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { recoveryCode } from '../../db/schema/signIn.ts';
import type { RealmPerson } from '../../kit/realm.ts';
import type { CallContext } from '../../kit/context.ts';

const CODES = 10;
const GROUPS = 4;
const GROUP_LENGTH = 4;
/** Without characters that look alike. Sixteen of them are 79 bits, too many to find from a hash. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

type Where = Pick<CallContext, 'appId' | 'services'>;

function newCode(): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

/** Typed in any case, with or without the dashes. */
const plain = (code: string): string => code.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');

/** Keyed, and different for each person. */
const hashOf = ({ appId, services }: Where, { realm, personId }: RealmPerson, code: string): string =>
  services.platform.keys.mobileHash(JSON.stringify(['recovery', appId, realm, personId, plain(code)]));

const codesOf = ({ appId }: Where, { realm, personId }: RealmPerson) =>
  and(eq(recoveryCode.appId, appId), eq(recoveryCode.realm, realm), eq(recoveryCode.personId, personId));

/** Replaces all codes of a person; the only time that they can be read. */
export async function replaceRecoveryCodes(tx: Db, context: Where, owner: RealmPerson): Promise<string[]> {
  const codes = Array.from({ length: CODES }, newCode);
  const { appId, services } = context;
  await tx.delete(recoveryCode).where(codesOf(context, owner));
  await tx
    .insert(recoveryCode)
    .values(
      codes.map((code) => ({ appId, ...owner, codeHash: hashOf(context, owner, code), createdAt: services.now() })),
    );
  return codes;
}

/** Uses a code up. Returns false for one that is wrong or used, also when two calls race. */
export async function useRecoveryCode(tx: Db, context: Where, owner: RealmPerson, code: string): Promise<boolean> {
  const used = await tx
    .update(recoveryCode)
    .set({ usedAt: context.services.now() })
    .where(
      and(
        codesOf(context, owner),
        eq(recoveryCode.codeHash, hashOf(context, owner, code)),
        isNull(recoveryCode.usedAt),
      ),
    )
    .returning({ codeHash: recoveryCode.codeHash });
  return used.length > 0;
}

/** How many codes are left. */
export async function recoveryCodesLeft(db: Db, context: Where, owner: RealmPerson): Promise<number> {
  const [left] = await db
    .select({ codes: count() })
    .from(recoveryCode)
    .where(and(codesOf(context, owner), isNull(recoveryCode.usedAt)));
  return left?.codes ?? 0;
}
