import { purposeRule } from '@aosai/api/platform/filePurposes';
import { type Control, useController } from 'react-hook-form';
import { ButtonLink } from '../../../../primitives/ButtonLink/ButtonLink.tsx';
import { sizeText } from '../../../../primitives/FileDrop/refusals.ts';
import { FileField } from '../../../../patterns/FileField/FileField.tsx';
import { useFileUrl } from '../../../../patterns/links/fileUrl.ts';
import type { QuestionEditorProps } from '../questionEditorProps.ts';
import type { QuestionForm } from '../questionForm.ts';

export interface VideoFieldProps {
  control: Control<QuestionForm>;
  upload: QuestionEditorProps['video'];
  on: QuestionEditorProps['on']['video'];
}

const { maxBytes } = purposeRule('video');

/** The video of the solution: uploaded at once, attached to the question when it is saved. */
export const VideoField = ({ control, upload, on }: VideoFieldProps) => {
  const { value: fileName, onChange } = useController({ control, name: 'videoFile' }).field;
  const fileUrl = useFileUrl();
  return (
    <FileField
      label="题解视频"
      note={`MP4 视频，能看解析的学生可以看。不超过 ${sizeText(maxBytes)}`}
      accept=".mp4"
      maxBytes={maxBytes}
      replace="换一个"
      there={
        fileName === null ? null : (
          <div>
            <ButtonLink size="s" icon="play" href={fileUrl(fileName)} target="_blank">
              打开已上传的视频
            </ButtonLink>
          </div>
        )
      }
      upload={upload}
      on={{
        choose: (file) => on.choose(file, onChange),
        remove: () => onChange(null),
        cancel: on.cancel,
        retry: on.retry,
      }}
    />
  );
};
