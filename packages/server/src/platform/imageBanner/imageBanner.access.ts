import { imageBanner } from '../../db/schema/platform.ts';
import { accessOf } from '../../testing/everyCall/accessOf.ts';
import { ANYONE, OFFICE } from '../../testing/everyCall/reach.ts';
import { OFFICE_LIST, OFFICE_ROW } from '../../testing/everyCall/rule.ts';

const SHOWN = { position: 'home', title: '横幅', subtitle: '', image: null, link: null, sort: 0, isOn: true };
const BANNER = { ...SHOWN, startAt: null, endAt: null };

export const access = accessOf('imageBanner', {
  row: (site, owner) =>
    site.insert(imageBanner, owner, { position: 'home', title: '横幅', subtitle: '', sort: 0, isOn: true }),
  rules: {
    'POST /imageBanner/create': { doors: OFFICE },
    'DELETE /imageBanner/delete': OFFICE_ROW,
    'PUT /imageBanner/update': OFFICE_ROW,
    'POST /imageBanner/queryList': OFFICE_LIST,
    'GET /imageBanner/queryListByPosition': { doors: ANYONE },
  },
  samples: { create: BANNER, update: { ...BANNER, version: 1, title: '改名' } },
  audited: ['create', 'update', 'delete'],
});
