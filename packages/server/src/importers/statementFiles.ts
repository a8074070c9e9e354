import type { Folder } from './files/folder.ts';

/** Chinese if it is there, else English, else the first. */
export function preferredLanguage(languages: readonly string[]): string | undefined {
  return (
    languages.find((one) => /^(?:zh|cn|chinese)/i.test(one)) ??
    languages.find((one) => /^(?:en|english)/i.test(one)) ??
    languages[0]
  );
}

interface StatementFile {
  path: string;
  kind: 'md' | 'tex' | 'html' | 'pdf';
}

const KINDS = ['md', 'tex', 'html', 'pdf'] as const;
const NAME = /^problem(?:[._-]([\w-]+))?\.(md|tex|html?|pdf)$/i;

/** The statement among the files of a folder, such as `problem.zh.md`; a PDF only if there is no text. */
export function statementFile(folder: Folder, place: string): StatementFile | null {
  const found = folder.paths.flatMap((path) => {
    const inner = place === '' ? path : path.startsWith(`${place}/`) ? path.slice(place.length + 1) : '/';
    const [whole, language = '', extension = ''] = NAME.exec(inner) ?? [];
    const kind = KINDS.find((one) => one === extension.toLowerCase().replace('htm', 'html').replace('htmll', 'html'));
    return whole && kind ? [{ path, kind, language }] : [];
  });
  for (const kinds of [['md', 'tex', 'html'], ['pdf']]) {
    const some = found.filter(({ kind }) => kinds.includes(kind));
    const language = preferredLanguage(some.map((one) => one.language));
    const best = KINDS.flatMap((kind) => some.filter((one) => one.kind === kind && one.language === language))[0];
    if (best) return best;
  }
  return null;
}
