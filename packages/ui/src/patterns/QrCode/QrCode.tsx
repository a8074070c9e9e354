import { styled } from 'styled-components';
import { encode } from 'uqr';
import { theme } from '../../tokens/theme.ts';

export interface QrCodeProps {
  /** What a phone reads. */
  text: string;
  /** What it is for: 微信支付二维码. */
  label: string;
}

/** Four modules of quiet around, as ISO 18004 asks for. */
const BORDER = 4;

const Root = styled.svg`
  display: block;
  width: 224px;
  max-width: 100%;
  aspect-ratio: 1;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  /* Cameras read dark on light alone, in the dark theme too. */
  background: #fff;
`;

/** The dark modules as one path, a line each. */
const pathOf = (data: readonly (readonly boolean[])[]): string =>
  data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');

/** A code for the camera of a phone. */
export const QrCode = ({ text, label }: QrCodeProps) => {
  const { data, size } = encode(text, { ecc: 'M', border: BORDER });
  return (
    <Root role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path d={pathOf(data)} fill="#000" />
    </Root>
  );
};
