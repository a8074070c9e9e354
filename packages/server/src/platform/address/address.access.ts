import { accessOf } from '../../testing/everyCall/accessOf.ts';
import { ANYONE } from '../../testing/everyCall/reach.ts';

export const access = accessOf('address', {
  rules: {
    'GET /address/queryProvinceList': { doors: ANYONE },
    'GET /address/queryCityList': { doors: ANYONE },
    'GET /address/queryDistrictList': { doors: ANYONE },
  },
});
