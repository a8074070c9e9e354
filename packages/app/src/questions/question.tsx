import { useCurrent } from '../kit/context.ts';
import { bankPage } from './bankPage.ts';

const Platform = bankPage('bms');
const School = bankPage('edms');

/** /bms|edms/question: the question bank of the platform, or of a school and its teachers. */
export function Component() {
  return useCurrent()?.realm === 'user' ? <Platform /> : <School />;
}
