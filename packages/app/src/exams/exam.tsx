import { useCurrent } from '../kit/context.ts';
import { examsPage } from './examsPage.ts';

const Platform = examsPage('bms');
const School = examsPage('edms');

/** /bms|edms/exam: the platform's exams, or those of a school and its teachers. */
export function Component() {
  return useCurrent()?.realm === 'user' ? <Platform /> : <School />;
}
