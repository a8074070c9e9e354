import { ApiError } from '@aosai/api/client/errors';
import { SharedWork } from '@aosai/ui/screens/practice/SharedWork';
import { useParams } from 'wouter';
import { LearnClient } from '../kit/LearnClient.tsx';
import { loaded } from '../kit/loaded.ts';
import { useAosai } from '../kit/context.ts';
import { useAct } from '../kit/useAct.ts';
import { useCall } from '../kit/useCall.ts';
import { useTitle } from '../kit/useTitle.ts';

function Page() {
  const { code = '' } = useParams();
  const { client } = useAosai();
  const work = useCall(['work', code], (calls) => calls.sharedWork.queryByCode({ code }, { quiet: true }));
  const { act, perform } = useAct();
  useTitle(work.data?.name ?? '海龟作品');
  return (
    <SharedWork
      work={loaded(work)}
      act={act}
      on={{
        report: (form) =>
          perform(async () => {
            try {
              await client.sharedWork.report({ code, ...form }, { quiet: true });
            } catch (cause) {
              // Taken back while the visitor was writing, so nobody sees the picture any longer.
              if (!(cause instanceof ApiError && cause.code === 'NOT_FOUND')) throw cause;
              await work.mutate();
            }
          }, null),
        retry: () => void work.mutate(),
      }}
    />
  );
}

/** /work/…: the public page of a turtle work. */
export const Component = () => (
  <LearnClient>
    <Page />
  </LearnClient>
);
