import type { Client } from '@aosai/api/client/client';
import { type StoredDraft, openServerDraft } from '../../kit/serverDraft.ts';

const PYTHON = 71;

interface Program {
  code: string;
  input: string;
}

/** Saves a member's program on the server, starting from the revision read. */
export const openDraft = (client: Client, from: StoredDraft | null) =>
  openServerDraft(from, (program: Program, baseRevision) =>
    client.memberPlayground.saveAsDraft({ language: PYTHON, ...program, baseRevision }, { quiet: true }),
  );
