import { and, asc, desc, eq, ilike, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { configFault, configKeyOf, CHILDREN_CONTACT, inWords, SITE_TITLE } from '@aosai/api/platform/configKeys';
import { DEMO_HINT } from '../demoReach/demoAccounts.ts';
import { newId } from '../../base/newId.ts';
import type { Db } from '../../db/open.ts';
import { user } from '../../db/schema/people.ts';
import { config as configTable, configVersion, app } from '../../db/schema/platform.ts';
import { actorId } from '../../kit/actorId.ts';
import type { CallContext, ResourceHandlers } from '../../kit/context.ts';
import { sharesDemo } from '../demoReach/demoGate.ts';
import { crud } from '../../kit/rows/crud.ts';
import type { RowWork } from '../../kit/rows/crudTable.ts';
import { containing, listOrder } from '../../kit/rows/listOrder.ts';
import { paged } from '../../kit/rows/paged.ts';
import { audited } from '../../kit/rows/audited.ts';
import { sha256Of } from '../../kit/audit/sysLogChain.ts';
import { keepCurrent, keepVersion, versionsOf } from './configVersions.ts';
import { INVOICE_NOTE_KEY } from '@aosai/api/platform/settingKeys';
import { createHash } from 'node:crypto';
import { renderMarkdown } from '../../kit/markdown/markdown.ts';
import { findConfig } from './findConfig.ts';
import type { OnNewVersion } from './newVersion.ts';
import { sendTest } from './sendTest.ts';
import { querySections, saveSection } from './settingSections.ts';

const KEPT = 64;
const rendered = new Map<string, string>();

/** Renders a text, cached. */
function htmlOf(source: string): string {
  const key = createHash('sha256').update(source).digest('base64');
  const known = rendered.get(key);
  if (known !== undefined) return known;
  const html = renderMarkdown(source);
  if (rendered.size >= KEPT) rendered.clear();
  rendered.set(key, html);
  return html;
}

/** Escapes text so that Markdown shows it literally. */
const plain = (text: string): string => text.replaceAll(/[\\`*_{}[\]<>()#+\-.!|~]/g, '\\$&');

/** Renders a text of the settings with its placeholders filled in. */
async function renderDocument(db: Db, appId: string, markdown: string): Promise<string> {
  const [site] = await db.select({ title: app.title }).from(app).where(eq(app.appId, appId));
  const contact = await findConfig(db, appId, 'children.contact');
  return htmlOf(
    inWords(markdown)
      .replaceAll(SITE_TITLE, plain(site?.title ?? ''))
      .replaceAll(CHILDREN_CONTACT, plain(contact) || '（平台尚未公布，暂不开放儿童注册）'),
  );
}

const PERMISSION = 'common/config:queryByKey';
const EXCERPT_LENGTH = 120;
const SORTABLE = { key: configTable.key, updatedAt: configTable.updatedAt };

type ConfigRow = typeof configTable.$inferSelect;

const seesAll = ({ actor }: CallContext): boolean =>
  actor.kind === 'user' && (actor.isSuper || actor.permissions.has(PERMISSION));

/** Throws VALIDATION. */
function checkValue(key: string, value: string): void {
  const fault = configFault(key, value);
  if (fault !== null)
    throw new AppError('VALIDATION', { path: 'value', detail: `${configKeyOf(key).label}，${fault}` });
}

/** For the log: the hash of the text, because any setting may be private. */
const logged = ({ key, value, isPublic }: Pick<ConfigRow, 'key' | 'value' | 'isPublic'>) => ({
  key,
  isPublic,
  sha256: sha256Of(value),
});

const configs = crud(configTable, { log: 'common/config', logged, view: (row) => row });

/** Optional offers of a site: their absence is an answer, not an error. */
const OFFERS: readonly string[] = [INVOICE_NOTE_KEY, 'site.notice', 'site.contact'];
const isOffer = (key: string): boolean => OFFERS.includes(key);

async function refuseRequired({ tx, row }: RowWork<typeof configTable, unknown>): Promise<void> {
  const { label, isRequired } = configKeyOf(row.key);
  if (isRequired) throw new AppError('CONFIG_REQUIRED', { label });
  await keepCurrent(tx, row);
}

export const configOf = (onNewVersion: OnNewVersion) =>
  ({
    async queryByKey(context, { key, version }) {
      const { db, appId } = context;
      const [row] = await db
        .select()
        .from(configTable)
        .where(and(eq(configTable.appId, appId), eq(configTable.key, key), isNull(configTable.deletedAt)));
      const isPublic = row?.isPublic === true && (key !== DEMO_HINT.key || sharesDemo(context));
      if (!row || (!isPublic && !seesAll(context))) {
        if (!isOffer(key)) throw new AppError('NOT_FOUND');
        return { key, value: '', version: 0, updatedAt: context.services.now().toISOString() };
      }
      const versions = await db
        .select({
          version: configVersion.of,
          at: configVersion.createdAt,
          by: user.name,
          length: sql<number>`char_length(${configVersion.value})`,
        })
        .from(configVersion)
        .leftJoin(user, and(eq(user.appId, appId), eq(user.id, configVersion.createdBy)))
        .where(versionsOf(appId, key))
        .orderBy(desc(configVersion.of));
      const [latest] = versions;
      const current = { version: latest?.version ?? row.version, value: row.value, at: row.updatedAt };
      const asked =
        version === undefined || version === current.version ? current : await oldValue(context, key, version);
      return {
        key,
        value: asked.value,
        ...(configKeyOf(key).kind === 'document' && { html: await renderDocument(db, appId, asked.value) }),
        version: asked.version,
        updatedAt: asked.at.toISOString(),
        ...(seesAll(context) && {
          versionList: versions.map(({ at, ...rest }) => ({ ...rest, at: at.toISOString() })),
        }),
      };
    },

    async queryList({ db, appId }, { page, size, sort, keyword, isPublic }) {
      const like = keyword ? containing(keyword) : undefined;
      const where = and(
        eq(configTable.appId, appId),
        isNull(configTable.deletedAt),
        isPublic === undefined ? undefined : eq(configTable.isPublic, isPublic),
        like === undefined ? undefined : or(ilike(configTable.key, like), ilike(configTable.value, like)),
      );
      const latest = db
        .select({ key: configVersion.key, of: sql<number>`max(${configVersion.of})`.as('latest_of') })
        .from(configVersion)
        .where(eq(configVersion.appId, appId))
        .groupBy(configVersion.key)
        .as('latest');
      const query = db
        .select({
          id: configTable.id,
          version: configTable.version,
          key: configTable.key,
          isPublic: configTable.isPublic,
          excerpt: sql<string>`left(${configTable.value}, ${EXCERPT_LENGTH}::int)`,
          valueVersion: sql<number>`coalesce(${latest.of}, ${configTable.version})`,
          updatedAt: configTable.updatedAt,
        })
        .from(configTable)
        .leftJoin(latest, eq(latest.key, configTable.key))
        .where(where);
      const order = [...listOrder(sort, SORTABLE), asc(configTable.key)];
      const { rows, ...found } = await paged(db, query, { page, size }, order);
      const content = rows.map(({ updatedAt, ...row }) => ({ ...row, updatedAt: updatedAt.toISOString() }));
      return { content, ...found };
    },

    querySections: (context) => querySections(context),
    sendTest,
    saveSection: (context, input) => saveSection(context, input, onNewVersion),

    create(context, { key, value, isPublic }) {
      const { appId, services } = context;
      checkValue(key, value);
      const now = services.now();
      const createdBy = actorId(context.actor);
      const row = { appId, id: newId(), createdBy, createdAt: now, updatedAt: now, key, value, isPublic };
      return audited(context, 'common/config:create', async (tx) => {
        // A deleted key is made again: its versions continue, since somebody may have agreed to one of them.
        const [made] = await tx
          .insert(configTable)
          .values(row)
          .onConflictDoUpdate({
            target: [configTable.appId, configTable.key],
            set: { value, isPublic, updatedAt: now, deletedAt: null, version: sql`${configTable.version} + 1` },
            setWhere: isNotNull(configTable.deletedAt),
          })
          .returning({ id: configTable.id, version: configTable.version });
        if (!made) throw new AppError('CODE_TAKEN', { code: key });
        await keepVersion(tx, row, made.version, { at: now, createdBy });
        await onNewVersion(tx, { appId, key, of: made.version, at: now, createdBy });
        return { answer: { id: made.id }, told: { target: made.id, diff: { after: logged(row) } } };
      });
    },

    update: configs.change({
      to: ({ input: { value, isPublic }, row }) => {
        checkValue(row.key, value);
        return { value, isPublic };
      },
      after: async ({ tx, context, input: { value, isPublic }, row }) => {
        const { appId, key } = row;
        await keepCurrent(tx, { ...row, isPublic: row.isPublic || (isPublic && value === row.value) });
        if (value === row.value) return;
        const of = row.version + 1;
        const by = { at: context.services.now(), createdBy: actorId(context.actor) };
        await keepVersion(tx, { appId, key, value, isPublic }, of, by);
        await onNewVersion(tx, { appId, key, of, ...by });
      },
    }),

    delete: configs.remove(refuseRequired),
  }) satisfies ResourceHandlers<'config'>;

/**
 * The value of an earlier version; callers without access to private settings get it only if it was public then. Throws
 * NOT_FOUND.
 */
async function oldValue(context: CallContext, key: string, version: number) {
  const shown = seesAll(context) ? undefined : eq(configVersion.wasPublic, true);
  const [row] = await context.db
    .select({ version: configVersion.of, value: configVersion.value, at: configVersion.createdAt })
    .from(configVersion)
    .where(and(versionsOf(context.appId, key), eq(configVersion.of, version), shown));
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}
