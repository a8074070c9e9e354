import { bankFilterFrom, bankInput, bankParams } from '@aosai/api/practice/openBank';
import { OpenBank } from '@aosai/ui/screens/practice/OpenBank';
import { useSearchParams } from 'wouter';
import { useCurrent } from '../kit/context.ts';
import { LearnClient } from '../kit/LearnClient.tsx';
import { loaded } from '../kit/loaded.ts';
import { useCall } from '../kit/useCall.ts';

const PAGE_SIZE = 20;

function Page() {
  const [params, setParams] = useSearchParams();
  const current = useCurrent();
  const isStudent = current?.realm === 'member' && current.member.type === 'student';
  const filter = bankFilterFrom(params);
  const questions = useCall(
    ['practice', 'bank', filter],
    (calls) =>
      calls.question.queryList(
        { page: filter.page, size: PAGE_SIZE, sort: ['difficulty,asc'], ...bankInput(filter) },
        { quiet: true },
      ),
    { keepPreviousData: true },
  );
  const ids = questions.data?.content.map(({ id }) => id) ?? [];
  const states = useCall(
    isStudent && ids.length > 0 ? ['practice', 'bankStates', ids.join('.')] : null,
    async (calls) => {
      const wish = { questionIds: ids, size: ids.length };
      const { content } = await calls.memberQuestion.queryLatestList(wish, { quiet: true });
      return Object.fromEntries(content.map(({ question, state }) => [question.id, state]));
    },
    { keepPreviousData: true },
  );
  return (
    <OpenBank
      questions={loaded(questions)}
      states={isStudent ? (states.data ?? {}) : null}
      filter={filter}
      on={{
        filter: (next) => setParams(bankParams(next), { replace: true }),
        retry: () => void questions.mutate(),
      }}
    />
  );
}

/** /play/bank?level=…&point=…&type=…&difficulty=…&standing=…&keyword=…&page=… */
export const Component = () => (
  <LearnClient>
    <Page />
  </LearnClient>
);
