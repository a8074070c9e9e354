import { fields, text } from './fields.ts';

/** Maximum length of a reason, in characters. */
export const REASON_MAX = 500;

/** A form with one field for a reason; `label` is for example 拒绝原因. */
export const reasonFields = (label: string, hint: string) =>
  fields({ reason: text(label, { required: true, max: REASON_MAX, lines: 4, hint }) });
