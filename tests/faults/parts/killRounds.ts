import { setTimeout as sleep } from 'node:timers/promises';
import { DEMO_PASSWORD } from '../../../packages/server/src/db/demoAccounts.ts';
import { openGespExam, sit } from '../../load/demoExam.ts';
import { type Person, signIn } from '../../support/apiClient.ts';
import { removeData, startProduct } from '../../support/product.ts';
import { adopt, examSaver, lostSaves, type Saver, saveUntilGone } from './savers.ts';

const STUDENTS = ['xuesheng', 'xuesheng2', 'xuesheng3', 'xuesheng4', 'xuesheng5', 'xuesheng6'];
const SHORTEST_LIFE_MS = 400;
const LONGEST_LIFE_MS = 1_600;
const LONGEST_WAIT_MS = 5_000;

export interface KillOutcome {
  /** One line for each acknowledged save that was not there after a restart. */
  lost: string[];
  acknowledgedCount: number;
  /** From the start of the process until every student is back in the room, after each kill. */
  restartMs: number[];
}

async function nextAcknowledgement(savers: readonly Saver[]): Promise<void> {
  const count = () => savers.reduce((sum, { acknowledgedCount }) => sum + acknowledgedCount, 0);
  const before = count();
  const patienceMs = performance.now() + LONGEST_WAIT_MS;
  while (count() === before && performance.now() < patienceMs) await sleep(1);
}

/** How the students come to what they save in. */
export type SitDown = (people: readonly Person[], url: string) => Promise<Saver[]>;

const inExam: SitDown = async (people) => {
  const [first] = people;
  if (!first) throw new Error('there are no students');
  const place = await openGespExam(first);
  return (await Promise.all(people.map((person) => sit(person, place)))).map(examSaver);
};

/**
 * Kills the server again and again while students save over the wire, at another moment each time, starts it on the
 * same data, and compares what it has with everything that it had acknowledged. `entry` is another build of it.
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
      // Every other kill comes at any moment, the rest right behind an acknowledgement, when it matters most.
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
