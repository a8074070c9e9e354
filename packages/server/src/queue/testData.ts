import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { TestCase } from '@aosai/api/domain/judging';
import type { RemoteCase } from '@aosai/api/domain/remoteJudging';
import type { Db } from '../db/open.ts';
import { type ProgrammingSpec, questionVersion, submission } from '../db/schema/exam.ts';

/** Hashing a large task takes a while and every job of an exam asks for the same few. */
const KEPT_VERSIONS = 16;

interface NamedData {
  spec: ProgrammingSpec;
  textOf: ReadonlyMap<string, string>;
}

interface Task extends NamedData {
  updatedAt: number;
}

export interface TestDataStore {
  /** The task with its cases named by the hashes of their data. */
  nameCases(
    appId: string,
    questionVersionId: string,
  ): Promise<{ spec: ProgrammingSpec; hashed(cases: TestCase[]): RemoteCase[] }>;
  /** One piece of data of the task that this submission answers; null when it has none of that hash. */
  find(appId: string, submissionId: string, hash: string): Promise<Buffer | null>;
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

export function openTestData(db: Db): TestDataStore {
  const kept = new Map<string, Task>();

  async function taskOf(appId: string, id: string): Promise<Task> {
    const where = and(eq(questionVersion.appId, appId), eq(questionVersion.id, id));
    const [row] = await db.select({ updatedAt: questionVersion.updatedAt }).from(questionVersion).where(where);
    const key = `${appId}/${id}`;
    const known = kept.get(key);
    kept.delete(key);
    if (known && known.updatedAt === row?.updatedAt.getTime()) {
      kept.set(key, known);
      return known;
    }
    const [full] = await db
      .select({ programming: questionVersion.programming, updatedAt: questionVersion.updatedAt })
      .from(questionVersion)
      .where(where);
    if (!full?.programming) throw new Error(`question version ${id} has no programming task`);
    const texts = full.programming.cases.flatMap(({ input, expected }) => [input, expected]);
    const task: Task = {
      spec: full.programming,
      updatedAt: full.updatedAt.getTime(),
      textOf: new Map(texts.map((text) => [sha256(text), text])),
    };
    kept.set(key, task);
    const [oldest] = kept.keys();
    if (kept.size > KEPT_VERSIONS && oldest !== undefined) kept.delete(oldest);
    return task;
  }

  return {
    nameCases: async (appId, questionVersionId) => {
      const { spec, textOf } = await taskOf(appId, questionVersionId);
      const hashOf = new Map([...textOf].map(([hash, text]) => [text, hash]));
      return {
        spec,
        hashed: (cases) =>
          cases.map(({ input, expected, ...rest }) => ({
            ...rest,
            inputHash: hashOf.get(input) ?? sha256(input),
            expectedHash: hashOf.get(expected) ?? sha256(expected),
          })),
      };
    },
    find: async (appId, submissionId, hash) => {
      const [row] = await db
        .select({ questionVersionId: submission.questionVersionId })
        .from(submission)
        .where(and(eq(submission.appId, appId), eq(submission.id, submissionId), eq(submission.state, 'judging')));
      if (!row) return null;
      const text = (await taskOf(appId, row.questionVersionId)).textOf.get(hash);
      return text === undefined ? null : Buffer.from(text);
    },
  };
}
