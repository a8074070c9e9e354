import { accessOf } from '../../everyCall/accessOf.ts';
import { ANYONE } from '../../everyCall/reach.ts';

export const access = accessOf('address', {
  rules: {
    'GET /address/queryProvinceList': { doors: ANYONE },
    'GET /address/queryCityList': { doors: ANYONE },
    'GET /address/queryDistrictList': { doors: ANYONE },
  },
});
