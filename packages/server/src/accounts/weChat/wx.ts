import { and, eq, isNull } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import { renderSVG } from 'uqr';
import { DAY_MS } from '@aosai/api/kit/constants';
import { AppError } from '@aosai/api/kit/errors';
import { WX_ENTRY_PARAM } from '@aosai/api/accounts/wxState';
import { shownAddress } from '../../kit/clientAddress.ts';
import { newId } from '../../base/newId.ts';
import { wxScene } from '../../db/schema/platform.ts';
import { takeFromAllowance } from '../../platform/allowance.ts';
import { browserName } from '../sessions/browserName.ts';
import { newBrowserToken } from '../sessions/knownBrowsers.ts';
import { newWxState } from '../signIn/wxState.ts';
import { answerScene, findScene, openScene, scanScene } from '../signIn/signInScenes.ts';
import { type CallContext, madeFile, type ResourceHandlers } from '../../kit/context.ts';
import { actorId } from '../../kit/actorId.ts';
import { checkMaySignIn } from '../signIn/openSession.ts';
import { wxGzhIdentity } from './wxGzhIdentity.ts';
import { memberOfWx, openTicket, sealTicket, type WxIdentity } from './wxTicket.ts';

const CODES_PER_DAY = 100;

/** Address of this site's page where a phone begins: the page requests a state of its own before it goes to WeChat. */
export function wxEntry(gzhPage: string, to: string): string {
  const url = new URL(gzhPage);
  url.searchParams.set(WX_ENTRY_PARAM, to);
  return url.href;
}

async function seen(context: CallContext, identity: WxIdentity) {
  const bound = await memberOfWx(context.db, context.appId, identity);
  return { ticket: sealTicket(context, identity), isBound: bound !== undefined };
}

export const wx = {
  'gzh/createState'(context, { scene }) {
    const { browserToken = newBrowserToken() } = context;
    // Set again even if the browser has one, which may be about to expire.
    context.setBrowserToken(browserToken);
    return { url: context.services.wechat.gzhAuthorizeUrl(newWxState(context, browserToken, scene)) };
  },

  async 'gzh/code2Session'(context, returned) {
    const { identity, scene } = await wxGzhIdentity(context, returned);
    if (scene !== null) await scanScene(context, scene, identity.openId);
    return { ...(await seen(context, identity)), scene };
  },

  async 'gzh/createScene'(context, { proof }) {
    const { gzhPage } = context.services.wechat;
    if (gzhPage === null) throw new AppError('NOT_CONFIGURED', { name: '微信登录' });
    const { scene, secret, expiresAt } = await openScene(context, proof);
    const picture = renderSVG(wxEntry(gzhPage, scene), { border: 2 });
    const image = `data:image/svg+xml;base64,${Buffer.from(picture).toString('base64')}`;
    return { scene, secret, image, expiresAt: expiresAt.toISOString() };
  },

  async 'gzh/answerScene'(context, { scene, ticket, agreed }) {
    const { db, appId } = context;
    const identity = openTicket(context, ticket);
    if (identity.kind !== 'gzh') throw new AppError('WX_CODE_WRONG');
    const person = agreed ? await memberOfWx(db, appId, identity) : null;
    if (person === undefined) throw new AppError('WX_NOT_BOUND');
    // Checked here, so that the error appears on the phone, where somebody reads it.
    if (person) await checkMaySignIn(db, context, person.id);
    await answerScene(context, { scene, openId: identity.openId, memberId: person?.id ?? null });
    return { agreed };
  },

  'mp/code2Session': async (context, { code }) =>
    seen(context, { kind: 'mp', ...(await context.services.wechat.mpIdentity(code)) }),

  'mp/authorizeMobile': async ({ services }, { code }) => ({ mobile: await services.wechat.mpMobile(code) }),

  'gzh/verifyToken'({ services }, { echostr, ...signed }) {
    if (!services.wechat.isFromGzh(signed)) throw new AppError('FORBIDDEN');
    return madeFile('echo.txt', 'text/plain', Buffer.from(echostr));
  },

  async 'mp/generateQrCode'(context, { path, query }) {
    const { db, appId, services } = context;
    // WeChat limits the codes of the whole mini-program, so one person may not use them up.
    const subject = `wxCode:${actorId(context.actor) ?? ''}`;
    await takeFromAllowance(db, { appId, subject, most: CODES_PER_DAY, windowMs: DAY_MS, now: services.now() });
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
  async queryScene(context, { scene }) {
    const { db, appId, services } = context;
    const browser = await findScene(context, scene);
    if (browser) {
      const { state, userAgent, ip, createdAt, expiresAt, usedAt } = browser;
      const isOver = usedAt !== null || expiresAt <= services.now();
      const signIn = {
        state: isOver ? ('expired' as const) : state,
        browser: browserName(userAgent),
        address: shownAddress(ip),
        askedAt: createdAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
      };
      return { path: 'login', query: '', signIn };
    }
    const [row] = await db
      .select({ path: wxScene.path, query: wxScene.query })
      .from(wxScene)
      .where(and(eq(wxScene.appId, appId), eq(wxScene.scene, scene), isNull(wxScene.deletedAt)));
    if (!row) throw new AppError('NOT_FOUND');
    return row;
  },
} satisfies ResourceHandlers<'scenes'>;
