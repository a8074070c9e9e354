import { AppError } from '@aosai/api/kit/errors';
import { type Division, divisionsBelow } from './divisions.ts';
import type { ResourceHandlers } from '../../kit/context.ts';

/** Throws NOT_FOUND. */
function below(code: string): { content: Division[] } {
  const content = divisionsBelow(code);
  if (!content) throw new AppError('NOT_FOUND');
  return { content: [...content] };
}

export const address = {
  queryProvinceList: () => below(''),
  queryCityList: (_, { provinceCode }) => below(provinceCode),
  queryDistrictList: (_, { cityCode }) => below(cityCode),
} satisfies ResourceHandlers<'address'>;
