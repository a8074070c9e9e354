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
  /** Shown whole instead of filling the ratio: a code that is scanned must not lose an edge. */
  isWhole?: boolean;
}

const ACCEPT = '.png,.jpg,.jpeg,.webp,.gif';

const Picture = styled.img`
  width: 100%;
  aspect-ratio: var(--image-ratio);
  object-fit: cover;
  border-radius: ${theme.radius.control};
  background: ${theme.color.sunken};

  &[data-whole] {
    object-fit: contain;
    background: #fff;
  }
`;

/** A picture of a form, shown in its final aspect ratio, replaced or removed; without one a drop zone. */
export const ImageField = ({ hint, src, ratio, isWhole = false, ...field }: ImageFieldProps) => {
  const limit = `PNG、JPG、WebP 或 GIF，不超过 ${sizeText(field.maxBytes)}`;
  return (
    <FileField
      {...field}
      note={hint === undefined ? limit : `${hint}。${limit}`}
      accept={ACCEPT}
      replace="换一张"
      there={
        src === undefined ? null : (
          <Picture
            src={src}
            alt={`当前的${field.label}`}
            data-whole={isWhole || undefined}
            style={{ '--image-ratio': ratio }}
          />
        )
      }
    />
  );
};
