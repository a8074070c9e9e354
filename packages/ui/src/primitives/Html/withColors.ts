import { CPP, PYTHON, type LanguageId } from '@aosai/api/judging/languages';
import { codeTokens } from '../Code/codeTokens.ts';

const PROGRAM = /(<pre[^<>]*><code class="language-(cpp|c|python|py)"[^<>]*>)([^<]*)(?=<\/code>)/g;
const LANGUAGE: Record<string, LanguageId> = { cpp: CPP, c: CPP, python: PYTHON, py: PYTHON };
const SIGNS: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&amp;': '&', '&quot;': '"', '&#39;': "'" };
const ENTITY = /&(?:lt|gt|amp|quot|#39);/g;
const OTHER_ENTITY = /&(?!(?:lt|gt|amp|quot|#39);)/;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Adds the editor's colours to programs whose language is named; their text does not change. */
export const withColors = (html: string): string =>
  html.replaceAll(PROGRAM, (found: string, head: string, name: string, code: string) => {
    const language = LANGUAGE[name];
    if (language === undefined || OTHER_ENTITY.test(code)) return found;
    const text = code.replaceAll(ENTITY, (entity) => SIGNS[entity] ?? entity);
    const pieces = codeTokens(text, language).map((token) =>
      token.kind === 'plain' ? escaped(token.text) : `<span data-token="${token.kind}">${escaped(token.text)}</span>`,
    );
    return head + pieces.join('');
  });
