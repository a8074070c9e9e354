import { accessOf } from '../testing/everyCall/accessOf.ts';
import { ANYONE } from '../testing/everyCall/reach.ts';

export const access = accessOf('search', {
  rules: {
    'POST /search/query': { doors: ANYONE },
  },
});
