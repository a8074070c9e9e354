import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { hasBody } from '@aosai/api/questions/kinds';
import { type KeptData, openTestData, type TestDataStore } from '../adapters/testData/testDataStore.ts';
import type { WriteOrder } from '../adapters/testData/writeThread.ts';
import { startThread } from '../base/startThread.ts';
import { demoPwdHash } from './demoPeople.ts';
import { keptAhead } from './shipment.ts';
import { type ShippedContent, shippedContent } from './shippedContent.ts';

/** The test data of all tasks, each text once. */
function testDataIn({ papers, courses }: ShippedContent): Set<string> {
  const questions = [
    ...papers.sources.flatMap(({ sections }) => sections.flatMap((section) => section.questions)),
    ...courses.sources.flatMap(({ lessons }) => lessons.flatMap((lesson) => lesson.questions)),
  ];
  const cases = questions.flatMap((one) => (hasBody(one, 'task') ? one.cases : []));
  return new Set(cases.flatMap(({ input, expected }) => [input, expected]));
}

const keptAs = (text: string): KeptData => {
  const bytes = Buffer.from(text);
  return { sha: createHash('sha256').update(bytes).digest('hex'), bytes: bytes.byteLength };
};

/** Writes texts to the folder; `written` rejects if that fails. */
function writeOnThread(folder: string, texts: ReadonlySet<string>): { written: Promise<void>; stop(): Promise<void> } {
  const files = [...texts].map((text) => ({ name: keptAs(text).sha, text }));
  const thread = startThread(new URL('../adapters/testData/writeThread.ts', import.meta.url), {
    workerData: { folder, files } satisfies WriteOrder,
    execArgv: [],
  });
  const written = once(thread, 'message').then(() => undefined);
  // A failure is for those who wait for the files, who come later.
  void Promise.allSettled([written]);
  return {
    written,
    stop: async () => {
      await thread.terminate();
    },
  };
}

interface ShippedAhead {
  content: ShippedContent;
  /** Ends the writing, also of a start that fails. */
  stop(): Promise<void>;
}

/**
 * The content for a new data folder. A first start waits seconds for its new database: meanwhile a thread writes the
 * ten thousand files of test data, and this thread prepares the rows and the accounts' password. The files are not flushed to the disk (fsync),
 * as those of an embedded database are not.
 */
export function shippedAhead(testDataFolder: string): ShippedAhead {
  // Made on a thread of Node's own.
  void demoPwdHash();
  const store = openTestData(testDataFolder);
  let given: ReadonlySet<string> = new Set();
  const early: TestDataStore = {
    ...store,
    keep: async (data) => (typeof data === 'string' && given.has(data) ? keptAs(data) : store.keep(data)),
  };
  const content = shippedContent(early);
  given = testDataIn(content);
  const { written, stop } = writeOnThread(testDataFolder, given);
  const papers = keptAhead(content.papers, { after: Promise.resolve(), written });
  const courses = keptAhead(content.courses, { after: papers.done, written });
  const drawn = keptAhead(content.drawn, { after: courses.done, written });
  return { content: { papers, courses, drawn }, stop };
}
