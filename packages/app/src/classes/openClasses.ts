import type { Client } from '@aosai/api/client/client';
import { VISIBLE_LIFECYCLE } from '@aosai/api/enrolment/lifecycle';

/** As specified: all published classes in their owners' order. */
const PUBLIC = {
  page: 0,
  size: 100,
  sort: ['sort,asc'],
  statusList: [...VISIBLE_LIFECYCLE],
  isPublic: true,
};

/** Returns a call that lists the site's public classes. */
export const openClasses =
  (appId: string) =>
  async ({ grade }: Client) =>
    (await grade.queryList({ ...PUBLIC, appIds: [appId] }, { quiet: true })).content;
