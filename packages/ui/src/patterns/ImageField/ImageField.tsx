import { styled } from 'styled-components';
import { theme } from '../../tokens/theme.ts';
import { sizeText } from '../../primitives/FileDrop/refusals.ts';
import { FileField, type FileFieldProps } from '../FileField/FileField.tsx';

export interface ImageFieldProps extends Pick<
  FileFieldProps,
  'label' | 'required' | 'maxBytes' | 'upload' | 'error' | 'on'
> {
  /** Recommended size: 宽 2560、高 800 像素最清晰. */
  hint?: string;
  /** Address of the current picture. */
  src?: string | undefined;
  /** Aspect ratio of the place where it is shown, as in CSS: `16 / 5`. */
  ratio: string;
}

const ACCEPT = '.png,.jpg,.jpeg,.webp,.gif';

const Picture = styled.img`
  width: 100%;
  aspect-ratio: var(--image-ratio);
  object-fit: cover;
  border-radius: ${theme.radius.control};
  background: ${theme.color.sunken};
`;

/** A picture of a form, shown in its final aspect ratio, replaced or removed; without one a drop zone. */
export const ImageField = ({ hint, src, ratio, ...field }: ImageFieldProps) => {
  const limit = `PNG、JPG、WebP 或 GIF，不超过 ${sizeText(field.maxBytes)}`;
  return (
    <FileField
      {...field}
      note={hint === undefined ? limit : `${hint}。${limit}`}
      accept={ACCEPT}
      replace="换一张"
      there={
        src === undefined ? null : <Picture src={src} alt={`当前的${field.label}`} style={{ '--image-ratio': ratio }} />
      }
    />
  );
};
