import type { TableQuery } from '@aosai/ui/patterns/DataTable';
import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '@aosai/api/domain/constants';

/** A filter of a list: text by name, empty for no filter. */
export type TextFilter<Filter> = { [Name in keyof Filter]: string };

/** One list of the back office. */
export interface TableSpec<Filter extends TextFilter<Filter>> {
  /** Under it this browser keeps which columns are shown. */
  id: string;
  /** The filter of an address that says nothing. */
  filter: Filter;
  /** Filters that take a few values only: an address that names another one does not filter. */
  choices?: { readonly [Name in keyof Filter]?: readonly Filter[Name][] };
  /** The order of an address that says nothing: `createdAt,desc`; the server's own without. */
  sort?: string;
}

/** What of a list is kept in the address. */
export interface TableState<Filter> {
  query: TableQuery;
  filter: Filter;
  openId: string | null;
}

const SORT = /^[A-Za-z]{1,32},(asc|desc)$/;
const ID = /^[0-9A-Z]{26}$/;
const MAX_PAGE = 100_000;
/** The longest search word that a list call takes. */
const MAX_TEXT = 200;

function pageOf(text: string | null): number {
  const page = Number(text ?? 0);
  return Number.isInteger(page) && page >= 0 && page <= MAX_PAGE ? page : 0;
}

function sortOf(text: string | null, fallback: string | null): string | null {
  // `none`: the server's own order, chosen over that of the list.
  if (text === 'none') return null;
  return text !== null && SORT.test(text) ? text : fallback;
}

/** Reads an address that anybody may have written: what is not understood counts as not said. */
export function readTable<Filter extends TextFilter<Filter>>(
  params: URLSearchParams,
  spec: TableSpec<Filter>,
): TableState<Filter> {
  const filter = { ...spec.filter };
  for (const name of Object.keys(filter) as (keyof Filter & string)[]) {
    const text = params.get(name)?.slice(0, MAX_TEXT) as Filter[typeof name] | undefined;
    const allowed = spec.choices?.[name];
    if (text !== undefined && (allowed === undefined || text === '' || allowed.includes(text))) filter[name] = text;
  }
  const size = PAGE_SIZES.find((known) => String(known) === params.get('size')) ?? DEFAULT_PAGE_SIZE;
  const open = params.get('open') ?? '';
  return {
    query: { page: pageOf(params.get('page')), size, sort: sortOf(params.get('sort'), spec.sort ?? null) },
    filter,
    openId: ID.test(open) ? open : null,
  };
}

/** The address of a state: only what differs from an address that says nothing. */
export function writeTable<Filter extends TextFilter<Filter>>(
  { query, filter, openId }: TableState<Filter>,
  spec: TableSpec<Filter>,
): Record<string, string> {
  const names = Object.keys(filter) as (keyof Filter & string)[];
  const set = names.filter((name) => filter[name] !== spec.filter[name]);
  return {
    ...Object.fromEntries(set.map((name) => [name, filter[name]])),
    ...(query.page > 0 && { page: String(query.page) }),
    ...(query.size !== DEFAULT_PAGE_SIZE && { size: String(query.size) }),
    ...(query.sort !== (spec.sort ?? null) && { sort: query.sort ?? 'none' }),
    ...(openId !== null && { open: openId }),
  };
}

/** Whether only a word was typed on, or shortened: the back button goes to where the typing began, not letter by letter. */
export function goesOn<Filter extends TextFilter<Filter>>(before: Filter, after: Filter): boolean {
  const names = Object.keys(after) as (keyof Filter & string)[];
  const changed = names.filter((name) => after[name] !== before[name]);
  const [name] = changed;
  if (name === undefined || changed.length > 1 || before[name] === '' || after[name] === '') return false;
  return after[name].startsWith(before[name]) || before[name].startsWith(after[name]);
}

/** What a list call takes: page, size and order, and the filters that are set; with `export` it answers a file. */
export type ListInput<Filter> = { page: number; size: number; sort?: string[]; export?: 'xlsx' } & {
  [Name in keyof Filter]?: Exclude<Filter[Name], ''>;
};

/** The state as a list call takes it. */
export function listInput<Filter extends TextFilter<Filter>>(state: TableState<Filter>): ListInput<Filter> {
  const { page, size, sort } = state.query;
  const set = Object.entries<string>(state.filter).filter(([, value]) => value !== '');
  return { page, size, ...(sort !== null && { sort: [sort] }), ...Object.fromEntries(set) } as ListInput<Filter>;
}
