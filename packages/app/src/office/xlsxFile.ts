import type { Download } from '@aosai/api/client/download';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A sheet that came inside a reply, as a file to save. */
export function xlsxFile(fileName: string, base64: string): Download {
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  return { fileName, blob: new Blob([bytes], { type: XLSX }) };
}
