import type { Client } from '@aosai/api/client/client';
import { PLACE_VIEW } from '@aosai/api/accounts/memberForms';
import { expect, test } from 'vitest';
import { officePageAt } from '../shell/office/officePages.ts';
import { LAZY_PAGES } from '../shell/lazyPages.ts';
import { pageOf } from '../kit/pageTable.ts';
import { PAGES as SITE_PAGES } from '../shell/pages.ts';
import { type DeskRead, MANAGER_COUNTS, MANAGER_WAITING } from './deskReads.ts';
import { listInput, readTable, type TableSpec } from '../kit/office/tableAddress.ts';
import { ORGANIZATION_ROLE } from '@aosai/api/accounts/memberStatus';
import { ENROLMENT } from '@aosai/api/enrolment/enrolments';

/** A client that records each call and its input. */
function spyingClient() {
  const sent: unknown[] = [];
  const client = new Proxy({} as Client, {
    get: (_client, resource: string) =>
      new Proxy(
        {},
        {
          get: (_calls, action: string) => (input: object) => {
            sent.push({ call: `${resource}.${action}`, input });
            return Promise.resolve({ total: 7 });
          },
        },
      ),
  });
  return { client, sent };
}

/** The call each page sends for its address. */
const PAGES: Record<string, { call: string; spec: TableSpec<Record<string, string>> }> = {
  '/edms/examEnroll': {
    call: 'examEnroll.queryEnrollList',
    spec: { id: 'a', filter: { status: '4', keyword: '' }, choices: { status: ENROLMENT.values } },
  },
  '/edms/organizationMember': {
    call: 'organizationMember.queryList',
    spec: {
      id: 'b',
      filter: { status: 'active', role: '', className: '', keyword: '' },
      choices: { status: PLACE_VIEW.values, role: ORGANIZATION_ROLE.values },
    },
  },
};

const all: DeskRead[] = [...MANAGER_WAITING, ...MANAGER_COUNTS];
const inOffice = all.filter(({ href }) => href.startsWith('/web/edms/'));

test.each(inOffice)('deskReads: $label counts the rows of the list it links to', async ({ href, read }) => {
  const url = new URL(href, 'https://here.invalid');
  const page = PAGES[url.pathname.slice('/web'.length)];
  if (!page) throw new TypeError(`no page at ${href}`);
  const { client, sent } = spyingClient();
  await read(client);
  const { page: _page, size: _size, ...filters } = listInput(readTable(url.searchParams, page.spec));
  expect(sent).toEqual([{ call: page.call, input: { page: 0, size: 1, ...filters } }]);
});

test('deskReads: each count links to an existing page', () => {
  const paths = all.map(({ href }) => new URL(href, 'https://here.invalid').pathname.slice('/web'.length));
  expect(paths.filter((path) => !pageOf([...SITE_PAGES, ...LAZY_PAGES], path) && !officePageAt(path))).toEqual([]);
});
