import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newId } from '../../db/newId.ts';
import { file } from '../../db/schema/platform.ts';
import type { TestApp } from '../../testing/testApp.ts';
import type { MatrixPeople, Owner, RowMaker } from './matrixPeople.ts';

/** A file for everything that files are uploaded for and that others than the owner may read. */
export function matrixFiles({ db, now, services }: TestApp, people: MatrixPeople) {
  async function aFile(owner: Owner, changes: Partial<typeof file.$inferInsert> = {}): Promise<string> {
    const row = {
      appId: people.appIdOf(owner),
      id: newId(),
      createdAt: now(),
      updatedAt: now(),
      fileName: newId().toLowerCase(),
      title: 'a.txt',
      mime: 'text/plain',
      ownerKind: 'member' as const,
      ownerId: people.ids[owner],
      isPublic: false,
      sha256: '',
      sizeBytes: 1,
      ...changes,
    };
    await db.insert(file).values(row);
    const path = join(tmpdir(), row.fileName);
    await writeFile(path, 'x');
    await services.storage.put(row.fileName, path);
    return row.fileName;
  }

  return {
    file: (owner) => aFile(owner),
    /** A paper of the owner's own. */
    paper: (owner) => aFile(owner, { purpose: 'memberDocument' }),
    /** What a member of a school uploaded for the school. */
    evidence: (owner) => aFile(owner, { purpose: 'orgEvidence', orgId: people.orgIds[owner] }),
    /** What a member of a school uploaded with a feedback, which is none of the school's business. */
    screenshot: (owner) => aFile(owner, { purpose: 'feedback', orgId: people.orgIds[owner] }),
    /** Of somebody in the back office, whose id could be a member's. */
    officeFile: (owner) => aFile(owner, { purpose: 'memberDocument', ownerKind: 'user' }),
    picture: (owner) => aFile(owner, { purpose: 'cover', ownerKind: 'user', isPublic: true }),
  } satisfies Record<string, RowMaker>;
}
