import { chmodSync, mkdirSync } from 'node:fs';

/** A folder that only the server's account can look into: papers before their exam, answers, scans of documents. */
export function privateFolder(path: string): string {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  // Of an older version, or made by hand.
  chmodSync(path, 0o700);
  return path;
}
