import * as z from 'zod/mini';
import { source } from '../judging/programs.contract.ts';
import { call, resource } from '../kit/contract/call.ts';
import { asOneLine, done, id, idInput, instant } from '../kit/contract/shared.ts';
import { WORK_NAME_MAX, WORK_PICTURE_BYTES } from './python/pictureRules.ts';

const own = { '': ['member'] } as const;
const BASE64_CHARS = Math.ceil(WORK_PICTURE_BYTES / 3) * 4;

const name = z
  .string()
  .check(
    asOneLine(),
    z.minLength(1, '请给作品起个名字'),
    z.maxLength(WORK_NAME_MAX, `作品的名字最多 ${WORK_NAME_MAX} 个字`),
  );

/** A turtle work in its owner's gallery. */
export const turtleWorkView = z.object({
  id,
  name: z.string(),
  createdAt: instant,
  /** A PNG in Base64. */
  picture: z.string(),
  /** True while a parent has switched a public link on. */
  isPublic: z.boolean(),
  /** Why the school has hidden the work; null for works that are not hidden. */
  hiddenReason: z.nullable(z.string()),
});

/** Row of `turtleWork/queryList`; `picture` is a PNG in Base64. */
export type TurtleWorkView = z.output<typeof turtleWorkView>;

/** The gallery of a learner's own turtle drawings: a program with the picture it drew. */
export const turtleWork = resource('turtleWork', {
  create: call({
    methods: ['POST'],
    mounts: own,
    quietErrors: true,
    input: z.strictObject({
      name,
      code: source,
      /** A PNG in Base64. */
      picture: z
        .string()
        .check(
          z.minLength(1, '作品还没有画'),
          z.maxLength(BASE64_CHARS, `画最多 ${WORK_PICTURE_BYTES / 1024} KB`),
          z.regex(/^[A-Za-z0-9+/]+={0,2}$/, '画的格式不正确，请重新保存'),
        ),
    }),
    output: done,
    errors: ['FORBIDDEN', 'VALIDATION'],
    summary: '把海龟画和画它的程序存成自己的作品；画是 PNG，最多 200 KB',
  }),
  queryList: call({
    methods: ['GET'],
    mounts: own,
    input: z.strictObject({
      /** Shows the works before this one. */
      before: z.optional(id),
    }),
    output: z.object({ works: z.array(turtleWorkView), count: z.int(), hasMore: z.boolean() }),
    errors: [],
    summary: '自己的海龟作品，新的在前，一次 12 件',
  }),
  queryById: call({
    methods: ['GET'],
    mounts: own,
    input: idInput,
    output: z.object({ id, name: z.string(), code: z.string() }),
    errors: ['NOT_FOUND'],
    summary: '自己的一件作品的程序',
  }),
  rename: call({
    methods: ['POST'],
    mounts: own,
    quietErrors: true,
    input: z.strictObject({ id, name }),
    output: done,
    errors: ['NOT_FOUND'],
    summary: '给自己的作品改名',
  }),
  delete: call({
    methods: ['POST'],
    mounts: own,
    quietErrors: true,
    input: idInput,
    output: done,
    errors: ['NOT_FOUND'],
    summary: '删掉自己的一件作品，程序和画都不再保留',
  }),
});
