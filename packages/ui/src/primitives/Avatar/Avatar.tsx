import { useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../tokens/theme.ts';

export interface AvatarProps {
  name: string;
  /** URL of the picture; without it, or when it fails to load, the first character of the name is shown. */
  src?: string;
  /** Diameter in px. */
  size?: number;
}

const Root = styled.span`
  flex: none;
  display: inline-grid;
  place-items: center;
  width: var(--avatar-size);
  height: var(--avatar-size);
  border-radius: 50%;
  background: ${theme.color.primarySoft};
  color: ${theme.color.primary};
  font-size: calc(var(--avatar-size) * 0.44);
  font-weight: ${theme.weight.medium};
  line-height: 1;
  overflow: hidden;

  > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

/** A person's picture or first character. Decorative: show the name next to it. */
export const Avatar = ({ name, src, size = 32 }: AvatarProps) => {
  const [missing, setMissing] = useState<string>();
  return (
    <Root aria-hidden style={{ '--avatar-size': `${size}px` }}>
      {src === undefined || src === missing ? (
        Array.from(name)[0]
      ) : (
        <img src={src} alt="" onError={() => setMissing(src)} />
      )}
    </Root>
  );
};
