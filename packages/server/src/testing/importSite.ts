import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { member } from '../db/schema/people.ts';
import { readSheet } from '../excel/readSheet.ts';
import { writeSheet } from '../excel/writeSheet.ts';
import type { LiveEvent } from '../kit/engineCall.ts';
import { seedSecondSchool } from './secondSchool.ts';
import { openTestApp, type Visitor } from './testApp.ts';

export type Line = (string | null)[];

interface Report {
  applied: boolean;
  counts: Record<'create' | 'link' | 'add' | 'known' | 'error', number>;
  childCount: number;
  rows: { line: number; name: string; outcome: string; faults: string[]; notes: string[] }[];
  agelessCount: number;
  accounts: { id: string; [field: string]: unknown }[];
}

export interface Row {
  id: string;
  shownName: string;
  mobileMasked: string | null;
  no: string | null;
  roles: string[];
  status: string;
  awaitsConsent: boolean;
  version: number;
}

/** A site with a second school whose members are imported from sheets. */
export async function openImportSite() {
  const news: LiveEvent[] = [];
  const site = await openTestApp({ publish: (_appId, _personId, event) => void news.push(event) });

  const other = await seedSecondSchool(site);
  const people = {
    manager: await site.signIn('laoshi'),
    boss2: await site.signIn('boss2'),
    teacher2: await site.signIn('teacher2'),
    office: await site.signIn('guanli', 'user'),
  };

  const HEAD = ['姓名', '账号/手机号', '学号', '班级', '角色', '出生年月'];
  const sheetOf = (lines: Line[]) =>
    writeSheet({ name: '成员', columns: HEAD.map((title) => ({ title, width: 12, holds: 'text' })), rows: lines });

  const STATED = JSON.stringify({ stated: true, evidence: '家长签字存教务处 2026-09' });
  const importFile = (visitor: Visitor, bytes: Uint8Array, fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('file', new File([new Uint8Array(bytes)], '名单.xlsx'));
    return site.send('POST', '/edms/organizationMember/batchImport', { visitor, form });
  };
  const importAs = async (visitor: Visitor, lines: Line[], fields: Record<string, string> = { mode: 'apply' }) =>
    importFile(visitor, await sheetOf(lines), fields);
  const reportOf = async (...given: Parameters<typeof importAs>): Promise<Report> => {
    const { body } = await importAs(...given);
    expect(body).toMatchObject({ success: true });
    return body.data as Report;
  };
  /** The rows of an .xlsx that a call returns. */
  const sheetFrom = async (visitor: Visitor, path: string, body: object) => {
    const reply = await site.send('POST', path, { visitor, body });
    expect(reply.headers.get('Content-Disposition')).toMatch(/^attachment; filename\*=UTF-8''.*\.xlsx$/);
    return readSheet(Buffer.from(reply.bytes ?? ''), { maxRows: 600, maxColumns: 9, maxCellChars: 5000 });
  };
  const send = async (visitor: Visitor, method: string, path: string, body: unknown) =>
    (await site.send(method, `/organizationMember/${path}`, { visitor, body })).body;
  const codeOf = async (...given: Parameters<typeof send>) => (await send(...given)).code ?? 'ok';

  const listOf = async (visitor: Visitor, filter: object = {}, query = '?size=200') => {
    const { data, code } = await send(visitor, 'POST', `queryList${query}`, filter);
    if (code !== undefined) throw new Error(code);
    return data as { content: Row[]; total: number; classNames: string[] };
  };
  const countOfMembers = async () => (await site.db.select({ n: sql<number>`count(*)::int` }).from(member))[0]?.n ?? 0;
  const mobileOf = (i: number) => `139${String(10_000_000 + i)}`;
  const student = (i: number): Line => [`同学${i}`, mobileOf(i), `N${i}`, `${(i % 4) + 1}班`, '学生', '2010-05'];
  return {
    site,
    news,
    other,
    people,
    importFile,
    importAs,
    reportOf,
    sheetFrom,
    send,
    codeOf,
    listOf,
    countOfMembers,
    mobileOf,
    student,
    STATED,
    sheetOf,
  };
}
