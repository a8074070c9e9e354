import { PROGRAMMING } from '@aosai/api/questions/kinds';
import { DEMO_EXAMS, ENDED_EXAM } from './demoExams.ts';
import { taskFolder } from '@aosai/content/loadPaper';
import { seedArticles } from './seedArticles.ts';
import { seedAttempts } from './seedAttempts.ts';
import { seedCourses } from './seedCourses.ts';
import { seedDrawn } from './seedDrawn.ts';
import { seedHandouts } from './seedHandouts.ts';
import { seedVideos } from './seedVideos.ts';
import { seedClass } from './seedClass.ts';
import { seedContests } from './seedContests.ts';
import { seedEntrants } from './seedEntrants.ts';
import { DEMO_CANDIDATES, demoEntrants, demoMemberIds } from './demoCandidates.ts';
import { HOMEWORK_PAPER, seedHomework } from './seedHomework.ts';
import { seedExam } from './seedExam.ts';
import { seedPapers } from './seedPapers.ts';
import { shippedPapers, type ShippedContent, shippedContent } from './shippedContent.ts';
import { shareShipped } from './shareShipped.ts';
import { seedPractice } from './seedPractice.ts';
import { seedPoints } from './seedPoints.ts';
import type { FileStorage } from '../adapters/storage/port.ts';
import type { TestDataStore } from '../adapters/testData/testDataStore.ts';
import type { Keys } from '../keys/keys.ts';
import { type DemoPeople, seedNewcomers, seedPeople } from './demoPeople.ts';
import type { Db } from '../db/open.ts';

/**
 * Seeds papers, exams, results, a class and points of the demo. Rows are created once; the windows of running and
 * announced exams and of the class move at each start, so that some exam is always open, to come and over.
 */
export async function seedExams(
  db: Db,
  testData: TestDataStore,
  now: Date,
  people: DemoPeople,
  shipped = shippedPapers(testData),
): Promise<void> {
  const { sources } = shipped;
  const rows = await seedPapers(db, { appId: people.appId, now }, shipped);
  const papers = new Map(
    sources.flatMap((source) => {
      const row = rows.get(source.key);
      return row ? [[source.key, { source, row }] as const] : [];
    }),
  );
  for (const demo of DEMO_EXAMS) {
    const paper = papers.get(demo.paper);
    // A paper that cannot be read was left out, and so is its exam.
    if (!paper) continue;
    const { source, row } = paper;
    const exam = await seedExam(db, people.appId, now, demo, { ...source, id: row.id });
    if (demo.key !== ENDED_EXAM) continue;
    await seedClass(db, now, people, [exam.id]);
    const ofHomework = papers.get(HOMEWORK_PAPER);
    if (ofHomework) await seedHomework(db, now, people, ofHomework);
    const tasks = source.sections.flatMap(({ questions }) => questions.filter(({ type }) => type === PROGRAMMING));
    const folders = tasks.map(({ key }) => taskFolder(demo.paper, key));
    await seedAttempts(db, now, {
      people,
      exam,
      paper: row,
      taskFolders: folders,
      candidates: DEMO_CANDIDATES,
      membersOf: async (tx) => {
        const { appId } = people;
        const named = await seedEntrants(tx, { appId, now: exam.startAt }, demoEntrants());
        return demoMemberIds(people, named);
      },
    });
  }
  await seedPoints(db, now, people);
}

interface DemoFiles {
  testData: TestDataStore;
  storage: FileStorage;
  /** Null at a later start. */
  ahead: ShippedContent | null;
}

/** Seeds people, exams and courses of the demo; later starts find them. */
export async function seedDemo(db: Db, { testData, storage, ahead }: DemoFiles, now: Date, keys: Keys): Promise<void> {
  const people = await seedPeople(db, keys, now);
  const { papers, courses, drawn } = ahead ?? shippedContent(testData);
  await seedExams(db, testData, now, people, papers);
  const place = { appId: people.appId, now };
  await seedCourses(db, testData, place, courses);
  await seedDrawn(db, testData, place, drawn);
  await seedPractice(db, now, people);
  await seedNewcomers(db, keys, now);
  await seedContests(db, now, people);
  await seedVideos(db, storage, place, courses.sources);
  await seedArticles(db, place);
  await seedHandouts(db, storage, place);
  // After the exams, because a question used in a formal exam is not shared.
  await shareShipped(db, place);
}
