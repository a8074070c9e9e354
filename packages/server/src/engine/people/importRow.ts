import { newMemberFields } from '@aosai/api/domain/memberForms';
import { IMPORT_COLUMNS, IMPORT_MAX_CELL_CHARS, type ImportColumn } from '@aosai/api/domain/memberImport';
import { ORGANIZATION_ROLE, type OrganizationRole } from '@aosai/api/domain/statuses';
import { oneLine, plainAccount, plainMobile } from '@aosai/api/domain/typedText';

/** A row of a sheet, read and understood; what is wrong with it by itself stands in `faults`. */
export interface ImportRow {
  line: number;
  name: string;
  mobile: string | null;
  account: string | null;
  no: string | null;
  className: string | null;
  role: OrganizationRole;
  birthYm: string | null;
  faults: string[];
}

const MOBILE = /^1[3-9]\d{9}$/;
const ALMOST_MOBILE = /^[\d\s+-]+$/;
const ACCOUNT = /^[a-z][a-z0-9._-]{3,39}$/;
const LONGEST = {
  name: newMemberFields.name.maxLength,
  no: newMemberFields.no.maxLength,
  className: newMemberFields.className.maxLength,
};
const EARLIEST_YEAR = 1900;
/** Of a cell that is too long this much is read, to say whose row it is. */
const LEGIBLE_CHARS = 30;

const ROLE_WORDS = new Map<string, OrganizationRole>([
  ['', 'student'],
  ...ORGANIZATION_ROLE.values.map((role) => [ORGANIZATION_ROLE.label(role), role] as const),
  // What sheets of schools say as well.
  ['教师', 'teacher'],
]);

/** 2014-05, 2014/5, 2014.05, 201405, 2014年5月 and whole dates; null for what is none. */
function birthYmOf(text: string, now: Date): string | null {
  const found = /^(\d{4})(?:[-/.年]\s*(\d{1,2})|(\d{2}))(?:[-/.月]?\s*\d{0,2}日?)?$/.exec(text);
  const year = Number(found?.[1]);
  const month = Number(found?.[2] ?? found?.[3]);
  if (!found || year < EARLIEST_YEAR || month < 1 || month > 12) return null;
  return new Date(Date.UTC(year, month - 1)) > now ? null : `${year}-${String(month).padStart(2, '0')}`;
}

/** Reads one row of the sheet; every fault says what is wrong and what to write. */
export function importRow(line: number, typed: Readonly<Record<ImportColumn, string>>, now: Date): ImportRow {
  const faults: string[] = [];
  const read = ([column, text]: [ImportColumn, string]) => {
    if (text.length <= IMPORT_MAX_CELL_CHARS) return [column, oneLine(text)];
    faults.push(`${IMPORT_COLUMNS[column].title}这一格超过了 ${IMPORT_MAX_CELL_CHARS} 个字，请改短`);
    return [column, oneLine(text.slice(0, LEGIBLE_CHARS))];
  };
  const cells = Object.fromEntries((Object.entries(typed) as [ImportColumn, string][]).map(read)) as typeof typed;
  const { name } = cells;
  if (name === '') faults.push('没有填姓名');

  const mobile = MOBILE.test(plainMobile(cells.account)) ? plainMobile(cells.account) : null;
  const account = mobile === null && cells.account !== '' ? plainAccount(cells.account) : null;
  if (account !== null && ALMOST_MOBILE.test(account)) faults.push(`手机号「${account}」不是 11 位手机号`);
  else if (account !== null && !ACCOUNT.test(account)) {
    faults.push(`账号「${account}」应以字母开头，4 到 40 位，只含字母、数字和 . _ -`);
  }
  if (cells.account === '' && cells.no === '') faults.push('账号/手机号和学号至少填一项');

  const role = ROLE_WORDS.get(cells.role);
  if (role === undefined) faults.push(`角色「${cells.role}」应填学生、老师或管理员`);
  const birthYm = cells.birthYm === '' ? null : birthYmOf(cells.birthYm, now);
  if (cells.birthYm !== '' && birthYm === null) faults.push(`出生年月「${cells.birthYm}」应写成 2014-05`);
  for (const [column, most] of Object.entries(LONGEST) as [keyof typeof LONGEST, number][]) {
    if (cells[column].length > most) faults.push(`${IMPORT_COLUMNS[column].title}最多 ${most} 个字`);
  }
  return {
    line,
    name,
    mobile,
    account,
    no: cells.no || null,
    className: cells.className || null,
    role: role ?? 'student',
    birthYm,
    faults,
  };
}

/** The same person twice in one file: the later rows are at fault. */
export function markDoubles(rows: readonly ImportRow[]): void {
  for (const [field, title] of [
    ['mobile', '手机号'],
    ['account', '账号'],
    ['no', '学号'],
  ] as const) {
    const first = new Map<string, number>();
    for (const row of rows) {
      const value = row[field]?.toLowerCase();
      if (value === undefined) continue;
      const line = first.get(value);
      if (line === undefined) first.set(value, row.line);
      else row.faults.push(`${title}和第 ${line} 行相同`);
    }
  }
}
