import type { Folder } from '../../files/folder.ts';
import type { Images } from '../../images.ts';
import type { ItemReport } from '../../itemReport.ts';
import { type CaseSource, statement } from '../../programming.ts';
import { preferredLanguage } from '../../statementFiles.ts';
import { asMarkdown, statementText } from '../../statementText.ts';
import { fieldsOf, parseJson, textOf } from '../../text/manifest.ts';
import { readText } from '../../text/readText.ts';
import { attributeOf, childOf, childrenOf, type XmlElement } from '../../text/xmlTree.ts';

const SECTIONS = [
  ['legend', ''],
  ['input', '输入格式'],
  ['output', '输出格式'],
  ['interaction', '交互'],
  ['scoring', '评分'],
  ['notes', '提示'],
] as const;

function withoutHead(html: string): string {
  const from = html.indexOf('<div class="header">');
  const end = from === -1 ? null : /<\/div>\s*<\/div>/.exec(html.slice(from));
  return end ? html.slice(0, from) + html.slice(from + end.index + end[0].length) : html;
}

/** Cuts the samples out, which the test data holds; the notes follow them on the page. */
function withoutSamples(html: string): string {
  const from = html.search(/<div class="sample-tests?">/);
  if (from === -1) return html;
  const notes = html.indexOf('<div class="note">', from);
  return html.slice(0, from) + (notes === -1 ? '' : html.slice(notes));
}

/** The page that Polygon rendered, without its header (title and limits) and its samples. */
const bodyOf = (html: string): string =>
  withoutSamples(withoutHead(html)).replaceAll(/<div class="section-title">([^<]*)<\/div>/g, '<h2>$1</h2>');

async function sectionsOf(folder: Folder, language: string, images: Images, report: ItemReport): Promise<string> {
  const place = `statement-sections/${language}`;
  const parts: [string, string][] = [];
  for (const [name, heading] of SECTIONS) {
    const path = `${place}/${name}.tex`;
    if (folder.has(path))
      parts.push([heading, (await statementText(folder, { path, kind: 'tex' }, images, report)).markdown]);
  }
  return statement(parts);
}

async function propertiesOf(folder: Folder, language: string, images: Images, report: ItemReport): Promise<string> {
  const path = `statements/${language}/problem-properties.json`;
  if (!folder.has(path)) return '';
  const fields = fieldsOf(parseJson(await readText(folder, path, report), path));
  const texts = SECTIONS.map(([name, heading]) => [heading, textOf(fields.get(name))] as const);
  await images.fromFolder(
    folder,
    [`statements/${language}`],
    texts.map(([, text]) => text),
  );
  return statement(texts.map(([heading, text]) => [heading, asMarkdown(text, 'tex', images, report)]));
}

/** The statement from the rendered page, else the TeX sections, else the properties; in Chinese, else in English. */
export async function polygonStatement(folder: Folder, root: XmlElement, images: Images, report: ItemReport) {
  const names = childrenOf(childOf(root, 'names'), 'name');
  const language =
    preferredLanguage([
      ...names.map((name) => attributeOf(name, 'language')),
      ...folder.paths.flatMap((path) => /^statement(?:s\/\.html|-sections)\/([^/]+)\//.exec(path)?.[1] ?? []),
    ]) ?? '';
  const title = attributeOf(names.find((name) => attributeOf(name, 'language') === language) ?? names[0], 'value');
  report.title = title || null;
  const page = `statements/.html/${language}/problem.html`;
  if (folder.has(page)) {
    const html = bodyOf(await readText(folder, page, report));
    await images.fromFolder(folder, [`statements/.html/${language}`], [html]);
    return { title, language, markdown: asMarkdown(html, 'html', images, report) };
  }
  const markdown =
    (await sectionsOf(folder, language, images, report)) || (await propertiesOf(folder, language, images, report));
  const isPdf = markdown === '' && folder.paths.some((path) => /^statements\/.*\.pdf$/.test(path));
  if (isPdf) report.note('statement-pdf');
  return { title, language, markdown };
}

/** The samples of the statement, for packages without sample tests. */
export function polygonSamples(folder: Folder, language: string): CaseSource[] {
  const place = `statement-sections/${language}/`;
  return folder.paths.flatMap((path): CaseSource[] => {
    const no = path.startsWith(place) ? /^example\.(\d+)$/.exec(path.slice(place.length))?.[1] : undefined;
    const [input, answer] = [folder.file(path), folder.file(`${path}.a`)];
    if (no === undefined || !input || !answer) return [];
    return [
      {
        id: `sample${no}`,
        sample: true,
        input: { file: input, name: path },
        answer: { file: answer, name: `${path}.a` },
      },
    ];
  });
}
