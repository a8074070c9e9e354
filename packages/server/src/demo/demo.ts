import { PROGRAMMING } from '@aosai/api/questions/kinds';
import { DEMO_EXAMS, ENDED_EXAM } from './demoExams.ts';
import { taskFolder } from '@aosai/content/loadPaper';
import { seedArticles } from './seedArticles.ts';
import { seedAttempts } from './seedAttempts.ts';
import { seedCourses } from './seedCourses.ts';
import { seedDrawn } from './seedDrawn.ts';
import { seedHandouts } from './seedHandouts.ts';
import { seedVideos } from './seedVideos.ts';
import { seedClass, seedPricedClass } from './seedClass.ts';
import { seedMessages } from './seedMessages.ts';
import { seedOrders } from './seedOrders.ts';
import type { EngineCall, Registries } from '../kit/engineCall.ts';
import type { Ledger } from '../adapters/payment/sandbox/ledger.ts';
import { seedClassExam } from './seedClassExam.ts';
import { seedContests } from './seedContests.ts';
import { seedEntrants } from './seedEntrants.ts';
import { DEMO_CANDIDATES, demoEntrants, demoMemberIds } from './demoCandidates.ts';
import { HOMEWORK_PAPER, seedHomework } from './seedHomework.ts';
import { seedExam } from './seedExam.ts';
import { seedPapers } from './seedPapers.ts';
import { shippedPapers, type ShippedContent, shippedContent } from './shippedContent.ts';
import { shareShipped } from './shareShipped.ts';
import { seedPlan, seedPractice } from './seedPractice.ts';
import type { FileStorage } from '../adapters/storage/port.ts';
import type { TestDataStore } from '../adapters/testData/testDataStore.ts';
import type { Keys } from '../keys/keys.ts';
import { type DemoPeople, seedNewcomers, seedParents, seedPeople } from './demoPeople.ts';
import type { Db } from '../db/open.ts';

/**
 * Seeds papers, exams, results and classes of the demo. Rows are created once; the windows of running and
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
    await seedPricedClass(db, now, people);
    const ofHomework = papers.get(HOMEWORK_PAPER);
    if (ofHomework) {
      await seedHomework(db, now, people, ofHomework);
      await seedClassExam(db, now, people, ofHomework);
    }
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
        return demoMemberIds(people, DEMO_CANDIDATES, named);
      },
    });
  }
}

interface DemoFiles {
  testData: TestDataStore;
  storage: FileStorage;
  /** Opens what the sandbox of payments remembers. */
  openLedger: () => Ledger;
  registries: Registries;
  /** Null at a later start. */
  ahead: ShippedContent | null;
}

/** Seeds people, exams, courses and four weeks of history of the demo; later starts find them. */
export async function seedDemo(db: Db, files: DemoFiles, now: Date, keys: Keys): Promise<void> {
  const { testData, storage, openLedger, registries, ahead } = files;
  const people = await seedPeople(db, keys, now);
  const { papers, courses, drawn } = ahead ?? shippedContent(testData);
  await seedExams(db, testData, now, people, papers);
  const place = { appId: people.appId, now };
  await seedCourses(db, testData, place, courses);
  await seedDrawn(db, testData, place, drawn);
  await seedPractice(db, now, people);
  const callAt = (time: Date): EngineCall => ({
    db,
    appId: people.appId,
    now: time,
    // Nobody listens before the start, and nothing waits to be judged.
    services: { now: () => time, wakeQueue: () => {}, publish: () => {}, testData, registries },
    attemptSecret: keys.attemptSecret,
  });
  await seedPlan(callAt(now), people.studentId);
  await seedParents(db, keys, now, people);
  await seedOrders(callAt, now, { people, openLedger });
  await seedMessages(db, now, people);
  await seedNewcomers(db, keys, now);
  await seedContests(db, now, people);
  await seedVideos(db, storage, place, courses.sources);
  await seedArticles(db, place);
  await seedHandouts(db, storage, place);
  // After the exams, because a question used in a formal exam is not shared.
  await shareShipped(db, place);
}
