import { Component as detail } from '../courses/courseDetail.tsx';
import { Component as list } from '../courses/courseList.tsx';

/** The course pages in one chunk, since readers move between them. */
export const learnPages = { list, detail };
