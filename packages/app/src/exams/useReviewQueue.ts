import type { ReviewFilter } from '@aosai/ui/screens/exams/Review';
import { useState } from 'react';
import { useOfficeCall } from '../kit/office/useOfficeCall.ts';
import { useOffice } from '../kit/office/useOffice.ts';
import type { ReviewRow } from '@aosai/api/practice/memberQuestion.contract';

/** The filter in the shape of the calls. */
const askedOf = ({ kind, state, targetId, gradeId, questionId, from, to }: ReviewFilter) => ({
  kind,
  state,
  ...(targetId !== null && { targetId }),
  ...(gradeId !== null && { gradeId }),
  ...(questionId !== null && { questionId }),
  ...(from && { from }),
  ...(to && { to }),
});

interface More {
  key: string;
  rows: readonly ReviewRow[];
  next: string | null;
}

/**
 * The marking queue as it was when opened: marked answers keep their place, with new points, so that one key goes back
 * to them. Further pages are appended.
 */
export function useReviewQueue(filter: ReviewFilter) {
  const { calls } = useOffice();
  const asked = askedOf(filter);
  const key = JSON.stringify(asked);
  const [more, setMore] = useState<More | null>(null);
  const [marked, setMarked] = useState<Readonly<Record<string, ReviewRow>>>({});
  const first = useOfficeCall(['reviewQueue', key], (calls) => calls.memberQuestion.queryReviewList(asked), {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  });
  const behind = more?.key === key ? more : null;
  const next = behind ? behind.next : (first.data?.next ?? null);
  return {
    first,
    rows: [...(first.data?.content ?? []), ...(behind?.rows ?? [])].map((row) => marked[row.id] ?? row),
    hasMore: next !== null,
    mark: (row: ReviewRow) => setMarked((before) => ({ ...before, [row.id]: row })),
    async readMore(): Promise<void> {
      if (next === null) return;
      const page = await calls.memberQuestion.queryReviewList({ ...asked, after: next });
      setMore({ key, rows: [...(behind?.rows ?? []), ...page.content], next: page.next });
    },
  };
}
