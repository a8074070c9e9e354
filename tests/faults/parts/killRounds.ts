import { setTimeout as sleep } from 'node:timers/promises';
import { DEMO_PASSWORD } from '../../../packages/server/src/platform/demoReach/demoAccounts.ts';
import { openGespExam, sit } from '../../load/demoExam.ts';
import { type Person, signIn } from '../../support/apiClient.ts';
import { removeData, startProduct } from '../../support/product.ts';
import { adopt, examSaver, lostSaves, type Saver, saveUntilGone } from './savers.ts';

const STUDENTS = ['xuesheng', 'xuesheng2', 'xuesheng3', 'xuesheng4', 'xuesheng5', 'xuesheng6'];
const SHORTEST_LIFE_MS = 400;
const LONGEST_LIFE_MS = 1_600;
const LONGEST_WAIT_MS = 5_000;

export interface KillOutcome {
  /** A line for each acknowledged save that was missing after a restart. */
  lost: string[];
  acknowledgedCount: number;
  /** For each kill the time from the new start until every student is back in the room. */
  restartMs: number[];
}

async function nextAcknowledgement(savers: readonly Saver[]): Promise<void> {
  const count = () => savers.reduce((sum, { acknowledgedCount }) => sum + acknowledgedCount, 0);
  const before = count();
  const patienceMs = performance.now() + LONGEST_WAIT_MS;
  while (count() === before && performance.now() < patienceMs) await sleep(1);
}

/** Opens a saver for each student. */
export type SitDown = (people: readonly Person[], url: string) => Promise<Saver[]>;

const inExam: SitDown = async (people) => {
  const [first] = people;
  if (!first) throw new Error('there are no students');
  const place = await openGespExam(first);
  return (await Promise.all(people.map((person) => sit(person, place)))).map(examSaver);
};

/**
 * Repeatedly kills the server at random times while students save over the wire, starts it on the same data, and
 * compares its answers with all that it had acknowledged. `entry` starts another build of the server.
 */
export async function killRounds(
  rounds: number,
  { entry, sitDown = inExam }: { entry?: string; sitDown?: SitDown } = {},
): Promise<KillOutcome> {
  const build = entry === undefined ? {} : { entry };
  let product = await startProduct(build);
  const { url, dataFolder } = product;
  const lost: string[] = [];
  const restartMs: number[] = [];
  try {
    const people = await Promise.all(STUDENTS.map((account) => signIn(url, account, DEMO_PASSWORD)));
    const savers = await sitDown(people, url);
    for (let round = 0; round < rounds; round += 1) {
      const saving = Promise.all(savers.map(saveUntilGone));
      await sleep(SHORTEST_LIFE_MS + Math.random() * (LONGEST_LIFE_MS - SHORTEST_LIFE_MS));
      // Every other kill comes right after an acknowledgement, when a loss is most likely.
      if (round % 2 === 0) await nextAcknowledgement(savers);
      await product.kill();
      await saving;
      const startedMs = performance.now();
      product = await startProduct({ ...build, dataFolder, port: Number(new URL(url).port) });
      await Promise.all(
        savers.map(async (saver) => {
          const answers = await saver.comeBack();
          lost.push(...lostSaves(saver, answers));
          adopt(saver, answers);
        }),
      );
      restartMs.push(Math.round(performance.now() - startedMs));
    }
    const acknowledgedCount = savers.reduce((sum, saver) => sum + saver.acknowledgedCount, 0);
    return { lost, acknowledgedCount, restartMs };
  } finally {
    await product.kill();
    await removeData(product);
  }
}
