/** Paging and sorting of a list. The app keeps it in the URL and sends it to the server unchanged. */
export interface TableQuery {
  /** From 0, as on the wire. */
  page: number;
  size: number;
  /** As on the wire, `createdAt,desc`; null for the server's default order. */
  sort: string | null;
}

export type SortDirection = 'asc' | 'desc';

/** The direction a field is sorted in; null when the list is sorted by another field or none. */
export const directionOf = (query: TableQuery, field: string): SortDirection | null => {
  const [name, direction] = query.sort?.split(',') ?? [];
  if (name !== field) return null;
  return direction === 'desc' ? 'desc' : 'asc';
};

/** The query after a click on a column head: ascending, descending, then the server's order; from the first page. */
export const nextSort = (query: TableQuery, field: string): TableQuery => {
  const direction = directionOf(query, field);
  const sort = direction === null ? `${field},asc` : direction === 'asc' ? `${field},desc` : null;
  return { ...query, page: 0, sort };
};

/** Another page size, on the page that contains the former first row. */
export const withSize = (query: TableQuery, size: number): TableQuery => ({
  ...query,
  size,
  page: Math.floor((query.page * query.size) / size),
});
