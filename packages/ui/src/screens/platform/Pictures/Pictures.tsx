import { styled } from 'styled-components';
import { theme } from '../../../tokens/theme.ts';

const Root = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]};
  list-style: none;

  a {
    display: block;
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.control};
    overflow: hidden;
  }
  img {
    display: block;
    width: 96px;
    height: 72px;
    object-fit: cover;
    background: ${theme.color.sunken};
  }
`;

export interface PicturesProps {
  files: readonly string[];
  /** Address of an uploaded file by its name. */
  fileUrl: (fileName: string) => string;
}

/** Thumbnails of screenshots; each opens in full. */
export const Pictures = ({ files, fileUrl }: PicturesProps) =>
  files.length > 0 && (
    <Root aria-label="截图">
      {files.map((name, index) => (
        <li key={name}>
          <a href={fileUrl(name)} target="_blank" rel="noreferrer">
            <img src={fileUrl(name)} alt={`截图 ${index + 1}`} loading="lazy" />
          </a>
        </li>
      ))}
    </Root>
  );
