import type { QuestionEditorProps } from '@aosai/ui/screens/questions/QuestionEditor';
import { useState } from 'react';
import { useAosai } from '../kit/context.ts';
import { useUpload } from '../kit/uploads/useUpload.ts';

type Video = Pick<QuestionEditorProps, 'video'> & { on: QuestionEditorProps['on']['video'] };

/** Upload of a form's video: the form receives the file's name and saves it with the rest. */
export function useVideoUpload(): Video {
  const { client } = useAosai();
  const [arrived, setArrived] = useState<{ tell: (fileName: string) => void }>();
  const { uploads, add, retry, remove } = useUpload(
    (file, options) => client.file.upload({ purpose: 'video' }, [file], options),
    ({ fileName }) => arrived?.tell(fileName),
  );
  const upload = uploads.at(-1);
  return {
    video: upload?.state.kind === 'done' ? undefined : upload,
    on: {
      choose(file, tell) {
        setArrived({ tell });
        add([file]);
      },
      cancel: () => upload && remove(upload.id),
      retry: () => upload && retry(upload.id),
    },
  };
}
