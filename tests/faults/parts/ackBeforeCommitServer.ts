// The product with a broken control: `save` answers before its transaction commits. The kill tests must detect it.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../../../packages/server/src/db/open.ts';
import { examMemberQuestion } from '../../../packages/server/src/exams/marking/examMemberQuestion.ts';
import { homeworkMemberQuestion } from '../../../packages/server/src/homework/answers/homeworkMemberQuestion.ts';

/** Much longer than a busy machine takes to kill the process. */
const COMMIT_DELAY_MS = 300;

/** Wraps a database so that transactions return their result before they commit. */
function answeringEarly(db: Db): Db {
  const transaction: Db['transaction'] = (work, config) =>
    new Promise((resolve, reject) => {
      db.transaction(async (tx) => {
        const result = await work(tx);
        resolve(result);
        await sleep(COMMIT_DELAY_MS);
        return result;
      }, config).catch(reject);
    });
  return Object.create(db, { transaction: { value: transaction } }) as Db;
}

const { save } = examMemberQuestion;
examMemberQuestion.save = (context, input) => save({ ...context, db: answeringEarly(context.db) }, input);
const { save: saveHomework } = homeworkMemberQuestion;
homeworkMemberQuestion.save = (context, input) => saveHomework({ ...context, db: answeringEarly(context.db) }, input);

await import('../../../packages/server/src/main.ts');
