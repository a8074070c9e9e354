import { type FilePurpose, purposeRule } from '@aosai/api/platform/filePurposes';
import { styled } from 'styled-components';
import { theme } from '../../../../tokens/theme.ts';
import { ButtonLink } from '../../../../primitives/ButtonLink/ButtonLink.tsx';
import { Card } from '../../../../primitives/Card/Card.tsx';
import { sizeText } from '../../../../primitives/FileDrop/refusals.ts';
import { Link } from '../../../../primitives/Link/Link.tsx';
import { courseLinks } from '../../../../patterns/links/courseLinks.ts';
import { FileField } from '../../../../patterns/FileField/FileField.tsx';
import { type PictureField, PictureInput } from '../../../../patterns/ImageField/PictureInput.tsx';

/** The files of a piece of content, in addition to its notes. */
export const CONTENT_FILES = {
  cover: { label: '封面', purpose: 'cover', hint: '宽 1600、高 640 像素最清晰' },
  video: { label: '视频', purpose: 'video', accept: '.mp4', hint: 'MP4 视频，学生可以快进和后退' },
  pdf: { label: 'PDF 文件', purpose: 'attachment', accept: '.pdf', hint: '学生在网页里翻阅、搜索和下载' },
} as const satisfies Record<string, { label: string; purpose: FilePurpose; hint: string; accept?: string }>;

export interface ContentFile {
  kind: keyof typeof CONTENT_FILES;
  field: PictureField;
  /** Address of the video to play. */
  address: string | null;
  /** Students see content that is nothing without this file, so it can only be replaced. */
  isNeeded?: boolean;
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[20]};
`;

/** Separates Latin letters from a preceding Chinese word by a space. */
const apart = (label: string): string => (/^[A-Za-z]/.test(label) ? ` ${label}` : label);

const hrefOf = ({ kind, field: { fileName }, address }: ContentFile): string | null =>
  kind === 'pdf' && fileName !== null ? courseLinks.pdf(fileName) : address;

const Field = (file: ContentFile) => {
  const { kind, field, isNeeded = false } = file;
  const href = hrefOf(file);
  const words = CONTENT_FILES[kind];
  if (kind === 'cover') return <PictureInput {...words} ratio="5 / 2" field={field} />;
  const { maxBytes } = purposeRule(words.purpose);
  return (
    <FileField
      label={words.label}
      note={`${words.hint}。不超过 ${sizeText(maxBytes)}${isNeeded ? '。学生正在看，可以换一个，不能移除' : ''}`}
      accept={'accept' in words ? words.accept : ''}
      maxBytes={maxBytes}
      replace="换一个"
      there={
        href === null ? null : (
          <div>
            <ButtonLink size="s" icon={kind === 'video' ? 'play' : 'document'} href={href} target="_blank">
              打开已上传的{apart(words.label)}
            </ButtonLink>
          </div>
        )
      }
      isNeeded={isNeeded}
      {...field}
    />
  );
};

const Shown = (file: ContentFile) => {
  const { label } = CONTENT_FILES[file.kind];
  const href = hrefOf(file);
  if (href === null) return <p>没有{apart(label)}。</p>;
  return (
    <p>
      <Link href={href} target="_blank">
        打开{apart(label)}
      </Link>
    </p>
  );
};

/** Cover, video and document of a course or a chapter; each is saved as soon as its upload ends. */
export const FilesCard = ({ files, readOnly }: { files: readonly ContentFile[]; readOnly: boolean }) =>
  files.length === 0 ? null : (
    <Card title="文件">
      <Fields>
        {files.map((file) => (readOnly ? <Shown key={file.kind} {...file} /> : <Field key={file.kind} {...file} />))}
      </Fields>
    </Card>
  );
