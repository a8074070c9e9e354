import type { Client } from '@aosai/api/client/client';
import { useState } from 'react';
import { loaded } from '../kit/loaded.ts';
import { useCall } from '../kit/useCall.ts';
import type { SubmittedCode } from '@aosai/api/judging/submissionViews.contract';

/**
 * Programs submitted for a report's questions, fetched when a question is opened. `read` fetches those of one question.
 */
export function useAskedPrograms(
  key: readonly unknown[],
  read: (client: Client, questionId: string) => Promise<readonly SubmittedCode[]>,
) {
  const [asked, setAsked] = useState<readonly string[]>([]);
  const programs = useCall(
    asked.length > 0 ? [...key, 'programs', ...asked] : null,
    async (client) =>
      Object.fromEntries(
        await Promise.all(
          asked.map(async (questionId) => [questionId, { data: await read(client, questionId) }] as const),
        ),
      ),
    { keepPreviousData: true },
  );
  const { error } = loaded(programs);
  return {
    submissions: Object.fromEntries(asked.map((one) => [one, programs.data?.[one] ?? { error }])),
    open(questionId: string) {
      if (asked.includes(questionId)) void programs.mutate();
      else setAsked([...asked, questionId]);
    },
  };
}
