import { parseDocument } from 'yaml';
import { IMPORT_LIMITS } from '../limits.ts';
import { Refusal } from '../notes.ts';
import { depthOf, type Value } from './manifest.ts';

const tooDeep = (text: string): boolean =>
  depthOf(text.replaceAll('"', '')) > IMPORT_LIMITS.jsonDepth || /^ {200}/m.test(text) || /(?:- ){100}/.test(text);

/**
 * Parses YAML of the core schema. Refuses custom tags, too many aliases and too deep nesting.
 *
 * @throws Refusal manifest-broken
 */
export function parseYaml(text: string, where: string): Value {
  if (tooDeep(text)) throw new Refusal('manifest-broken', where);
  try {
    const document = parseDocument(text, { schema: 'core', uniqueKeys: false, strict: false, logLevel: 'error' });
    const [trouble] = [...document.errors, ...document.warnings];
    if (trouble) throw trouble;
    return document.toJS({ mapAsMap: true, maxAliasCount: IMPORT_LIMITS.yamlAliases }) as Value;
  } catch (cause) {
    throw new Refusal('manifest-broken', where, { cause });
  }
}
