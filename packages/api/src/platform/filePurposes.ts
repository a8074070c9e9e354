import { MEBIBYTE } from '../kit/constants.ts';

const KIB = 1024;

/** Kinds of files, recognized by content. `accept` only sets the browser's file chooser. */
export const FILE_KINDS = {
  image: { label: 'PNG、JPG、WebP 或 GIF 图片', accept: '.png,.jpg,.jpeg,.webp,.gif' },
  pdf: { label: 'PDF', accept: '.pdf' },
  zip: { label: 'ZIP 压缩包', accept: '.zip' },
  xlsx: { label: 'Excel 表格（.xlsx）', accept: '.xlsx' },
  text: { label: 'TXT 或 MD 文本', accept: '.txt,.md' },
  mp4: { label: 'MP4 视频', accept: '.mp4' },
} as const;

/** Kind of an uploaded file, recognized by its content, never by its name. */
export type FileKind = keyof typeof FILE_KINDS;

/** People who can upload for a purpose. `user` is a back-office user with the permission `common/file:upload`. */
export type Uploader = 'member' | 'teacher' | 'orgManager' | 'user';

interface FilePurposeRule {
  label: string;
  kinds: readonly FileKind[];
  maxBytes: number;
  /** public: anybody with the address; private: by permission; choice: as the uploader chooses. */
  visibility: 'public' | 'private' | 'choice';
  by: readonly Uploader[];
  /** Days until an upload is deleted, unless the record that it belongs to keeps it. */
  keepDays?: number;
}

/**
 * Purposes of uploads. The purpose decides kind, size (bytes) and who may read. Identity scans are deleted after 30
 * days: they are checked once and are only a risk afterwards. Certificates stay with their record.
 */
export const FILE_PURPOSES = {
  avatar: { label: '头像', kinds: ['image'], maxBytes: 5 * MEBIBYTE, visibility: 'public', by: ['member'] },
  logo: {
    label: '机构标志',
    kinds: ['image'],
    maxBytes: 5 * MEBIBYTE,
    visibility: 'public',
    by: ['orgManager', 'user'],
  },
  banner: { label: '横幅', kinds: ['image'], maxBytes: 10 * MEBIBYTE, visibility: 'public', by: ['user'] },
  cover: {
    label: '封面',
    kinds: ['image'],
    maxBytes: 10 * MEBIBYTE,
    visibility: 'public',
    by: ['teacher', 'orgManager', 'user'],
  },
  feedback: { label: '反馈截图', kinds: ['image'], maxBytes: 10 * MEBIBYTE, visibility: 'private', by: ['member'] },
  memberDocument: {
    label: '证件材料',
    kinds: ['image', 'pdf'],
    maxBytes: 10 * MEBIBYTE,
    visibility: 'private',
    by: ['member', 'user'],
    keepDays: 30,
  },
  orgEvidence: {
    label: '机构证明材料',
    kinds: ['image', 'pdf'],
    maxBytes: 20 * MEBIBYTE,
    visibility: 'private',
    by: ['member', 'user'],
  },
  orderEvidence: {
    label: '付款凭证',
    kinds: ['image', 'pdf'],
    maxBytes: 20 * MEBIBYTE,
    visibility: 'private',
    by: ['user'],
  },
  payee: { label: '收款码', kinds: ['image'], maxBytes: 5 * MEBIBYTE, visibility: 'public', by: ['user'] },
  attachment: {
    label: '附件',
    kinds: ['image', 'pdf', 'zip', 'xlsx', 'text'],
    maxBytes: 100 * MEBIBYTE,
    visibility: 'choice',
    by: ['teacher', 'orgManager', 'user'],
  },
  video: {
    label: '视频',
    kinds: ['mp4'],
    maxBytes: 500 * MEBIBYTE,
    visibility: 'choice',
    by: ['teacher', 'orgManager', 'user'],
  },
} as const satisfies Record<string, FilePurposeRule>;

/** Purpose of an upload, stored with the file; `FILE_PURPOSES` has its limits and who may upload. */
export type FilePurpose = keyof typeof FILE_PURPOSES;
/** All file purposes. */
export const FILE_PURPOSE_VALUES = [
  'avatar',
  'logo',
  'banner',
  'cover',
  'feedback',
  'memberDocument',
  'orgEvidence',
  'orderEvidence',
  'payee',
  'attachment',
  'video',
] as const satisfies readonly FilePurpose[];

/** The rule of a purpose, with its optional properties. */
export const purposeRule = (purpose: FilePurpose): FilePurposeRule => FILE_PURPOSES[purpose];

/** The value for `<input accept>`: `.png,.jpg,…`. */
export const acceptOf = (purpose: FilePurpose): string =>
  purposeRule(purpose)
    .kinds.map((kind) => FILE_KINDS[kind].accept)
    .join(',');

/** Maximum number of pixels of a picture: 40 million, more than phone cameras produce by default. */
export const IMAGE_MAX_PIXELS = 40_000_000;

/** A file size for display: 5 MB, 640 KB. */
export const sizeLabel = (bytes: number): string =>
  bytes >= MEBIBYTE ? `${Number((bytes / MEBIBYTE).toFixed(1))} MB` : `${Math.max(1, Math.round(bytes / KIB))} KB`;
