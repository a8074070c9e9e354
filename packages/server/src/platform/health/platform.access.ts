import { accessOf } from '../../testing/everyCall/accessOf.ts';
import { ANYONE, SIGNED_IN } from '../../testing/everyCall/reach.ts';

export const access = accessOf('platform', {
  rules: {
    'GET /': { doors: ANYONE },
    'GET /settings.json': { doors: ANYONE },
    'GET /health': { doors: ANYONE },
    'GET /events': { doors: SIGNED_IN },
  },
});
