import { and, eq, inArray, isNull } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { REALM } from '@aosai/api/kit/realms';
import { WX_ENTRY_LOGIN } from '@aosai/api/accounts/wxState';
import type { Db } from '../../db/open.ts';
import { member, user } from '../../db/schema/people.ts';
import { countLoginTry, type LoginTry } from './loginLimits.ts';
import { demandWork } from '../captcha/proofOfWork.ts';
import { verifyPassword, checkFirstPwd, useFirstPwd } from './password.ts';
import type { Realm } from '../../kit/realm.ts';
import type { SignedIn } from '../sessions/findSession.ts';
import { endSession, endSessionBehind, endSessionsOf } from '../sessions/sessions.ts';
import { confirmedScene } from './signInScenes.ts';
import { checkCode, type CodeRequest } from './verifyCodes.ts';
import type { CallContext, ResourceHandlers } from '../../kit/context.ts';
import { applyAgain } from './applyAgain.ts';
import { checkMaySignIn, completeSignIn, signInMember, openSession } from './openSession.ts';
import { signInColumns } from './signInColumns.ts';
import { accountForms, memberAtSchool, memberByName } from './memberByName.ts';
import { countPasswordTry } from './passwordTry.ts';
import { currentOf } from '../sessions/current.ts';
import { organizationsOf } from '../people.ts';
import { memberActor } from '../../kit/actor.ts';
import { ssoAuth } from './ssoAuth.ts';
import { wxEntry } from '../weChat/wx.ts';
import { wxGzhIdentity } from '../weChat/wxGzhIdentity.ts';
import { memberOfWx, openTicket, type WxIdentity, type WxKind } from '../weChat/wxTicket.ts';

async function findUser({ db, appId }: CallContext, account: string) {
  const [row] = await db
    .select({ id: user.id, pwdHash: user.pwdHash, status: user.status })
    .from(user)
    .where(and(eq(user.appId, appId), inArray(user.account, accountForms(account)), isNull(user.deletedAt)));
  return row;
}

/** Finds an account; with a school, members also by their number there. */
function findPerson(context: CallContext, realm: Realm, account: string, school?: string) {
  if (realm === 'user') return findUser(context, account);
  return school === undefined ? memberByName(context, account) : memberAtSchool(context, school, account);
}

/**
 * Returns the error for a sign-in with an unknown account. If the password is right for the other door, the error names
 * that door. The check counts as a try there, so that neither door allows more guesses than its own limit; while the
 * other door is locked, nothing is revealed.
 */
async function refusedAs(context: CallContext, tried: { realm: Realm; account: string; password: string }) {
  const realm = tried.realm === 'member' ? 'user' : 'member';
  const found = await findPerson(context, realm, tried.account);
  let login: LoginTry | null = null;
  try {
    login = found ? await countPasswordTry(context, { realm, found, typed: tried.account }) : null;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
  // Hashing costs the same time if the account does not exist, so that the time reveals nothing.
  const fits = await verifyPassword(login === null ? null : (found?.pwdHash ?? null), tried.password);
  if (!fits || login === null) return new AppError('LOGIN_FAILED');
  await login.succeeded();
  return new AppError('LOGIN_OTHER_DOOR', { door: REALM.label(realm) });
}

function signedIn({ actor }: CallContext): SignedIn {
  if (actor.kind === 'anonymous') throw new AppError('SIGN_IN_REQUIRED');
  return actor;
}

/** The WeChat identity of the page's ticket, which the sign-in binds. */
const bindsLater = (context: CallContext, wxTicket: string | undefined) =>
  wxTicket === undefined ? undefined : openTicket(context, wxTicket);

function ofTicket(context: CallContext, kind: WxKind, ticket: string): WxIdentity {
  const identity = openTicket(context, ticket);
  if (identity.kind !== kind) throw new AppError('WX_CODE_WRONG');
  return identity;
}

async function gzhIdentity(
  context: CallContext,
  proof: { code?: string | undefined; state?: string | undefined; ticket?: string | undefined },
): Promise<WxIdentity> {
  const { code = '', state = '', ticket } = proof;
  return ticket === undefined
    ? (await wxGzhIdentity(context, { code, state })).identity
    : ofTicket(context, 'gzh', ticket);
}

async function mpIdentity(
  context: CallContext,
  proof: { code?: string | undefined; ticket?: string | undefined },
): Promise<WxIdentity> {
  const { code = '', ticket } = proof;
  return ticket === undefined
    ? { kind: 'mp', ...(await context.services.wechat.mpIdentity(code)) }
    : ofTicket(context, 'mp', ticket);
}

async function loginByWx(context: CallContext, identity: WxIdentity, action: string) {
  const person = await memberOfWx(context.db, context.appId, identity);
  if (!person) throw new AppError('WX_NOT_BOUND');
  // If the account was found by the union id, this stores its id in this official account or mini-program too.
  return signInMember(context, person, action, { binds: identity });
}

export const auth = {
  queryWays({ services }) {
    const { sms, mail, wechat } = services;
    const { gzhPage } = wechat;
    return {
      sms: !sms.isOff,
      email: !mail.isOff,
      wechat: gzhPage === null ? null : { url: wxEntry(gzhPage, WX_ENTRY_LOGIN) },
    };
  },

  async loginByPwd(context, { account, password, realm, school, captcha, proof, wxTicket }) {
    const { db } = context;
    const found = await findPerson(context, realm, account, school);
    const login = await countPasswordTry(context, { realm, found, typed: account, school, captcha, proof });
    // One password hash for each try, whether or not the account exists: an unknown account is checked at the other
    // door.
    if (!found) throw await refusedAs(context, { realm, account, password });
    if (!(await verifyPassword(found.pwdHash, password))) throw new AppError('LOGIN_FAILED');
    const action = 'auth:loginByPwd';
    if (!('status' in found)) {
      checkFirstPwd(found, context.services.now());
      const work = {
        use: (tx: Db) => useFirstPwd(tx, context.appId, found),
        binds: bindsLater(context, wxTicket),
      };
      const [, entered] = await Promise.all([login.succeeded(), signInMember(context, found, action, work)]);
      return entered;
    }
    await login.succeeded();
    if (found.status !== 'active') throw new AppError('ACCOUNT_DISABLED');
    const entrance = {
      realm,
      personId: found.id,
      pwdHash: found.pwdHash,
      orgId: null,
      action,
      secondFactor: 'ask',
    } as const;
    return completeSignIn(context, await db.transaction((tx) => openSession(tx, context, entrance)));
  },

  applyAgain,

  async loginByMobile(context, { mobile, email, code, proof, wxTicket }) {
    const { db, appId, services, ip } = context;
    const { keys } = services.platform;
    const request: CodeRequest = {
      channel: mobile === undefined ? 'email' : 'sms',
      target: mobile ?? email ?? '',
      purpose: 'signIn',
    };
    const subject = `code:${keys.mobileHash(request.target)}`;
    const login = await countLoginTry(db, {
      appId,
      account: subject,
      address: ip,
      now: services.now(),
      locks: false,
      demandWork: (growth) => demandWork(context, { step: 'signIn', subject, growth, proof }),
    });
    const proven = await checkCode(context, request, code);
    await login.succeeded();
    const [person] = await db
      .select(signInColumns)
      .from(member)
      .where(
        and(
          eq(member.appId, appId),
          mobile === undefined ? eq(member.email, email ?? '') : eq(member.mobileHash, keys.mobileHash(mobile)),
          isNull(member.deletedAt),
        ),
      );
    if (!person) throw new AppError('ACCOUNT_NOT_FOUND', { name: mobile === undefined ? '邮箱' : '手机号' });
    const binds = bindsLater(context, wxTicket);
    return signInMember(context, person, 'auth:loginByMobile', { use: (tx) => proven.use(tx), binds });
  },

  async loginByWxGzh(context, { scene, secret, ...proof }) {
    const action = 'auth:loginByWxGzh';
    if (scene === undefined) return loginByWx(context, await gzhIdentity(context, proof), action);
    const { memberId, use } = await confirmedScene(context, scene, secret ?? '');
    const [person] = await context.db
      .select(signInColumns)
      .from(member)
      .where(and(eq(member.appId, context.appId), eq(member.id, memberId), isNull(member.deletedAt)));
    if (!person) throw new AppError('WX_SCENE_OVER');
    return signInMember(context, person, action, { use });
  },

  loginByWxMp: async (context, proof) => loginByWx(context, await mpIdentity(context, proof), 'auth:loginByWxMp'),

  async loginByWxMpMobile(context, { code, mobileCode }) {
    const { db, appId, services } = context;
    const identity = await mpIdentity(context, { code });
    const mobileHash = services.platform.keys.mobileHash(await services.wechat.mpMobile(mobileCode));
    const [person] = await db
      .select(signInColumns)
      .from(member)
      .where(and(eq(member.appId, appId), eq(member.mobileHash, mobileHash), isNull(member.deletedAt)));
    if (!person) throw new AppError('ACCOUNT_NOT_FOUND', { name: '手机号' });
    return signInMember(context, person, 'auth:loginByWxMpMobile', { binds: identity });
  },

  ssoAuth,

  async switchOrganization(context, { orgId }) {
    const { db, appId } = context;
    const actor = memberActor(context);
    const session = await db.transaction(async (tx) => {
      const [person] = await tx
        .select(signInColumns)
        .from(member)
        .where(and(eq(member.appId, appId), eq(member.id, actor.memberId), isNull(member.deletedAt)));
      if (!person) throw new AppError('SIGN_IN_REQUIRED');
      await checkMaySignIn(tx, context, person.id);
      if (orgId !== null && !(await organizationsOf(tx, appId, person.id)).some(({ id }) => id === orgId)) {
        throw new AppError('NOT_FOUND');
      }
      return openSession(tx, context, {
        realm: 'member',
        personId: person.id,
        pwdHash: person.pwdHash,
        orgId,
        action: 'auth:switchOrganization',
        secondFactor: 'kept',
        diff: { before: { orgId: actor.orgId }, after: { orgId } },
      });
    });
    return completeSignIn(context, session);
  },

  async logout(context, { elsewhere }) {
    const { db, appId } = context;
    if (context.actor.kind === 'anonymous' && elsewhere === undefined) {
      if (context.cookieToken !== undefined) await endSessionBehind(db, appId, context.cookieToken);
      context.setSessionToken(null);
      return { signedOut: true };
    }
    const actor = signedIn(context);
    if (elsewhere !== undefined) {
      const personId = actor.kind === 'member' ? actor.memberId : actor.userId;
      const kept = { sessionId: actor.sessionId, browserToken: context.browserToken };
      await endSessionsOf(db, { appId, realm: actor.kind, personIds: [personId], kept });
      return { signedOut: false };
    }
    await endSession(db, appId, actor.sessionId);
    context.setSessionToken(null);
    return { signedOut: true };
  },

  queryCurrent: (context) => currentOf(context, signedIn(context)),

  verify(context) {
    const actor = signedIn(context);
    return { valid: true, realm: actor.kind, expiresAt: actor.expiresAt.toISOString() };
  },
} satisfies ResourceHandlers<'auth'>;
