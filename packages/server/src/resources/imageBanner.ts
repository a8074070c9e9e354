import { and, asc, eq, gt, isNull, lte, or } from 'drizzle-orm';
import { imageBanner as banner } from '../db/schema/platform.ts';
import type { ResourceHandlers } from './context.ts';

export const imageBanner = {
  async queryListByPosition({ db, appId, services }, { position }) {
    const now = services.now();
    const content = await db
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
          isNull(banner.deletedAt),
          or(isNull(banner.startAt), lte(banner.startAt, now)),
          or(isNull(banner.endAt), gt(banner.endAt, now)),
        ),
      )
      .orderBy(asc(banner.sort), asc(banner.id));
    return { content };
  },
} satisfies ResourceHandlers<'imageBanner'>;
