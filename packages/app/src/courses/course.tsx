import { useCurrent } from '../kit/context.ts';
import { coursesPage } from './coursesPage.ts';

const Platform = coursesPage('bms');
const School = coursesPage('edms');

/** /bms|edms/course */
export function Component() {
  return useCurrent()?.realm === 'user' ? <Platform /> : <School />;
}
