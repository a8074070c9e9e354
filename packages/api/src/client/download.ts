/** A file that a call answered, named by its content-disposition. */
export interface Download {
  fileName: string;
  blob: Blob;
}

/** The file that a list answered which was asked for a sheet. */
export function asDownload(reply: unknown): Download {
  const isFile = typeof reply === 'object' && reply !== null && 'blob' in reply && 'fileName' in reply;
  if (!isFile) throw new TypeError('the reply is no file');
  return reply as Download;
}

/** The name in a content-disposition header: RFC 5987 `filename*` first, then `filename`, else the fallback. */
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
  // A name from the server must not become a path on the student's disk.
  const clean = name.trim().replace(/[\\/:*?"<>|\p{Cc}]/gu, '_');
  return clean === '' || clean === '.' || clean === '..' ? fallback : clean;
}
