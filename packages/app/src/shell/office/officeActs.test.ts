import { expect, test } from 'vitest';

interface Ask {
  confirm?: unknown;
  danger?: boolean;
  title?: unknown;
}
interface Act {
  at: string;
  label: string;
  href?: string;
  opens?: unknown;
  ask?: Ask | ((props: never) => unknown);
}

/** Acts that show, download or prepare something: nothing changes for others. */
const ONLY_SHOW = new Set([
  'ask',
  'assign',
  'assignMore',
  'card',
  'configPerms',
  'download',
  'exportCase',
  'openImport',
  'quiz',
  'read',
  'readAll',
  'scores',
  'unlock',
]);

/** Acts that run at once, and the act of the same table that takes each back. */
const TAKEN_BACK_BY: Readonly<Record<string, string>> = {
  admit: 'leave',
  again: 'withdraw',
  approve: 'retire',
  back: 'leave',
  compute: 'remove',
  copy: 'remove',
  enable: 'disable',
  offer: 'giveBack',
  ready: 'retire',
  takeOut: 'add',
  unbindTeacher: 'bindTeacher',
  'Rights.publish': 'unpublish',
  'WorkReports.keep': 'hide',
};

const FINAL = /不能恢复|不能撤回|不能再改/;

const screens = import.meta.glob<Record<string, unknown>>([
  '../../../../ui/src/screens/*/*/*.tsx',
  '!**/*.stories.tsx',
  '!**/example*',
]);

interface Shown {
  id: string;
  head: string;
  only?: string;
}

/** The acts and columns of every office table, by the name of their table. */
const tables: { table: string; acts: Readonly<Record<string, Act>>; show: readonly Shown[] }[] = [];
for (const load of Object.values(screens))
  for (const [table, screen] of Object.entries(await load())) {
    if (typeof screen !== 'function' || !('spec' in screen)) continue;
    const { acts, show = [] } = screen.spec as { acts: Readonly<Record<string, Act>>; show?: readonly Shown[] };
    tables.push({ table, acts, show });
  }
const all = tables.flatMap(({ table, acts }) =>
  Object.entries(acts).map(([name, act]) => ({ table, acts, name, id: `${table}.${name}`, act })),
);

/** The confirmation of an act; undefined for forms and for dialogs of its own. */
const confirmOf = ({ ask }: Act): Ask | undefined =>
  typeof ask === 'object' && ask.confirm !== undefined ? ask : undefined;

const isDeletion = ({ label }: Act): boolean => label.startsWith('删除');

test('acts of office tables: one that does not ask is listed with what takes it back', () => {
  expect(tables.length).toBeGreaterThan(30);
  const unlisted = all.filter(({ acts, name, id, act: { ask, href, opens } }) => {
    if (ask !== undefined || href !== undefined || opens !== undefined || ONLY_SHOW.has(name)) return false;
    const back = TAKEN_BACK_BY[id] ?? TAKEN_BACK_BY[name];
    return back === undefined || !(back in acts);
  });
  expect(unlisted.map(({ id }) => id)).toEqual([]);
});

test('acts of office tables: one that cannot be taken back is dangerous', () => {
  const plain = all.filter(({ act }) => {
    const ask = confirmOf(act);
    return ask !== undefined && FINAL.test(String(ask.confirm)) && ask.danger !== true;
  });
  expect(plain.map(({ id }) => id)).toEqual([]);
});

test('acts of office tables: every deletion is dangerous', () => {
  const plain = all.filter(({ act }) => isDeletion(act) && confirmOf(act)?.danger !== true);
  expect(plain.map(({ id }) => id)).toEqual([]);
});

test('acts of office tables: a confirmation names the object', () => {
  const nameless = all.filter(({ act }) => {
    const title = confirmOf(act)?.title;
    return act.at !== 'head' && typeof title === 'function' && title.length === 0;
  });
  expect(nameless.map(({ id }) => id)).toEqual([]);
});

/** Rows that are no people, although they name one: an order goes by its number, a document by its title. */
const NO_PEOPLE = new Set(['AllOrders', 'MembershipOrders', 'MemberDocuments']);

test('office tables: the link of a row of people is the name', () => {
  const named = tables.flatMap(({ table, show }) => {
    const heads = show
      .filter(({ only }) => only !== 'drawer')
      .map(({ id, head }) => (id === 'memberName' ? '姓名' : head));
    return heads.includes('姓名') && !NO_PEOPLE.has(table) ? [{ table, first: heads[0] }] : [];
  });
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter(({ first }) => first !== '姓名')).toEqual([]);
});
