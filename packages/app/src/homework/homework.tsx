import { useCurrent } from '../kit/context.ts';
import { homeworkPage } from './homeworkPage.ts';

const Platform = homeworkPage('bms');
const School = homeworkPage('edms');

/** /bms|edms/homework: the platform's homework, or that of a school and its teachers. */
export function Component() {
  return useCurrent()?.realm === 'user' ? <Platform /> : <School />;
}
