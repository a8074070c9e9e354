import type { Client } from '@aosai/api/client/client';
import type { Finding } from '@aosai/ui/screens/shell/OfficeLayout';
import { useEffect, useState } from 'react';
import { officePagesOf } from './officePages.ts';
import type { Office } from '../../kit/pageTable.ts';
import { useOfficeCall } from '../../kit/office/useOfficeCall.ts';
import { ORGANIZATION_ROLE } from '@aosai/api/accounts/memberStatus';

const PAUSE_MS = 300;
/** Number of results of each kind; typing more narrows them. */
const page = { page: 0, size: 5 };

interface Hit {
  /** The row's id on its page. */
  id: string;
  label: string;
  hint: string;
}

/** How the rows of a page are searched, in that page's order, so that the page shows the row as well. */
const LOOK_UP: Readonly<Record<string, (calls: Client, keyword: string) => Promise<Hit[]>>> = {
  async '/bms/member'(calls, keyword) {
    const { content } = await calls.member.queryList({ ...page, sort: ['createdAt,desc'], keyword });
    return content.map(({ id, shownName, account }) => ({ id, label: shownName, hint: account }));
  },
  async '/bms/organization'(calls, keyword) {
    const { content } = await calls.organization.queryList({ ...page, keyword });
    return content.map(({ id, name }) => ({ id, label: name, hint: '' }));
  },
  async '/edms/organizationMember'(calls, keyword) {
    const { content } = await calls.organizationMember.queryList({ ...page, status: 'active', keyword });
    return content.map(({ id, memberId, shownName, className, roles }) => ({
      id: memberId ?? id,
      label: shownName,
      hint: className ?? roles.map(ORGANIZATION_ROLE.label).join('、'),
    }));
  },
  async '/edms/teacherGroup'(calls, keyword) {
    const { content } = await calls.teacherMember.queryList({ ...page, sort: ['no,asc'], status: 'active', keyword });
    return content.map(({ id, shownName, className }) => ({ id, label: shownName, hint: className ?? '我的学生' }));
  },
};

/** Pages whose rows the person may search; in a school only one, as others would find the same students. */
function lookedUp(office: Office, rights: readonly string[]) {
  const open = officePagesOf(office).filter(({ path, right }) => path in LOOK_UP && right && rights.includes(right));
  return office === 'bms' ? open : open.slice(0, 1);
}

/** Search for people and schools in an office, run when typing pauses. Null when the person may search neither. */
export function useQuickFind(office: Office, rights: readonly string[]): Finding | null {
  const [text, setText] = useState('');
  const [asked, setAsked] = useState('');
  const word = text.trim();
  useEffect(() => {
    const timer = setTimeout(() => setAsked(word), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [word]);
  const pages = lookedUp(office, rights);
  const read = useOfficeCall(
    asked === '' || pages.length === 0 ? null : ['quickFind', office, asked],
    async (calls) => {
      const all = pages.map(async ({ path, label }) => {
        const hits = (await LOOK_UP[path]?.(calls, asked)) ?? [];
        return hits.map(({ id, label: name, hint }) => ({
          href: `/web${path}?${new URLSearchParams({ keyword: asked, open: id }).toString()}`,
          label: name,
          hint: [label, hint].filter(Boolean).join(' · '),
        }));
      });
      return (await Promise.all(all)).flat();
    },
  );
  if (pages.length === 0) return null;
  const isCurrent = asked === word;
  return {
    what: pages.map(({ label }) => label).join('、'),
    // Results for text that has changed since are not shown.
    found: isCurrent ? (read.data ?? []) : [],
    loading: word !== '' && (!isCurrent || read.isLoading),
    failed: isCurrent && read.error ? `没有查到：${read.error.message}` : null,
    find: setText,
  };
}
