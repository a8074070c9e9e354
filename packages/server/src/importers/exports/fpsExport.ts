import type { ProgrammingDraft } from '../draft.ts';
import { hiddenOf, languageName, programOf, samplesOf } from './exportParts.ts';

const cdata = (text: string): string => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
const element = (name: string, text: string, attributes = ''): string =>
  `<${name}${attributes}>${cdata(text)}</${name}>\n`;
const inLanguage = (language: 53 | 71): string => ` language="${languageName(language)}"`;

function programs({ templates, solutions }: ProgrammingDraft): string {
  const ofTemplates = ([53, 71] as const).flatMap((language) => {
    const { start = '', prepend = '', append = '' } = templates[language] ?? {};
    const parts = [
      ['prepend', prepend],
      ['template', start],
      ['append', append],
    ] as const;
    return parts.flatMap(([name, text]) => (text === '' ? [] : [element(name, text, inLanguage(language))]));
  });
  const ofSolutions = solutions.map(({ language, code }) => element('solution', code, inLanguage(language)));
  return [...ofTemplates, ...ofSolutions].join('');
}

/** Yields one `<item>` in pieces, so that a task's test data is never in memory as a whole. */
async function* itemText(draft: ProgrammingDraft): AsyncGenerator<string> {
  const { title, limits, stem, tags, images } = draft;
  yield `<item>\n${element('title', title)}`;
  yield `<time_limit unit="ms">${limits.timeMs}</time_limit>\n<memory_limit unit="kb">${limits.memoryKiB}</memory_limit>\n`;
  yield element('description', `[md]${stem}[/md]`);
  for (const { name, bytes } of images)
    yield `<img><src>${cdata(name)}</src><base64>${cdata(Buffer.from(bytes).toString('base64'))}</base64></img>\n`;
  for (const [kind, cases] of [
    ['sample', samplesOf(draft)],
    ['test', hiddenOf(draft)],
  ] as const)
    for (const one of cases) {
      yield element(`${kind}_input`, await one.input.text());
      yield element(`${kind}_output`, await one.expected.text());
    }
  const program = programOf(draft);
  if (program)
    yield element(program.kind === 'interactor' ? 'interactor' : 'spj', program.source, inLanguage(program.language));
  yield programs(draft);
  if (tags[0] !== undefined) yield element('source', tags[0]);
  yield '</item>\n';
}

/**
 * Exports tasks as FPS 1.6, which HUSTOJ and related systems read: one file, yielded in pieces of text. Statements stay
 * Markdown, inside HUSTOJ's `[md]` marks. FPS has no subtasks, headers of checkers, rules of comparison, languages or file names, so they are lost.
 */
export async function* fpsExport(
  drafts: Iterable<ProgrammingDraft> | AsyncIterable<ProgrammingDraft>,
): AsyncGenerator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<fps version="1.6" url="https://github.com/zhblue/freeproblemset/">\n';
  for await (const draft of drafts) yield* itemText(draft);
  yield '</fps>\n';
}
