import type { FieldPath, FieldValues, RegisterOptions } from 'react-hook-form';

/** Constraints of a field; the Chinese message for each is made from its label. */
export interface FieldRules {
  /** 请填写… or 请选择… */
  required?: 'fill' | 'choose';
  min?: number;
  max?: number;
  minLength?: number;
  maxLength?: number;
  /** `like` describes the pattern in words: 11 位数字. */
  pattern?: { value: RegExp; like: string };
}

type Options = RegisterOptions<FieldValues, FieldPath<FieldValues>>;

const verbs = { fill: '填写', choose: '选择' };

const rangeMessage = (label: string, { min, max }: FieldRules): string => {
  if (min !== undefined && max !== undefined) return `${label}应在 ${min} 到 ${max} 之间，请重新填写。`;
  return min === undefined ? `${label}不能大于 ${max}，请重新填写。` : `${label}不能小于 ${min}，请重新填写。`;
};

/** Rules for react-hook-form with Chinese messages that say what is wrong and how to fix it. */
export const chineseRules = (label: string, rules: FieldRules): Options => {
  const { required, min, max, minLength, maxLength, pattern } = rules;
  const message = rangeMessage(label, rules);
  return {
    ...(required === undefined ? {} : { required: `请${verbs[required]}${label}。` }),
    ...(min === undefined ? {} : { min: { value: min, message } }),
    ...(max === undefined ? {} : { max: { value: max, message } }),
    ...(minLength === undefined
      ? {}
      : { minLength: { value: minLength, message: `${label}至少要 ${minLength} 个字，请补充。` } }),
    ...(maxLength === undefined
      ? {}
      : { maxLength: { value: maxLength, message: `${label}最多 ${maxLength} 个字，请缩短。` } }),
    ...(pattern === undefined
      ? {}
      : { pattern: { value: pattern.value, message: `${label}应为${pattern.like}，请检查。` } }),
  };
};
