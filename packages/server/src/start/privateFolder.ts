import { chmodSync, mkdirSync } from 'node:fs';

/**
 * Creates a folder readable by the server's account only: it holds papers before their exam, answers, and scans of
 * documents.
 */
export function privateFolder(path: string): string {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  // An existing folder may have other permissions.
  chmodSync(path, 0o700);
  return path;
}
