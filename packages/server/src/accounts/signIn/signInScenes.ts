import { createHash, randomBytes } from 'node:crypto';
import { and, count, eq, gt, isNull, lt } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { MINUTE_MS } from '@aosai/api/kit/constants';
import { newId } from '../../base/newId.ts';
import { addressKey } from '../../kit/clientAddress.ts';
import type { Db } from '../../db/open.ts';
import { signInScene } from '../../db/schema/signIn.ts';
import type { SessionContext } from '../sessions/sessionContext.ts';
import { demandWork, growthOf } from '../captcha/proofOfWork.ts';

/** Long enough to find the phone; once scanned, long enough for a first sign-in on it. */
const LIFE_MS = 3 * MINUTE_MS;
const SCANNED_LIFE_MS = 5 * MINUTE_MS;
/** Beyond it a code costs work; a school behind one address has pages that ask every three minutes. */
const PER_ADDRESS = { scenes: 600, windowMs: 10 * MINUTE_MS } as const;

type Where = Pick<SessionContext, 'db' | 'appId' | 'services'>;

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * Creates a code to show on the screen, and the secret with which only that browser gets the session that a phone
 * confirms. Throws WORK_REQUIRED.
 */
export async function openScene(where: Where & Pick<SessionContext, 'ip' | 'userAgent'>, proof: string | undefined) {
  const { db, appId, services, ip, userAgent } = where;
  const now = services.now();
  const address = addressKey(ip);
  const since = new Date(now.getTime() - PER_ADDRESS.windowMs);
  const [mine] = await db
    .select({ opened: count() })
    .from(signInScene)
    .where(and(eq(signInScene.appId, appId), eq(signInScene.ip, address), gt(signInScene.createdAt, since)));
  if (mine && mine.opened >= PER_ADDRESS.scenes) {
    const growth = growthOf(mine.opened, PER_ADDRESS.scenes);
    await demandWork(where, { step: 'scene', subject: address, growth, proof });
  }
  const scene = randomBytes(12).toString('hex');
  const secret = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + LIFE_MS);
  await db.insert(signInScene).values({
    appId,
    id: newId(),
    scene,
    secretHash: sha256(secret),
    state: 'waiting',
    ip: address,
    userAgent: userAgent.slice(0, 200),
    createdAt: now,
    expiresAt,
  });
  return { scene, secret, expiresAt };
}

/** Looks a scene up; needs no secret. Returns undefined for one that never existed. */
export async function findScene({ db, appId }: Where, scene: string) {
  const [row] = await db
    .select()
    .from(signInScene)
    .where(and(eq(signInScene.appId, appId), eq(signInScene.scene, scene)));
  return row;
}

const scannerOf = ({ services }: Where, openId: string) => services.platform.keys.mobileHash(`scanner:${openId}`);

/** Binds the scene to the phone that scanned it; no other phone may answer. Throws WX_SCENE_OVER. */
export async function scanScene(context: Where, scene: string, openId: string): Promise<void> {
  const { db, appId, services } = context;
  const now = services.now();
  const scannerHash = scannerOf(context, openId);
  const isFirst = eq(signInScene.state, 'waiting');
  const isSame = and(eq(signInScene.state, 'scanned'), eq(signInScene.scannerHash, scannerHash));
  const alive = and(eq(signInScene.appId, appId), eq(signInScene.scene, scene), gt(signInScene.expiresAt, now));
  const scanned = await db
    .update(signInScene)
    .set({ state: 'scanned', scannerHash, expiresAt: new Date(now.getTime() + SCANNED_LIFE_MS) })
    .where(and(alive, isFirst))
    .returning({ id: signInScene.id });
  if (scanned.length > 0) return;
  // The phone has reloaded the page: allowed, without more time.
  const [known] = await db.select({ id: signInScene.id }).from(signInScene).where(and(alive, isSame));
  if (!known) throw new AppError('WX_SCENE_OVER');
}

/**
 * Stores the phone's answer, once: `memberId` is signed in at the waiting browser, null refuses. Throws WX_SCENE_OVER.
 */
export async function answerScene(
  context: Where,
  { scene, openId, memberId }: { scene: string; openId: string; memberId: string | null },
): Promise<void> {
  const { db, appId, services } = context;
  const answered = await db
    .update(signInScene)
    .set({ state: memberId === null ? 'refused' : 'confirmed', confirmedBy: memberId })
    .where(
      and(
        eq(signInScene.appId, appId),
        eq(signInScene.scene, scene),
        eq(signInScene.state, 'scanned'),
        eq(signInScene.scannerHash, scannerOf(context, openId)),
        gt(signInScene.expiresAt, services.now()),
      ),
    )
    .returning({ id: signInScene.id });
  if (answered.length === 0) throw new AppError('WX_SCENE_OVER');
}

/**
 * The member that a phone has confirmed for the browser with this secret. Call `use` in the transaction of the session.
 * Throws WX_SCENE_OVER.
 */
export async function confirmedScene({ db, appId, services }: Where, scene: string, secret: string) {
  const now = services.now();
  const isMine = and(
    eq(signInScene.appId, appId),
    eq(signInScene.scene, scene),
    eq(signInScene.secretHash, sha256(secret)),
    eq(signInScene.state, 'confirmed'),
    isNull(signInScene.usedAt),
    gt(signInScene.expiresAt, now),
  );
  const [row] = await db.select({ memberId: signInScene.confirmedBy }).from(signInScene).where(isMine);
  if (!row || row.memberId === null) throw new AppError('WX_SCENE_OVER');
  return {
    memberId: row.memberId,
    use: async (tx: Db) => {
      const used = await tx.update(signInScene).set({ usedAt: now }).where(isMine).returning({ id: signInScene.id });
      if (used.length === 0) throw new AppError('WX_SCENE_OVER');
    },
  };
}

/** Scenes count towards the limit for a while, so they are deleted later. */
export async function forgetOldScenes(db: Db, now: Date): Promise<void> {
  await db.delete(signInScene).where(lt(signInScene.expiresAt, new Date(now.getTime() - PER_ADDRESS.windowMs)));
}
