import type { Answer } from '@aosai/api/questions/answers';
import { type CodeDraft, leftDrafts, mergeDrafts } from '@aosai/api/questions/drafts';
import { answerHash } from '@aosai/api/questions/hash';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useSWRConfig } from 'swr';
import { useAosai } from '../kit/context.ts';
import { type ServerDraft, openServerDraft } from '../kit/serverDraft.ts';
import { revalidate } from '../kit/revalidate.ts';
import { useStateOf } from '../kit/useStateOf.ts';
import type { PracticeDraft } from '@aosai/api/practice/practiceViews.contract';
import type { PracticeStanding } from '@aosai/api/practice/practiceReads.contract';

/** The question, and the unit and class it is practised in. */
export interface PracticePlace {
  questionId: string;
  chapterId?: string;
  gradeId?: string;
}

interface Written {
  answer: Answer | null;
  drafts: readonly CodeDraft[];
}

type Draft = ServerDraft<Answer | null, PracticeDraft>;

interface Own {
  /** Null until something was written on this page. */
  written: Written | null;
  lost: Answer | null;
  draft: Draft | null;
}

/** The fetched draft. A new draw makes it a different question, which discards what was written. */
type Kept = Pick<PracticeStanding, 'draft' | 'draw'>;

const NOTHING: Own = { written: null, lost: null, draft: null };
const SILENT = () => () => undefined;

/**
 * The answer on this page and its draft on the server. The draft is opened once it was fetched; text typed before
 * signing in is kept.
 */
export function usePracticeDraft(place: PracticePlace | null, kept: Kept | undefined) {
  const { client } = useAosai();
  const { cache, mutate } = useSWRConfig();
  const draw = kept?.draw ?? 0;
  const [{ written, lost, draft }, set] = useStateOf<Own>(place && `${place.questionId} ${draw}`, NOTHING);
  const saving = useSyncExternalStore(draft?.subscribe ?? SILENT, () => draft?.snapshot() ?? null);

  /** Shows the server's answer, and keeps this page's in `lost`. */
  const yieldTo = useEffectEvent((theirs: Answer | null) => {
    set((before) => ({
      ...before,
      lost: before.written?.answer ?? null,
      written: { answer: theirs, drafts: before.written?.drafts ?? [] },
    }));
  });
  const open = useEffectEvent((from: PracticeDraft | null): Draft => {
    const at = place ?? { questionId: '' };
    const opened: Draft = openServerDraft(from, async (answer, baseRevision) => {
      const reply = await client.memberQuestion.saveAsDraft({ ...at, answer, baseRevision, draw }, { quiet: true });
      // Also for a question left in the meantime: on return it must not start from an older revision.
      const isOfIt = (key: unknown) => Array.isArray(key) && key[1] === 'practice' && key[2] === at.questionId;
      await mutate<PracticeStanding>(isOfIt, (before) => before && { ...before, draft: reply.draft }, {
        revalidate: revalidate(cache),
      });
      return reply;
    });
    if (written === null) return opened;
    const theirs = from?.answer ?? null;
    if (theirs !== null && answerHash(theirs) !== answerHash(written.answer)) yieldTo(theirs);
    else opened.changed(written.answer);
    return opened;
  });

  const asked = kept && place ? `${place.questionId} ${draw}` : null;
  useEffect(() => {
    if (!kept || asked === null) return undefined;
    const opened = open(kept.draft);
    set((before) => ({ ...before, draft: opened }));
    return () => opened.flush();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- opened only once, from the first draft fetched
  }, [asked]);

  const other = saving?.other ?? null;
  useEffect(() => {
    if (other === null) return;
    yieldTo(other.answer);
    draft?.takeTheirs();
  }, [other, draft]);

  const isUnsaved = saving !== null && saving.save.kind !== 'saved';
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isUnsaved]);

  const shown: Written = written ?? { answer: kept?.draft?.answer ?? null, drafts: [] };
  return {
    ...shown,
    save: saving?.save ?? null,
    lost,
    write: (answer: Answer | null) => {
      const drafts = mergeDrafts(shown.drafts, leftDrafts(shown.answer, answer));
      set((before) => ({ ...before, written: { answer, drafts } }));
      draft?.changed(answer);
    },
    dismissLost: () => set((before) => ({ ...before, lost: null })),
    /** Discards everything after a clean start. */
    forget: () => set((before) => ({ ...before, lost: null, written: { answer: null, drafts: [] } })),
  };
}
