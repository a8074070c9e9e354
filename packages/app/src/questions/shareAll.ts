import type { ActProgress } from '@aosai/ui/patterns/DataTable';
import { QUESTION } from '@aosai/api/questions/bank';
import { changeEach } from '../kit/office/changeEach.ts';
import { readAllRows } from '../kit/office/readAllRows.ts';

/** The platform's rows that could be shared now. */
const UNSHARED = { bank: 'platform', status: QUESTION.ready, isShared: false } as const;

interface Lendable {
  id: string;
  title: string;
  version: number | null;
}

interface Sharing {
  read: (asked: typeof UNSHARED & { page: number; size: number }) => Promise<{ content: Lendable[]; total: number }>;
  share: (row: { id: string; version: number }) => Promise<unknown>;
  progress: (progress: ActProgress) => void;
}

/**
 * Shares all usable rows of the platform with the schools, except those that a formal exam blocks.
 *
 * @returns the number of shared rows
 * @throws PartlyDone with the refused rows
 */
export async function shareAll({ read, share, progress }: Sharing): Promise<number> {
  const rows = new Map((await readAllRows((asked) => read({ ...UNSHARED, ...asked }))).map((row) => [row.id, row]));
  return changeEach(
    [...rows.keys()],
    (id) => ({ id, title: rows.get(id)?.title ?? '', version: rows.get(id)?.version ?? 0 }),
    ({ id, version }) => share({ id, version }),
    progress,
  );
}
