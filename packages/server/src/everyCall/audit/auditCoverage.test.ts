import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/testApp.ts';
import { actionOf, type AuditKit, officeWrites, openAuditKit } from './auditKit.ts';
import { officeStories } from './officeStories.ts';
import { schoolStories } from './schoolStories.ts';

/** Calls that need more around them than fits a story: the test that looks at their entry in the log. */
const TOLD_BY: Record<string, string> = {
  'rejudge.start': 'exam/rejudge/rejudge.test.ts',
  'rejudge.apply': 'exam/rejudge/rejudge.test.ts',
  'examPaperEnroll.acceptLate': 'exam/examPaperEnroll/examPaperEnroll.test.ts',
  'organizationMember.batchImport': 'people/organizationMember/organizationMember.test.ts',
  'file.delete': 'platform/file/file.test.ts',
};

let site: TestApp;
let kit: AuditKit;
beforeAll(async () => {
  site = await openTestApp();
  kit = await openAuditKit(site);
});
afterAll(() => site.close());

test.each(Object.entries({ ...officeStories, ...schoolStories }))(
  'each write leaves one entry in the log: %s',
  async (_, story) => {
    const before = kit.told.length;
    await story(kit);
    const told = kit.told.slice(before);
    expect(told).toEqual(told.map(({ name }) => ({ name, entries: [actionOf(name)] })));
  },
);

test('no write of the back office is left out', () => {
  const written = new Set(kit.told.map(({ name }) => name));
  const isToldElsewhere = (name: string) => {
    const file = TOLD_BY[name];
    if (file === undefined) return false;
    return readFileSync(join(import.meta.dirname, '../../resources', file), 'utf8').includes(`'${actionOf(name)}'`);
  };
  const names = [...new Set(officeWrites.map(({ name }) => name))];
  expect(names.filter((name) => !written.has(name) && !isToldElsewhere(name))).toEqual([]);
  expect(Object.keys(TOLD_BY).filter((name) => !names.includes(name))).toEqual([]);
});
