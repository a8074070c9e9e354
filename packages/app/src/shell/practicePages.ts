import { Component as chapter } from '../practice/chapter.tsx';
import { Component as home } from '../practice/home.tsx';
import { Component as run } from '../practice/run.tsx';
import { Component as question } from '../practice/question.tsx';

/** The practice pages in one chunk, as they share the question. */
export const practicePages = { home, run, chapter, question };
