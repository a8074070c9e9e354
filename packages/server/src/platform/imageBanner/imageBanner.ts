import { and, asc, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm';
import type { ParsedInputOf } from '@aosai/api/kit/contract/call';
import type { Contract } from '@aosai/api/contract';
import { AppError } from '@aosai/api/kit/errors';
import { positionsAt } from '@aosai/api/platform/bannerRules';
import { fileAddress } from '@aosai/api/kit/fileAddress';
import { imageBanner as banner } from '../../db/schema/platform.ts';
import type { ResourceHandlers } from '../../kit/context.ts';
import { datesAsText } from '../../kit/rows/datesAsText.ts';
import { crud } from '../../kit/rows/crud.ts';
import { checkPublicImage } from '../file/publicImage.ts';

type BannerRow = typeof banner.$inferSelect;
type Fields = ParsedInputOf<Contract['imageBanner']['calls']['create']>;

/** Throws VALIDATION. */
function columnsOf({ position, title, subtitle, image, link, sort, isOn, startAt, endAt }: Fields) {
  const from = startAt === null ? null : new Date(startAt);
  const until = endAt === null ? null : new Date(endAt);
  if (from && until && from >= until)
    throw new AppError('VALIDATION', { path: 'endAt', detail: '展示的结束时间要晚于开始时间' });
  return { position, title, subtitle, image, link, sort, isOn, startAt: from, endAt: until };
}

function stateOf({ isOn, startAt, endAt }: BannerRow, now: Date): 'off' | 'waiting' | 'showing' | 'over' {
  if (!isOn) return 'off';
  if (endAt && endAt <= now) return 'over';
  return startAt && startAt > now ? 'waiting' : 'showing';
}

const banners = crud(banner, {
  log: 'imageBanner',
  logged: ['position', 'title', 'subtitle', 'image', 'link', 'sort', 'isOn', 'startAt', 'endAt'],
  view: (row, { services }) => ({ ...datesAsText(row), state: stateOf(row, services.now()) }),
});

export const imageBanner = {
  async queryListByPosition({ db, appId, actor, services }, { position }) {
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
          inArray(banner.position, positionsAt(position, actor.kind === 'anonymous')),
          isNull(banner.deletedAt),
          eq(banner.isOn, true),
          or(isNull(banner.startAt), lte(banner.startAt, now)),
          or(isNull(banner.endAt), gt(banner.endAt, now)),
        ),
      )
      .orderBy(asc(banner.sort), asc(banner.id));
    return { content: rows.map((row) => ({ ...row, image: row.image === null ? null : fileAddress(row.image) })) };
  },

  queryList: banners.list({
    search: ['title', 'subtitle'],
    equal: ['position', 'isOn'],
    sort: ['position', 'title', 'sort', 'startAt', 'updatedAt'],
    order: ['position', 'sort', 'id'],
  }),
  create: banners.create(async (input, { tx, context }) => {
    const columns = columnsOf(input);
    await checkPublicImage(tx, context.appId, columns.image, ['banner'], 'image');
    return columns;
  }),
  update: banners.change({
    to: async ({ tx, context, input, row }) => {
      const columns = columnsOf(input);
      if (columns.image !== row.image) await checkPublicImage(tx, context.appId, columns.image, ['banner'], 'image');
      return columns;
    },
  }),
  delete: banners.remove(),
} satisfies ResourceHandlers<'imageBanner'>;
