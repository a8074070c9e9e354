import * as z from 'zod/mini';
import { bannerColumns } from './bannerColumns.ts';
import { bannerLink, bannerPlace, bannerSwitch, bannerWords, isBannerLink } from './bannerRules.ts';
import { call, resource } from '../kit/contract/call.ts';
import { shapeOf } from '../kit/contract/inputOf.ts';
import { fileName } from './file.contract.ts';
import { changes, creates, lists, removes } from '../kit/contract/kinds.ts';
import { id, instant, versionRead, shortText } from '../kit/contract/shared.ts';

const position = z
  .string()
  .check(z.regex(/^[a-z][A-Za-z0-9.-]{0,63}$/, '位置写法：小写字母开头的字母、数字、点或横线'));

const { title, sort, isOn } = shapeOf({ ...bannerWords, ...bannerPlace, ...bannerSwitch });

const fields = {
  position,
  title,
  subtitle: z.string().check(z.trim(), z.maxLength(80, '说明最多 80 个字')),
  /** A public image uploaded before. */
  image: z.nullable(fileName),
  link: z.nullable(
    z.string().check(
      z.trim(),
      z.maxLength(500, '网址太长'),
      z.refine(isBannerLink, '网址以 https:// 开头，或是本站 /web/ 下的页面'),
      z.overwrite((link) => bannerLink(link) ?? link),
      z.maxLength(500, '网址太长：其中一个汉字占 9 个字符'),
    ),
  ),
  sort,
  isOn,
  /** Display period; null is open-ended. */
  startAt: z.nullable(instant),
  endAt: z.nullable(instant),
};

/** A banner in the back office. */
export const bannerRow = z.object({
  id,
  version: z.int(),
  position: z.string(),
  title: z.string(),
  subtitle: z.string(),
  image: z.nullable(z.string()),
  link: z.nullable(z.string()),
  sort: z.int(),
  isOn: z.boolean(),
  startAt: z.nullable(instant),
  endAt: z.nullable(instant),
  /** State by the server's clock. */
  state: z.enum(['off', 'waiting', 'showing', 'over']),
  updatedAt: instant,
});

const office = { '': ['backOffice'] } as const;

/** Calls for banners. Anyone can read the banners on display. */
export const imageBanner = resource('imageBanner', {
  queryListByPosition: call({
    methods: ['GET'],
    mounts: { '': ['anyone'] },
    input: z.strictObject({ position: z.string().check(z.minLength(1), z.maxLength(64)) }),
    output: z.object({
      content: z.array(
        z.object({
          id,
          title: z.string(),
          subtitle: z.string(),
          /** URL of the image. */
          image: z.nullable(z.string()),
          link: z.nullable(z.string()),
          sort: z.int(),
        }),
      ),
    }),
    errors: [],
    summary: '某个位置上正在展示的横幅；没有登录的人还看到只给访客的',
  }),
  queryList: lists(office, bannerRow, { position, isOn: z.boolean(), keyword: shortText }, '横幅列表', bannerColumns),
  create: creates(office, z.strictObject(fields), ['NOT_FOUND', 'VALIDATION'], '新建横幅'),
  update: changes(office, z.strictObject({ ...versionRead, ...fields }), ['VALIDATION'], '修改横幅'),
  delete: removes(office, [], '删除横幅'),
});
