import { styled } from 'styled-components';
import { theme } from '../../tokens/theme.ts';

export interface VideoProps {
  src: string;
  /** Name for screen readers: 「递推入门」的视频. */
  label: string;
}

const Root = styled.video`
  display: block;
  width: 100%;
  max-height: 70vh;
  /* Its own shape once that is known; until then it takes the place that most need. */
  aspect-ratio: auto 16 / 9;
  background: #000;
  border-radius: ${theme.radius.control};

  @media print {
    display: none;
  }
`;

/** An uploaded video with the browser's native controls; only its metadata is fetched before it is played. */
export const Video = ({ src, label }: VideoProps) => <Root controls preload="metadata" src={src} aria-label={label} />;
