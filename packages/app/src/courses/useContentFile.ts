import type { FilePurpose } from '@aosai/api/platform/filePurposes';
import { useAosai } from '../kit/context.ts';
import { useUpload } from '../kit/uploads/useUpload.ts';

/** A file of a row, saved as soon as it is uploaded: the current file and the running upload. */
export function useContentFile(purpose: FilePurpose, fileName: string | null, save: (fileName: string | null) => void) {
  const { client } = useAosai();
  const { uploads, add, retry, remove } = useUpload(
    (file, options) => client.file.upload({ purpose }, [file], options),
    (stored) => save(stored.fileName),
  );
  const upload = uploads.at(-1);
  return {
    fileName,
    upload: upload?.state.kind === 'done' ? undefined : upload,
    on: {
      choose: (file: File) => add([file]),
      remove: () => save(null),
      cancel: () => upload && remove(upload.id),
      retry: () => upload && retry(upload.id),
    },
  };
}
