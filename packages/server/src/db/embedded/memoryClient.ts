import { PGlite } from '@electric-sql/pglite';
import { instantsAsText } from './instantsAsText.ts';
import type { StatementResult } from './messages.ts';
import { BEGIN, openStatements, runScript, type Statement } from './statements.ts';
import { type EmbeddedClient, ENDED, statementQueue } from './statementQueue.ts';

interface Loaded {
  run: ReturnType<typeof openStatements>;
  script(text: string): Promise<StatementResult>;
}

/** Closed and emptied databases to reuse: loading a new one takes five times as long as emptying one. */
const idle: Loaded[] = [];

async function load(contents: Blob): Promise<Loaded> {
  const client = await PGlite.create({ dataDir: 'memory://', loadDataDir: contents });
  instantsAsText(client);
  return { run: openStatements(client), script: (text) => runScript(client, text) };
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
  const loaded = idle.pop() ?? (await load(contents));
  const { run, script } = loaded;
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
    ...statementQueue((text, params = [], { rowMode = 'object', begins = false, isScript = false } = {}) =>
      next(async () => {
        if (isScript) return script(text);
        if (begins) await run(BEGIN);
        return run({ text, params, rowMode });
      }),
    ),
    close: () =>
      next(async () => {
        isClosed = true;
        await run(ROLLBACK);
        await run(EMPTY);
        await script('drop schema if exists pgboss cascade');
        idle.push(loaded);
      }),
  };
}
