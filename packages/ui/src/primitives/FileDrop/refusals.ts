import { MEBIBYTE } from '@aosai/api/kit/constants';

export interface FileRules {
  /** As in `<input accept>`: `.xlsx,.csv` or `image/*`. */
  accept?: string | undefined;
  maxBytes?: number | undefined;
  multiple?: boolean | undefined;
}

/** A size in words: 2.5 MB, 640 KB. */
export const sizeText = (bytes: number): string =>
  bytes >= MEBIBYTE
    ? `${(bytes / MEBIBYTE).toFixed(1).replace('.0', '')} MB`
    : `${Math.max(1, Math.round(bytes / 1024))} KB`;

const accepted = (file: File, accept: string) =>
  accept
    .split(',')
    .map((kind) => kind.trim().toLowerCase())
    .some((kind) => {
      if (kind.startsWith('.')) return file.name.toLowerCase().endsWith(kind);
      if (kind.endsWith('/*')) return file.type.startsWith(kind.slice(0, -1));
      return file.type === kind;
    });

const refusalOf = (file: File, { accept, maxBytes }: FileRules): string | undefined => {
  if (accept !== undefined && !accepted(file, accept))
    return `「${file.name}」的格式不能用，请选择 ${accept.split(',').join('、')} 文件。`;
  if (maxBytes !== undefined && file.size > maxBytes)
    return `「${file.name}」有 ${sizeText(file.size)}，超过了 ${sizeText(maxBytes)}，请缩小或拆分后再上传。`;
  if (file.size === 0) return `「${file.name}」是空文件，请检查后重新选择。`;
  return undefined;
};

/** Splits files into accepted ones and the reasons why the others are refused. */
export const sortFiles = (files: readonly File[], rules: FileRules): { taken: File[]; refusals: string[] } => {
  if (!rules.multiple && files.length > 1) return { taken: [], refusals: ['一次只能上传一个文件，请只选一个。'] };
  const taken = files.filter((file) => refusalOf(file, rules) === undefined);
  const refusals = files.flatMap((file) => refusalOf(file, rules) ?? []);
  return { taken, refusals };
};
