import { turtleWork } from '../../db/schema/memberRecords.ts';
import { accessOf } from '../../testing/everyCall/accessOf.ts';
import { MEMBERS, OWN, PARENTS } from '../../testing/everyCall/reach.ts';

/** The smallest PNG: one pixel. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABXvMqOgAAAABJRU5ErkJggg==';

export const access = accessOf('turtleWork', {
  row: (site, owner) =>
    site.insert(turtleWork, owner, {
      memberId: site.ids[owner],
      name: '雪花',
      code: 'import turtle',
      picture: PIXEL,
    }),
  rules: {
    'POST /turtleWork/create': { doors: MEMBERS, refused: PARENTS },
    'GET /turtleWork/queryList': { doors: MEMBERS },
    'GET /turtleWork/queryById': { doors: MEMBERS, rows: OWN },
    'POST /turtleWork/rename': { doors: MEMBERS, rows: OWN },
    'POST /turtleWork/delete': { doors: MEMBERS, rows: OWN },
  },
  samples: {
    create: { name: '雪花', code: 'import turtle', picture: PIXEL },
    queryList: {},
    rename: { name: '六角雪花' },
  },
});
