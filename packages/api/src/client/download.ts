/** A file from a download call, with the name from its content-disposition header. */
export interface Download {
  fileName: string;
  blob: Blob;
}

/**
 * Takes the reply of a list call with `export` as the file that it is.
 * @throws TypeError when the reply is not a file
 */
export function asDownload(reply: unknown): Download {
  const isFile = typeof reply === 'object' && reply !== null && 'blob' in reply && 'fileName' in reply;
  if (!isFile) throw new TypeError('the reply is no file');
  return reply as Download;
}

/** The file name in a content-disposition header: `filename*` (RFC 5987) first, then `filename`, else the fallback. */
export function fileNameFrom(disposition: string | null, fallback: string): string {
  const extended = disposition?.match(/filename\*\s*=\s*UTF-8''([^;]+)/i)?.[1];
  if (extended) {
    try {
      return safeName(decodeURIComponent(extended), fallback);
    } catch {
      return fallback;
    }
  }
  const plain = disposition?.match(/filename\s*=\s*(?:"([^"]*)"|([^;]+))/i);
  return safeName(plain?.[1] ?? plain?.[2] ?? '', fallback);
}

function safeName(name: string, fallback: string): string {
  // A name from the server must not contain a path on the user's disk.
  const clean = name.trim().replace(/[\\/:*?"<>|\p{Cc}]/gu, '_');
  return clean === '' || clean === '.' || clean === '..' ? fallback : clean;
}
