import { todaysShare } from '@aosai/api/kit/todaysShare';
import { getTableColumns } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Db } from '../../../db/open.ts';
import { refreshStatistics } from '../../../db/statistics.ts';
import { openTestApp, type TestApp } from '../../testApp.ts';
import { LIST_TABLES } from './listTables.ts';
import { type ListCall, listCalls, type ListReader, listWorld, type ListWorld, readersOf } from './listWorld.ts';
import { type Difference, differencesOf, inOtherWorld, unnoticed, wordsOf } from './otherWorlds.ts';

let site: TestApp;
let world: ListWorld;
beforeAll(async () => {
  site = await openTestApp();
  world = await listWorld(site);
});
// As in the running server; without statistics, lists scan all rows for each row.
beforeEach(async () => {
  await refreshStatistics(site.db);
});
afterAll(() => site.close());

interface Json {
  properties?: Record<string, Json>;
  items?: Json;
  type?: string;
  enum?: unknown[];
  format?: string;
  pattern?: string;
  anyOf?: Json[];
}
const jsonOf = (schema: z.ZodMiniType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;

/** Hidden columns that a filter is meant to reveal. */
const MEANT: Record<string, Record<string, readonly string[]>> = {
  // Asking for the people of a school, by its own staff or the office, reveals who belongs to it.
  'member.queryList': { orgId: ['organization_member.status'] },
  // A search covers the whole text of questions, which readers of the row may open; it leaves out those of running exams.
  'question.queryList': { keyword: ['question_search.text'] },
  'question.querySimpleList': { keyword: ['question_search.text'] },
  // The whole log is verified on demand.
  'sysLog.queryList': { verify: ['sys_log.prevHash'] },
  // Readers ask which exams they made themselves, and which classes they are in themselves.
  'exam.queryList': { made: ['exam.createdBy'] },
  'grade.querySimpleList': { mine: ['enrolment.kind', 'enrolment.status'] },
};
/** Readers tried per list, those who see least first; the long run sets all. */
const READERS = Number(process.env['LIST_READERS'] ?? 1);
/** One list in twelve is tried a day; the long run tries all. */
const LISTS_TODAY = todaysShare(listCalls(), 12);

const PAGE_KEYS = new Set(['page', 'size', 'sort']);
const filtersOf = ({ call }: ListCall): [string, Json][] =>
  Object.entries(jsonOf(call.input, 'input').properties ?? {}).filter(([name]) => !PAGE_KEYS.has(name));
const shownBy = ({ call }: ListCall): Set<string> =>
  new Set(Object.keys(jsonOf(call.output, 'output').properties?.['content']?.items?.properties ?? {}));
const isFreeText = ({ type, format, pattern, enum: values }: Json) =>
  type === 'string' && !format && !pattern && !values;

/** Every name that a list might be sorted by. */
const namesFor = (list: ListCall): string[] => [
  ...new Set([
    ...shownBy(list),
    ...(LIST_TABLES[list.name] ?? []).flatMap((table) => Object.keys(getTableColumns(table))),
  ]),
];

/** Lists without a choice of order accept this name too, and ignore it. */
const NO_COLUMN = 'noColumnHasThisName';

/** The names by which this reader may sort a list. */
async function sortKeysOf(list: ListCall, reader: ListReader): Promise<string[]> {
  const isRefused = async (name: string) => {
    const reply = await world.ask(site.db, list, reader, { ...world.inputOf(list, reader), sort: [`${name},asc`] });
    return JSON.stringify(reply).includes('"refused"');
  };
  if (!(await isRefused(NO_COLUMN))) return [];
  const taken: string[] = [];
  for (const name of namesFor(list).filter((one) => /^[A-Za-z]{1,32}$/.test(one))) {
    if (!(await isRefused(name))) taken.push(name);
  }
  return taken;
}

/** Queries other than searches: each order, and each value of each filter with few values. */
function ordersAndFilters(
  list: ListCall,
  sortKeys: readonly string[],
  ids: readonly string[],
): Record<string, unknown>[] {
  const orders = sortKeys.flatMap((key) => [{ sort: [`${key},asc`] }, { sort: [`${key},desc`] }]);
  const filters = filtersOf(list).flatMap(([name, schema]) => {
    const many = schema.type === 'array';
    const one = (many ? schema.items : schema) ?? {};
    const values = one.enum ?? (one.type === 'boolean' ? [true, false] : one.pattern ? ids : []);
    return values.map((value) => ({ [name]: many ? [value] : value }));
  });
  return [...orders, ...filters];
}

type Question = Record<string, unknown>;

/** The replies to these queries, as text. */
async function answers(db: Db, list: ListCall, reader: ListReader, questions: readonly Question[]): Promise<string[]> {
  const said: string[] = [];
  for (const question of questions) {
    said.push(JSON.stringify(await world.ask(db, list, reader, { ...world.inputOf(list, reader), ...question })));
  }
  return said;
}

/** Each hidden difference that changes a reply, with the first such query. */
async function telling(
  list: ListCall,
  reader: ListReader,
  hidden: readonly Difference[],
  questions: readonly Question[],
) {
  const usual = await answers(site.db, list, reader, questions);
  const look = async (db: Db) => JSON.stringify(await answers(db, list, reader, questions));
  const silent = new Set(await unnoticed(site.db, hidden, look, JSON.stringify(usual)));
  const tells: string[] = [];
  for (const difference of hidden.filter((one) => !silent.has(one))) {
    const other = await inOtherWorld(site.db, [difference], (db) => answers(db, list, reader, questions));
    const at = usual.findIndex((answer, no) => answer !== other?.[no]);
    const question = Object.keys(questions[at] ?? {}).join();
    const isMeant = MEANT[list.name]?.[question]?.includes(difference.name.split(' ')[0] ?? '');
    if (other && !isMeant) tells.push(`${reader}: ${JSON.stringify(questions[at])} tells ${difference.name}`);
  }
  return tells;
}

/** Every way in which this reader learns from a list what its rows hide. */
async function tellsOf(list: ListCall, reader: ListReader, sortKeys: readonly string[]): Promise<string[]> {
  const { db } = site;
  const look = async (at: Db) => JSON.stringify(await answers(at, list, reader, [{}]));
  const usual = await look(db);
  const differences = (LIST_TABLES[list.name] ?? []).flatMap(differencesOf);
  const ids = Object.values(site.people).filter((id): id is string => typeof id === 'string' && id.length === 26);
  const questions = ordersAndFilters(list, sortKeys, ids);
  const searched = filtersOf(list).filter(([, schema]) => isFreeText(schema));
  const tells: string[] = [];
  for (const changes of ['inPart', 'whole']) {
    const changed = differences.filter((one) => one.changes === changes);
    const hidden = await unnoticed(db, changed, look, usual);
    const words: string[] = [];
    if (searched.length > 0) for (const one of hidden) words.push(...(await wordsOf(db, one)));
    const searches = searched.flatMap(([name]) => [...new Set(words)].map((word) => ({ [name]: word })));
    tells.push(...(await telling(list, reader, hidden, [...questions, ...searches])));
  }
  return tells;
}

test('LIST_TABLES contains every list of the contract', () => {
  expect(Object.keys(LIST_TABLES).toSorted()).toEqual(
    listCalls()
      .map(({ name }) => name)
      .toSorted(),
  );
});

test.each(LISTS_TODAY)(
  'S43: order, filter, search and total of $name reveal nothing that its rows hide',
  async (list) => {
    const readers = readersOf(list).slice(0, READERS);
    const sortKeys = await sortKeysOf(list, readers[0] ?? 'anonymous');
    const shown = shownBy(list);
    const tells = sortKeys.filter((key) => !shown.has(key)).map((key) => `ordered by ${key}, which is not shown`);
    for (const reader of readers) tells.push(...(await tellsOf(list, reader, sortKeys)));
    expect(tells).toEqual([]);
  },
);
