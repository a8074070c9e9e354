import { dateText, secondText } from '@aosai/api/kit/beijing';

/** A changed field with its old and new value as text; null where a side lacks it. */
export interface ChangeRow {
  field: string;
  before: string | null;
  after: string | null;
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** Instants in Beijing time, any other text unchanged. */
const words = (value: string): string => (INSTANT.test(value) ? `${dateText(value)} ${secondText(value)}` : value);

const text = (value: unknown): string | null => {
  if (value === undefined || value === null) return null;
  if (Array.isArray(value)) return value.map((item) => text(item) ?? '—').join('、') || '（空）';
  if (typeof value === 'object') return JSON.stringify(value);
  if (typeof value === 'boolean') return value ? '是' : '否';
  return typeof value === 'string' ? words(value) : String(value as number);
};

/** The rows of an entry's `before` and `after`, field by field; other keys of the entry come as new values. */
export const changeRows = (diff: Record<string, unknown> | null): ChangeRow[] => {
  if (diff === null) return [];
  const { before, after, ...rest } = diff;
  const was = isFields(before) ? before : {};
  const is = isFields(after) ? after : {};
  const fields = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  const whole = (name: string, value: unknown, side: 'before' | 'after'): ChangeRow[] =>
    value === undefined || isFields(value)
      ? []
      : [{ field: name, before: side === 'before' ? text(value) : null, after: side === 'after' ? text(value) : null }];
  return [
    ...fields.map((field) => ({ field, before: text(was[field]), after: text(is[field]) })),
    ...whole('before', before, 'before'),
    ...whole('after', after, 'after'),
    ...Object.entries(rest).map(([field, value]) => ({ field, before: null, after: text(value) })),
  ];
};
