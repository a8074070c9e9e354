import { Component as chapter } from './routes/chapter/detail.tsx';
import { Component as home } from './routes/play/home.tsx';
import { Component as run } from './routes/play/run.tsx';
import { Component as question } from './routes/question/detail.tsx';

/** The pages of practice in one chunk: they show the same question in other company. */
export const practicePages = { home, run, chapter, question };
