import { Component as chapter } from '../chapter/detail.tsx';
import { Component as detail } from './detail.tsx';
import { Component as list } from './list.tsx';

/** The pages of courses in one chunk: whoever opens one goes on to the others. */
export const learnPages = { list, detail, chapter };
