import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const HERE = join(import.meta.dirname, 'testlib');

let shipped: Promise<Record<string, string>> | undefined;

async function readShipped(): Promise<Record<string, string>> {
  const names = (await readdir(HERE)).filter((name) => name.endsWith('.h'));
  const headers: Record<string, string> = {};
  for (const name of names) headers[name] = await readFile(join(HERE, name), 'utf8');
  return headers;
}

/**
 * Returns the project's `testlib.h` and the headers that it includes, by name; reads them once. See
 * docs/decisions/0045.
 */
export async function shippedTestlib(): Promise<Record<string, string>> {
  shipped ??= readShipped();
  return shipped;
}
