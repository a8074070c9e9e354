import type { QuestionEditorProps } from '@aosai/ui/screens/questions/QuestionEditor';
import { useState } from 'react';
import { loaded } from '../kit/loaded.ts';
import type { Office } from '../kit/pageTable.ts';
import { useOfficeCall } from '../kit/office/useOfficeCall.ts';

/** The versions of a question, fetched while its history is open. */
export function useQuestionHistory(
  office: Office,
  id: string | null,
): { shown: QuestionEditorProps['history']; on: QuestionEditorProps['on']['history'] } {
  const [isOpen, setOpen] = useState(false);
  const [versionNo, setVersionNo] = useState<number | null>(null);
  const versions = useOfficeCall(isOpen && id !== null ? ['question', office, id, 'versions'] : null, (calls) =>
    calls.question.queryVersions({ id: id ?? '' }),
  );
  const read = useOfficeCall(
    isOpen && id !== null && versionNo !== null ? ['question', office, id, 'version', versionNo] : null,
    (calls) => calls.question.queryVersion({ id: id ?? '', versionNo: versionNo ?? 0 }),
  );
  const { data, error } = loaded(versions);
  return {
    shown: id === null ? null : { versions: { data: data?.content, error }, read: loaded(read) },
    on: {
      open: () => setOpen(true),
      close() {
        setOpen(false);
        setVersionNo(null);
      },
      read: setVersionNo,
      retry: () => void (versionNo === null ? versions : read).mutate(),
    },
  };
}
