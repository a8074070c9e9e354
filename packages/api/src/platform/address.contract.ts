import * as z from 'zod/mini';
import { call, resource } from '../kit/contract/call.ts';
import { empty } from '../kit/contract/shared.ts';

const divisions = z.object({ content: z.array(z.object({ code: z.string(), name: z.string() })) });
const provinceCode = z.string().check(z.regex(/^\d{2}$/, '应为 2 位数字'));
const cityCode = z.string().check(z.regex(/^\d{4}$/, '应为 4 位数字'));

/** Administrative divisions of China: province codes have two digits, city codes four, district codes six. */
export const address = resource('address', {
  queryProvinceList: call({
    methods: ['GET'],
    mounts: { '': ['anyone'] },
    input: empty,
    output: divisions,
    errors: [],
    summary: '全部省、自治区、直辖市和特别行政区',
  }),
  queryCityList: call({
    methods: ['GET'],
    mounts: { '': ['anyone'] },
    input: z.strictObject({ provinceCode }),
    output: divisions,
    errors: ['NOT_FOUND'],
    summary: '一个省的地级市',
  }),
  queryDistrictList: call({
    methods: ['GET'],
    mounts: { '': ['anyone'] },
    input: z.strictObject({ cityCode }),
    output: divisions,
    errors: ['NOT_FOUND'],
    summary: '一个地级市的区县',
  }),
});
