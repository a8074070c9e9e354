import { mobileTyped } from '@aosai/api/kit/typedText';
import { PASTED_COLUMNS } from '@aosai/api/accounts/memberForms';
import { pastedLines } from '@aosai/api/schools/pastedLines';
import type { BatchRow } from './member.ts';
import { MEMBER_TYPE } from '@aosai/api/kit/realms';

interface PastedPerson {
  /** Line number, from 1. */
  line: number;
  row: BatchRow;
}

export interface PastedPeople {
  people: PastedPerson[];
  problems: { line: number; text: string }[];
}

/** 2014-05, 2014/5, 2014.05.17, 201405, 2014年5月 */
const BIRTH = /^((?:19|20)\d{2})\D?(0?[1-9]|1[0-2])(?:\D.*)?$/;
const typeOf = (text: string) => MEMBER_TYPE.values.find((type) => MEMBER_TYPE.label(type) === text || type === text);

function birthOf(text: string): string | null {
  const [, year, month] = BIRTH.exec(text) ?? [];
  return year === undefined || month === undefined ? null : `${year}-${month.padStart(2, '0')}`;
}

function personOf(cells: string[]): BatchRow | string {
  const [name = '', mobile = '', birth = '', type = '', no = '', className = ''] = cells;
  const birthYm = birth === '' ? null : birthOf(birth);
  const kind = type === '' ? 'student' : typeOf(type);
  if (name === '') return '没有姓名';
  if (mobile !== '' && !mobileTyped.pattern.test(mobile)) return `手机号 ${mobile} 不是 11 位手机号`;
  if (birth !== '' && birthYm === null) return `出生年月 ${birth} 看不懂，请写成 2014-05`;
  if (kind === undefined) return `身份 ${type} 只能是学生、家长或老师`;
  return {
    name,
    type: kind,
    ...(mobile !== '' && { mobile }),
    ...(birthYm !== null && { birthYm }),
    ...(no !== '' && { no }),
    ...(className !== '' && { className }),
  };
}

/** Parses lines copied from a spreadsheet or typed: a person per line, or what is wrong with it. */
export function pastedPeople(text: string): PastedPeople {
  const people: PastedPerson[] = [];
  const problems: PastedPeople['problems'] = [];
  for (const { line, cells } of pastedLines(text, PASTED_COLUMNS[0])) {
    const row = personOf(cells);
    if (typeof row === 'string') problems.push({ line, text: row });
    else people.push({ line, row });
  }
  return { people, problems };
}
