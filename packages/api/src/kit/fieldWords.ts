import type { CountField, Field, SecretField, TextField } from './fields.ts';

/** Sentences about invalid values: what is wrong and what to do. Form and server use the same. */
export const fieldWords = {
  missing: (field: Field): string => `请${field.kind === 'choice' ? '选择' : '填写'}${field.label}。`,
  tooShort: ({ label, minLength }: TextField): string => `${label}至少 ${minLength ?? 1} 个字，请补充。`,
  tooLong: ({ label, maxLength }: TextField | SecretField): string => `${label}最多 ${maxLength} 个字，请缩短。`,
  unlike: ({ label, like = '规定的写法' }: TextField): string =>
    `${label}应为${/^[\da-z]/i.test(like) ? ' ' : ''}${like}，请检查。`,
  outOfRange: ({ label, min, max }: CountField): string => `${label}应为 ${min} 到 ${max} 的整数，请重新填写。`,
  uncalledFor: ({ label }: Field): string => `按现在的选择不用填写${label}。`,
} as const;
