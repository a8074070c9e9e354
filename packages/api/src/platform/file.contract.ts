import * as z from 'zod/mini';
import { FILE_PURPOSE_VALUES, FILE_PURPOSES } from './filePurposes.ts';
import { call, resource } from '../kit/contract/call.ts';
import { asOneLine, shortText } from '../kit/contract/shared.ts';

/** 128 random bits plus extension. Names are looked up; paths are never built from client input. */
export const fileName = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}(\.[a-z0-9]{1,8})?$/, '文件名不正确'));

/** A stored file. Size in bytes; width and height in px, only for images. */
export const uploadedFile = z.object({
  fileName,
  title: z.string(),
  mime: z.string(),
  sizeBytes: z.int(),
  sha256: z.string(),
  isPublic: z.boolean(),
  widthPx: z.nullable(z.int()),
  heightPx: z.nullable(z.int()),
});

/** Calls for uploaded files. FILE_PURPOSES lists sizes, visibility and who may upload. */
export const file = resource('common/file', {
  upload: call({
    methods: ['POST'],
    mounts: { '': ['member', 'backOffice'] },
    quietErrors: true,
    upload: {
      maxFiles: 1,
      maxFileBytes: {
        field: 'purpose',
        bytes: Object.fromEntries(FILE_PURPOSE_VALUES.map((purpose) => [purpose, FILE_PURPOSES[purpose].maxBytes])),
      },
    },
    input: z.strictObject({
      purpose: z.enum(FILE_PURPOSE_VALUES, '没有这种用途'),
      /** Only for purposes that allow both; private by default. */
      isPublic: z.optional(z.boolean()),
      /** Displayed name; default is the name of the uploaded file. */
      title: z.optional(shortText.check(asOneLine())),
    }),
    output: uploadedFile,
    errors: [
      'FORBIDDEN',
      'UPLOAD_MALFORMED',
      'UPLOAD_SLOW',
      'UPLOAD_BUSY',
      'UPLOAD_QUOTA',
      'FILE_TOO_LARGE',
      'FILE_KIND',
      'FILE_BROKEN',
      'IMAGE_TOO_LARGE',
      'STORAGE_FULL',
    ],
    summary: '上传一个文件；图片会重新编码并去掉拍摄地点等信息',
  }),
  download: call({
    methods: ['GET'],
    mounts: { '': ['anyone', 'backOffice'] },
    path: '/common/file/{fileName}',
    plain: true,
    download: true,
    input: z.object({
      fileName,
      appId: z.optional(z.string().check(z.maxLength(64))),
      timestamp: z.optional(z.string().check(z.maxLength(32))),
    }),
    output: z.any(),
    errors: ['NOT_FOUND'],
    summary: '下载文件；公开的文件任何人可取，其余按用途只给有权的人',
  }),
  delete: call({
    methods: ['DELETE'],
    mounts: { '': ['member', 'backOffice'] },
    path: '/common/file/{fileName}',
    input: z.strictObject({ fileName }),
    output: z.object({ fileName }),
    errors: ['NOT_FOUND', 'FILE_IN_USE', 'FILE_KEPT'],
    summary: '删除没有用在别处的文件：上传的人，或有权限的管理账号',
  }),
});
