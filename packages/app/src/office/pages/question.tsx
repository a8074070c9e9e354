import { useCurrent } from '../../context.ts';
import { bankPage } from '../bankPage.ts';

const Platform = bankPage('bms');
const School = bankPage('edms');

/** /bms|edms/question: the bank as operators see it, and as a school and its teachers do. */
export function Component() {
  return useCurrent()?.realm === 'user' ? <Platform /> : <School />;
}
