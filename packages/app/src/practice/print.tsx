import { dateText } from '@aosai/api/kit/beijing';
import { PracticePrint } from '@aosai/ui/screens/practice/PracticePrint';
import { useSearchParams } from 'wouter';
import { useCurrent } from '../kit/context.ts';
import { LearnClient } from '../kit/LearnClient.tsx';
import { loaded } from '../kit/loaded.ts';
import { useCall } from '../kit/useCall.ts';
import { useNow } from '../kit/useNow.ts';
import { useTitle } from '../kit/useTitle.ts';

function Page() {
  const [params] = useSearchParams();
  const ids = (params.get('ids') ?? '').split('.').filter(Boolean);
  const current = useCurrent();
  const now = useNow();
  useTitle('打印练习');
  const sheet = useCall(
    ['practice', 'print', ids.join('.')],
    (calls) => {
      const set = ids.length > 0 && { questionIds: ids };
      return calls.memberQuestion.queryPrintSheet({ ...set, keys: true }, { quiet: true });
    },
    { revalidateOnFocus: false, revalidateOnReconnect: false },
  );
  return (
    <PracticePrint
      sheet={loaded(sheet)}
      of={ids.length > 0 ? 'set' : 'book'}
      name={current?.realm === 'member' ? current.member.name : ''}
      day={dateText(now)}
      on={{ print: () => window.print(), retry: () => void sheet.mutate() }}
    />
  );
}

/** /play/print: the wrong book; with ids=… those questions. */
export const Component = () => (
  <LearnClient>
    <Page />
  </LearnClient>
);
