import { useCurrent } from '../kit/context.ts';
import { chaptersPage } from './chaptersPage.ts';

const Platform = chaptersPage('bms');
const School = chaptersPage('edms');

/** /bms|edms/chapter */
export function Component() {
  return useCurrent()?.realm === 'user' ? <Platform /> : <School />;
}
