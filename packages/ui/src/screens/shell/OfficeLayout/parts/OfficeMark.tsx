import { useState } from 'react';
import { styled } from 'styled-components';
import { Seal } from '../../../../primitives/Seal/Seal.tsx';
import { theme } from '../../../../tokens/theme.ts';

interface OfficeMarkProps {
  /** Address of the school's picture. */
  logo: string | undefined;
}

const Picture = styled.img`
  display: block;
  width: 32px;
  height: 32px;
  border-radius: ${theme.radius.control};
  object-fit: contain;
`;

/** The school's picture, or the seal if there is none or it fails to load. Decorative: the name is next to it. */
export const OfficeMark = ({ logo }: OfficeMarkProps) => {
  const [missing, setMissing] = useState<string>();
  return logo === undefined || logo === missing ? (
    <Seal size={30} />
  ) : (
    <Picture src={logo} alt="" onError={() => setMissing(logo)} />
  );
};
