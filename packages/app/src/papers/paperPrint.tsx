import { PaperPrint } from '@aosai/ui/screens/papers/PaperPrint';
import { useSearchParams } from 'wouter';
import { loaded } from '../kit/loaded.ts';
import { useTitle } from '../kit/useTitle.ts';
import { printPaper } from './editedPaper.ts';
import { usePaper } from './usePaper.ts';

const oneOf = <Value extends string>(values: readonly [Value, ...Value[]], text: string | null): Value =>
  values.find((value) => value === text) ?? values[0];

/** /bms|edms/examPaper/:id/print?as=paper|key|sheet&v=A|B: a paper for printing. */
export function Component() {
  const { id, read, base } = usePaper();
  const [params, setParams] = useSearchParams();
  const { data, ...rest } = loaded(read);
  useTitle(data?.detail.title ?? '打印试卷');
  const choice = {
    as: oneOf(['paper', 'key', 'sheet'], params.get('as')),
    version: oneOf(['A', 'B'], params.get('v')),
    size: oneOf(['A4', 'B4'], params.get('size')),
  };
  return (
    <PaperPrint
      paper={{ data: data && printPaper(data.detail, data.list), ...rest }}
      choice={choice}
      backHref={`${base}/${id}`}
      on={{
        choose: ({ as, version, size }) => setParams({ as, v: version, size }, { replace: true }),
        print: () => window.print(),
        retry: () => void read.mutate(),
      }}
    />
  );
}
