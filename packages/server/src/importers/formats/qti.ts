import type { Folder } from '../files/folder.ts';
import type { FileReader, ItemSource } from '../format.ts';
import { Images } from '../images.ts';
import { IMPORT_LIMITS } from '../limits.ts';
import { Refusal } from '../notes.ts';
import { decodeText } from '../text/decodeText.ts';
import { below, declaredEncoding, parseXml, type XmlElement } from '../text/xmlTree.ts';
import { qti1Question } from './qti1.ts';
import { qti2Question } from './qti2.ts';

function rootOf(bytes: Buffer, where: string): XmlElement {
  const decoded = decodeText(bytes, declaredEncoding(bytes.toString('latin1', 0, 256)));
  if (!decoded) throw new Refusal('xml-broken', where);
  return parseXml(decoded.text, 'xml-broken', where);
}

const isQti = (head: string): boolean => /<(?:\w+:)?(?:questestinterop|assessmentItem)[\s>]/.test(head);

function questionsIn(root: XmlElement, key: (at: number) => string, folder: Folder | null, path: string): ItemSource[] {
  const place = path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '';
  const source = (element: XmlElement, at: number, read: typeof qti1Question): ItemSource => ({
    key: key(at),
    async read(report) {
      const images = new Images(report);
      if (folder) {
        const sources = [...below(element, 'img')].map((image) => `<img src="${image.attributes.get('src') ?? ''}">`);
        const objects = [...below(element, 'object')].map((one) => `<img src="${one.attributes.get('data') ?? ''}">`);
        const others = [...below(element, 'matimage')].map((one) => `<img src="${one.attributes.get('uri') ?? ''}">`);
        const inTexts = [...below(element, 'mattext')].map(({ text }) => text.replaceAll('$IMS-CC-FILEBASE$/', ''));
        await images.fromFolder(folder, [place, ''], [...sources, ...objects, ...others, ...inTexts]);
      }
      return read(element, images, report);
    },
  });
  const second = [...below(root, 'assessmentItem')].map((item, at) => source(item, at, qti2Question));
  return second.length > 0 ? second : [...below(root, 'item')].map((item, at) => source(item, at, qti1Question));
}

/** Reads a single file: QTI 1.2, or an item of QTI 2. */
export const qtiFile: FileReader = (bytes) => questionsIn(rootOf(bytes, ''), (at) => String(at + 1), null, '');

/** Reads packages of QTI as Canvas, Blackboard, TAO and others write them. */
export async function* qti(folder: Folder): AsyncGenerator<ItemSource> {
  let count = 0;
  for (const path of folder.paths) {
    if (!/\.(?:xml|qti)$/i.test(path) || path === 'imsmanifest.xml') continue;
    const bytes = await folder.read(path, IMPORT_LIMITS.caseBytes);
    if (!isQti(bytes.toString('utf8', 0, 4096))) continue;
    const before = count;
    const sources = ((): ItemSource[] => {
      try {
        return questionsIn(rootOf(bytes, path), (at) => String(before + at + 1), folder, path);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        return [{ key: String(before + 1), read: () => Promise.reject(error) }];
      }
    })();
    count += sources.length;
    yield* sources;
  }
}
