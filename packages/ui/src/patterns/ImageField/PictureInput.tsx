import { fileAddress } from '@aosai/api/kit/fileAddress';
import { type FilePurpose, purposeRule } from '@aosai/api/platform/filePurposes';
import type { Upload } from '../UploadList/UploadList.tsx';
import { ImageField, type ImageFieldProps } from './ImageField.tsx';

/** State and actions of a picture in an open form: the file to be saved and the running upload. */
export interface PictureField extends Pick<ImageFieldProps, 'on'> {
  fileName: string | null;
  upload?: Upload | undefined;
}

export interface PictureInputProps extends Pick<ImageFieldProps, 'label' | 'required' | 'hint' | 'ratio' | 'isWhole'> {
  purpose: FilePurpose;
  field: PictureField;
}

/** An ImageField whose picture is uploaded while its form is open. */
export const PictureInput = ({ purpose, field: { fileName, upload, on }, ...words }: PictureInputProps) => (
  <ImageField
    {...words}
    maxBytes={purposeRule(purpose).maxBytes}
    src={fileName === null ? undefined : fileAddress(fileName)}
    upload={upload}
    on={on}
  />
);
