import type { OthersEdits } from '@aosai/ui/patterns/EditsNote';
import { useEffect, useState } from 'react';
import { useSWRConfig } from 'swr';
import { useNow } from '../useNow.ts';
import { useOfficeCall } from './useOfficeCall.ts';

/** Kinds of rows that the server tells the changes of. */
type Kind = 'grade' | 'exam' | 'homework';

/** Asks that often while the page is in view, and when it comes back into view. */
const ASK_EVERY_MS = 10_000;

/** Where a page's data is cached: session, `office`, which office, then the key of its call. */
const isOf = (key: unknown, names: readonly string[], id: string): boolean =>
  Array.isArray(key) && key[1] === 'office' && names.includes(String(key[3])) && key[4] === id && key.length === 5;

/**
 * What other people save of a row while it is open here; null while nobody has. The row itself is then read again, so
 * that a form of it can compare.
 *
 * @param row as the page has read it; null while it is not read, or for readers who may not change it
 * @param reads first parts of the keys of the calls that read the row
 */
export function useRowEdits(
  kind: Kind,
  row: { id: string; version: number } | null,
  reads: readonly string[],
): OthersEdits | null {
  const { mutate } = useSWRConfig();
  const now = useNow();
  /** The version up to which the reader knows of all changes; null before the row is read. */
  const [known, setKnown] = useState<number | null>(null);
  if (row && known === null) setKnown(row.version);
  const id = row?.id ?? '';
  const asked = known ?? row?.version ?? 0;
  const found = useOfficeCall(
    row ? ['edits', kind, id, asked] : null,
    (calls) => calls[kind].queryEdits({ id, version: asked }),
    { refreshInterval: ASK_EVERY_MS },
  );
  const newest = found.data?.version ?? asked;
  const edits = found.data?.edits.filter(({ isMine }) => !isMine) ?? [];
  // Only the reader's own changes, in this tab or another: nothing to say.
  if (newest > asked && edits.length === 0) setKnown(newest);
  const isBehind = row !== null && newest > row.version;
  const names = reads.join(' ');
  useEffect(() => {
    if (isBehind) void mutate((key) => isOf(key, names.split(' '), id));
  }, [isBehind, newest, names, id, mutate]);
  if (edits.length === 0) return null;
  return {
    edits,
    now,
    load: () => {
      setKnown(newest);
      void mutate((key) => Array.isArray(key) && key[1] === 'office');
    },
  };
}
