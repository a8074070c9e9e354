import type { QuestionDraft } from '../draft.ts';
import type { ItemSource } from '../format.ts';
import type { ItemReport } from '../itemReport.ts';
import { Refusal } from '../notes.ts';
import { cutItems, type ItemCut } from './cutItems.ts';
import { decodeText } from './decodeText.ts';
import { declaredEncoding, isSloppy, parseXml, type XmlElement } from './xmlTree.ts';

const HEAD_BYTES = 256;
const TITLE = /<(?:title|name)>\s*(?:<text>\s*)?(?:<!\[CDATA\[)?\s*([^<\]]{1,200})/;
const isUtf16 = (bytes: Buffer): boolean => /^(?:fffe|feff)/.test(bytes.toString('hex', 0, 2));

interface Named {
  name: string;
  root: string;
  skip?: RegExp;
}

/** An element of a file, parsed only when `element` is called. */
export interface XmlItem {
  key: string;
  /** Whether its bytes contain these ASCII characters. */
  holds(sign: string): boolean;
  /** @throws Refusal question-broken */
  element(report: ItemReport): XmlElement;
}

/**
 * Finds the elements of this name in an XML file. Each is parsed separately and on demand, so that a broken one does
 * not affect the others.
 *
 * @throws Refusal for a file that declares entities, or has no such element
 */
export function xmlElements(given: Buffer, { name, root, skip }: Named): XmlItem[] {
  const bytes = isUtf16(given) ? Buffer.from(decodeText(given)?.text ?? '') : given;
  const declared = isUtf16(given) ? undefined : declaredEncoding(bytes.toString('latin1', 0, HEAD_BYTES));
  const { items, hasEntities } = cutItems(bytes, name);
  if (hasEntities) throw new Refusal('xml-entity');
  if (items.length === 0) throw new Refusal(bytes.includes(`</${root}>`) ? 'nothing-found' : 'xml-broken');
  const isAsked = ({ start }: ItemCut): boolean => !skip?.test(bytes.toString('latin1', start, start + HEAD_BYTES));
  return items.filter(isAsked).map(({ start, end, isBroken }, at) => ({
    key: String(at + 1),
    holds: (sign) => bytes.subarray(start, end).includes(sign),
    element(report) {
      const decoded = decodeText(bytes.subarray(start, end), declared);
      if (!decoded) throw new Refusal('question-broken', '编码');
      report.title = TITLE.exec(decoded.text)?.[1]?.trim() ?? null;
      if (isBroken) throw new Refusal('question-broken');
      if (decoded.guessed) report.note('encoding-guessed');
      if (isSloppy(decoded.text)) report.note('xml-mended');
      return parseXml(decoded.text, 'question-broken');
    },
  }));
}

/** Like `xmlElements`, with one question per element. */
export const xmlItems = (
  bytes: Buffer,
  named: Named,
  read: (element: XmlElement, report: ItemReport) => Promise<QuestionDraft> | QuestionDraft,
): ItemSource[] =>
  xmlElements(bytes, named).map(({ key, element }) => ({
    key,
    read: async (report) => read(element(report), report),
  }));
