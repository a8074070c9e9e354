import { forwardSearch } from './forwardSearch.ts';

/** The byte range of one item in an XML file; broken if it is not closed. */
export interface ItemCut {
  start: number;
  end: number;
  isBroken: boolean;
}

interface ItemsCut {
  items: ItemCut[];
  hasEntities: boolean;
}

const CDATA = Buffer.from('<![CDATA[');
const CDATA_END = Buffer.from(']]>');
const COMMENT = Buffer.from('<!--');
const COMMENT_END = Buffer.from('-->');
const ENTITY = Buffer.from('<!ENTITY');
const NAME_ENDS = new Set(Buffer.from(' \t\r\n/>'));

const isAt = (bytes: Buffer, at: number, sign: Buffer): boolean => bytes.subarray(at, at + sign.length).equals(sign);

/**
 * Cuts a file into its elements of this name without parsing it, so that a broken element does not affect the others.
 * Reads the bytes once and skips CDATA and comments. An unclosed CDATA section would swallow the items after it: if an
 * item ends inside a section and another section begins before it ends, the section and its item are broken.
 */
export function cutItems(bytes: Buffer, name: string): ItemsCut {
  const [itemStart, itemEnd] = [Buffer.from(`<${name}`), Buffer.from(`</${name}>`)];
  const [cdataEnd, commentEnd] = [forwardSearch(bytes, CDATA_END), forwardSearch(bytes, COMMENT_END)];
  const [nextItemEnd, nextCdata] = [forwardSearch(bytes, itemEnd), forwardSearch(bytes, CDATA)];
  const items: ItemCut[] = [];
  let hasEntities = false;
  let open: ItemCut[] = [];
  const close = (end: number, isBroken: boolean): void => {
    items.push(...open.map((one) => ({ start: one.start, end, isBroken: one.isBroken || isBroken })));
    open = [];
  };
  for (let at = bytes.indexOf('<'); at !== -1; at = bytes.indexOf('<', at)) {
    if (isAt(bytes, at, CDATA)) {
      const from = at + CDATA.length;
      const [end, closing] = [cdataEnd(from), nextItemEnd(from)];
      const isBroken = end === bytes.length || (closing < end && nextCdata(closing) < end);
      if (isBroken) open = open.map((one) => ({ ...one, isBroken }));
      at = isBroken ? closing : end + CDATA_END.length;
    } else if (isAt(bytes, at, COMMENT)) {
      at = commentEnd(at) + COMMENT_END.length;
    } else if (isAt(bytes, at, itemStart) && NAME_ENDS.has(bytes[at + itemStart.length] ?? 0)) {
      close(at, true);
      open = [{ start: at, end: at, isBroken: false }];
      at += itemStart.length;
    } else if (isAt(bytes, at, itemEnd)) {
      at += itemEnd.length;
      close(at, false);
    } else {
      hasEntities ||= isAt(bytes, at, ENTITY);
      at += 1;
    }
  }
  close(bytes.length, true);
  return { items, hasEntities };
}
