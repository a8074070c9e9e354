export interface FileUrlOptions {
  /** Origin and API prefix, as the client has it: `https://school.example/aosai/api`; a path where that is enough. */
  base: string;
  appId: string;
  /** Makes browsers ask again for a file whose content changed under its name. */
  timestamp?: number;
}

/**
 * The address of an uploaded file, for `<img src>` and links: these send no headers, so the app stands in the query.
 * What is an address already (`/web/…`, `https://…`) stays as it is: records of older sites name their pictures so.
 */
export function fileUrl(fileName: string, { base, appId, timestamp }: FileUrlOptions): string {
  if (fileName.includes('/')) return fileName;
  const query = new URLSearchParams({ appId, ...(timestamp !== undefined && { timestamp: String(timestamp) }) });
  return `${base}/common/file/${encodeURIComponent(fileName)}?${query.toString()}`;
}
