import type { FilePurpose } from '@aosai/api/platform/filePurposes';
import { useState } from 'react';
import { useAosai } from '../context.ts';
import { useUpload } from './useUpload.ts';

/** A picture of a form: the uploaded file the form will name, and the running upload. */
export function usePicture(purpose: FilePurpose) {
  const { client } = useAosai();
  const [fileName, setFileName] = useState<string | null>(null);
  const { uploads, add, retry, remove } = useUpload(
    (file, options) => client.file.upload({ purpose }, [file], options),
    (stored) => setFileName(stored.fileName),
  );
  const upload = uploads.at(-1);
  const cancel = () => upload && remove(upload.id);
  /** Sets the form's picture, or null for none, and cancels a running upload. */
  const set = (next: string | null) => {
    cancel();
    setFileName(next);
  };
  return {
    set,
    fileName,
    upload: upload?.state.kind === 'done' ? undefined : upload,
    on: {
      choose: (file: File) => add([file]),
      remove: () => set(null),
      cancel,
      retry: () => upload && retry(upload.id),
    },
  };
}
