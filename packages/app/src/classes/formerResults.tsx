import { leadsTo } from './leadsTo.tsx';

/** /edms/memberGradeSettlement?grade=01…: formerly the term reports of all classes. */
export const Component = leadsTo('results');
