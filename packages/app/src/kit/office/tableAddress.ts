import type { TableQuery } from '@aosai/ui/patterns/DataTable';
import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '@aosai/api/kit/constants';

/** The filter of a list: text by name, empty when not set. */
export type TextFilter<Filter> = { [Name in keyof Filter]: string };

/** A list of the back office. */
export interface TableSpec<Filter extends TextFilter<Filter>> {
  /** Key of the column choice in this browser. */
  id: string;
  /** Initial filter. */
  filter: Filter;
  /** Filters with fixed values; other values in the address are ignored. */
  choices?: { readonly [Name in keyof Filter]?: readonly Filter[Name][] };
  /** Initial order: `createdAt,desc`; otherwise the server's. */
  sort?: string;
}

/** The part of a list's state that is kept in the address. */
export interface TableState<Filter> {
  query: TableQuery;
  filter: Filter;
  openId: string | null;
}

const SORT = /^[A-Za-z]{1,32},(asc|desc)$/;
const ID = /^[0-9A-Z]{26}$/;
const MAX_PAGE = 100_000;
/** Maximum length of a search text in list calls. */
const MAX_TEXT = 200;

function pageOf(text: string | null): number {
  const page = Number(text ?? 0);
  return Number.isInteger(page) && page >= 0 && page <= MAX_PAGE ? page : 0;
}

function sortOf(text: string | null, fallback: string | null): string | null {
  // `none` selects the server's order instead of the list's.
  if (text === 'none') return null;
  return text !== null && SORT.test(text) ? text : fallback;
}

/** Parses the address, which is untrusted: invalid values are ignored. */
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

/** Query parameters of a state, without values equal to the initial ones. */
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

/**
 * Whether a text was only continued or shortened. Then the address is replaced, so that the back button does not go
 * letter by letter.
 */
export function goesOn<Filter extends TextFilter<Filter>>(before: Filter, after: Filter): boolean {
  const names = Object.keys(after) as (keyof Filter & string)[];
  const changed = names.filter((name) => after[name] !== before[name]);
  const [name] = changed;
  if (name === undefined || changed.length > 1 || before[name] === '' || after[name] === '') return false;
  return after[name].startsWith(before[name]) || before[name].startsWith(after[name]);
}

/** Input of list calls: page, size, order and the filters set; with `export` the call returns a file. */
export type ListInput<Filter> = { page: number; size: number; sort?: string[]; export?: 'xlsx' } & {
  [Name in keyof Filter]?: Exclude<Filter[Name], ''>;
};

/** Converts a state to the input of a list call. */
export function listInput<Filter extends TextFilter<Filter>>(state: TableState<Filter>): ListInput<Filter> {
  const { page, size, sort } = state.query;
  const set = Object.entries<string>(state.filter).filter(([, value]) => value !== '');
  return { page, size, ...(sort !== null && { sort: [sort] }), ...Object.fromEntries(set) } as ListInput<Filter>;
}
