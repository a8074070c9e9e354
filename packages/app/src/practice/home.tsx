import { PRACTICE_VIEW } from '@aosai/api/practice/practiceRules';
import { PracticeHome } from '@aosai/ui/screens/practice/PracticeHome';
import { useSearchParams } from 'wouter';
import { LearnClient } from '../kit/LearnClient.tsx';
import { loaded, loadedAs } from '../kit/loaded.ts';
import { useCall } from '../kit/useCall.ts';
import { useNow } from '../kit/useNow.ts';

const PAGE_SIZE = 20;

function Page() {
  const [params, setParams] = useSearchParams();
  const now = useNow();
  const asked = params.get('view');
  const view = PRACTICE_VIEW.has(asked) ? asked : 'due';
  const page = Math.max(0, Number(params.get('page') ?? 1) - 1) || 0;
  const level = params.get('level');
  const statistics = useCall(
    ['practice', 'home', level],
    (calls) => calls.member.queryStatistics({ ...(level !== null && { level }) }, { quiet: true }),
    { keepPreviousData: true },
  );
  const tag = view === 'favourite' ? (params.get('tag') ?? '') : '';
  const list = useCall(['practice', 'list', view, page, tag], (calls) =>
    calls.memberQuestion.queryLatestList({ view, page, size: PAGE_SIZE, ...(tag && { tag }) }, { quiet: true }),
  );
  const set = (changes: Readonly<Record<string, string>>) =>
    setParams((before) => {
      for (const [name, value] of Object.entries(changes)) before.set(name, value);
      return before;
    });
  return (
    <PracticeHome
      practice={loadedAs(loaded(statistics), ({ practice }) => practice)}
      view={view}
      list={loaded(list)}
      tags={list.data?.tags ?? []}
      tag={tag}
      now={now}
      on={{
        view: (next) => set({ view: next, page: '1' }),
        tag: (next) => set({ tag: next, page: '1' }),
        page: (next) => set({ page: String(next) }),
        level: (next) => set({ level: next }),
        retry: () => void Promise.all([statistics.mutate(), list.mutate()]),
      }}
    />
  );
}

/** /play/home?view=…&level=… */
export const Component = () => (
  <LearnClient>
    <Page />
  </LearnClient>
);
