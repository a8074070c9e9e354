import { and, eq, isNull } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import { AppError } from '@aosai/api/contract/errors';
import { newId } from '../db/newId.ts';
import { wxScene } from '../db/schema/platform.ts';
import { type CallContext, madeFile, type ResourceHandlers } from './context.ts';
import { actorId } from './actorId.ts';
import { memberOfWx, sealTicket, type WxIdentity } from './wxTicket.ts';

async function seen(context: CallContext, identity: WxIdentity) {
  const bound = await memberOfWx(context.db, context.appId, identity);
  return { ticket: sealTicket(context, identity), isBound: bound !== undefined };
}

export const wx = {
  'gzh/code2Session': async (context, { code }) =>
    seen(context, { kind: 'gzh', ...(await context.services.wechat.gzhIdentity(code)) }),

  'mp/code2Session': async (context, { code }) =>
    seen(context, { kind: 'mp', ...(await context.services.wechat.mpIdentity(code)) }),

  'mp/authorizeMobile': async ({ services }, { code }) => ({ mobile: await services.wechat.mpMobile(code) }),

  'gzh/verifyToken'({ services }, { echostr, ...signed }) {
    if (!services.wechat.isFromGzh(signed)) throw new AppError('FORBIDDEN');
    return madeFile('echo.txt', 'text/plain', Buffer.from(echostr));
  },

  async 'mp/generateQrCode'(context, { path, query }) {
    const { db, appId, services } = context;
    const scene = randomBytes(12).toString('hex');
    const { mime, bytes } = await services.wechat.mpQrCode({ scene, page: path });
    const now = services.now();
    await db.insert(wxScene).values({
      appId,
      id: newId(),
      scene,
      path,
      query,
      createdBy: actorId(context.actor),
      createdAt: now,
      updatedAt: now,
    });
    return { scene, image: `data:${mime};base64,${Buffer.from(bytes).toString('base64')}` };
  },
} satisfies ResourceHandlers<'wx'>;

export const scenes = {
  async queryScene({ db, appId }, { scene }) {
    const [row] = await db
      .select({ path: wxScene.path, query: wxScene.query })
      .from(wxScene)
      .where(and(eq(wxScene.appId, appId), eq(wxScene.scene, scene), isNull(wxScene.deletedAt)));
    if (!row) throw new AppError('NOT_FOUND');
    return row;
  },
} satisfies ResourceHandlers<'scenes'>;
