import { maskAccount, maskEmail, maskMobile, maskName } from '@aosai/api/kit/masking';

/** Resources whose rows are people, so that `name` is a person's name. */
const OF_PEOPLE = /^(auth|member|memberTeacher|memberDocument|memberBlacklist|organizationMember|teacher\w*|consent)$/;
const NAMES = new Set(['nickname', 'memberName', 'contact', 'realName', 'guardianName', 'teacherName', 'names']);
const SECRETS = /pwd|password|secret|token|ssoKey/i;
const MOBILES = /(?<!\d)1[3-9]\d{9}(?!\d)/g;
const EMAILS = /(?<![\w.+-])[\w.+-]+@[\w-]+\.[\w.-]+/g;

function maskedText(name: string, text: string, isOfPeople: boolean): string {
  if (NAMES.has(name) || (isOfPeople && name === 'name')) return maskName(text);
  if (isOfPeople && name === 'account') return maskAccount(text);
  return text.replaceAll(MOBILES, maskMobile).replaceAll(EMAILS, maskEmail);
}

function maskedValue(name: string, value: unknown, isOfPeople: boolean): unknown {
  if (typeof value === 'string') return maskedText(name, value, isOfPeople);
  if (Array.isArray(value)) return value.map((item) => maskedValue(name, item, isOfPeople));
  if (typeof value !== 'object' || value === null) return value;
  return maskedFields(value as Record<string, unknown>, isOfPeople);
}

function maskedFields(fields: Record<string, unknown>, isOfPeople: boolean): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => !SECRETS.test(name) || name === 'mustChangePwd')
      .map(([name, value]) => [name, maskedValue(name, value, isOfPeople)]),
  );
}

/** Masks an entry's diff for display, in case its writer stored personal data. */
export function maskedDiff(action: string, diff: Record<string, unknown> | null): Record<string, unknown> | null {
  return diff && maskedFields(diff, OF_PEOPLE.test(action.split(':')[0] ?? ''));
}
