import { Component as detail } from './routes/course/detail.tsx';
import { Component as list } from './routes/course/list.tsx';

/** The course pages in one chunk, since readers move between them. */
export const learnPages = { list, detail };
