import { DAY_MS } from '@aosai/api/kit/constants';
import { linkFields, newMemberFields } from '@aosai/api/accounts/memberForms';
import { IMPORT_COLUMNS, IMPORT_MAX_CELL_CHARS, type ImportColumn } from '@aosai/api/schools/memberImport';
import { LINK_STATUS } from '@aosai/api/schools/organizationLinks';
import { oneLine, plainAccount, plainClass, plainMobile, plainName, plainNumber } from '@aosai/api/kit/typedText';
import { ORGANIZATION_ROLE, type OrganizationRole } from '@aosai/api/accounts/memberStatus';

/** A parent as the school typed them. */
export interface Guardian {
  name: string | null;
  mobile: string;
  relation: string;
}

/** A parsed row of a sheet; `faults` lists what is wrong with the row by itself. */
export interface ImportRow {
  line: number;
  name: string;
  mobile: string | null;
  account: string | null;
  no: string | null;
  className: string | null;
  role: OrganizationRole;
  birthYm: string | null;
  /** The parent to invite; null without a mobile number. */
  guardian: Guardian | null;
  /** Masked mobiles and accounts, as in a sheet that was exported from here. */
  masked: string[];
  /** Further roles in the same cell. */
  moreRoles: OrganizationRole[];
  faults: string[];
  notes: string[];
}

const MOBILE = /^1[3-9]\d{9}$/;
const ALMOST_MOBILE = /^[\d\s+-]+$/;
const ACCOUNT = /^[a-z][a-z0-9._-]{3,39}$/;
/** What a parent is called if the sheet does not say. */
const ANY_RELATION = '家长';
const LONGEST = {
  name: newMemberFields.name.maxLength,
  no: newMemberFields.no.maxLength,
  className: newMemberFields.className.maxLength,
  guardianName: newMemberFields.name.maxLength,
  relation: linkFields('').relation.maxLength,
};
const EARLIEST_YEAR = 1900;
/** Excel counts days; day 25569 is 1970-01-01. Dates in the future are rejected. */
const SERIAL = /^[1-9]\d{4}(?:\.\d+)?$/;
const EPOCH_SERIAL = 25_569;
/** Signs for an empty cell; our own sheets used the first. */
const NOTHING = /^[—–\-/]+$/;
const MASK = /\*{2,}/;
/** States of rows in our own sheet that an import must not restore. */
const GONE = new Set<string>(
  (['refused', 'expired', 'left', 'applied'] as const).map((status) => LINK_STATUS.label(status)),
);
/** Private-use characters: a symbol font or the computer that typed one decides what it shows. */
const PRIVATE = /\p{Co}/u;
/** Excel shows, and saves in a .csv, a long number like this: its last digits are lost. */
const ROUNDED = /^\d(?:\.\d+)?E\+\d+$/i;
const LOST = '后面的数字已经丢失：请在 Excel 里把这一列设成「文本」再填';
/** How much of a too long cell is read, to identify the row. */
const LEGIBLE_CHARS = 30;

const ASSISTANT = '助教';

const ROLE_WORDS = new Map<string, OrganizationRole>([
  ['', 'student'],
  ...ORGANIZATION_ROLE.values.map((role) => [ORGANIZATION_ROLE.label(role), role] as const),
  // Also common in sheets of schools.
  ['教师', 'teacher'],
  // A teacher of the school; each class says who assists in it.
  [ASSISTANT, 'teacher'],
]);

/** Parses 2014-05, 2014/5, 2014.05, 201405, 2014年5月, full dates, and Excel's day numbers; else returns null. */
function birthYmOf(text: string, now: Date): string | null {
  if (SERIAL.test(text)) {
    const day = new Date((Math.floor(Number(text)) - EPOCH_SERIAL) * DAY_MS);
    return day > now ? null : day.toISOString().slice(0, 7);
  }
  const found = /^(\d{4})(?:[-/.年—–]\s*(\d{1,2})|(\d{2}))(?:[-/.月]?\s*\d{0,2}日?)?$/.exec(text);
  const year = Number(found?.[1]);
  const month = Number(found?.[2] ?? found?.[3]);
  if (!found || year < EARLIEST_YEAR || month < 1 || month > 12) return null;
  return new Date(Date.UTC(year, month - 1)) > now ? null : `${year}-${String(month).padStart(2, '0')}`;
}

/** Normalizes columns that need it; the others are lines of text. */
const WRITTEN: Partial<Record<ImportColumn, (text: string) => string>> = {
  name: plainName,
  no: plainNumber,
  className: plainClass,
  role: plainNumber,
  birthYm: plainNumber,
  guardianName: plainName,
  guardianMobile: plainMobile,
};

/** Normalizes cells, each to one line; signs for nothing become empty. */
function written(typed: Readonly<Record<ImportColumn, string>>, faults: string[]): Record<ImportColumn, string> {
  const cells = (Object.entries(typed) as [ImportColumn, string][]).map(([column, text]) => {
    const isTooLong = text.length > IMPORT_MAX_CELL_CHARS;
    if (isTooLong) faults.push(`${IMPORT_COLUMNS[column].title}这一格超过了 ${IMPORT_MAX_CELL_CHARS} 个字，请改短`);
    const line = oneLine(isTooLong ? text.slice(0, LEGIBLE_CHARS) : text);
    return [column, NOTHING.test(line) ? '' : (WRITTEN[column]?.(line) ?? line)];
  });
  return Object.fromEntries(cells) as Record<ImportColumn, string>;
}

/**
 * The mobile number or account name that identifies the person; a sheet may have one column for both, or one for each.
 */
function keyOf({ account, mobile, login }: Record<ImportColumn, string>, notes: string[]) {
  const filled = [account, mobile, login].filter((text) => text !== '');
  const masked = filled.filter((text) => MASK.test(text));
  const [first, ...rest] = filled.filter((text) => !MASK.test(text));
  const own = rest.find((text) => text === login && text !== first);
  if (own !== undefined) notes.push(`按手机号认人，没有用账号「${own}」`);
  return { key: first ?? '', masked };
}

/** The parent of a student, who is invited by the mobile number. */
function guardianOf(
  { guardianName, guardianMobile, relation }: Record<ImportColumn, string>,
  { role, mobile }: Pick<ImportRow, 'role' | 'mobile'>,
  notes: string[],
): Guardian | null {
  if (guardianMobile === '') {
    if (guardianName !== '') notes.push('没有家长手机，不会邀请家长');
    return null;
  }
  if (MASK.test(guardianMobile)) {
    notes.push(`家长手机「${guardianMobile}」只显示了一部分，不会邀请家长`);
    return null;
  }
  if (!MOBILE.test(guardianMobile)) {
    // The child is imported all the same: a wrong number must not keep a class waiting.
    notes.push(
      `家长手机「${guardianMobile}」${ROUNDED.test(guardianMobile) ? LOST : '不是 11 位手机号'}，不会邀请家长`,
    );
    return null;
  }
  if (role !== 'student') {
    notes.push('只有学生有家长，没有读家长手机');
    return null;
  }
  if (guardianMobile === mobile) {
    notes.push('家长手机和学生自己的手机号相同，不会另外邀请家长');
    return null;
  }
  return { name: guardianName || null, mobile: guardianMobile, relation: relation || ANY_RELATION };
}

function rolesOf(cell: string): OrganizationRole[] | null {
  const roles = cell.split(/[、,;/\s]+/).map((word) => ROLE_WORDS.get(word));
  return roles.every((role) => role !== undefined) ? roles : null;
}

/** A note on the first character of a cell that other computers show as a box or as another sign. */
function privateNotes(column: ImportColumn, cell: string): string[] {
  const [sign] = PRIVATE.exec(cell) ?? [];
  if (sign === undefined) return [];
  const code = (sign.codePointAt(0) ?? 0).toString(16).toUpperCase();
  return [`${IMPORT_COLUMNS[column].title}「${cell}」里有别处显示不出的自造字（U+${code}），请核对并改成通用的字`];
}

/** Parses one row of the sheet; every fault says what is wrong and what to write. */
export function importRow(line: number, typed: Readonly<Record<ImportColumn, string>>, now: Date): ImportRow {
  const faults: string[] = [];
  const notes: string[] = [];
  const cells = written(typed, faults);
  const { name } = cells;
  if (name === '') faults.push('没有填姓名');
  else if (MASK.test(name) || /^\S+\*$/.test(name)) faults.push(`姓名「${name}」只显示了一部分，请填完整的姓名`);

  const { key, masked } = keyOf(cells, notes);
  const mobile = MOBILE.test(plainMobile(key)) ? plainMobile(key) : null;
  const account = mobile === null && key !== '' ? plainAccount(key) : null;
  if (account !== null && ALMOST_MOBILE.test(account)) faults.push(`手机号「${account}」不是 11 位手机号`);
  else if (account !== null && !ACCOUNT.test(account)) {
    faults.push(`账号「${account}」应以字母开头，4 到 40 位，只含字母、数字和 . _ -`);
  }
  if (key === '' && cells.no === '' && masked.length === 0) {
    faults.push(
      cells.guardianMobile === ''
        ? '账号/手机号和学号至少填一项'
        : '账号/手机号和学号至少填一项；家长手机只用来邀请家长',
    );
  }

  const [role = 'student', ...moreRoles] = rolesOf(cells.role) ?? [];
  if (cells.role === '' && /(?:老师|教师)$/.test(name)) {
    notes.push('没有写角色，按学生读入；是老师的，请在「角色」一列写「老师」');
  }
  if (cells.role.includes(ASSISTANT)) notes.push('助教按老师导入，请在班级的设置里选为助教');
  if (rolesOf(cells.role) === null) faults.push(`角色「${cells.role}」应填学生、老师或管理员`);
  const birthYm = cells.birthYm === '' ? null : birthYmOf(cells.birthYm, now);
  if (cells.birthYm !== '' && birthYm === null) faults.push(`出生年月「${cells.birthYm}」应写成 2014-05`);
  // A number cell stores 2014.10 as 2014.1, so January and October look alike.
  if (/^\d{4}\.1$/.test(cells.birthYm)) notes.push(`出生年月「${cells.birthYm}」读作 1 月；10 月请写成 2014-10 这样`);
  for (const column of ['account', 'mobile', 'login', 'no'] as const) {
    if (ROUNDED.test(cells[column])) faults.push(`${IMPORT_COLUMNS[column].title}「${cells[column]}」${LOST}`);
  }
  if (GONE.has(cells.standing)) faults.push(`状态是「${cells.standing}」，不从表格恢复，请在成员里操作`);
  for (const [column, most] of Object.entries(LONGEST) as [keyof typeof LONGEST, number][]) {
    if (cells[column].length > most) faults.push(`${IMPORT_COLUMNS[column].title}最多 ${most} 个字`);
  }
  const guardian = guardianOf(cells, { role, mobile }, notes);
  for (const column of ['name', 'no', 'className'] as const) notes.push(...privateNotes(column, cells[column]));
  return {
    line,
    name,
    mobile,
    account,
    no: cells.no || null,
    className: cells.className || null,
    role,
    birthYm,
    guardian,
    masked,
    moreRoles,
    faults,
    notes,
  };
}

/** Marks later rows for the same person in one file as faulty. */
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
