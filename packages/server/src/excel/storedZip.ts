import { zipSync } from 'fflate';

/** An archive with these contents, uncompressed. */
export const storedZip = (contents: ReadonlyMap<string, Uint8Array>): Buffer =>
  Buffer.from(zipSync(Object.fromEntries(contents), { level: 0 }));
