import { useCurrent } from '../kit/context.ts';
import { papersPage } from './papersPage.ts';

const Platform = papersPage('bms');
const School = papersPage('edms');

/** /bms|edms/examPaper: the platform's papers, or those of a school and its teachers. */
export function Component() {
  return useCurrent()?.realm === 'user' ? <Platform /> : <School />;
}
