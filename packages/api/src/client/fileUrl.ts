/** Options of `fileUrl`. */
export interface FileUrlOptions {
  /** Origin and API prefix as in the client, `https://school.example/aosai/api`, or only the path. */
  base: string;
  appId: string;
  /** Makes browsers fetch a file again whose content changed under the same name. */
  timestamp?: number;
}

/**
 * The address of an uploaded file for `<img src>` and links. These send no headers, so the app id is in the query. A
 * name with a slash (`/web/…`, `https://…`) is returned unchanged: records of older sites have such addresses.
 */
export function fileUrl(fileName: string, { base, appId, timestamp }: FileUrlOptions): string {
  if (fileName.includes('/')) return fileName;
  const query = new URLSearchParams({ appId, ...(timestamp !== undefined && { timestamp: String(timestamp) }) });
  return `${base}/common/file/${encodeURIComponent(fileName)}?${query.toString()}`;
}
