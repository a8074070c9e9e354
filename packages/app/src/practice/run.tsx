import { ApiError } from '@aosai/api/client/errors';
import { PracticeRun, type RunMode } from '@aosai/ui/screens/practice/PracticeRun';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'wouter';
import { useAosai } from '../kit/context.ts';
import { LearnClient } from '../kit/LearnClient.tsx';
import { loaded, loadedAs } from '../kit/loaded.ts';
import { usePractice } from './usePractice.ts';
import { useCall } from '../kit/useCall.ts';
import { useTitle } from '../kit/useTitle.ts';
import type { Client } from '@aosai/api/client/client';
import { STANDING } from '@aosai/api/questions/bank';
import { SINGLE, TRUE_FALSE } from '@aosai/api/questions/kinds';
import { PAPER_TEMPLATE } from '@aosai/api/questions/paperTemplates';
import { bankFilterFrom, bankInput } from '@aosai/api/practice/openBank';

/** Question types that can be answered quickly, so that ten take a few minutes. */
const RANDOM = [
  { type: SINGLE, count: 7 },
  { type: TRUE_FALSE, count: 3 },
];

const RUN_SIZE = 10;

/** Ten questions of the bank's filter: those not tried yet first, then those not solved, then the others. */
async function drawFromBank(client: Client, params: URLSearchParams): Promise<string[]> {
  const filter = bankFilterFrom(params);
  const wanted = filter.standing === '' ? STANDING.values : [filter.standing];
  const ids: string[] = [];
  for (const standing of wanted) {
    if (ids.length >= RUN_SIZE) break;
    const input = { ...bankInput(filter), standing, size: 2 * RUN_SIZE, sort: ['difficulty,asc'] };
    const { content } = await client.question.queryList(input, { quiet: true });
    ids.push(...content.filter(({ isHeld }) => isHeld !== true).map(({ id }) => id));
  }
  return ids.slice(0, RUN_SIZE);
}

/** The paper of a level, such as `gesp-2` for `gesp-cpp-2`. */
const templateOf = (level: string | null) =>
  PAPER_TEMPLATE.values.find((id) => id === level?.replace('gesp-cpp-', 'gesp-'));

const ID = /^[0-9A-Z]{26}$/;

/** What to draw; null for a paper that does not exist. */
function wishOf(mode: Exclude<RunMode, 'bank'>, params: URLSearchParams) {
  const level = params.get('level');
  switch (mode) {
    case 'random':
      return { slots: RANDOM };
    case 'blueprint': {
      const template = templateOf(level);
      return template ? { template } : null;
    }
    case 'weak':
    case 'due':
      return { mode, ...(level !== null && { level }) };
    case 'points':
      return { mode: 'weak' as const, points: (params.get('points') ?? '').split('.').filter(Boolean) };
    case 'redo': {
      const attemptId = params.get('attempt') ?? '';
      return ID.test(attemptId) ? { mode, attemptId } : { mode: 'weak' as const };
    }
    default:
      return mode satisfies never;
  }
}

/** Draws the questions of a run and returns their ids. */
async function drawPracticeSet(client: Client, mode: RunMode, params: URLSearchParams): Promise<string[]> {
  if (mode === 'bank') return drawFromBank(client, params);
  const wish = wishOf(mode, params);
  if (wish === null) return [];
  const { slots } = await client.question.queryRandomList(wish, { quiet: true });
  return slots.flatMap(({ questions }) => questions.map(({ id }) => id));
}

const MODES = ['weak', 'due', 'random', 'bank', 'blueprint', 'points', 'redo'] as const satisfies readonly RunMode[];
const modeFrom = (mode: string | null): RunMode => MODES.find((one) => one === mode) ?? 'weak';

/** A question that was withdrawn since the run was drawn is left out of it. */
function nullIfMissing(cause: unknown): null {
  if (cause instanceof ApiError && cause.code === 'NOT_FOUND') return null;
  throw cause;
}

/** The questions of a run and its start; earlier answers belong to another run. */
function useRun(mode: RunMode) {
  const { serverNowMs } = useAosai();
  const [params, setParams] = useSearchParams();
  const drawn = params.get('ids');
  const at = params.get('at');
  const draw = useCall(
    drawn === null ? ['run', 'draw', params.toString()] : null,
    (calls) => drawPracticeSet(calls, mode, params),
    { revalidateOnFocus: false, revalidateOnReconnect: false },
  );
  const keep = useEffectEvent((ids: readonly string[]) =>
    setParams(
      (before) => {
        before.set('ids', ids.join('.'));
        before.set('at', at ?? String(serverNowMs()));
        return before;
      },
      { replace: true },
    ),
  );
  // A link may name the questions; their run begins when it is opened.
  const named = at === null && drawn !== null ? drawn : null;
  useEffect(() => {
    if (named !== null) keep(named.split('.'));
    else if (draw.data) keep(draw.data);
  }, [named, draw.data]);
  return {
    ids: drawn === null ? null : drawn.split('.').filter((id) => ID.test(id)),
    at: Number(at),
    no: params.get('no') === 'end' ? null : Math.max(1, Number(params.get('no') ?? 1) || 1),
    error: loaded(draw).error,
    retry: () => void draw.mutate(),
    again: () =>
      setParams((before) => {
        for (const name of ['ids', 'no']) before.delete(name);
        // Questions that were done again are followed by ten new ones.
        if (before.get('mode') === 'redo') before.set('mode', 'weak');
        before.delete('attempt');
        before.set('at', String(serverNowMs()));
        return before;
      }),
    go: (no: number | null) =>
      setParams((before) => {
        before.set('no', no === null ? 'end' : String(no));
        return before;
      }),
  };
}

function Page() {
  const [params] = useSearchParams();
  const mode = modeFrom(params.get('mode'));
  const { ids, at, no, error, retry, again, go } = useRun(mode);
  useTitle('练习');
  const shown = useCall(ids && ids.length > 0 ? ['run', ids.join('.')] : null, async (calls) => {
    const read = (id: string) => calls.question.queryById({ id }, { quiet: true }).catch(nullIfMissing);
    return (await Promise.all((ids ?? []).map(read))).filter((found) => found !== null);
  });
  const states = useCall(ids && ids.length > 0 ? ['practice', 'run', ids.join('.')] : null, async (calls) => {
    const wish = { questionIds: ids ?? [], size: ids?.length ?? 1 };
    return (await calls.memberQuestion.queryLatestList(wish, { quiet: true })).content;
  });
  const tries = useCall(ids && ids.length > 0 ? ['practice', 'runTries', ids.join('.'), at] : null, async (calls) => {
    const { content } = await calls.memberQuestion.queryList({ size: 100 }, { quiet: true });
    // Newest first: the first one found for a question is its last answer.
    return content.filter(({ submittedAt, percent }) => percent !== null && Date.parse(submittedAt) >= at);
  });
  const order = shown.data?.map(({ id }) => id) ?? ids ?? [];
  const current = no === null ? undefined : shown.data?.[no - 1];
  const practice = usePractice(
    { data: current && { ...current, questionId: current.id } },
    current ? { questionId: current.id } : null,
    () => void Promise.all([states.mutate(), tries.mutate()]),
  );
  const questions = loadedAs(loaded(shown), (found) =>
    found.map(({ id, title }) => ({
      id,
      title,
      state: states.data?.find(({ question }) => question.id === id)?.state ?? null,
      result: tries.data?.find(({ questionId }) => questionId === id)?.percent ?? null,
    })),
  );
  return (
    <PracticeRun
      {...practice}
      mode={mode}
      drawnBy={{ level: params.get('level'), filter: bankFilterFrom(params) }}
      questions={ids?.length === 0 ? { data: [] } : { ...questions, error: error ?? questions.error }}
      currentId={no === null ? null : (order[no - 1] ?? '')}
      onGo={(id) => go(id === null ? null : order.indexOf(id) + 1)}
      onAgain={again}
      onRetry={() => (ids === null ? retry() : void shown.mutate())}
    />
  );
}

/** /play/run?mode=…&level=…, for `bank` with the filter of /play/bank, and once drawn ids=…&at=…&no=… */
export const Component = () => (
  <LearnClient>
    <Page />
  </LearnClient>
);
