import { PGlite } from '@electric-sql/pglite';
import { instantsAsText } from './instantsAsText.ts';
import { BEGIN, openStatements, type Statement } from './statements.ts';
import { type EmbeddedClient, ENDED, statementQueue } from './statementQueue.ts';

type Run = ReturnType<typeof openStatements>;

/** Closed and emptied databases to reuse: loading a new one takes five times as long as emptying one. */
const idle: Run[] = [];

async function load(contents: Blob): Promise<Run> {
  const client = await PGlite.create({ dataDir: 'memory://', loadDataDir: contents });
  instantsAsText(client);
  return openStatements(client);
}

const plain = (text: string): Statement => ({ text, params: [], rowMode: 'array' });
const ROLLBACK = plain('rollback');
const EMPTY = plain(`do $$
declare used text := '';
        held boolean;
        name text;
begin
  for name in select format('%I', tablename) from pg_tables where schemaname = 'public' loop
    execute format('select exists (select from %s)', name) into held;
    if held then used := used || ',' || name; end if;
  end loop;
  if used <> '' then execute 'truncate ' || substr(used, 2) || ' restart identity cascade'; end if;
end $$`);

/**
 * Opens an embedded database in memory, for tests. `contents` is the dump of an empty database and must be the same for
 * the whole process. Statements run as in `openThreadClient`, but without a thread.
 */
export async function openMemoryClient(contents: Blob): Promise<EmbeddedClient> {
  const run = idle.pop() ?? (await load(contents));
  let isClosed = false;
  let last: Promise<unknown> = Promise.resolve();

  const next = <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(() => {
      if (isClosed) throw new Error(ENDED);
      return work();
    });
    last = done.catch(() => undefined);
    return done;
  };
  return {
    ...statementQueue((text, params = [], { rowMode = 'object', begins = false } = {}) =>
      next(async () => {
        if (begins) await run(BEGIN);
        return run({ text, params, rowMode });
      }),
    ),
    close: () =>
      next(async () => {
        isClosed = true;
        await run(ROLLBACK);
        await run(EMPTY);
        idle.push(run);
      }),
  };
}
