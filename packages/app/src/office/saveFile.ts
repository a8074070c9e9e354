import type { Download } from '@aosai/api/client/download';

/** Hands a downloaded file to the browser, which saves it under its name. */
export function saveFile({ fileName, blob }: Download): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = fileName;
  link.click();
  // The browser reads the file after this task: its address has to outlive it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
