import { MAX_PAGE_SIZE } from '@aosai/api/kit/constants';

interface PageAsked {
  page: number;
  size: number;
}

/** Reads all rows of a list page by page, for printing. */
export async function readAllRows<Row>(
  read: (asked: PageAsked) => Promise<{ content: Row[]; total: number }>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 0; ; page += 1) {
    const { content, total } = await read({ page, size: MAX_PAGE_SIZE });
    rows.push(...content);
    if (content.length === 0 || rows.length >= total) return rows;
  }
}
