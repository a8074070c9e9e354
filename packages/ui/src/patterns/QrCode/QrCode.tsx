import { styled } from 'styled-components';
import { encode } from 'uqr';
import { theme } from '../../tokens/theme.ts';

export interface QrCodeProps {
  /** The encoded text. */
  text: string;
  /** Name for screen readers: 微信支付二维码. */
  label: string;
}

/** Quiet zone of four modules, as required by ISO/IEC 18004. */
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

/** SVG path of the dark modules. */
const pathOf = (data: readonly (readonly boolean[])[]): string =>
  data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');

/** A QR code. */
export const QrCode = ({ text, label }: QrCodeProps) => {
  const { data, size } = encode(text, { ecc: 'M', border: BORDER });
  return (
    <Root role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path d={pathOf(data)} fill="#000" />
    </Root>
  );
};
