import { and, asc, count, eq, gt, ilike, isNull, lte, or } from 'drizzle-orm';
import type { ParsedInputOf } from '@aosai/api/contract/call';
import type { Contract } from '@aosai/api/contract/index';
import { AppError } from '@aosai/api/contract/errors';
import { fileAddress } from '@aosai/api/domain/fileAddress';
import { newId } from '../../../db/newId.ts';
import type { Db } from '../../../db/open.ts';
import { imageBanner as banner } from '../../../db/schema/platform.ts';
import { actorId } from '../../kit/actorId.ts';
import type { ResourceHandlers } from '../../context.ts';
import { checkPublicImage } from '../file/publicImage.ts';
import { containing, listOrder } from '../../kit/listOrder.ts';
import { asSeen, changeOf } from '../../kit/seen.ts';
import { writeSysLog } from '../../kit/sysLog.ts';

type BannerRow = typeof banner.$inferSelect;
type Fields = ParsedInputOf<Contract['imageBanner']['calls']['create']>;

const SORTABLE = {
  position: banner.position,
  title: banner.title,
  sort: banner.sort,
  startAt: banner.startAt,
  updatedAt: banner.updatedAt,
};

/** Throws VALIDATION. */
function columnsOf({ startAt, endAt, ...rest }: Fields) {
  const from = startAt === null ? null : new Date(startAt);
  const until = endAt === null ? null : new Date(endAt);
  if (from && until && from >= until) throw new AppError('VALIDATION', { detail: '结束时间要晚于开始时间' });
  return { ...rest, startAt: from, endAt: until };
}

function stateOf({ isOn, startAt, endAt }: BannerRow, now: Date): 'off' | 'waiting' | 'showing' | 'over' {
  if (!isOn) return 'off';
  if (endAt && endAt <= now) return 'over';
  return startAt && startAt > now ? 'waiting' : 'showing';
}

async function lockedBanner(tx: Db, appId: string, id: string, version?: number): Promise<BannerRow> {
  const [row] = await tx
    .select()
    .from(banner)
    .where(and(eq(banner.appId, appId), eq(banner.id, id)))
    .for('update');
  return asSeen(row, version);
}

/** The fields of a banner, for the log. */
const logged = ({
  position,
  title,
  subtitle,
  image,
  link,
  sort,
  isOn,
  startAt,
  endAt,
}: ReturnType<typeof columnsOf>) => ({
  position,
  title,
  subtitle,
  image,
  link,
  sort,
  isOn,
  startAt,
  endAt,
});

export const imageBanner = {
  async queryListByPosition({ db, appId, services }, { position }) {
    const now = services.now();
    const rows = await db
      .select({
        id: banner.id,
        title: banner.title,
        subtitle: banner.subtitle,
        image: banner.image,
        link: banner.link,
        sort: banner.sort,
      })
      .from(banner)
      .where(
        and(
          eq(banner.appId, appId),
          eq(banner.position, position),
          eq(banner.isOn, true),
          or(isNull(banner.startAt), lte(banner.startAt, now)),
          or(isNull(banner.endAt), gt(banner.endAt, now)),
        ),
      )
      .orderBy(asc(banner.sort), asc(banner.id));
    return { content: rows.map((row) => ({ ...row, image: row.image === null ? null : fileAddress(row.image) })) };
  },

  async queryList({ db, appId, services }, { page, size, sort, position, isOn, keyword }) {
    const like = keyword ? containing(keyword) : undefined;
    const where = and(
      eq(banner.appId, appId),
      position === undefined ? undefined : eq(banner.position, position),
      isOn === undefined ? undefined : eq(banner.isOn, isOn),
      like === undefined ? undefined : or(ilike(banner.title, like), ilike(banner.subtitle, like)),
    );
    const rows = await db
      .select()
      .from(banner)
      .where(where)
      .orderBy(...listOrder(sort, SORTABLE), asc(banner.position), asc(banner.sort), asc(banner.id))
      .limit(size)
      .offset(page * size);
    const [counted] = await db.select({ total: count() }).from(banner).where(where);
    const now = services.now();
    const content = rows.map((row) => ({
      ...row,
      state: stateOf(row, now),
      startAt: row.startAt?.toISOString() ?? null,
      endAt: row.endAt?.toISOString() ?? null,
      updatedAt: row.updatedAt.toISOString(),
    }));
    return { content, total: counted?.total ?? 0, page, size };
  },

  create(context, fields) {
    const { appId, services } = context;
    const columns = columnsOf(fields);
    const now = services.now();
    const base = { appId, id: newId(), createdBy: actorId(context.actor), createdAt: now, updatedAt: now };
    return context.db.transaction(async (tx) => {
      await checkPublicImage(tx, appId, columns.image, ['banner']);
      await tx.insert(banner).values({ ...base, ...columns });
      const entry = { action: 'imageBanner:create', target: base.id, diff: { after: logged(columns) } };
      await writeSysLog(tx, context, entry);
      return { id: base.id };
    });
  },

  update(context, { id, version, ...fields }) {
    const { appId, services } = context;
    const columns = columnsOf(fields);
    return context.db.transaction(async (tx) => {
      const row = await lockedBanner(tx, appId, id, version);
      if (columns.image !== row.image) await checkPublicImage(tx, appId, columns.image, ['banner']);
      await tx
        .update(banner)
        .set({ ...columns, updatedAt: services.now(), version: row.version + 1 })
        .where(and(eq(banner.appId, appId), eq(banner.id, id)));
      const diff = changeOf(logged(row), logged(columns));
      await writeSysLog(tx, context, { action: 'imageBanner:update', target: id, diff });
      return { id };
    });
  },

  delete(context, { id }) {
    const { appId } = context;
    return context.db.transaction(async (tx) => {
      const row = await lockedBanner(tx, appId, id);
      await tx.delete(banner).where(and(eq(banner.appId, appId), eq(banner.id, id)));
      await writeSysLog(tx, context, { action: 'imageBanner:delete', target: id, diff: { before: logged(row) } });
      return { id };
    });
  },
} satisfies ResourceHandlers<'imageBanner'>;
