import { Component as detail } from './routes/course/detail.tsx';
import { Component as list } from './routes/course/list.tsx';

/** The pages of courses in one chunk: anyone who opens one goes on to the others. */
export const learnPages = { list, detail };
