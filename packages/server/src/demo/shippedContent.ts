import type { PaperSource } from '@aosai/api/papers/paperSource';
import { readableOf } from '@aosai/content/factsFile';
import type { CourseSource } from '@aosai/content/loadCourse';
import { loadPaper, PAPER_KEYS } from '@aosai/content/loadPaper';
import type { TestDataStore } from '../adapters/testData/testDataStore.ts';
import { keepPaper, type KeptPaper } from '../papers/storePaper.ts';
import { demoCourses, keepLessons, type KeptLessons, tellLeftOut } from './seedCourses.ts';
import { type DrawnGroup, drawnGroups } from './seedDrawn.ts';
import type { Shipment } from './shipment.ts';
import { type KeptQuestion, keepQuestions } from './storeLesson.ts';

/** All papers of the demo that can be read. */
export const shippedPapers = (testData: TestDataStore): Shipment<PaperSource, KeptPaper> => ({
  sources: readableOf(PAPER_KEYS, loadPaper, tellLeftOut),
  keep: (source) => keepPaper(testData, source),
});

/** All courses of the demo, or the given ones. */
export const shippedCourses = (
  testData: TestDataStore,
  sources: readonly CourseSource[] = demoCourses(),
): Shipment<CourseSource, KeptLessons> => ({ sources, keep: (source) => keepLessons(testData, source) });

/** Questions of all templates, or of the given ones. */
export const shippedDrawn = (
  testData: TestDataStore,
  sources: readonly DrawnGroup[] = drawnGroups(),
): Shipment<DrawnGroup, readonly KeptQuestion[]> => ({
  sources,
  keep: ({ stage, questions }) => keepQuestions(testData, stage, questions),
});

/** The content that the demo stores in the database. */
export interface ShippedContent {
  papers: ReturnType<typeof shippedPapers>;
  courses: ReturnType<typeof shippedCourses>;
  drawn: ReturnType<typeof shippedDrawn>;
}

/** Content that is made ready when it is asked for: a later start stores little of it. */
export const shippedContent = (testData: TestDataStore): ShippedContent => ({
  papers: shippedPapers(testData),
  courses: shippedCourses(testData),
  drawn: shippedDrawn(testData),
});
