import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const TABLE = 'monaco-editor/nls/lang/zh-cn';
const MONACO = /\/monaco-editor\/esm\/vs\/.*\.js$/;
/** Matches `localize(938, "There is a color picker here."`: the index in every table, and the English text. */
const CALL = /\b(localize2?)\((\d+),\s*(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')/g;

/** Translations by index; null for missing ones. */
type Messages = readonly (string | null)[];

/** Modules whose texts describe settings and colours for editing settings files, which our pages never show. */
const DESCRIPTIONS =
  /\/(?:editorOptions|editorConfigurationSchema|editorColorRegistry|configurationRegistry|symbolIcons|theme\/common\/colors\/\w+)\.js$/;

/** Replaces the English texts of a Monaco module by their translations; texts without one stay English. */
export const inChinese = (code: string, messages: Messages): string =>
  code.replaceAll(CALL, (call: string, name: string, no: string) => {
    const message = messages[Number(no)];
    return typeof message === 'string' ? `${name}(${no}, ${JSON.stringify(message)}` : call;
  });

export const withoutTexts = (code: string): string => code.replaceAll(CALL, "$1($2, ''");

/**
 * Parses the messages in Monaco's translation table.
 *
 * @throws when the file contains no list of messages
 */
export function messagesOf(table: string): Messages {
  const list = /_VSCODE_NLS_MESSAGES=(\[.*\]);/s.exec(table)?.[1];
  if (list === undefined) throw new Error(`${TABLE} holds no list of messages`);
  return JSON.parse(list) as Messages;
}

/** Builds Monaco with Chinese texts in place of the English ones, so that the table of all 2,000 need not be loaded. */
export function monacoInChinese(): Plugin {
  const tableFile = createRequire(import.meta.url).resolve(`${TABLE}.js`);
  const messages = messagesOf(readFileSync(tableFile, 'utf8'));
  return {
    name: 'aosai-monaco-in-chinese',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id === tableFile ? `globalThis._VSCODE_NLS_LANGUAGE = 'zh-cn';` : undefined),
    transform(code, id) {
      if (!MONACO.test(id) || id === tableFile) return;
      return { code: DESCRIPTIONS.test(id) ? withoutTexts(code) : inChinese(code, messages), map: null };
    },
  };
}
