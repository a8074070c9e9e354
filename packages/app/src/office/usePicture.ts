import type { FilePurpose } from '@aosai/api/domain/filePurposes';
import { useState } from 'react';
import { useAosai } from '../context.ts';
import { useUpload } from '../uploads/useUpload.ts';

/** The picture of an open form: the upload that it will name, and the one on its way. */
export function usePicture(purpose: FilePurpose) {
  const { client } = useAosai();
  const [fileName, setFileName] = useState<string | null>(null);
  const { uploads, add, retry, remove } = useUpload(
    (file, options) => client.file.upload({ purpose }, [file], options),
    (stored) => setFileName(stored.fileName),
  );
  const upload = uploads.at(-1);
  const cancel = () => upload && remove(upload.id);
  const begin = (next: string | null) => {
    cancel();
    setFileName(next);
  };
  return {
    fileName,
    upload: upload?.state.kind === 'done' ? undefined : upload,
    /** A form opens with this picture, or without any. */
    begin,
    choose: (file: File) => add([file]),
    remove: () => begin(null),
    cancel,
    retry: () => upload && retry(upload.id),
  };
}
