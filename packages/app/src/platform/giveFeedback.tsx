import { fileUrl } from '@aosai/api/client/fileUrl';
import { API_PREFIX } from '@aosai/api/kit/constants';
import { acceptOf, purposeRule } from '@aosai/api/platform/filePurposes';
import { Feedback } from '@aosai/ui/screens/platform/Feedback';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { useAosai } from '../kit/context.ts';
import { loaded } from '../kit/loaded.ts';
import { useUpload } from '../kit/uploads/useUpload.ts';
import { useCall } from '../kit/useCall.ts';
import { useNow } from '../kit/useNow.ts';
import { useAct } from '../kit/useAct.ts';

/** Key of a picture while it is on this page. */
const keyOf = ({ name, size }: { name: string; size: number }): string => `${name}|${size}`;

/** /user/feedback?page=… */
export function Component() {
  const { client, settings } = useAosai();
  const [params, setParams] = useSearchParams();
  const now = useNow();
  const { act, perform } = useAct();
  const page = Math.max(0, Number(params.get('page')) || 0);
  const history = useCall(['feedback', page], (calls) => calls.feedback.queryList({ page }));
  const [stored, setStored] = useState<ReadonlyMap<string, string>>(new Map());
  const { uploads, add, retry, remove } = useUpload(
    (file, options) => client.file.upload({ purpose: 'feedback' }, [file], options),
    ({ fileName }, file) => setStored((before) => new Map(before).set(keyOf(file), fileName)),
  );
  const address = { base: API_PREFIX, appId: settings.appId };
  return (
    <Feedback
      history={loaded(history)}
      uploads={uploads}
      accept={acceptOf('feedback')}
      maxBytes={purposeRule('feedback').maxBytes}
      pending={act.pending}
      error={act.error}
      fileUrl={(name) => fileUrl(name, address)}
      now={now}
      on={{
        submit: ({ category, content, contact }) =>
          perform(async () => {
            const files = uploads
              .filter(({ state }) => state.kind === 'done')
              .flatMap(({ name, sizeBytes }) => stored.get(keyOf({ name, size: sizeBytes })) ?? []);
            await client.feedback.submit(
              { category, content, files, ...(contact !== null && { contact }) },
              { quiet: true },
            );
            for (const { id } of uploads) remove(id);
            await history.mutate();
          }, '反馈已提交'),
        files: add,
        retryFile: retry,
        removeFile: remove,
        page: (next) => setParams({ page: String(next) }),
        retry: () => void history.mutate(),
      }}
    />
  );
}
