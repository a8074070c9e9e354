import { IMPORT_LIMITS } from '../limits.ts';
import { Refusal } from '../notes.ts';

const UTF8 = new TextDecoder('utf-8', { fatal: true });
const GBK = new TextDecoder('gb18030', { fatal: true });

function decoded(raw: Uint8Array): string {
  for (const decoder of [UTF8, GBK]) {
    try {
      return decoder.decode(raw);
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
    }
  }
  throw new Refusal('zip-path', Buffer.from(raw).toString('latin1'));
}

/**
 * Decodes the name of an entry, with `/` as separator; a folder's name ends with it. A name that is not UTF-8 is read
 * as GBK, which Chinese systems write without declaring it.
 *
 * @throws Refusal zip-path for a name that leads out of the archive, or is malformed, too long or too deep
 */
export function entryName(raw: Uint8Array): string {
  if (raw.length > IMPORT_LIMITS.nameBytes) throw new Refusal('zip-path', `${raw.length} 字节的文件名`);
  const name = decoded(raw).replaceAll('\\', '/');
  const steps = name.replace(/\/$/, '').split('/');
  const leadsOut = name.startsWith('/') || /^[a-z]:/i.test(name) || steps.includes('..');
  const isOdd = name === '' || name.includes('\0') || steps.some((step) => step === '' && steps.length > 1);
  if (leadsOut || isOdd || steps.length > IMPORT_LIMITS.depth) throw new Refusal('zip-path', name.slice(0, 100));
  return name.replace(/^(?:\.\/)+/, '');
}
