import { Folder } from '../../files/folder.ts';
import { openZip } from '../../files/openZip.ts';
import type { ItemSource } from '../../format.ts';
import { Images } from '../../images.ts';
import { ItemReport } from '../../itemReport.ts';
import { IMPORT_LIMITS } from '../../limits.ts';
import { Refusal } from '../../notes.ts';
import { escapeInline, escapeMarkdown } from '../../text/escapeMarkdown.ts';
import { attributeOf, below, childOf, childrenOf, localName, parseXml, type XmlElement } from '../../text/xmlTree.ts';
import { DocxNumbers, numberingOf } from './docxNumbers.ts';
import { paperQuestions } from './paperQuestions.ts';
import type { PaperBlock } from './paperParts.ts';
import { MARKDOWN_WORDS, type PaperWords } from './paperWords.ts';

const SIGNS: Readonly<Record<string, string>> = {
  '≤': '\\le ',
  '≥': '\\ge ',
  '≠': '\\ne ',
  '×': '\\times ',
  '÷': '\\div ',
  '∑': '\\sum ',
  '∏': '\\prod ',
  '∞': '\\infty ',
  '⌊': '\\lfloor ',
  '⌋': '\\rfloor ',
  '⌈': '\\lceil ',
  '⌉': '\\rceil ',
  '…': '\\ldots ',
};

const texOf = (text: string): string => text.replaceAll(/[≤≥≠×÷∑∏∞⌊⌋⌈⌉…]/g, (sign) => SIGNS[sign] ?? sign);

/**
 * Converts a Word formula (OMML) to TeX: super- and subscripts, fractions, roots, brackets, sums. Other parts become
 * their text.
 */
function ommlToTex(element: XmlElement): string {
  const part = (name: string): string => {
    const found = childOf(element, name);
    return found ? inside(found) : '';
  };
  switch (localName(element.name)) {
    case 't':
      return texOf(element.text);
    case 'sSup':
      return `${part('e')}^{${part('sup')}}`;
    case 'sSub':
      return `${part('e')}_{${part('sub')}}`;
    case 'sSubSup':
      return `${part('e')}_{${part('sub')}}^{${part('sup')}}`;
    case 'f':
      return `\\frac{${part('num')}}{${part('den')}}`;
    case 'rad':
      return part('deg') === '' ? `\\sqrt{${part('e')}}` : `\\sqrt[${part('deg')}]{${part('e')}}`;
    case 'd': {
      const properties = childOf(element, 'dPr');
      const open = attributeOf(childOf(properties, 'begChr'), 'm:val') || '(';
      const close = attributeOf(childOf(properties, 'endChr'), 'm:val') || ')';
      return `${texOf(open)}${part('e')}${texOf(close)}`;
    }
    case 'nary': {
      const sign = texOf(attributeOf(childOf(element, 'naryPr', 'chr'), 'm:val') || '∑').trim();
      return `${sign}_{${part('sub')}}^{${part('sup')}}{${part('e')}}`;
    }
    default:
      return inside(element);
  }
}

const inside = (element: XmlElement): string => element.children.map(ommlToTex).join('');

interface Parts {
  numbers: DocxNumbers;
  styles: XmlElement | null;
  /** Paths of pictures by relationship id. */
  targets: ReadonlyMap<string, string>;
  images: Images;
  /** Markdown of formulas and pictures, marked in the text by private-use characters; null if the text is Markdown. */
  marks: string[] | null;
}

const [MARK_OPEN, MARK_CLOSE, MARK_DIGIT] = ['\ue100', '\ue101', 0xe110];
const MARKS = /\ue100([\ue110-\ue119]+)\ue101/g;
const OUR_SIGNS = /[\ue100-\ue119]/g;

/**
 * Stores the Markdown of a formula or picture and returns its mark, so that it is not escaped with the text around it.
 */
function marked(markdown: string, { marks }: Parts): string {
  if (marks === null || markdown === '') return markdown;
  marks.push(markdown);
  const digits = String(marks.length - 1)
    .split('')
    .map((digit) => String.fromCharCode(MARK_DIGIT + Number(digit)));
  return `${MARK_OPEN}${digits.join('')}${MARK_CLOSE}`;
}

const wordsOf = (marks: readonly string[]): PaperWords => {
  const markAt = (digits: string): string =>
    marks[
      Number(
        digits
          .split('')
          .map((digit) => digit.charCodeAt(0) - MARK_DIGIT)
          .join(''),
      )
    ] ?? '';
  const replaced = (text: string, by: (mark: string) => string): string =>
    text.replaceAll(MARKS, (_, digits: string) => by(markAt(digits)));
  return {
    isMarkdown: false,
    markdown: (text) => replaced(escapeMarkdown(text), (mark) => mark),
    plain: (text) => replaced(text, (mark) => (mark.startsWith('$') ? mark.replaceAll(/[${}]/g, '') : '')),
  };
};

const PICTURE = 'word-picture:';
/** The paragraph style of our exports: such a paragraph holds the Markdown of one question or field. */
export const OWN_TEXT = 'AosaiText';

/** The text of a run or paragraph, without deleted text and field codes. */
function inlineText(element: XmlElement, parts: Parts): string {
  return element.children
    .map((child): string => {
      switch (localName(child.name)) {
        case 't':
          return parts.marks === null ? escapeInline(child.text) : child.text.replaceAll(OUR_SIGNS, '');
        case 'tab':
          return '\t';
        case 'br':
        case 'cr':
          return '\n';
        case 'oMath':
          return marked(`$${ommlToTex(child).trim()}$`, parts);
        case 'blip': {
          const target = parts.targets.get(attributeOf(child, 'r:embed'));
          return target === undefined ? '' : marked(parts.images.markdown(`${PICTURE}${target}`, ''), parts);
        }
        case 'r':
          return runText(child, parts);
        case 'del':
        case 'moveFrom':
        case 'instrText':
        case 'pPr':
        case 'rPr':
        case 'Fallback':
          return '';
        default:
          return inlineText(child, parts);
      }
    })
    .join('');
}

function runText(run: XmlElement, parts: Parts): string {
  const text = inlineText(run, parts);
  const raised = attributeOf(childOf(run, 'rPr', 'vertAlign'), 'w:val');
  if (text.trim() === '' || (raised !== 'superscript' && raised !== 'subscript')) return text;
  return marked(`$${raised === 'superscript' ? '^' : '_'}{${text.trim().replaceAll('\\', '')}}$`, parts);
}

/** The text of one of our own paragraphs, with the hidden Markdown marks, which also name its pictures. */
function rawText(element: XmlElement): string {
  return element.children
    .map((child) => {
      const name = localName(child.name);
      if (name === 't') return child.text;
      if (name === 'tab') return '\t';
      return name === 'br' || name === 'cr' ? '\n' : name === 'pPr' || name === 'drawing' ? '' : rawText(child);
    })
    .join('');
}

const isOwnText = (paragraph: XmlElement): boolean =>
  attributeOf(childOf(paragraph, 'pPr', 'pStyle'), 'w:val') === OWN_TEXT;

/** Whether a paper comes from our export and so holds Markdown. */
const isOurs = (body: XmlElement): boolean => childrenOf(body, 'p').some(isOwnText);

/** The lines of a paragraph; the first begins with the number that Word displays. */
function linesOf(paragraph: XmlElement, parts: Parts): string[] {
  if (isOwnText(paragraph)) return [rawText(paragraph)];
  const place = numberingOf(paragraph, parts.styles);
  const number = place ? parts.numbers.next(place.list, place.depth) : '';
  const text = inlineText(paragraph, parts);
  if (text.trim() === '') return [];
  return `${number === '' ? '' : `${number} `}${text}`.split('\n');
}

function blocksOf(body: XmlElement, parts: Parts): PaperBlock[] {
  return body.children.flatMap((child): PaperBlock[] => {
    switch (localName(child.name)) {
      case 'p':
        return linesOf(child, parts);
      case 'tbl':
        return [{ rows: rowsOf(child, parts) }];
      case 'sdt':
        return blocksOf(childOf(child, 'sdtContent') ?? child, parts);
      default:
        return [];
    }
  });
}

const rowsOf = (table: XmlElement, parts: Parts): string[][] =>
  childrenOf(table, 'tr').map((row) =>
    childrenOf(row, 'tc').map((cell) =>
      [...below(cell, 'p')]
        .flatMap((one) => linesOf(one, parts))
        .join('\n')
        .trim(),
    ),
  );

async function partOf(folder: Folder, path: string): Promise<XmlElement | null> {
  if (!folder.has(path)) return null;
  return parseXml((await folder.read(path, IMPORT_LIMITS.caseBytes)).toString('utf8'), 'xml-broken', path);
}

/**
 * Reads a paper in Word. Its automatic numbers, formulas and pictures are not in the text, so they are read separately.
 */
export async function* docx(bytes: Buffer): AsyncGenerator<ItemSource> {
  const folder = new Folder('', (await openZip(bytes)).files);
  const document = await partOf(folder, 'word/document.xml');
  const body = document && childOf(document, 'body');
  if (!body) throw new Refusal('xml-broken', 'word/document.xml');
  const relations = await partOf(folder, 'word/_rels/document.xml.rels');
  const targets = new Map(
    childrenOf(relations ?? undefined, 'Relationship').map((one) => [
      attributeOf(one, 'Id'),
      attributeOf(one, 'Target'),
    ]),
  );
  const report = new ItemReport();
  const images = new Images(report);
  for (const target of targets.values()) {
    const file = folder.file(`word/${target}`);
    if (target.startsWith('media/') && file && file.bytes <= IMPORT_LIMITS.imageBytes)
      images.known(`${PICTURE}${target}`, await file.read());
  }
  const parts: Parts = {
    numbers: new DocxNumbers(await partOf(folder, 'word/numbering.xml')),
    styles: await partOf(folder, 'word/styles.xml'),
    targets,
    images,
    marks: isOurs(body) ? null : [],
  };
  const words = parts.marks === null ? MARKDOWN_WORDS : wordsOf(parts.marks);
  for (const { key, read } of paperQuestions(blocksOf(body, parts), { words })) {
    yield {
      key,
      async read(own) {
        const draft = await read(own);
        const text = JSON.stringify(draft);
        return { ...draft, images: images.list.filter(({ name }) => text.includes(name)) };
      },
    };
  }
}
