import { Parser } from 'htmlparser2';
import { Refusal, type RefusalCode } from '../notes.ts';
import { CDATA, COMMENT, without } from './between.ts';

export interface XmlElement {
  name: string;
  attributes: ReadonlyMap<string, string>;
  children: XmlElement[];
  /** All text directly inside, in one piece. */
  text: string;
  /** Elements and texts in their order. */
  content: (XmlElement | string)[];
}

const DEEPEST = 200;
const BARE_LESS = /<(?![\w:!?/\u0080-\uffff])/;
const BARE_AMPERSAND = /&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-f]{1,6});)/i;
// oxlint-disable-next-line no-control-regex -- these are what XML does not allow
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/**
 * Whether a document declares entities. They can expand without limit or read other files, and no import needs them.
 */
export const hasEntities = (xml: string): boolean => /<!ENTITY/i.test(without(xml, CDATA));

/** Whether a strict parser would refuse it. */
export function isSloppy(xml: string): boolean {
  const marked = without(xml, CDATA, COMMENT);
  return BARE_AMPERSAND.test(marked) || BARE_LESS.test(marked) || xml.search(CONTROL) !== -1 || /^\s+<\?xml/.test(xml);
}

/** The encoding declared in the first line. */
export const declaredEncoding = (head: string): string | undefined =>
  /^[\s\uFEFF\u00EF\u00BB\u00BF]*<\?xml[^>]*encoding\s*=\s*["']([\w.:-]{1,40})["']/.exec(head)?.[1];

export const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * Parses a document and returns its root. Reads no entities, DTD or addresses. Tolerates bare `&` and control
 * characters.
 *
 * @throws Refusal `broken` for unclosed or mismatched tags, xml-entity for declared entities
 */
export function parseXml(given: string, broken: RefusalCode, where = ''): XmlElement {
  const xml = given.replace(CONTROL, '');
  if (hasEntities(xml)) throw new Refusal('xml-entity', where);
  const top: XmlElement = { name: '', attributes: new Map(), children: [], text: '', content: [] };
  const open = [top];
  const texts: string[][] = [[]];
  const flush = (element: XmlElement): void => {
    const text = texts.at(-1)?.splice(0).join('') ?? '';
    if (text === '') return;
    element.content.push(text);
  };
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const parent = open.at(-1) ?? top;
        flush(parent);
        if (open.length > DEEPEST) throw new Refusal(broken, where);
        const element = { name, attributes: new Map(Object.entries(attributes)), children: [], text: '', content: [] };
        parent.children.push(element);
        parent.content.push(element);
        open.push(element);
        texts.push([]);
      },
      ontext(text) {
        texts.at(-1)?.push(text);
      },
      onclosetag(name, isImplied) {
        const element = open.pop();
        // Only `<a/>` may close without an end tag.
        const isWhole = !isImplied || xml.startsWith('/>', parser.endIndex - 1);
        if (!element || element.name !== name || !isWhole) throw new Refusal(broken, where);
        flush(element);
        texts.pop();
        element.text = element.content.filter((one) => typeof one === 'string').join('');
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.write(xml);
  parser.end();
  const [root] = top.children;
  if (!root || open.length > 1) throw new Refusal(broken, where);
  return root;
}

export const childrenOf = (element: XmlElement | undefined, name: string): XmlElement[] =>
  element?.children.filter((child) => localName(child.name) === name) ?? [];

export const childOf = (element: XmlElement | undefined, ...path: string[]): XmlElement | undefined => {
  let found = element;
  for (const name of path) found = found?.children.find((child) => localName(child.name) === name);
  return found;
};

export const attributeOf = (element: XmlElement | undefined, name: string): string =>
  element?.attributes.get(name) ?? '';

/** Yields the element and all elements below it that have this local name. */
export function* below(element: XmlElement, name: string): Generator<XmlElement> {
  const waiting = [element];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (localName(next.name) === name) yield next;
    waiting.push(...next.children.toReversed());
  }
}

/** All text inside, in order. */
export function textBelow(element: XmlElement | undefined): string {
  if (!element) return '';
  return element.content.map((one) => (typeof one === 'string' ? one : textBelow(one))).join('');
}
