import { createHash, randomBytes } from 'node:crypto';
import { existsSync, globSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { selfComparison } from './selfComparison.testing.ts';
import { dumpNewDatabase, migrationsFolder, type OpenDatabase, openDatabase } from '../db/open.ts';

let template: Promise<Blob> | undefined;

/**
 * Returns a migrated, empty database from a file: creating one takes PGlite seconds, loading it a fraction of one. The
 * file's name holds the hash of the migrations, so a changed schema makes a new file.
 */
async function templateDatabase(): Promise<Blob> {
  const hash = createHash('sha256');
  for (const name of globSync('*.sql', { cwd: migrationsFolder }).toSorted()) {
    hash.update(`${name}\0`).update(await readFile(join(migrationsFolder, name)));
  }
  const path = join(tmpdir(), `aosai-empty-${hash.digest('hex').slice(0, 16)}.tar`);
  if (!existsSync(path)) {
    const half = `${path}.${randomBytes(6).toString('hex')}`;
    await writeFile(half, await (await dumpNewDatabase()).bytes());
    await rename(half, path);
  }
  return new Blob([await readFile(path)]);
}

/** Creates a database on the PostgreSQL server at this URL. */
export async function newPostgresDatabase(server: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `aosai_test_${randomBytes(6).toString('hex')}`;
  const onServer = async (statement: string) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  await onServer(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(`drop database ${name} with (force)`) };
}

/** Throws for statements that compare a column with itself. */
const logger = {
  logQuery(statement: string): void {
    const wrong = selfComparison(statement);
    if (wrong !== null) throw new Error(wrong);
  },
};

/**
 * Opens a fresh database for one test file: PGlite in memory, or, when DATABASE_URL names a PostgreSQL server, a new
 * database there that is dropped on close.
 */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const server = process.env['DATABASE_URL'];
  if (!server) {
    template ??= templateDatabase();
    return openDatabase({ folder: null, contents: await template }, { logger });
  }
  const { url, drop } = await newPostgresDatabase(server);
  const opened = await openDatabase({ url }, { logger });
  return {
    ...opened,
    close: async () => {
      await opened.close();
      await drop();
    },
  };
}
