import { lessonMarkdown } from '@aosai/api/courses/lessonMarkdown';
import { safeMarkdown } from '../kit/office/previewMarkdown.ts';

const markdown = safeMarkdown().use(lessonMarkdown);

/** The notes of a unit with their blocks, as the server renders them when saved, except for formulas. */
export const previewLesson = (text: string): string => markdown.render(text).trim();
