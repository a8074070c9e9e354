import * as z from 'zod/mini';
import { room as roomSchema } from '@aosai/api/exams/attempt.contract';
import { sectionsText } from '../../papers/sectionsText.ts';
import type { OpenRoom } from './room.ts';

const withoutSections = z.omit(roomSchema, { sections: true });

/** The room as JSON: the attempt's part is validated and written here, the paper's part is cached text. */
export function roomText({ sections, ...own }: OpenRoom): string {
  const head = JSON.stringify(z.parse(withoutSections, own));
  return `${head.slice(0, -1)},"sections":${sectionsText(sections)}}`;
}
