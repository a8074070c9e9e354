import { randomBytes } from 'node:crypto';
import { and, asc, eq, ilike, isNull, ne, or, sql } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { DEFAULT_APP_ID } from '@aosai/api/kit/constants';
import { newCode, newId } from '../../base/newId.ts';
import type { Db } from '../../db/open.ts';
import { user } from '../../db/schema/people.ts';
import { app as appTable } from '../../db/schema/platform.ts';
import { actorId } from '../../kit/actorId.ts';
import { uploadOf } from './appImages.ts';
import type { CallContext, ResourceHandlers } from '../../kit/context.ts';
import { checkPublicImage } from '../file/publicImage.ts';
import { containing, listOrder } from '../../kit/rows/listOrder.ts';
import { paged } from '../../kit/rows/paged.ts';
import { appScope } from '../../kit/scope.ts';
import { requireVersion, changedFields } from '../../kit/rows/version.ts';
import { audited } from '../../kit/rows/audited.ts';

const SSO_KEY_BYTES = 32;
const SORTABLE = { appId: appTable.appId, name: appTable.name, updatedAt: appTable.updatedAt };

type AppRow = typeof appTable.$inferSelect;
type Look = Pick<AppRow, 'name' | 'title' | 'logo' | 'favicon' | 'accent' | 'hosts' | 'allowedOrigins'>;

/** The fields of an app, for the log. */
const logged = ({ name, title, logo, favicon, accent, hosts, allowedOrigins }: Look) => ({
  name,
  title,
  logo,
  favicon,
  accent,
  hosts,
  allowedOrigins,
});

/** Serializes changes to apps, which are few and rare, so that ids and host names stay unique. */
const oneAtATime = (tx: Db) => tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('app', 0))`);

/** A host name belongs to one app. Throws HOST_TAKEN. */
async function checkHosts(tx: Db, appId: string, hosts: readonly string[]): Promise<void> {
  const others = await tx
    .select({ hosts: appTable.hosts })
    .from(appTable)
    .where(and(ne(appTable.appId, appId), isNull(appTable.deletedAt)));
  const taken = hosts.find((host) => others.some((other) => other.hosts.includes(host)));
  if (taken !== undefined) throw new AppError('HOST_TAKEN', { host: taken });
}

/** Copies the caller's account into the new app: nobody else could make the first account there. */
async function copyUser(tx: Db, context: CallContext, appId: string, now: Date): Promise<void> {
  const [self] = await tx
    .select()
    .from(user)
    .where(and(eq(user.appId, context.appId), eq(user.id, actorId(context.actor) ?? '')));
  if (!self) throw new AppError('FORBIDDEN');
  const { account, name, pwdHash } = self;
  const base = { appId, id: newId(), createdAt: now, updatedAt: now };
  await tx.insert(user).values({ ...base, account, name, pwdHash, isSuper: true, status: 'active' });
}

/** `fill` gives a new app the data that it needs before anybody signs in. */
export const appOf = (fill: (tx: Db, appId: string, now: Date) => Promise<void>) =>
  ({
    create(context, { appId: wanted, ...fields }) {
      const appId = wanted ?? newCode('app');
      const { services } = context;
      if (context.appId !== DEFAULT_APP_ID) throw new AppError('FORBIDDEN');
      const now = services.now();
      const base = { appId, id: newId(), createdBy: actorId(context.actor), createdAt: now, updatedAt: now };
      const row = { ...base, ...fields, hosts: [...new Set(fields.hosts)], logo: '', favicon: '' };
      return audited(context, 'app:create', async (tx) => {
        await oneAtATime(tx);
        const [known] = await tx.select({ id: appTable.id }).from(appTable).where(eq(appTable.appId, appId));
        if (known) throw new AppError('CODE_TAKEN', { code: appId });
        await checkHosts(tx, appId, row.hosts);
        await tx.insert(appTable).values(row);
        await fill(tx, appId, now);
        await copyUser(tx, context, appId, now);
        const after = { appId, ...logged(row) };
        return { answer: { id: row.id }, told: { target: row.id, diff: { after } } };
      });
    },

    async queryList(context, { page, size, sort, keyword }) {
      const { db } = context;
      const like = keyword ? containing(keyword) : undefined;
      const where = and(
        appScope(context, appTable),
        isNull(appTable.deletedAt),
        like === undefined
          ? undefined
          : or(ilike(appTable.appId, like), ilike(appTable.name, like), ilike(appTable.title, like)),
      );
      const order = [...listOrder(sort, SORTABLE), asc(appTable.createdAt), asc(appTable.id)];
      const { rows, ...found } = await paged(db, db.select().from(appTable).where(where), { page, size }, order);
      const content = rows.map((row) => ({
        ...row,
        logo: uploadOf(row.logo),
        favicon: uploadOf(row.favicon),
        hasSsoKey: row.ssoKeyEnc !== null,
        updatedAt: row.updatedAt.toISOString(),
      }));
      return { content, ...found };
    },

    update(context, { id, version, ssoKey, logo, favicon, ...fields }) {
      const { services } = context;
      const fresh = ssoKey === 'renew' ? randomBytes(SSO_KEY_BYTES).toString('base64url') : null;
      const look = { ...fields, hosts: [...new Set(fields.hosts)], logo: logo ?? '', favicon: favicon ?? '' };
      return audited(context, 'app:update', async (tx) => {
        await oneAtATime(tx);
        const [found] = await tx
          .select()
          .from(appTable)
          .where(and(appScope(context, appTable), eq(appTable.id, id), isNull(appTable.deletedAt)))
          .for('update');
        const row = requireVersion(found, version);
        await checkHosts(tx, row.appId, look.hosts);
        if (look.logo !== row.logo) await checkPublicImage(tx, row.appId, logo, ['logo'], 'logo');
        if (look.favicon !== row.favicon) await checkPublicImage(tx, row.appId, favicon, ['logo'], 'favicon');
        const sealed = fresh === null ? null : services.platform.keys.sealField(fresh);
        await tx
          .update(appTable)
          .set({
            ...look,
            ...(ssoKey !== 'keep' && { ssoKeyEnc: sealed }),
            updatedAt: services.now(),
            version: row.version + 1,
          })
          .where(and(eq(appTable.appId, row.appId), eq(appTable.id, id)));
        const { before, after } = changedFields(logged(row), logged(look));
        const diff = { before, after: { ...after, ...(ssoKey !== 'keep' && { ssoKey }) } };
        return { answer: { id, ssoKey: fresh }, told: { target: id, diff } };
      });
    },
  }) satisfies ResourceHandlers<'app'>;
