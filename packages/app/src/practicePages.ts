import { Component as chapter } from './routes/chapter/detail.tsx';
import { Component as home } from './routes/play/home.tsx';
import { Component as run } from './routes/play/run.tsx';
import { Component as question } from './routes/question/detail.tsx';

/** The practice pages in one chunk, as they share the question. */
export const practicePages = { home, run, chapter, question };
