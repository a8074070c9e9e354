import { fields, text } from './forms/fields.ts';

/** The longest reason that anybody gives for refusing or disabling. */
export const REASON_MAX = 500;

/** The form that asks for a reason: 拒绝原因. */
export const reasonFields = (label: string, hint: string) =>
  fields({ reason: text(label, { required: true, max: REASON_MAX, lines: 4, hint }) });
