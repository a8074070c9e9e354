import type { ItemSource } from '../../format.ts';
import { ItemReport } from '../../itemReport.ts';
import { Refusal } from '../../notes.ts';
import { xmlElements, type XmlItem } from '../../text/xmlItems.ts';
import { fpsItem } from './fpsItem.ts';
import { hustojText, isHustojText } from './hustojText.ts';

const task = ({ key, element }: XmlItem): ItemSource => ({
  key,
  read: async (report) => fpsItem(element(report), report),
});

/** The questions of an item that HUSTOJ compares as text; null for a programming task and for an unreadable item. */
function textsOf(item: XmlItem): ItemSource[] | null {
  if (!item.holds('Text')) return null;
  try {
    const element = item.element(new ItemReport());
    return isHustojText(element) ? hustojText(item.key, element) : null;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** Reads FPS, the exchange format of HUSTOJ and related systems: many items in one XML file, test data included. */
export function* fps(bytes: Buffer): Generator<ItemSource> {
  for (const item of xmlElements(bytes, { name: 'item', root: 'fps' })) yield* textsOf(item) ?? [task(item)];
}
