/** Which rows of a list are wanted. The app keeps it in the URL and sends it to the server as it stands. */
export interface TableQuery {
  /** From 0, as on the wire. */
  page: number;
  size: number;
  /** As on the wire, `createdAt,desc`; null for the server's own order. */
  sort: string | null;
}

export type SortDirection = 'asc' | 'desc';

/** How a column is sorted now; null when another one is, or none. */
export const directionOf = (query: TableQuery, field: string): SortDirection | null => {
  const [name, direction] = query.sort?.split(',') ?? [];
  if (name !== field) return null;
  return direction === 'desc' ? 'desc' : 'asc';
};

/** One press of a column's head: up, down, the server's order again. Another order begins at the first page. */
export const nextSort = (query: TableQuery, field: string): TableQuery => {
  const direction = directionOf(query, field);
  const sort = direction === null ? `${field},asc` : direction === 'asc' ? `${field},desc` : null;
  return { ...query, page: 0, sort };
};

/** Another size of page that still shows the first row of the one before. */
export const withSize = (query: TableQuery, size: number): TableQuery => ({
  ...query,
  size,
  page: Math.floor((query.page * query.size) / size),
});
