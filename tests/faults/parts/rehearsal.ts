import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { DEMO_PASSWORD } from '../../../packages/server/src/platform/demoReach/demoAccounts.ts';
import { openGespExam, sit } from '../../load/demoExam.ts';
import { signIn } from '../../support/apiClient.ts';
import { removeData, startProduct } from '../../support/product.ts';
import { examSaver, type Saver, saveUntilGone } from './savers.ts';

const root = join(import.meta.dirname, '../../..');
const STUDENTS = ['xuesheng', 'xuesheng2', 'xuesheng3', 'xuesheng4'];
/** Saves go on for this long after the backup, so that it cannot hold everything. */
const AFTER_MS = 2_000;

/** An acknowledged save and when its reply arrived. */
interface Acknowledgement {
  questionId: string;
  revision: number;
  atMs: number;
}

/** Notes when each save is acknowledged. */
function noted(saver: Saver): Acknowledgement[] {
  const notes: Acknowledgement[] = [];
  const { send } = saver;
  saver.send = async (offer) => {
    const reply = await send(offer);
    const atMs = Date.now();
    for (const item of reply.revisions)
      if (!item.conflict) notes.push({ questionId: offer.questionId, revision: item.revision, atMs });
    return reply;
  };
  return notes;
}

async function command(args: readonly string[], env: Record<string, string>): Promise<string> {
  const path = join(root, 'scripts/backup.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [path, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
  });
  return stdout;
}

export interface Rehearsal {
  /** Saves acknowledged before the backup's moment that the restored server does not have. */
  lost: string[];
  /** How many had to be there, and how many came later. */
  before: number;
  after: number;
  /** What the copy answered to a save, and whether it said what it is, while it was a standby. */
  standby: { save: unknown; ready: unknown };
}

/**
 * Backs up the running product while students save, kills it, restores the backup into an empty folder, looks at it as a
 * standby, and compares it with all that was acknowledged. `claimsAll` breaks the backup: it then claims every save.
 */
export async function rehearse({ claimsAll = false } = {}): Promise<Rehearsal> {
  let product = await startProduct();
  const { url, dataFolder } = product;
  const port = Number(new URL(url).port);
  const target = await mkdtemp(join(tmpdir(), 'aosai-restored-'));
  try {
    const people = await Promise.all(STUDENTS.map((account) => signIn(url, account, DEMO_PASSWORD)));
    const [first] = people;
    if (!first) throw new Error('there are no students');
    const place = await openGespExam(first);
    const savers = (await Promise.all(people.map((person) => sit(person, place)))).map(examSaver);
    const notes = savers.map(noted);
    const saving = Promise.all(savers.map(saveUntilGone));
    await sleep(AFTER_MS);
    const told = await command(['take'], { AOSAI_DATA: dataFolder });
    const backup = /备份完成\s+(\S+)/.exec(told)?.[1] ?? '';
    await sleep(AFTER_MS);
    await product.kill();
    await saving;

    const list = join(backup, 'manifest.json');
    const manifest = JSON.parse(await readFile(list, 'utf8')) as { at: string };
    if (claimsAll) await writeFile(list, JSON.stringify({ ...manifest, at: new Date().toISOString() }));
    await command(['verify', backup], { AOSAI_DATA: dataFolder });
    await command(['restore', backup, '--keys', join(dataFolder, 'keys')], { AOSAI_DATA: target });
    const { at } = JSON.parse(await readFile(list, 'utf8')) as { at: string };

    product = await startProduct({ dataFolder: target, port, env: { AOSAI_STANDBY: '1' } });
    const ready: unknown = await (await fetch(`${url}/ready`)).json();
    const save = await savers[0]?.comeBack().catch((error: unknown) => (error as { code?: string }).code);
    await product.stop();

    product = await startProduct({ dataFolder: target, port });
    const lost: string[] = [];
    const pointMs = Date.parse(at);
    for (const [no, saver] of savers.entries()) {
      const stored = new Map((await saver.comeBack()).map(({ questionId, revision }) => [questionId, revision]));
      for (const { questionId, revision, atMs } of notes[no] ?? [])
        if (atMs <= pointMs && (stored.get(questionId) ?? 0) < revision)
          lost.push(`${saver.name} ${questionId}: acknowledged ${revision}, restored ${stored.get(questionId) ?? 0}`);
    }
    const all = notes.flat();
    const before = all.filter(({ atMs }) => atMs <= pointMs).length;
    return { lost, before, after: all.length - before, standby: { save, ready } };
  } finally {
    await product.kill();
    await removeData({ ...product, dataFolder });
    await rm(target, { recursive: true, force: true });
  }
}
