import { useEffect, useEffectEvent, useState } from 'react';
import { handlesKeys } from '../../../../primitives/Kbd/handlesKeys.ts';
import { draftError, draftOf, markingOf, type ReviewDraft } from '../reviewDraft.ts';
import type { ReviewProps } from '../reviewProps.ts';
import type { ReviewedAnswer } from '@aosai/api/practice/memberQuestion.contract';

const STEPS: Readonly<Record<string, number>> = { j: 1, k: -1 };

type Drafts = Readonly<Record<string, ReviewDraft>>;

/** The current answer, drafts of unsaved markings, and navigation through the queue by buttons and keys. */
export function useMarking({ queue, currentId, answer, online, saving, on }: ReviewProps) {
  const [drafts, setDrafts] = useState<Drafts>({});
  const rows = queue.data?.rows ?? [];
  const place = Math.max(
    rows.findIndex(({ id }) => id === currentId),
    0,
  );
  const current = rows[place];
  // The queue may already be at the next answer while its details are loading.
  const shown = answer.data?.id === current?.id ? answer.data : undefined;

  const keep = (next: Drafts) => {
    setDrafts(next);
    on.dirty(Object.keys(next).length > 0);
  };
  const forget = (id: string) => {
    const { [id]: _gone, ...others } = drafts;
    keep(others);
  };
  const draftFor = (one: ReviewedAnswer): ReviewDraft => drafts[one.id] ?? draftOf(one);
  const step = (by: number) => {
    const next = rows[place + by];
    if (next) on.go(next.id);
    else if (by > 0 && queue.data?.hasMore) on.more();
  };
  const save = async (one: ReviewedAnswer, goOn: boolean) => {
    const draft = draftFor(one);
    if (saving || !online || draftError(draft, one.maxPoints) !== null) return;
    if (!(await on.save(markingOf(one.id, one.version, draft)))) return;
    forget(one.id);
    if (goOn) step(1);
  };

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      if (shown) void save(shown, true);
      return;
    }
    const by = STEPS[event.key.toLowerCase()];
    if (by === undefined || event.ctrlKey || event.metaKey || event.altKey || handlesKeys(event.target)) return;
    event.preventDefault();
    step(by);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);

  return {
    place,
    current,
    shown,
    isLast: place + 1 >= rows.length,
    unsavedIds: Object.keys(drafts),
    draftFor,
    write: (id: string, draft: ReviewDraft) => keep({ ...drafts, [id]: draft }),
    forget,
    step,
    save,
  };
}
