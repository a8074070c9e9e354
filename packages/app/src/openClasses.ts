import type { Client } from '@aosai/api/client/client';
import { VISIBLE_LIFECYCLE } from '@aosai/api/domain/statuses';

/** As the specification asks for classes: all that were published, in the order that their owners gave them. */
const PUBLIC = {
  page: 0,
  size: 100,
  sort: ['sort,asc'],
  statusList: [...VISIBLE_LIFECYCLE],
  isPublic: true,
};

/** The public classes of this site. */
export const openClasses =
  (appId: string) =>
  async ({ grade }: Client) =>
    (await grade.queryList({ ...PUBLIC, appIds: [appId] }, { quiet: true })).content;
