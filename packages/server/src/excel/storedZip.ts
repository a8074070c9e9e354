import { zipSync } from 'fflate';

/** An archive of these contents as they stand, unpacked. */
export const storedZip = (contents: ReadonlyMap<string, Uint8Array>): Buffer =>
  Buffer.from(zipSync(Object.fromEntries(contents), { level: 0 }));
