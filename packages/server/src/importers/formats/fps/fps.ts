import type { FileFormat } from '../../format.ts';
import { xmlItems } from '../../text/xmlItems.ts';
import { fpsItem } from './fpsItem.ts';

/** FPS, the exchange format of HUSTOJ and its kin: many items in one XML file, the test data inside. */
export const fps: FileFormat = {
  name: 'fps',
  items: (bytes) => xmlItems(bytes, { name: 'item', root: 'fps' }, fpsItem),
};
