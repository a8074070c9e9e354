import { attributeOf, below, childOf, childrenOf, type XmlElement } from '../../text/xmlTree.ts';

interface Level {
  format: string;
  /** Pattern such as `%1.`. */
  text: string;
  start: number;
}

const CHINESE = '零一二三四五六七八九十';
const ROMAN = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'];

function written(no: number, format: string): string {
  switch (format) {
    case 'upperLetter':
      return String.fromCharCode(64 + no);
    case 'lowerLetter':
      return String.fromCharCode(96 + no);
    case 'lowerRoman':
      return ROMAN[no] ?? String(no);
    case 'upperRoman':
      return (ROMAN[no] ?? String(no)).toUpperCase();
    case 'chineseCounting':
    case 'chineseCountingThousand':
    case 'japaneseCounting':
    case 'ideographTraditional':
      return no <= 10 ? (CHINESE[no] ?? '') : no < 20 ? `十${CHINESE[no - 10] ?? ''}` : String(no);
    default:
      return String(no);
  }
}

const wordValue = (element: XmlElement | undefined): string => attributeOf(element, 'w:val');

/** Computes Word's automatic numbers: a document stores only the list and the level of a paragraph. */
export class DocxNumbers {
  readonly #levels = new Map<string, Map<number, Level>>();
  readonly #counts = new Map<string, number[]>();

  constructor(numbering: XmlElement | null) {
    if (!numbering) return;
    const abstract = new Map(
      childrenOf(numbering, 'abstractNum').map((one) => [attributeOf(one, 'w:abstractNumId'), one]),
    );
    for (const list of childrenOf(numbering, 'num')) {
      const levels = childrenOf(abstract.get(wordValue(childOf(list, 'abstractNumId'))), 'lvl');
      this.#levels.set(
        attributeOf(list, 'w:numId'),
        new Map(
          levels.map((level) => [
            Number(attributeOf(level, 'w:ilvl')),
            {
              format: wordValue(childOf(level, 'numFmt')),
              text: wordValue(childOf(level, 'lvlText')),
              start: Number(wordValue(childOf(level, 'start')) || '1'),
            },
          ]),
        ),
      );
    }
  }

  /** The number before the next paragraph of this list; empty for a bullet. */
  next(list: string, depth: number): string {
    const levels = this.#levels.get(list);
    const level = levels?.get(depth);
    if (!levels || !level || depth > 8) return '';
    const counts = this.#counts.get(list) ?? [];
    this.#counts.set(list, [
      ...counts.slice(0, depth),
      ...Array.from({ length: Math.max(0, depth - counts.length) }, () => 1),
      (counts[depth] ?? level.start - 1) + 1,
    ]);
    if (level.format === 'bullet' || level.format === 'none') return '';
    const now = this.#counts.get(list) ?? [];
    return level.text.replaceAll(/%(\d)/g, (_, place: string) => {
      const at = Number(place) - 1;
      return written(now[at] ?? 1, levels.get(at)?.format ?? 'decimal');
    });
  }
}

/** List and level of a paragraph, its own or those of its style. */
export function numberingOf(paragraph: XmlElement, styles: XmlElement | null): { list: string; depth: number } | null {
  const properties = childOf(paragraph, 'pPr');
  const styled = wordValue(childOf(properties, 'pStyle'));
  const style = styles
    ? [...below(styles, 'style')].find((one) => attributeOf(one, 'w:styleId') === styled)
    : undefined;
  const number = childOf(properties, 'numPr') ?? (styled === '' ? undefined : childOf(style, 'pPr', 'numPr'));
  const list = wordValue(childOf(number, 'numId'));
  return list === '' || list === '0' ? null : { list, depth: Number(wordValue(childOf(number, 'ilvl')) || '0') };
}
