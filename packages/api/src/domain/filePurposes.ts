import { MEBIBYTE } from './constants.ts';

const KIB = 1024;

/** What a file is, by its content. `accept` is for the browser's chooser alone. */
export const FILE_KINDS = {
  image: { label: 'PNG、JPG、WebP 或 GIF 图片', accept: '.png,.jpg,.jpeg,.webp,.gif' },
  pdf: { label: 'PDF', accept: '.pdf' },
  zip: { label: 'ZIP 压缩包', accept: '.zip' },
  xlsx: { label: 'Excel 表格（.xlsx）', accept: '.xlsx' },
  text: { label: 'TXT 或 MD 文本', accept: '.txt,.md' },
  mp4: { label: 'MP4 视频', accept: '.mp4' },
} as const;
export type FileKind = keyof typeof FILE_KINDS;

/** Who may upload for a purpose; `user` is a back-office user with the permission `common/file:upload`. */
export type Uploader = 'member' | 'teacher' | 'orgManager' | 'user';

interface FilePurposeRule {
  label: string;
  kinds: readonly FileKind[];
  maxBytes: number;
  /** public: anybody with the address; private: by rights; choice: as the uploader says. */
  visibility: 'public' | 'private' | 'choice';
  by: readonly Uploader[];
  /** Removed this long after the upload, unless a record that it belongs to keeps it. */
  keepDays?: number;
}

/**
 * What files are uploaded for; the purpose decides kind, size and who may read. Sizes in bytes.
 * Scans of identity go after 30 days: they are looked at once and then only a risk. Certificates stay with their record.
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

export type FilePurpose = keyof typeof FILE_PURPOSES;
export const FILE_PURPOSE_VALUES = [
  'avatar',
  'logo',
  'banner',
  'cover',
  'feedback',
  'memberDocument',
  'orgEvidence',
  'orderEvidence',
  'attachment',
  'video',
] as const satisfies readonly FilePurpose[];

/** The rule of a purpose, with every optional part. */
export const purposeRule = (purpose: FilePurpose): FilePurposeRule => FILE_PURPOSES[purpose];

/** For `<input accept>`: `.png,.jpg,…`. */
export const acceptOf = (purpose: FilePurpose): string =>
  purposeRule(purpose)
    .kinds.map((kind) => FILE_KINDS[kind].accept)
    .join(',');

/** Pixels of one picture: 40 million, more than any phone's camera makes by default. */
export const IMAGE_MAX_PIXELS = 40_000_000;

/** Size for people: 5 MB, 640 KB. */
export const sizeLabel = (bytes: number): string =>
  bytes >= MEBIBYTE ? `${Number((bytes / MEBIBYTE).toFixed(1))} MB` : `${Math.max(1, Math.round(bytes / KIB))} KB`;
