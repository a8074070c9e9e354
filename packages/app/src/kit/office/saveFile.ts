import type { Download } from '@aosai/api/client/download';

/** Lets the browser save a downloaded file under its name. */
export function saveFile({ fileName, blob }: Download): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = fileName;
  link.click();
  // The browser reads the file after this task, so its URL must stay valid.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
